"""A message as data: what the id of each component says, and a page with the pictures it still needs.

    p1:<kind>:<match>:<stamp>:<payload>

A custom id is a typed, versioned text of at most 100 characters; match and stamp are in base 36. It says all
that a press needs, so that nothing is kept in memory and every button outlives a restart.
`ComponentId.parse` tells ids of an older version, or forged ones, apart.

The answer to a press never waits for a picture: it keeps the pictures the message already has, and those that
have to be drawn follow in an edit. Pictures are named by a digest of what they show, so the same picture is
never sent twice and a name betrays nothing the picture does not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique
from functools import cached_property
from hashlib import blake2b
from io import BytesIO
from typing import Any, Final
from urllib.parse import urlsplit

import discord
import orjson
from discord import ui

from bot.draw.encode import Encoded

VERSION = "p1"
LONGEST_ID = 100
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
    ONWARD = "ow"
    """Play on from a moment, whose number is the stamp; the payload says what to do, from which seat, with
    which cards, and of what the moment is where that is no match."""
    CARDS = "oc"
    """Say in the lobby of such a table whether one wants everything as it was."""
    NOTES = "nt"
    """What the presser has written down about a game."""
    REPORT = "bg"
    """Something looks wrong; the payload says what to do, or the number of what was written."""
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
    AHEAD = "ah"
    """What one answers ahead of time: the value is an answer to keep, `+` keeps one, `-` takes one back."""
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
    PERSON = "cp"
    """Somebody something at a table is to be done about; the payload says what, the value is the user."""
    SHARE = "cs"
    """Show a finished game to everybody; the payload says in which form."""
    CALL = "cc"
    """Call the server's role to a table with a free seat."""
    THREAD = "th"
    """Open a thread with a lobby in it; the payload is what the lobby starts with."""
    SETTING = "se"
    """Change the setting named in the payload."""
    SERVER = "sv"
    """The settings of the server; the payload is what to show or to set, the values what is chosen."""
    BOARD = "fb"
    """Post the free seats of the server for everybody, in a message that is kept up to date."""
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
    """Open a table here; the payload is the game's key, and after a dot whom one plays."""
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
    HOUSE = "fh"
    """A game against the house at once; the payload is its key."""
    FIRST = "fi"
    """The games that can be begun in the way the payload says; the value is whom one plays."""
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
    IMPORT = "ni"
    """Ask for a record of one's own, or show the game in it."""
    STANDINGS = "sd"
    """A leaderboard; the payload or the value says which, and which page of it, or is a game's key."""
    STATISTICS = "an"
    """What the server has played; the payload or the value is a game's key or `-`, and whether it is for
    everybody, or asks for a table."""
    TOURNAMENT = "to"
    """Something about the tournament whose number is the stamp; the payload says what."""
    CHECK = "kc"
    """Try out, in this channel, what the bot may do."""
    DAILY = "da"
    """Choose in the position of the day that the stamp says; the payload or the value numbers the choice."""
    TABLES = "zt"
    """The tables of a server, for its managers; the stamp is the page, the payload what to show or do."""
    TOUCH = "tb"
    """Open the page of the board; the payload is about where somebody has it open."""
    ACTIVITY = "ty"
    """Open the board inside Discord, as an Activity."""
    LINE = "ln"
    """A line being composed: the payload says what is done with it, nothing only shows it."""
    LINE_ACT = "na"
    """In the line being composed, the action in the payload, of whoever is to choose in it."""
    LINE_WALK = "nw"
    LINE_PICK = "np"
    SET_UP = "zs"
    """Set up a server; the payload is what to do."""
    WHAT_IF = "wi"
    """Other moves tried out in a finished game; the payload says what to show or do, the stamp where."""
    BRANCH_ACT = "ba"
    """In such a branch, take the action in the payload."""
    BRANCH_WALK = "bw"
    BRANCH_PICK = "bp"
    VOTE = "vo"
    """A game that people vote in; the payload says what is done there, a value whom or what for."""
    VOTE_ACT = "va"
    """In what one is about to propose to one's side, take the action in the payload."""
    VOTE_WALK = "vw"
    VOTE_PICK = "vp"
    GUESS_ALONG = "ga"
    """How somebody who watches thinks that a game, or a battle in it, ends; the payload says which."""
    RELIABILITY = "re"
    """How reliably the people of a lobby play; the payload has the lobby ask for it, or no longer."""


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
        if len(text) > LONGEST_ID:
            raise ValueError(f"an id of {len(text)} characters: {text}")
        return text

    @classmethod
    def parse(cls, text: str) -> ComponentId:
        """The inverse of `str`. Raises UnreadableIdError."""
        parsed = TEMPLATE.fullmatch(text)
        if parsed is None or len(text) > LONGEST_ID or holds_large_number(parsed["payload"]):
            raise UnreadableIdError(text)
        try:
            kind = Kind(parsed["kind"])
        except ValueError:
            raise UnreadableIdError(text) from None
        return cls(kind, int(parsed["match"], 36), int(parsed["stamp"], 36), parsed["payload"])


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


MOST_ALT: Final = 1_024
"""Characters of a picture's alt text."""
COVER: Final = "cover"
"""The name of the picture of a game in its lobby."""
MOST_SHOWN: Final = 60
"""Characters of a view in its picture's name. Many ways on a map are longer; the digest tells them apart."""


def name_picture(kind: str, match: int, view: str, digest: str) -> str:
    """Name a picture's file, without the extension."""
    return f"{kind}-{base36(match)}-{view[:MOST_SHOWN]}-{digest}"


@dataclass(frozen=True)
class PictureRequest:
    """A picture of a page."""

    stem: str  # its file name without the extension
    view: str
    scene: Hashable
    scale: float
    describe: Callable[[], str] = field(compare=False)  # gives its alt text
    # The seat whose picture it is, "" where it is for everybody. What one seat looks at is not at hand for
    # another: else how soon a picture comes would tell what others had to look at.
    audience: str = ""

    @cached_property
    def alt(self) -> str:
        """Its alt text."""
        return clip(self.describe(), MOST_ALT)


@dataclass(frozen=True, slots=True)
class Attachment:
    """A picture that hangs in a message: its address and the alt text it was sent with.

    old: whether the words beside it say more than it shows.
    """

    url: str
    alt: str
    old: bool = False

    @property
    def stem(self) -> str:
        """Its file's name without the extension."""
        return self.url.rpartition("/")[2].rpartition(".")[0]

    @property
    def view(self) -> str:
        """Return what it shows, as far as it is named; the stem where the name is not one of ours."""
        parts = self.stem.split("-")
        return parts[2] if len(parts) == 4 else self.stem


@dataclass(frozen=True)
class Page:
    """The content of a message. build: the layout, given its pictures, from top to bottom.

    views: of which there are pictures; request: asks for the picture of one. That takes longer than the
    layout, so it is not done before it is needed. named: whether pictures may name people. afresh: whether
    what hung there before is of something else, and no stand-in for a picture that is yet to come. aim: tells
    what of its menu lies where in its pictures, for where these are touched.
    """

    key: str
    build: Callable[[Sequence[Attachment]], ui.LayoutView]
    views: tuple[str, ...] = ()
    request: Callable[[str], PictureRequest] | None = None
    named: bool = True
    afresh: bool = False
    aim: Callable[[], Any] | None = None

    @cached_property
    def pictures(self) -> tuple[PictureRequest, ...]:
        """The pictures, in the order of the views."""
        return () if self.request is None else tuple(map(self.request, self.views))

    @cached_property
    def digest(self) -> str:
        """Equal for pages that look the same."""
        layout = self.build([Attachment(request.stem, request.stem) for request in self.pictures])
        return blake2b(orjson.dumps(layout.to_components()), digest_size=12).hexdigest()  # type: ignore[no-untyped-call]

    def is_complete(self, attached: Iterable[Attachment]) -> bool:
        """Check whether every picture it needs is among these."""
        return {request.stem for request in self.pictures} <= {attachment.stem for attachment in attached}


def plain(build: Callable[[], ui.LayoutView]) -> Page:
    """A page without pictures."""
    return Page("", lambda _: build())


def clip(text: str, most: int) -> str:
    """A text of at most so many characters, with an ellipsis where something was left out."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def attach(page: Page, pictures: Mapping[str, Encoded]) -> tuple[ui.LayoutView, list[discord.File]]:
    """The layout of a page with its pictures by stem, and the files to send."""
    files = [
        discord.File(
            BytesIO(pictures[request.stem].bytes),
            f"{request.stem}.{pictures[request.stem].extension}",
            description=request.alt or None,
        )
        for request in page.pictures
    ]
    return page.build(sent(files)), files


@contextmanager
def close_after_sending(files: Sequence[discord.File]) -> Iterator[None]:
    """The time in which files are sent; requests would keep them until garbage is collected."""
    try:
        yield
    finally:
        for file in files:
            # Until its file is closed a stream cannot be; discord.py leaves that to whoever opened it.
            file.close()
            file.fp.close()


def sent(files: Iterable[discord.File]) -> list[Attachment]:
    """Pictures as they hang once they have been sent."""
    return [Attachment(file.uri, file.description or "") for file in files]


def keep_attachments(page: Page, attached: Sequence[Attachment], *, judged: bool = True) -> list[Attachment]:
    """The pictures an answer keeps of those in the message: of the same views, or for want of them those that
    were in their places, each with its own alt text. The lobby's stands in for none of the table.

    judged: whether it is said of each if it is older than the page; not where it is not known yet what the
    page's own pictures are, since they name people.
    """
    if page.afresh:
        due = {request.stem for request in page.pictures}
        return [attachment for attachment in attached if attachment.stem in due]
    by_view = {attachment.view: attachment for attachment in attached}
    views = [view[:MOST_SHOWN] for view in page.views]
    spare = [attachment for view, attachment in by_view.items() if view not in (*views, COVER)]
    kept = (by_view.get(view) or (spare.pop(0) if spare else None) for view in views)
    attachments = [attachment for attachment in kept if attachment is not None]
    wanted = (
        {request.stem for request in page.pictures}
        if attachments and judged
        else {attachment.stem for attachment in attachments}
    )
    return [replace(attachment, old=attachment.stem not in wanted) for attachment in attachments]


def attachments_of(components: Iterable[discord.Component]) -> Iterator[Attachment]:
    """The pictures in a message's galleries, from top to bottom."""
    for part in components:
        if isinstance(part, discord.MediaGalleryComponent):
            for item in part.items:
                name = urlsplit(item.media.url).path.rpartition("/")[2]
                yield Attachment(f"attachment://{name}", item.description or "")
        elif isinstance(part, discord.Container):
            yield from attachments_of(part.children)
