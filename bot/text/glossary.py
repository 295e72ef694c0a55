"""What a game's things and the signs in its pictures are: everything that has a name, explained."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bot.text.phrasebook import Phrasebook

SIGN = "sign"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that has a name. key: its kind and id, `figure-frodo`; text: a few sentences, markdown."""

    key: str
    name: str
    text: str

    @property
    def kind(self) -> str:
        """What it is one of: `figure`."""
        return self.key.partition("-")[0]


def explain_each(
    say: Phrasebook, kind: str, known: Iterable[str], explain: Callable[[str], str]
) -> Iterator[Entry]:
    """The entries of one kind, in their order. kind: how the messages with the names begin."""
    for each in known:
        yield Entry(f"{kind}-{each}", say.forms(f"{kind}-{each}")[""], explain(each))


def explain_signs(say: Phrasebook, signs: Iterable[str]) -> Iterator[Entry]:
    """Signs in pictures: the messages `sign-<id>`, with what each means as `.text`."""
    for each in dict.fromkeys(signs):
        yield Entry(f"{SIGN}-{each}", say(f"sign-{each}"), say(f"sign-{each}.text"))
