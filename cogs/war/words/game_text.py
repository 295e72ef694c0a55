"""Everything War of the Ring says: observation to words, in English and Polish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.engine import Action, Options
from bot.match.lobby import options_to_offer
from bot.text import BaseGameText, Chapter, Forms, Language, read_chapters
from cogs.war.model.actions import PlayEvent, UseDie
from cogs.war.model.observation import WarObservation
from cogs.war.words.card_texts import SIGNS, glossary, reference
from cogs.war.words.description import Description, view_label
from cogs.war.words.groteka.units import handle_label, is_handle
from cogs.war.words.menus.aims import find_spot
from cogs.war.words.menus.chapters_4_to_10 import TOPICS
from cogs.war.words.menus.menus import Menus, chains, gestures
from cogs.war.words.names import PHRASES, STRINGS, Phrasebook
from cogs.war.words.prompts import Prompts
from cogs.war.words.status import outcome, status, tally
from cogs.war.words.story.story import MINOR, tell

UNIT = "unit"
FACTS: Mapping[str, tuple[str, ...]] = {
    "die": ("face-",),
    "face": ("face-",),
    "what": ("use-",),
    "card": ("card-",),
    "figure": ("figure-", "hero-"),
    "nation": ("nation-",),
    "origin": ("region-",),
    "region": ("region-",),
}
"""Whose names the facts of refusals are, by the fact."""


TOUCHED: Sequence[str] = ("armies", "attacks", "minions", "companions", "politics", "recruits")
"""What is meant by touching a region, the first that is possible there."""


def _rank(what: str) -> int:
    topic = TOPICS.get(what, what)
    return TOUCHED.index(topic) if topic in TOUCHED else len(TOUCHED)


class WarText(BaseGameText[WarObservation, Phrasebook]):
    """Beside what every game says: all cards and the mod, marks of units, options where they matter."""

    def fact(self, say: Phrasebook, name: str, fact: str) -> str | int | Forms:
        """Return a number, the name of what has this id or mark, or a word nobody knows."""
        if fact.isdecimal():
            return int(fact)
        if name == UNIT and is_handle(fact):
            return handle_label(say, fact)
        for family in FACTS.get(name, ()):
            if fact.isidentifier() and say.translator.has(f"{family}{fact}"):
                return say.of(family, fact)
        return fact

    def list_openings(self, observation: WarObservation) -> Sequence[Action]:
        """List what Action dice can be used for, each with the die that is of least other use; Armies first,
        for where there is one it is touched to be moved."""
        uses = [action for action in observation.legal if isinstance(action, UseDie | PlayEvent)]
        worth = Counter(use.die for use in uses)
        dear = sorted(uses, key=lambda use: (worth[use.die], use.die), reverse=True)
        cheapest = {use.what if isinstance(use, UseDie) else use.card: use for use in dear}
        return sorted(cheapest.values(), key=lambda use: _rank(use.what) if isinstance(use, UseDie) else 0)

    def chapters(self, language: Language) -> tuple[Chapter, ...]:
        """Return the chapters of the game and the mod, then what all cards do. Raises OSError without the
        pages."""
        mod = read_chapters(self.strings / f"rules-groteka-{language}.md")
        return (*super().chapters(language), *mod, *reference(self.phrases[language]))

    def view(self, view: str, language: Language) -> str:
        """Return the name of a picture, that of the surroundings of a region among them."""
        return view_label(self.phrases[language], view)

    def list_changed(self, options: Options) -> Sequence[str]:
        """List the options that are not as usual, as far as they matter."""
        offered = options_to_offer(type(options), dict(options))
        return [name for name in super().list_changed(options) if name in offered]


WORDS = WarText(
    PHRASES,
    STRINGS,
    status=status,
    outcome=outcome,
    tell=tell,
    prompts=Prompts,
    menus=Menus,
    aim=find_spot,
    chains=chains,
    gestures=gestures,
    description=Description,
    glossary=glossary,
    signs=SIGNS,
    tally=tally,
    minor=MINOR,
)
