"""The alphabetical order of each language."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from bot.text.catalogue import Language

ALPHABETS: Final[dict[Language, str]] = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
}


@lru_cache(maxsize=1 << 10)
def collation(text: str, language: Language) -> str:
    """What to sort a text by: letters in the order of the alphabet, marks it does not know left out."""
    alphabet = ALPHABETS[language]
    return "".join(_weight(each, alphabet) for each in text.casefold())


def _weight(letter: str, alphabet: str) -> str:
    known = letter if letter in alphabet else unicodedata.normalize("NFD", letter)[0]
    if known in alphabet:
        return chr(ord("a") + alphabet.index(known))
    return known if known.isdigit() or known == " " else ""
