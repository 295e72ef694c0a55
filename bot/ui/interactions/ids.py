"""Custom ids: a typed, versioned codec of at most 100 characters.

    p1:<kind>:<match>:<stamp>:<payload>

Match and stamp are in base 36. A component's id says all that a press needs, so that nothing is kept in
memory and every button outlives a restart. `ComponentId.parse` tells ids of an older version, or forged ones,
apart.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum, unique

VERSION = "p1"
LONGEST = 100
"""Characters Discord allows in a custom id."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = r"(?:0|[1-9a-z][0-9a-z]{0,11})"

_LARGE = re.compile(r"(?<!\w)\d{19,}(?!\w)")

TEMPLATE = re.compile(
    rf"{VERSION}:(?P<kind>[a-z]{{1,2}}):(?P<match>{_NUMBER}):(?P<stamp>{_NUMBER}):(?P<payload>[^\n]*)"
)
"""What an id of this version looks like; the kind may still be one we do not know."""


@unique
class Kind(StrEnum):
    """The purpose of a component. Values never change their meaning: old messages still carry them."""

    ACT = "a"
    """Take the action in the payload."""
    WALK = "w"
    """Show the level of the menu in the payload."""
    PICK = "s"
    """A select menu: each value is an action or a level of the menu."""
    SEAT = "st"
    """Open the own private panel."""
    REFRESH = "rf"
    """Show the private panel afresh in this message."""
    UNDO = "u"
    AGREE = "ua"
    REFUSE = "ur"
    RESIGN = "r"
    """Ask whether to resign."""
    RESIGN_NOW = "rn"
    LOG = "l"
    """A page of the log; the payload is its number."""
    RULES = "ru"
    """A chapter of the rules; the payload is the game's key."""
    RULE = "rr"
    """Rules by number or word; the payload is the game's key and what was asked, a value the place."""
    WHAT = "wh"
    """What the picture shows; the payload or the value is a kind of things, or one of them."""
    WHY = "wn"
    """Why something is not offered; the value is the number of what it begins with."""
    MORE = "m"
    TEXT = "t"
    PICTURE = "p"
    """A bigger picture; the payload or the value names the view."""
    REMATCH = "ra"
    """Open a lobby with the same people and options."""
    STEP = "sp"
    """A moment of a game; the stamp or the value is its number, the payload whose eyes see it."""
    REVIEW = "rv"
    """A finished game looked back at by the house."""
    RECORD = "rc"
    REPLAY = "rp"
    JOIN = "j"
    """Join a lobby, or change one's wish; the payload or the value is a seat, empty for any."""
    COMPUTER = "co"
    """Have the house take a seat of a lobby; the value is a level, or `-`, which sends the last one away."""
    ARRANGE = "ar"
    """Keep one's own set-up, or lay out the one kept; the payload says which."""
    GUESS = "gs"
    """What one believes of a hidden piece: the payload or the value is its place, `=` and a place note the
    values, `-` and a place wipe it out."""
    HINT = "hi"
    """What the house would choose."""
    ASK_HINTS = "ha"
    """Ask the others whether there are to be hints."""
    FOLLOW = "fo"
    """Say what one wishes to be told of a table one does not play at; the payload is the wish."""
    STAND_IN = "si"
    """Ask the others whether the house may play for the presser."""
    PROPOSE = "po"
    """Ask the others to end or to pause the game; the payload says which."""
    RESUME = "rs"
    """End a pause."""
    KEEPING = "kp"
    """What managers of the server do; the payload says what, a value whom or where."""
    COME_BACK = "cb"
    """Play again, instead of the house."""
    LEAVE = "lv"
    BEGIN = "b"
    CANCEL = "c"
    OPTION = "o"
    """Set the option named in the payload to the chosen value."""
    RULINGS = "os"
    """Switch on exactly the chosen yes-or-no options."""
    PACE = "pa"
    """Choose the pace of a lobby's table."""
    CLOCKS = "ck"
    """Show the pace of a table and what everybody has left."""
    OVERDUE = "od"
    """Say what is to be done about somebody's time; the payload is what, and whose."""
    HOUSE_RULES = "hr"
    """Show the options of a lobby, privately."""
    PRESET = "pr"
    """Take over house rules that belong together, or keep those agreed on for the server."""
    GUESTS = "gu"
    """Who is to be at the table; the values are users."""
    THREAD = "th"
    """Open a thread with a lobby in it; the payload is what the lobby starts with."""
    SETTING = "se"
    """Change the setting named in the payload."""
    SERVER = "sv"
    """The settings of the server; the payload is what to show or to set, the values what is chosen."""
    SIT = "sj"
    """Sit down at a table from afar."""
    BLOCKED = "bd"
    """Whom the presser does not want to play with; the values are users."""
    POLICY = "py"
    """What is kept and on which terms the bot is used; the payload says which of both."""
    ERASE = "e"
    """Erase the presser's data, after having asked."""
    COMPONENTS = "cf"
    """A component file: what to do, the game's key, which file, and a page."""
    WELCOME = "we"
    """What this is."""
    GAME = "g"
    """What a game is; the payload is its key."""
    OPEN = "op"
    """Open a table here; the payload is the game's key."""
    LESSONS = "ls"
    """The lessons of a game; the payload is its key, a value the lesson to be opened."""
    LESSON = "le"
    """Open a lesson afresh; the payload is the game's key and the lesson's."""
    LESSON_ACT = "la"
    """In the lesson one is at, take the action in the payload."""
    LESSON_WALK = "lw"
    LESSON_PICK = "lp"
    LESSON_HINT = "lh"
    LESSON_RULE = "lr"
    """What the rules say about the lesson in the payload."""
    FIRST_GAME = "fg"
    """A whole game against the house in which every kind of decision is introduced; the payload is its
    key. At a table: no further introductions."""
    PROFILE = "pf"
    """A person's profile; the payload or the value is the user, a game, and whether it is for everybody."""
    FEATS = "ft"
    """The feats of a game; the payload or the value is the user and the game."""
    VERSUS = "vs"
    """The presser and the user in the payload, head to head."""
    ARCHIVE = "av"
    """Finished games; the payload or the value says which are looked for, or a value is one of them."""
    NARROW = "nr"
    """Narrow down which finished games are looked for; the payload says what they are so far, the stamp which
    menu was chosen in."""
    STANDINGS = "sd"
    """A leaderboard; the payload or the value says which, and which page of it, or is a game's key."""
    TOURNAMENT = "to"
    """Something about the tournament whose number is the stamp; the payload says what."""
    DAILY = "da"
    """Choose in the position of the day that the stamp says; the payload or the value numbers the choice."""


class UnreadableIdError(ValueError):
    """Raised for an id that is not ours, or of a kind this version does not know."""


@dataclass(frozen=True, slots=True)
class ComponentId:
    """The content of a component's id. match is 0 where no match is concerned."""

    kind: Kind
    match: int = 0
    stamp: int = 0
    payload: str = ""

    def __str__(self) -> str:
        """The custom id. Raises ValueError where it would be too long or unreadable."""
        if self.match < 0 or self.stamp < 0:
            raise ValueError(f"negative number in {self!r}")
        if "\n" in self.payload:
            raise ValueError(f"line break in {self!r}")
        text = ":".join((VERSION, self.kind, base36(self.match), base36(self.stamp), self.payload))
        if len(text) > LONGEST:
            raise ValueError(f"an id of {len(text)} characters: {text}")
        return text

    @classmethod
    def parse(cls, text: str) -> ComponentId:
        """The inverse of `str`. Raises UnreadableIdError."""
        found = TEMPLATE.fullmatch(text)
        if found is None or len(text) > LONGEST or holds_large_number(found["payload"]):
            raise UnreadableIdError(text)
        try:
            kind = Kind(found["kind"])
        except ValueError:
            raise UnreadableIdError(text) from None
        return cls(kind, int(found["match"], 36), int(found["stamp"], 36), found["payload"])


def holds_large_number(text: str) -> bool:
    """Check whether a word of a text is a number that neither Discord nor the database has."""
    return any(int(digits) >= 2**63 for digits in _LARGE.findall(text))


def base36(number: int) -> str:
    """A number from 0 in base 36."""
    if number < 36:
        return _DIGITS[number]
    digits = []
    while number:
        number, digit = divmod(number, 36)
        digits.append(_DIGITS[digit])
    return "".join(reversed(digits))
