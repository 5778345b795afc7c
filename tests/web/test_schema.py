"""The client's types are made from the server's schema: `npm run types` in web/."""

from __future__ import annotations

import json
import re
import urllib.request

from tests.web.running import ROOT, Server

LIBRARY = ROOT / "web" / "src" / "lib"


def test_the_server_gives_all_that_the_client_expects(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}/openapi.json") as answer:
        schemas = json.load(answer)["components"]["schemas"]
    written = (LIBRARY / "schema.d.ts").read_text()
    used = set(re.findall(r'Schemas\["(\w+)"\]', (LIBRARY / "api.ts").read_text()))
    assert used
    for name in sorted(used):
        body = re.search(rf"^ {{8}}{name}: {{$(.*?)^ {{8}}}};$", written, re.DOTALL | re.MULTILINE)
        assert body, f"{name} is not in schema.d.ts: npm run types"
        expected = set(re.findall(r"^ {12}(\w+)\??:", body[1], re.MULTILINE))
        gone = expected - set(schemas[name]["properties"])
        assert not gone, f"{name} no longer has {gone}: npm run types, then npm run check"
