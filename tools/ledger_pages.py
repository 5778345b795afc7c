"""Pages of the documentation that are derived from the rule ledger: one a game, an anchor a rule.

MkDocs calls `on_files` when it builds the site.
"""

import re
from collections import defaultdict

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from hullbreach import ledger

TITLES = {
    "theseus": "Theseus: The Dark Orbit",
    "lockdown": "Nemesis: Lockdown",
    "nemesis": "Nemesis",
}


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    for game in ledger.games():
        page = f"rules/{game}.md"
        files.append(File.generated(config, page, content=ledger_page(game)))
    return files


def ledger_page(game: str) -> str:
    chapters: dict[str, list[ledger.Rule]] = defaultdict(list)
    for rule in ledger.rules(game):
        chapters[rule.chapter].append(rule)
    parts = [f"# {TITLES.get(game, game.title())}: the rules"]
    for chapter, rules in chapters.items():
        parts.append(f"## {chapter.replace('-', ' ').capitalize()}")
        parts += [paragraph(rule) for rule in rules]
    return "\n\n".join(parts) + "\n"


def paragraph(rule: ledger.Rule) -> str:
    """A rule's number (which is its address), its text, what it refines, and our ruling."""
    lines = [f"**[{rule.id}](#{rule.id})**{{ #{rule.id} }} {literal(rule.text)}"]
    if rule.needs:
        lines.append("See " + ", ".join(f"[{number}](#{number})" for number in rule.needs) + ".")
    for title, note in (("Open in the book", rule.ambiguous), ("Editions differ", rule.conflict)):
        if note:
            lines.append(f"\n> *{title}.* {literal(note)}")
    return "\n".join(lines)


def literal(text: str) -> str:
    """Text in which no character means anything to Markdown or HTML."""
    return re.sub(r"([\\`*_{}\[\]<>#|&])", lambda mark: f"&#{ord(mark[1])};", text)
