"""Texts from outside made harmless: one line, nothing invisible, nothing that turns or towers above its line.

What languages need stays: vowel signs of Thai and Hindi, harakat of Arabic, niqqud of Hebrew, joiners where
scripts and emoji are written with them.
"""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_ACCENTS: Final = 2
"""Marks for any script, such as accents, that a letter may bear beyond those it is composed with."""
MOST_MARKS: Final = 4
"""Marks of its own script: a consonant of Burmese has that many."""
ACCENTS: Final = (
    *((0x0300, 0x036F), (0x0483, 0x0489), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF)),
    (0xFE20, 0xFE2F),
)
"""Marks that belong to no script: what is stacked by mischief."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols of which nothing can be seen."""
NOTHING: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U0001d159")
"""Marks of which nothing can be seen either."""
EMOJI_STYLE: Final = "\ufe0f"
JOINER, NON_JOINER = "\u200d", "\u200c"
VIRAMA: Final = 9
"""The combining class of the mark that joins consonants."""
JOINED: Final = ("ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC")
"""Scripts whose letters are joined unless something stands between them."""


def clean_text(text: str) -> str:
    """A text in one line as it may be shown to others; empty where there is nothing to see of it."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if each.isspace() or each in BLANKS else each for each in composed)
    return " ".join(_keep_marks(_keep_seen(spaced)).split())


def _keep_seen(text: str) -> str:
    """Without what is invisible: controls, unknown and private signs, zero width, marks of direction."""
    kept: list[str] = []
    for at, sign in enumerate(text):
        following = text[at + 1] if at + 1 < len(text) else ""
        if sign in (JOINER, NON_JOINER):
            is_kept = bool(kept) and _joins(sign, kept[-1], following)
        elif _is_selector(sign):
            is_kept = sign == EMOJI_STYLE and bool(kept) and _bears_style(kept[-1])
        else:
            is_kept = sign not in NOTHING and not unicodedata.category(sign).startswith("C")
        if is_kept:
            kept.append(sign)
    return "".join(kept)


def _joins(sign: str, before: str, following: str) -> bool:
    """Check whether a joiner is one that a script or an emoji is written with."""
    if not following:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(following).startswith("L")
    if sign == NON_JOINER:
        return all(unicodedata.name(each, "").startswith(JOINED) for each in (before, following))
    return _is_picture(before) and unicodedata.category(following) == "So"


def _is_picture(sign: str) -> bool:
    """Check whether a sign is part of an emoji: the sign itself, its skin, or its style."""
    return unicodedata.category(sign) in ("So", "Sk") or sign == EMOJI_STYLE


def _bears_style(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sm", "Po", "Nd", "No")


def _is_selector(sign: str) -> bool:
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def _keep_marks(text: str) -> str:
    """Without marks that no letter bears, and with as many as a letter may bear."""
    kept: list[str] = []
    base, marks = "", ""
    for sign in f"{text} ":
        if unicodedata.category(sign).startswith("M"):
            marks += sign
            continue
        kept += (base, _bound_marks(base, marks))
        base, marks = sign, ""
    return "".join(kept)


def _bound_marks(base: str, marks: str) -> str:
    """The marks a letter keeps; more accents than any language has are none at all."""
    if not base or base.isspace():
        return ""
    once = "".join(sign for at, sign in enumerate(marks) if sign not in marks[:at])
    accents = [sign for sign in marks if _is_accent(sign)]
    own = [sign for sign in once if not _is_accent(sign)][:MOST_MARKS]
    allowed = set(own) | (set(accents) if len(accents) <= MOST_ACCENTS else set())
    return "".join(sign for sign in once if sign in allowed)


def _is_accent(sign: str) -> bool:
    return any(first <= ord(sign) <= last for first, last in ACCENTS)
