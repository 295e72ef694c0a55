"""Hints as people read them, thirty of each game, and the file in which they are kept.

`python -m tests.agents.hints` writes the files anew; what changed in them is to be read before it is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import cogs
from bot.agents import Budget, Story
from bot.engine import Action, Observation, Options
from bot.text import LANGUAGES
from bot.ui.layout import Layout
from bot.ui.messages.lobby import hint_page
from tests.agents.play import Turn, play
from tests.laws.seen import presentation_of, view_of

FOLDER: Final = Path(__file__).parent
BUDGET: Final = Budget(playouts=160)
GAMES: Final[Mapping[str, tuple[tuple[int, Mapping[str, Any]], ...]]] = {
    "battle": ((10, {}), (10, {}), (10, {"seats": ("north", "east", "south")})),
    "confrontation": ((10, {}), (10, {}), (10, {})),
    "duel": ((10, {}), (10, {}), (10, {})),
    "journey": ((10, {}), (10, {}), (10, {"seats": ("frodo", "merry", "pippin")})),
    "war": ((10, {}), (10, {}), (5, {"scenario": "battle"}), (5, {"scenario": "battle"})),
}
"""How many decisions are taken of each game, and what is agreed in it; all are played by the policy."""


def sample(key: str) -> Iterator[tuple[str, Options, Turn]]:
    """Take decisions that are not known by heart from the whole of some games, each with its heading."""
    game, knowledge = cogs.game(key), cogs.agent(key).knowledge
    for number, (wanted, agreed) in enumerate(GAMES[key], start=1):
        options, latest = game.options(**agreed), list[Turn]()

        def policy(seen: Observation, story: Story, rng: Random, latest: list[Turn] = latest) -> Action:
            state, seat = latest[-1].state, latest[-1].seat
            known: Action | None = knowledge.choose_by_heart(seen, rng)
            if known is not None:
                return known
            legal = knowledge.narrow(state, seat, game.legal(state, seat))
            chosen: Action = rng.choices(legal, knowledge.weigh(state, seat, legal))[0]
            return chosen

        decided = []
        for turn in play(game, options, dict.fromkeys(game.facts.seats, policy), Random(number)):
            if isinstance(turn, Turn):
                latest.append(turn)
                if len(turn.seen.legal) > 1 and knowledge.choose_by_heart(turn.seen, Random(0)) is None:
                    decided.append(turn)
        for part in range(wanted):
            at = (2 * part + 1) * len(decided) // (2 * wanted)
            yield f"{key}, game {number}, decision {at}", options, decided[at]


def tell(key: str, options: Options, turn: Turn) -> str:
    """Tell the question and the master's hint, in all languages."""
    bundle = cogs.bundles()[key]
    choice = cogs.agent(key).at("master").advise(turn.seen, turn.stories[turn.seat], BUDGET, Random(1))
    lines = []
    for language in LANGUAGES:
        page = hint_page(presentation_of(bundle), view_of(bundle, options, turn.seen, ()), choice, language)
        layout: Layout = page.build(())
        told = [component.content for component in layout.walk_children() if hasattr(component, "content")]
        question = bundle.words.prompt(turn.seen, language)
        lines += [f"{bundle.words.seat(turn.seat, language)}: {question}", *told[1:], ""]
    return "\n".join(lines)


def read(key: str) -> Mapping[str, str]:
    """Read what is kept of a game, by heading."""
    kept = (FOLDER / f"{key}.md").read_text(encoding="utf-8").split("## ")[1:]
    return {heading: told.lstrip("\n") for heading, _, told in (section.partition("\n") for section in kept)}


def write(key: str) -> None:
    """Write what is kept of a game."""
    told = [f"## {heading}\n\n{tell(key, options, turn)}\n" for heading, options, turn in sample(key)]
    (FOLDER / f"{key}.md").write_text("".join(told).rstrip("\n") + "\n", encoding="utf-8")
