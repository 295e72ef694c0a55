"""References to other texts: documents, links and paths that are not in the repository are dead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import PurePosixPath

from tests.architecture.sources import ROOT

FOLDERS = {".ci", "assets", "bot", "cogs", "docs", "tests"}
READ = {".ftl", ".json", ".md", ".py", ".sql", ".toml", ".yaml", ""}
"""Endings of the files that are looked through; those without one are the Makefile and its like."""
UNREAD = {"CHANGELOG.md", "tests/architecture/test_changed.py", "tests/architecture/test_references.py"}
"""The changelog tells of files as they were then; these tests name files that are not there."""
DOCUMENT = re.compile(r"\bDESIGN(?:\.md)?\b|(?<![\w/.-])[\w./-]*[\w-]\.md\b")
PLACE = re.compile(r"(?<![\w/.>-])(?:bot|cogs|tests|docs|assets)/[\w./-]*\w\.(?:ftl|json|py|sql)\b")
ISSUE = re.compile(r"(?<!discord-api-docs )\bissue \d+\b")
"""The issues of this project are kept elsewhere; those of Discord's documentation anybody can read."""
LINK = re.compile(r"\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)


@cache
def list_kept_files() -> frozenset[str]:
    """List the files of the project, as paths from the root."""
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    return frozenset(
        path.relative_to(ROOT).as_posix()
        for path in (*ROOT.glob("[!.]*"), *inside)
        if path.is_file() and "__pycache__" not in path.parts
    )


def list_texts(*endings: str) -> list[str]:
    """List the kept files that are looked through, of some endings or of all."""
    wanted = set(endings) or READ
    return sorted(
        path for path in list_kept_files() if path not in UNREAD and PurePosixPath(path).suffix in wanted
    )


def find_dead_references(path: str, text: str) -> Iterator[str]:
    """Find the documents, files and issues a text names that are not in the repository.

    A document is there when its name, or the end of its path, is that of a kept file.
    """
    for line in text.splitlines():
        line = re.sub(r"\w+://\S+", "", line)
        for match in DOCUMENT.finditer(line):
            if not _is_kept(path, match[0]):
                yield match[0]
        yield from (place for place in PLACE.findall(line) if place not in list_kept_files())
        yield from ISSUE.findall(line)


def find_broken_links(path: str, text: str) -> Iterator[str]:
    """Find the relative links of a page that lead to no file, or to no heading of it."""
    for match in LINK.finditer(text):
        target, heading = match.groups()
        file = (ROOT / path).parent / target if target else ROOT / path
        leads_nowhere = not file.exists()
        if not leads_nowhere and heading:
            leads_nowhere = heading not in list_headings(file.read_text("utf-8") if target else text)
        if leads_nowhere:
            yield match[0]


def list_headings(text: str) -> set[str]:
    """List the headings of a page as the ends of addresses, the way GitHub writes them."""
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading) for heading in HEADING.findall(text))
    return {re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-") for heading in plain}


def _is_kept(path: str, name: str) -> bool:
    if ((ROOT / path).parent / name).exists():
        return True
    return any(file == name or file.endswith(f"/{name}") for file in list_kept_files())
