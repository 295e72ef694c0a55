"""What people write is cleaned in one place: nothing invisible, nothing live, no sign of a language lost."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.draw.board import plain_name
from bot.engine import clean_text
from bot.text import GivenText, escape_markdown

OVERRIDE, ISOLATE, WIDTHLESS, FILLER = "\u202e", "\u2066", "\u200b", "\u3164"
ZALGO = "Z\u0336\u0337\u0338\u0335a\u0321\u0322\u0334\u0316lgo"

MISCHIEF = {
    "an override": (f"Cup {OVERRIDE}puC", "Cup puC"),
    "an isolate": (f"{ISOLATE}Cup\u2069", "Cup"),
    "marks of direction": ("\u200eCup\u200f\u061c", "Cup"),
    "zero width": (f"C{WIDTHLESS}u\u2060p\ufeff", "Cup"),
    "a soft hyphen": ("Cu\u00adp", "Cup"),
    "stacked marks": (ZALGO, "Zalgo"),
    "stacked marks of Thai": ("ก" + "\u0e49" * 40, "ก\u0e49"),
    "enclosing marks": ("A" + "\u20dd" * 9, "A"),
    "a mark without a letter": (" \u0301\u0302Cup", "Cup"),
    "a mark that joins nothing": ("C\u034fup", "Cup"),
    "a joiner between Latin letters": ("C\u200du\u200cp", "Cup"),
    "controls and escapes": ("C\x1b[31mu\x00p\x07", "C[31mup"),
    "line breaks": ("Cup\r\nof\u2028Bree\x85!", "Cup of Bree !"),
    "private and unknown signs": ("C\ue000u\U000e0041p", "Cup"),
    "lone halves": ("C\ud800up", "Cup"),
}
BLANK = {
    "a filler": FILLER,
    "every filler": "\u115f\u1160\u2800\u3164\uffa0",
    "spaces": " \u00a0\u2003\u3000\t\n",
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "marks alone": "\u0301\u0336\u0e49",
    "selectors": "\ufe0f\U000e0100",
    "nothing": "",
}
NEEDED = {
    "Polish": "Zażółć gęślą jaźń",
    "Vietnamese": "Nguyễn Việt Hằng",
    "Thai": "สวัสดี ที่รัก น้ำ",
    "Hindi": "हिन्दी क्षत्रिय ड़",
    "Bengali": "বাংলা ক্ষুদ্র",
    "Tamil": "தமிழ் ஸ்ரீ",
    "Arabic": "مُحَمَّد بَيْت",
    "Persian with its joiner": "می\u200cخواهم",
    "Hebrew": "שָׁלוֹם",
    "Khmer": "ភាសាខ្មែរ",
    "Burmese": "မြန်မာဘာသာ",
    "Tibetan": "བོད་ཡིག",
    "Sinhala with its joiner": "ශ්\u200dරී",
    "Japanese": "がんばれ ゔ",
    "Korean": "안녕하세요",
    "a family": "👨\u200d👩\u200d👧",
    "a heart in colour": "❤\ufe0f",
    "a key": "1\ufe0f\u20e3",
    "tone of skin": "👍🏽",
}
LIVE = (
    "discord.gg/abcdef",
    "discord.com/invite/abcdef",
    "DISCORD.GG/ABC",
    "https://evil.example/x",
    "http://evil.example",
    "[here](https://evil.example)",
    "<https://evil.example>",
    "@everyone",
    "@here",
    "<@123456789012345678>",
    "<@&123456789012345678>",
    "<#123456789012345678>",
    "</confront start:123456789012345678>",
    "<t:1700000000:R>",
    "<:smile:123456789012345678>",
    "**bold** __under__ ~~gone~~ ||hidden||",
    "`code`",
    "```\ncode```",
    "# heading",
    "-# small",
    "> said",
    "- list",
    "1. list",
    "*a*_b_",
)
MARKUP = re.compile(
    r"(?<!\\)(?:https?://|discord\.gg/|discord\.com/invite/|@everyone|@here|<[@#:/t]|\*\*|__|~~|\|\||`|\]\()"
    r"|^(?:#|-#|>|- |\d+\. )",
    re.IGNORECASE,
)


@pytest.mark.parametrize("kind", MISCHIEF)
def test_mischief_is_taken_out(kind: str) -> None:
    written, kept = MISCHIEF[kind]
    assert clean_text(written) == GivenText(written).plain == kept
    assert plain_name(written) == kept


@pytest.mark.parametrize("kind", BLANK)
def test_a_text_of_which_nothing_can_be_seen_is_empty(kind: str) -> None:
    assert clean_text(BLANK[kind]) == ""
    assert not GivenText(BLANK[kind])


@pytest.mark.parametrize("language", NEEDED)
def test_what_a_language_needs_is_kept(language: str) -> None:
    text = NEEDED[language]
    assert clean_text(text) == unicodedata.normalize("NFC", text)
    assert len(plain_name(text)) >= min(len(unicodedata.normalize("NFKC", text)), 24)


@pytest.mark.parametrize("live", LIVE)
def test_what_discord_would_bring_to_life_is_shown_as_it_was_written(live: str) -> None:
    shown = str(GivenText(live))
    assert not MARKUP.search(shown), shown
    assert re.sub(r"\\(?=[^\w\s]|_)", "", shown) == clean_text(live)


def test_code_is_not_ended_by_what_stands_in_it() -> None:
    assert GivenText("a`b``").code == "`a’b’’`"
    assert GivenText(FILLER).code == "` `"


@given(st.text())
def test_a_clean_text_stays_as_it_is_in_one_line_without_what_cannot_be_seen(text: str) -> None:
    cleaned = clean_text(text)
    assert clean_text(cleaned) == cleaned
    assert len(cleaned.splitlines()) <= 1
    assert cleaned == cleaned.strip()
    hidden = {character for character in cleaned if unicodedata.category(character)[0] == "C"}
    assert hidden <= {"\u200c", "\u200d"}
    assert not re.search("[\u0300-\u036f]{3}", unicodedata.normalize("NFC", cleaned))


@given(st.text())
def test_an_escaped_text_reads_as_the_same(text: str) -> None:
    cleaned = clean_text(text)
    read = re.sub(r"\\(?=[^\w\s]|_)", "", escape_markdown(cleaned))
    assert read.replace("\\", "") == cleaned.replace("\\", "")
