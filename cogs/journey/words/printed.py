"""What the dice and the sheets of a table show, in words, and what of it is certain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine import Options
from bot.text import Language, escape_markdown
from cogs.journey.components import PRINTED
from cogs.journey.profile import Profile
from cogs.journey.state import JourneyOptions
from cogs.journey.words.phrases import PHRASES, Phrasebook


def describe_printed(options: Options, language: Language) -> str:
    """Every die with its faces, and the squares: a line each, in Discord markdown."""
    assert isinstance(options, JourneyOptions)
    return "\n".join(_lines(PHRASES[language], options.printed, language))


def _lines(say: Phrasebook, printed: Profile, language: Language) -> Iterator[str]:
    if printed.name(language):
        yield f"### {escape_markdown(printed.name(language))}"
    yield from (f"- {line}" for line in tell_printed(say, printed))


def tell_printed(say: Phrasebook, printed: Profile) -> Iterator[str]:
    """A line for each die, and one for the squares."""
    unsure = f" {say('uncertain-mark')}"
    for colour, faces in printed.faces.items():
        line = say("printed-die", colour=say.label(colour), faces=_faces(say, faces))
        yield line if printed.faces_certain else line + unsure
    line = say("printed-squares", count=printed.nazgul_squares)
    yield line if printed.squares_certain else line + unsure


def _faces(say: Phrasebook, faces: tuple[str, ...]) -> str:
    found = []
    for symbol, count in Counter(faces).items():
        name = say.label(symbol)
        found.append(name if count == 1 else say("printed-times", symbol=name, count=count))
    return ", ".join(found)


def fill_page(text: str, say: Phrasebook, printed: Profile) -> str:
    """A rules page with its places filled; a line that is left empty is left out."""
    places = {
        "{squares}": say("rules-squares", count=printed.nazgul_squares),
        "{certainty}": "\n".join(_say_what_is_certain(say, printed)),
    }
    for place, value in places.items():
        text = text.replace(place, value)
    return text.strip()


def _say_what_is_certain(say: Phrasebook, printed: Profile) -> Iterator[str]:
    """P13 What is not known of the print is called so; what a profile has corrected is told."""
    if printed is PRINTED:
        yield say("rules-uncertain", mark=say("uncertain-mark"))
        return
    yield say("rules-profile")
    yield from (f"- {line}" for line in tell_printed(say, printed))
    if not (printed.faces_certain and printed.squares_certain):
        yield say("rules-profile-uncertain", mark=say("uncertain-mark"))
