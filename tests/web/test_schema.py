"""The client's types are made from the server's schema: `npm run types` in web/."""

from __future__ import annotations

import json
import re
import urllib.request

from tests.web.running import ROOT, Server

TYPES = ROOT / "web" / "src" / "lib" / "schema.d.ts"
USES = ROOT / "web" / "src" / "lib" / "api.ts"


def test_the_types_of_the_client_fit_the_server(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}/openapi.json") as answer:
        schemas = json.load(answer)["components"]["schemas"]
    written = TYPES.read_text()
    for name in sorted(set(re.findall(r'Schemas\["(\w+)"\]', USES.read_text()))):
        found = re.search(rf"^ {{8}}{name}: {{$(.*?)^ {{8}}}};$", written, re.DOTALL | re.MULTILINE)
        assert found, f"{name} is not in schema.d.ts: npm run types"
        fields = schemas[name]["properties"]
        missing = [field for field in fields if not re.search(rf"\b{field}\??:", found[1])]
        assert not missing, f"{name} lacks {missing} in schema.d.ts: npm run types"
