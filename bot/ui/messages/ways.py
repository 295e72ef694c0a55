"""Buttons that features around the games put on pages which are not theirs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, ParamSpec, TypeAlias, TypeVar

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.views import View
from bot.text import Language, Translator

P = ParamSpec("P")
B = TypeVar("B", bound="Button | None")
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

    def list_ways(self, *about: P.args, **named: P.kwargs) -> list[Button]:
        """Make the buttons."""
        made = (way(*about, **named) for way in self.ways.values())
        return [button for button in made if button is not None]


MORE: Final[Spot[[Translator, GameBundle, View]]] = Spot()
"""Under *More*, while a game is played."""
KEEPERS: Final[Spot[[Translator, GameBundle, View]]] = Spot()
"""There too, for who manages the server."""
PICTURES: Final[Spot[[Translator, GameBundle, View]]] = Spot()
"""Beside the pictures of a table."""
STORY: Final[Spot[[Translator, Table]]] = Spot()
"""Wherever a game may be gone through once more, as far as it has come."""
FINISHED: Final[Spot[[Translator, Table]]] = Spot()
"""The same, where it is over."""
ABOUT_A_GAME: Final[Spot[[Translator, GameBundle]]] = Spot()
"""Where a game of the house is shown to somebody new."""
LEARN: Final[Spot[[Translator, GameBundle, Language]]] = Spot()
"""Where somebody new chooses the game to learn."""
ABOUT_A_SERVER: Final[Spot[[Translator]]] = Spot()
"""Below the settings of a server, for who manages it."""
FINISHED_GAMES: Final[Spot[[Translator]]] = Spot()
"""Below the list of finished games."""
NEXT_STEPS: Final[Spot[[Translator]]] = Spot()
"""Below the end of somebody's first game, and of the first they have won."""
GREETING: Final[Spot[[Translator]]] = Spot()
"""In the greeting of a new server, for who manages it."""
SPOTS: Final[dict[str, Spot[Any]]] = {
    "more": MORE,
    "keepers": KEEPERS,
    "pictures": PICTURES,
    "story": STORY,
    "finished": FINISHED,
    "about a game": ABOUT_A_GAME,
    "learn": LEARN,
    "about a server": ABOUT_A_SERVER,
    "archive": FINISHED_GAMES,
    "greeting": GREETING,
    "next steps": NEXT_STEPS,
}
