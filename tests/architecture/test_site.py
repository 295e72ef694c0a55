"""The site: well-formed pages whose links all lead somewhere, in both languages, readable light and dark."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from docs.site.build import HERE, build

LEAST_CONTRAST = 4.5
"""Between text and what it stands on, for small type (WCAG 2.2, AA)."""
TEXTS = ("ink", "quiet", "link")
GROUNDS = ("paper", "sheet")
OUTSIDE = re.compile(r"\w+:")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, ET.Element]:
    """The pages of the site, each read as strictly as XML is."""
    pages = build(tmp_path_factory.mktemp("site") / "site")
    return {path: ET.fromstring(path.read_text("utf-8")) for path in pages}


def list_ids(page: ET.Element) -> list[str]:
    return [part.attrib["id"] for part in page.iter() if "id" in part.attrib]


def list_links(page: ET.Element) -> Iterator[str]:
    for part in page.iter():
        yield from (part.attrib[name] for name in ("href", "src") if name in part.attrib)


def test_every_link_of_the_site_leads_somewhere(site: dict[Path, ET.Element]) -> None:
    broken = []
    for path, page in site.items():
        for link in list_links(page):
            target, heading = urldefrag(link)
            file = (path.parent / target).resolve() if target else path
            if OUTSIDE.match(link):
                continue
            if not file.is_file() or (heading and unquote(heading) not in list_ids(site[file])):
                broken.append(f"{path.parent.name}/{path.name}: {link}")

    assert not broken, "\n".join(broken)


def test_every_picture_is_told_in_words(site: dict[Path, ET.Element]) -> None:
    pictures = [picture for page in site.values() for picture in page.iter("img")]

    assert pictures
    assert [picture.attrib for picture in pictures if len(picture.get("alt", "")) < len("a board")] == []


def test_a_page_says_its_language_and_leads_to_the_other(site: dict[Path, ET.Element]) -> None:
    for path, page in site.items():
        language = page.attrib["lang"]
        others = {link.get("hreflang") for link in page.iter("a")} - {None}
        if path.parent.name == "site":
            continue
        assert language == path.parent.name
        assert others == {"en", "pl"} - {language}


def test_a_page_has_one_title_and_its_headings_stand_in_order(site: dict[Path, ET.Element]) -> None:
    for path, page in site.items():
        levels = [int(part.tag[1]) for part in page.iter() if re.fullmatch(r"h\d", part.tag)]
        assert levels.count(1) == 1, path
        assert levels[0] == 1, path
        assert all(below - above <= 1 for above, below in pairwise(levels)), path


def test_ids_of_a_page_are_unique(site: dict[Path, ET.Element]) -> None:
    for path, page in site.items():
        ids = list_ids(page)
        assert sorted(ids) == sorted(set(ids)), path


def test_a_page_needs_no_script_and_nothing_from_elsewhere(site: dict[Path, ET.Element]) -> None:
    for path, page in site.items():
        assert list(page.iter("script")) == [], path
        loaded = [part.get("src") or part.get("href") for tag in ("img", "link") for part in page.iter(tag)]
        assert [address for address in loaded if OUTSIDE.match(address or "")] == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_what_it_stands_on(scheme: str) -> None:
    sheet = (HERE / "style.css").read_text("utf-8")
    blocks = re.findall(r":root \{(.*?)\}", sheet, re.DOTALL)
    colours = dict(re.findall(r"--(\w+): (#\w{6})", blocks[("light", "dark").index(scheme)]))

    for text in TEXTS:
        for ground in GROUNDS:
            assert measure_contrast(colours[text], colours[ground]) >= LEAST_CONTRAST, (text, ground)


def measure_contrast(one: str, other: str) -> float:
    """Measure the contrast of two colours as WCAG does: 1 to 21."""
    darker, lighter = sorted((measure_light(one), measure_light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def measure_light(colour: str) -> float:
    """Measure how much light a colour gives: 0 to 1."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_contrast_is_measured_as_by_the_book() -> None:
    assert measure_contrast("#000000", "#ffffff") == pytest.approx(21)
    assert measure_contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
