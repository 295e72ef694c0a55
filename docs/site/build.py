"""`make site`: the guides, the rules of the games and the pages they lead to, as plain HTML in build/site.

A page stands in the folder of its language. Those that have a sister in the other language link to it, the
others to its first page. Links to files that are on no page, such as code, are left out: their text stays.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from string import Template
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from bot.text import LANGUAGES, Language
from cogs import bundles

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
OUT: Final = ROOT / "build" / "site"
GUIDES: Final = ("index", "players", "owners", "operators")
IN_BOTH: Final = ("commands", "privacy", "terms")
"""Pages of docs/ in both languages: `.pl` stands behind the name of the Polish one."""
IN_ENGLISH: Final = (
    "checking",
    "component-files",
    "operating",
    "operating/sharding",
    "opponents",
    "pace",
    "performance",
    "position-of-the-day",
    "scaling",
    "taking-back",
    "tournaments",
)
WRITTEN_BY: Final = re.compile(r"^<!--.*?-->$", re.MULTILINE | re.DOTALL)
ADDRESS: Final = re.compile(r"\w+:|#")


@dataclass(frozen=True)
class Page:
    """A page before it is HTML. source: the file it comes from; address: where it stands, from the root."""

    language: Language
    name: str
    source: Path
    text: str

    @property
    def address(self) -> str:
        """Return its place below the root of the site."""
        return f"{self.language}/{self.name}.html"


def list_pages() -> list[Page]:
    """List all pages of the site, each language for itself."""
    docs = ROOT / "docs"
    pages = [Page("en", name.replace("/", "-"), *_read(docs / f"{name}.md")) for name in IN_ENGLISH]
    for language in LANGUAGES:
        ending = "" if language == "en" else f".{language}"
        pages += [Page(language, name, *_read(docs / "guides" / f"{name}.{language}.md")) for name in GUIDES]
        pages += [Page(language, name, *_read(docs / f"{name}{ending}.md")) for name in IN_BOTH]
        pages += _list_rules(language)
    return pages


def _read(path: Path) -> tuple[Path, str]:
    return path, WRITTEN_BY.sub("", path.read_text("utf-8"))


def _list_rules(language: Language) -> Iterator[Page]:
    """Yield the rules of each game, as the bot shows them: a chapter is a section."""
    for key, bundle in bundles().items():
        words = bundle.words
        chapters = words.rules(language)
        contents = "\n".join(f"- [{chapter.title}](#{_slug(chapter.title)})" for chapter in chapters)
        body = "\n\n".join(f"## {chapter.title}\n\n{_break(chapter.body)}" for chapter in chapters)
        title = words.name(language)
        yield Page(
            language,
            f"rules-{key}",
            ROOT / "docs" / "rules" / f"{key}.md",
            f"# {title}\n\n{contents}\n\n{body}",
        )


def _break(body: str) -> str:
    """Keep the ends of lines: on Discord they are breaks."""
    return re.sub(r"(?<=\S)\n(?=[^\n\-*\d>])", "  \n", body)


def build(out: Path = OUT) -> list[Path]:
    """Write the site into a folder, which is emptied before; return its pages."""
    shutil.rmtree(out, ignore_errors=True)
    pages = list_pages()
    for language in LANGUAGES:
        (out / language).mkdir(parents=True)
    shutil.copy(HERE / "style.css", out)
    shutil.copy(HERE / "index.html", out)
    shutil.copytree(ROOT / "docs" / "pictures", out / "pictures")
    names = {(page.language, page.name) for page in pages}
    for page in pages:
        other = next(known for known in LANGUAGES if known != page.language)
        sister = page.name if (other, page.name) in names else "index"
        (out / page.address).write_text(_write(page, pages, f"../{other}/{sister}.html"), "utf-8")
    return [out / "index.html", *(out / page.address for page in pages)]


def _write(page: Page, pages: Sequence[Page], sister: str) -> str:
    markdown = MarkdownIt("commonmark", {"html": False, "xhtmlOut": True}).enable("table")
    tokens = markdown.parse(page.text)
    _name_headings(tokens)
    _lead_on_links(tokens, page, _list_addresses(pages, page.language))
    body = markdown.renderer.render(tokens, markdown.options, {})
    body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    template = Template((HERE / f"page.{page.language}.html").read_text("utf-8"))
    title = page.text.partition("\n")[0].lstrip("# ")
    return template.substitute(title=escape(title), body=body, sister=sister)


def _list_addresses(pages: Sequence[Page], language: Language) -> Mapping[Path, str]:
    """List where each source is read: in this language, if it is there."""
    addresses = {page.source: page.address for page in pages if page.language != language}
    return {**addresses, **{page.source: page.address for page in pages if page.language == language}}


def _name_headings(tokens: Sequence[Token]) -> None:
    """Give each heading the address that GitHub gives it."""
    for heading, inside in pairwise(tokens):
        if heading.type == "heading_open":
            heading.attrSet("id", _slug("".join(part.content for part in inside.children or ())))


def _slug(title: str) -> str:
    return re.sub(r"[^\w -]", "", title.strip().lower()).replace(" ", "-")


def _lead_on_links(tokens: Sequence[Token], page: Page, addresses: Mapping[Path, str]) -> None:
    """Lead links and pictures to where they are on the site; drop those that lead to none of it."""
    for token in tokens:
        kept: list[Token] = []
        dropped = False
        for part in token.children or ():
            if part.type == "image":
                place = _find(page, str(part.attrs["src"])).relative_to(ROOT / "docs")
                part.attrSet("src", f"../{place.as_posix()}")
                part.attrSet("loading", "lazy")
            elif part.type == "link_open":
                address = _lead_on(page, str(part.attrs["href"]), addresses)
                dropped = address is None
                part.attrSet("href", address or "")
            if not (dropped and part.type.startswith("link_")):
                kept.append(part)
            if part.type == "link_close":
                dropped = False
        if token.children is not None:
            token.children = kept


def _lead_on(page: Page, href: str, addresses: Mapping[Path, str]) -> str | None:
    if ADDRESS.match(href):
        return href
    target, _, heading = href.partition("#")
    address = addresses.get(_find(page, target))
    if address is None:
        return None
    relative = posixpath.relpath(address, page.language)
    # The rules for players have chapters of their own.
    return f"{relative}#{heading}" if heading and "rules-" not in address else relative


def _find(page: Page, target: str) -> Path:
    return (page.source.parent / target).resolve()


if __name__ == "__main__":
    build()
