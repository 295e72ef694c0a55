"""Lines of a menu that end the game say so first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.engine import Action, Observation, Outcome, find_endings
from bot.match.bundle import GameBundle
from bot.text import APART, Chain, Item, Language, Translator
from bot.ui.menus.level import DETAIL, clip

Ways = tuple[Callable[[Action], tuple[Item, ...]], Sequence[Chain]]
FACE = "🏁"


def ways_with_endings(
    translator: Translator, bundle: GameBundle, seen: Observation, language: Language
) -> Ways:
    """The ways to all actions, and the chains, of a game; what ends the game says how."""
    path_of, chains = bundle.words.paths(seen, language), bundle.words.chains(seen, language)
    lines = [*((action,) for action in seen.legal), *(chain.actions for chain in chains)]
    endings = find_endings(bundle.game, seen, lines)
    if not endings:
        return path_of, chains
    told = {line: _tell(translator, bundle, outcome, language) for line, outcome in endings.items()}

    def path(action: Action) -> tuple[Item, ...]:
        return _with_note(path_of(action), told.get((action,)))

    return path, [replace(each, path=_with_note(each.path, told.get(each.actions))) for each in chains]


def _tell(translator: Translator, bundle: GameBundle, outcome: Outcome, language: Language) -> str:
    winners = [bundle.words.seat(seat, language) for seat in outcome.winners]
    return translator("menu-ends-game", winners=translator.join(winners), count=len(winners))


def _with_note(path: tuple[Item, ...], note: str | None) -> tuple[Item, ...]:
    """The way with a note in the small print of its last choice."""
    if note is None:
        return path
    last = max((at for at, item in enumerate(path) if not item.asks), default=0)
    item = path[last]
    detail = clip(APART.join(filter(None, [note, item.detail])), DETAIL)
    return (*path[:last], replace(item, detail=detail, emoji=FACE), *path[last + 1 :])
