"""Buttons that features around the games put on pages which are not theirs, and what is done at a table.

An action has one name, whether it is pressed or typed; what answers it is registered for its kind.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, ParamSpec, TypeAlias, TypeVar

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.review import Moment
from bot.match.settings import GuildSettings
from bot.match.values import MatchId, UserId
from bot.match.views import View
from bot.text import Language, Translator
from bot.text.game_text import Tone
from bot.ui.layout import button
from bot.ui.page import ComponentId, Kind

P = ParamSpec("P")
B = TypeVar("B", bound="Button | None")
C = TypeVar("C", bound=Callable[..., bool])
Button: TypeAlias = ui.Button[Any]


class Spot(Generic[P]):
    """A place on pages where features put their buttons, each by a function of what the page is about.

    ways: by name, in the order in which modules are loaded; loaded again, one takes its own place.
    """

    def __init__(self) -> None:
        self.ways: dict[str, Callable[P, Button | None]] = {}

    def lead_from(self, way: Callable[P, B]) -> Callable[P, B]:
        """Register what makes a button here; None where there is nothing to lead to."""
        self.ways[f"{way.__module__}.{way.__qualname__}"] = way
        return way

    def drop(self, way: Callable[P, Button | None]) -> None:
        """Lead there no longer."""
        self.ways.pop(f"{way.__module__}.{way.__qualname__}", None)

    def list_ways(self, *about: P.args, **named: P.kwargs) -> list[Button]:
        """Make the buttons."""
        made = (way(*about, **named) for way in self.ways.values())
        return [button for button in made if button is not None]


@dataclass(frozen=True, slots=True)
class Action:
    """Something done at a table, pressed or typed. key: of its name, the message `action-<key>`.

    takes_player: whether somebody may be named when it is typed.
    """

    key: str
    kind: Kind
    emoji: str
    tone: Tone = "secondary"
    payload: str = ""
    takes_player: bool = False

    def name(self, translator: Translator) -> str:
        """Name it, for a button and for who types."""
        return translator(f"action-{self.key}")

    def target(self, match: MatchId, stamp: int = 0) -> ComponentId:
        """Say what its button says."""
        return ComponentId(self.kind, match, stamp, self.payload)

    def button(self, translator: Translator, match: MatchId, stamp: int = 0) -> Button:
        """Make its button."""
        return button(self.target(match, stamp), self.name(translator), self.tone, self.emoji)


class Actions(Generic[P]):
    """A place where actions are offered, each while a function of what the page is about says so.

    ways: by name, in the order in which modules are loaded; loaded again, one takes its own place.
    """

    def __init__(self) -> None:
        self.ways: dict[str, tuple[Action, Callable[P, bool]]] = {}

    def offer(self, action: Action) -> Callable[[C], C]:
        """Register an action, by what tells whether it is offered."""

        def register(is_offered: C) -> C:
            self.ways[f"{is_offered.__module__}.{action.key}"] = (action, is_offered)
            return is_offered

        return register

    def list_offered(self, *about: P.args, **named: P.kwargs) -> list[Action]:
        """List the actions offered."""
        return [action for action, is_offered in self.ways.values() if is_offered(*about, **named)]


LOBBY: Final[Actions[[Table, UserId]]] = Actions()
"""Before play."""
MORE: Final[Actions[[GameBundle, View]]] = Actions()
"""Under *More*, while a game is played."""
KEEPERS: Final[Actions[[GameBundle, View]]] = Actions()
"""There too, for who manages the server."""
STORY: Final[Actions[[Table]]] = Actions()
"""Wherever a game may be gone through once more, as far as it has come."""
FINISHED: Final[Actions[[Table]]] = Actions()
"""The same, where it is over."""
AGAIN: Final[Actions[[Table]]] = Actions()
"""Before that: what follows a game that is over."""
OVER: Final[Actions[[Table]]] = Actions()
"""After that: what else is left of it."""
ABOUT_ONESELF: Final[Spot[[Translator]]] = Spot()
"""Below one's own settings."""
PICTURES: Final[Spot[[Translator, GameBundle, View]]] = Spot()
"""Beside the pictures of a table."""
PANEL: Final[Spot[[Translator, GameBundle, View]]] = Spot()
"""At the foot of somebody's private panel."""
IN_A_LOBBY: Final[Spot[[Translator, Table]]] = Spot()
"""Below a lobby."""
ABOUT_A_GAME: Final[Spot[[Translator, GameBundle]]] = Spot()
"""Where a game of the house is shown to somebody new."""
AT_A_MOMENT: Final[Spot[[Translator, MatchId, Moment]]] = Spot()
"""Below a moment of a game that is over."""
FROM_HERE: Final[Spot[[Translator, MatchId, int, str]]] = Spot()
"""Below a position that may be played on from: of which match, at which moment; or of what else it is."""
LEARN: Final[Spot[[Translator, GameBundle, Language]]] = Spot()
"""Where somebody new chooses the game to learn."""
ABOUT_A_SERVER: Final[Spot[[Translator]]] = Spot()
"""Below the settings of a server, for who manages it."""
FINISHED_GAMES: Final[Spot[[Translator]]] = Spot()
"""Below the list of finished games."""
LEADERBOARDS: Final[Spot[[Translator]]] = Spot()
"""Below a leaderboard."""
NEXT_STEPS: Final[Spot[[Translator]]] = Spot()
"""Below the end of somebody's first game, and of the first they have won."""
GREETING: Final[Spot[[Translator]]] = Spot()
"""In the greeting of a new server, for who manages it."""
TOLD_IN_A_LOBBY: Final[dict[str, Callable[[MatchService, Table, Translator], Awaitable[str]]]] = {}
"""What features say in the message of a lobby, by the feature; empty where there is nothing to say."""
TOLD_ON_JOINING: Final[dict[str, Callable[[MatchService, Table, Translator, UserId], Awaitable[str]]]] = {}
"""What they say to who has sat down, privately; empty likewise."""
CARD: Final[tuple[Actions[Any], ...]] = (LOBBY, MORE, KEEPERS, AGAIN, STORY, FINISHED, OVER)
"""What there is to do at a table, in this order."""
TOLD_OF_A_SERVER: Final[dict[str, Callable[[Translator, GuildSettings], str]]] = {}
"""What features say below the settings of a server, by the feature; empty where there is nothing to say."""
SPOTS: Final[dict[str, Spot[Any] | Actions[Any]]] = {
    "lobby": LOBBY,
    "more": MORE,
    "keepers": KEEPERS,
    "story": STORY,
    "finished": FINISHED,
    "again": AGAIN,
    "over": OVER,
    "oneself": ABOUT_ONESELF,
    "pictures": PICTURES,
    "panel": PANEL,
    "in a lobby": IN_A_LOBBY,
    "about a game": ABOUT_A_GAME,
    "at a moment": AT_A_MOMENT,
    "onward": FROM_HERE,
    "learn": LEARN,
    "about a server": ABOUT_A_SERVER,
    "archive": FINISHED_GAMES,
    "leaderboards": LEADERBOARDS,
    "greeting": GREETING,
    "next": NEXT_STEPS,
}


def list_actions() -> Iterator[Action]:
    """List all there is to do at a table, whether or not it can be done at one now, each once."""
    actions = (action for place in CARD for action, _ in place.ways.values())
    yield from {action.key: action for action in actions}.values()
