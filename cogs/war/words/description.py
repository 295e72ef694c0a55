"""The position in words: the text twin of the pictures, and their alt texts.

Everything a viewer may know is said as long as it fits (`LONGEST`). Where it does not, first what the own
cards do gives way to a shorter wording, then the names of the cards discarded face up to their number, then
of those face down, then what the own cards do to their names, then the armies of one area after another, the
least crowded first, to their sum; the last line says so and where the rest is found. What stands nowhere else
is never left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from bot.text import APART, LONGEST_ALT
from cogs.war.model.bags import Bag, plus, total
from cogs.war.model.components import AT_WAR, CARDS, FIGURES, SIDES
from cogs.war.model.map import AROUND, INDEX, THEATRES, Window, map_scene, window
from cogs.war.model.observation import RegionSeen, SideSeen, WarObservation
from cogs.war.model.queries import DECLARED, HUNTED, MESSENGER, MINION, VENTURED
from cogs.war.model.state import Ids
from cogs.war.words.card_texts import card_detail, card_text, combat_text, effect_title, mark_note
from cogs.war.words.groteka import units as melee
from cogs.war.words.menus.asked import APART as WORDS_APART
from cogs.war.words.menus.asked import Goal, is_question, read_question
from cogs.war.words.names import (
    AREAS,
    REGIONS_IN,
    Phrasebook,
    card_label,
    character_label,
    dice_label,
    figures,
    nation_label,
    region_label,
    seat_label,
    tile_label,
    times,
)
from cogs.war.words.status import (
    BETWEEN,
    LETTERS,
    NONE,
    chase_line,
    compact,
    fellowship_place,
    fighter_line,
    letters,
    status,
    where_fought,
)
from cogs.war.words.story.latest import is_latest, latest_of


@lru_cache(maxsize=1 << 10)
def sum_of(say: Phrasebook, held: Sequence[RegionSeen]) -> str:
    parts: list[str] = []
    for side, seat in enumerate(SIDES):
        stacks = [place.figures[side] for place in held if place.figures[side]]
        roles = Counter[str]()
        for name, number in _together(stacks):
            roles[FIGURES[name].role] += number
        sums = " ".join(letters(say, role, roles[role]) for role in LETTERS if roles[role])
        if sums:
            parts.append(say("state-sum", side=seat_label(say, seat), figures=sums, regions=len(stacks)))
    return BETWEEN.join((*parts, *_characters(say, held)))


def _characters(say: Phrasebook, held: Sequence[RegionSeen]) -> Iterator[str]:
    for place in held:
        for name, _ in (*place.figures[0], *place.figures[1]):
            if FIGURES[name].nation is None:
                yield f"{character_label(say, name)}: {region_label(say, place.region)}"


def _together(stacks: Sequence[Bag]) -> Bag:
    held: Bag = ()
    for stack in stacks:
        held = plus(held, stack)
    return held


@lru_cache(maxsize=1 << 12)
def place_line(say: Phrasebook, place: RegionSeen) -> str:
    """Say who is in a region."""
    return f"{region_label(say, place.region)}: {stacks(say, place)}"


def stacks(say: Phrasebook, place: RegionSeen) -> str:
    if place.besieged is None:
        return " / ".join(compact(say, held) for held in place.figures if held)
    inside = SIDES.index(place.besieged)
    within, without = (compact(say, place.figures[side]) or NONE for side in (inside, 1 - inside))
    return say("state-siege", inside=within, outside=without)


LONGEST = 3800
"""Of the whole description."""
ALL = 2
WHOLE, TEXT, SHORT, NAMED = 3, 2, 1, 0
"""How much of the own cards is told: with the Combat effect, what they do, that in short, their names."""
_SHORTER = ((ALL, WHOLE), (ALL, TEXT), (ALL, SHORT), (1, SHORT), (0, SHORT))
MARKS = (DECLARED, VENTURED, HUNTED, MESSENGER, MINION)
"""What the rules remember of this turn or of this game; that a Ring has been used stands with the Rings."""
ZOOMS = frozenset(theatre.name for theatre in THEATRES)


class Description:
    """Everything one observer may know, said in one language."""

    def __init__(self, say: Phrasebook, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen
        self._alts: dict[str, str] = {}

    def whole(self) -> str:
        """Return all of it, as Discord markdown, at most `LONGEST` characters; see the module."""
        text = ""
        quiet = self._quietest()
        ever = ((0, NAMED, number) for number in range(len(AREAS) + 1))
        for named, hand, summed in (*((*pair, 0) for pair in _SHORTER), *ever):
            text = self._write(named, hand, quiet[:summed])
            if len(text) <= LONGEST:
                break
        return text

    def alt(self, view: str) -> str:
        """Return the alt text of a picture, the most important first; what does not fit is left out."""
        if view not in self._alts:
            self._alts[view] = self._fit(self._sentences(view))
        return self._alts[view]

    def _sentences(self, view: str) -> Iterator[str]:
        parts: dict[str, Callable[[], Iterator[str]]] = {
            "hand": self._alt_hand,
            "hand_whole": self._alt_hand,
            "battle": self._alt_battle,
            "hunt": self._alt_hunt,
            "reserves": self._alt_reserves,
        }
        if view in ZOOMS or view.startswith(AROUND):
            return self._alt_zoom(window(view))
        if is_question(view):
            return self._alt_question(view)
        if is_latest(view):
            return self._alt_now(view)
        return parts.get(view, self._alt_table)()

    def _fit(self, sentences: Iterator[str]) -> str:
        """As many sentences as fit; where some do not, the last says that there is more."""
        rest = self.say("alt-rest")
        kept: list[str] = []
        every = list(sentences)
        if len(" ".join(every)) <= LONGEST_ALT:
            return " ".join(every)
        length = len(rest)
        for sentence in every:
            length += len(sentence) + 1
            if length > LONGEST_ALT:
                break
            kept.append(sentence)
        return " ".join([*kept, rest])

    # The parts of the whole

    def _write(self, named: int, hand: int, summed: Sequence[str]) -> str:
        """Return the whole. named: discarded cards with names: none, those face down, all. hand: how much of
        the own cards. summed: areas as sums."""
        parts = [status(self.say, self.seen), *self._waiting(), *self._battle(), *self._chase()]
        for side in self.seen.sides:
            parts += [f"### {seat_label(self.say, side.seat)}", *self._side(side, named, hand)]
        if not self._alone:
            parts += [*self._fellowship(), *self._hunt(), *self._politics()]
        parts += self._map(summed)
        if named < ALL:
            parts.append(f"-# {self.say('state-shortened', areas=len(summed))}")
        return "\n".join(parts)

    def _waiting(self) -> Iterator[str]:
        seats = dict.fromkeys(decision.seat for decision in self.seen.waiting)
        if seats and self.seen.outcome is None:
            yield self.say(
                "state-waiting", players=BETWEEN.join(seat_label(self.say, seat) for seat in seats)
            )

    @property
    def _alone(self) -> bool:
        """True if a battle is all there is: neither dice nor decks, nor what goes on elsewhere, matter."""
        return self.seen.options.scenario == "battle"

    def _side(self, side: SideSeen, named: int, hand: int) -> Iterator[str]:
        if self._alone:
            yield from self._side_alone(side, named, hand)
            return
        dice = self.say("state-dice", count=len(side.dice), pool=side.pool, dice=self._dice(side.dice))
        used = "yes" if side.ring_used else "no"
        yield APART.join((dice, self.say("state-rings", number=side.rings, used=used)))
        yield from self._hand_lines(side, hand)
        yield APART.join((self._backs("state-decks", side.decks), *self._discards(side, named)))
        if side.table:
            yield self.say("state-on-table", cards=self._cards(side.table))
        if side.reinforcements:
            yield self.say("state-reinforcements", figures=compact(self.say, side.reinforcements))
        if side.casualties:
            yield self.say("state-out", figures=compact(self.say, side.casualties))
        if side.apart:
            yield self.say("state-apart", figures=compact(self.say, side.apart))

    def _side_alone(self, side: SideSeen, named: int, hand: int) -> Iterator[str]:
        """Yield a side of a battle on its own. Until it begins, figures still at hand count too."""
        yield from self._hand_lines(side, hand)
        yield from self._discards(side, named)
        if side.reinforcements and self.seen.stage == "setup":
            yield self.say("state-reinforcements", figures=compact(self.say, side.reinforcements))
        if side.casualties:
            yield self.say("state-out", figures=compact(self.say, side.casualties))

    def _dice(self, faces: Ids) -> str:
        return dice_label(self.say, faces) or NONE

    def _hand_lines(self, side: SideSeen, hand: int) -> Iterator[str]:
        if not side.hand:
            yield self._backs("state-hand", side.backs)
            return
        cards = self._cards(side.hand) if hand == NAMED else ""
        yield self.say("state-own-hand", count=len(side.hand), cards=cards).rstrip()
        if hand != NAMED:
            yield from (self._own_card(card, hand) for card in side.hand)
            note = mark_note(self.say, (CARDS[card].combat for card in side.hand), self.seen.options.rules)
            if note:
                yield f"-# {note}"

    def _own_card(self, card: str, hand: int) -> str:
        """Return a card of the own hand with what it does."""
        effect = CARDS[card].combat
        return self.say(
            "state-own-card",
            card=card_label(self.say, card),
            symbol=CARDS[card].type,
            text=f"{card_detail(self.say, card)}." if hand == SHORT else card_text(self.say, card),
            effect=effect_title(self.say, effect, self.seen.options.rules),
            fight=combat_text(self.say, effect, self.seen.options.rules) if hand == WHOLE else "none",
        )

    def _backs(self, message: str, backs: tuple[int, int]) -> str:
        return self.say(message, character=backs[0], strategy=backs[1])

    def _discards(self, side: SideSeen, named: int) -> Iterator[str]:
        if side.discards and named == ALL:
            yield self.say("state-discarded", count=len(side.discards), cards=self._cards(side.discards))
        elif side.discards:
            yield self.say("state-discards", count=len(side.discards))
        if side.buried and named:
            yield self.say("state-own-buried", count=len(side.buried), cards=self._cards(side.buried))
        elif any(side.buried_backs):
            yield self._backs("state-buried", side.buried_backs)

    def _cards(self, cards: Ids) -> str:
        return BETWEEN.join(card_label(self.say, card) for card in cards)

    def _fellowship(self) -> Iterator[str]:
        yield f"### {self.say('state-heading-fellowship')}"
        yield f"{fellowship_place(self.say, self.seen)}{APART}{self._company()}"
        marks = [self.say(f"state-mark-{mark}") for mark in MARKS if self._marked(mark)]
        if marks:
            yield BETWEEN.join(marks)

    def _marked(self, mark: str) -> bool:
        return mark in self.seen.once or mark in self.seen.ever

    def _company(self) -> str:
        company = self.seen.fellowship
        others = [companion for companion in company.companions if companion != company.guide]
        return self.say(
            "state-company",
            guide=character_label(self.say, company.guide),
            count=len(others),
            companions=", ".join(character_label(self.say, companion) for companion in others),
        )

    def _hunt(self) -> Iterator[str]:
        hunt = self.seen.hunt
        yield f"### {self.say('state-heading-hunt')}"
        yield self._box()
        yield self.say("state-pool", count=total(hunt.pool), tiles=self._tiles(hunt.pool))
        piles = (("drawn", hunt.drawn), ("waiting", hunt.waiting), ("removed", hunt.removed))
        for name, tiles in piles:
            if tiles:
                yield self.say(f"state-tiles-{name}", tiles=self._tiles(tiles))

    def _box(self) -> str:
        return self.say("state-hunt-box", shadow=self.seen.hunt.shadow, free=self.seen.hunt.free)

    def _tiles(self, tiles: Bag) -> str:
        return BETWEEN.join(times(tile_label(self.say, tile), number) for tile, number in tiles) or NONE

    def _politics(self) -> Iterator[str]:
        yield f"### {self.say('state-heading-politics')}"
        yield APART.join(self._boxes())

    def _boxes(self) -> Iterator[str]:
        for box in range(AT_WAR, 0, -1):
            active, passive = (
                ", ".join(
                    nation_label(self.say, nation.nation)
                    for nation in self.seen.nations
                    if nation.box == box and nation.active == awake
                )
                for awake in (True, False)
            )
            waiting = self.say("state-passive", nations=passive) if passive else ""
            if active or passive:
                yield self.say("state-box", box=box, nations=BETWEEN.join(filter(None, (active, waiting))))

    def _map(self, summed: Sequence[str]) -> Iterator[str]:
        yield f"### {self.say('state-heading-map')}"
        yield f"-# {self.say('state-legend')}"
        yield from self._captures()
        for area in AREAS:
            content = self._sum(area) if area in summed else self._armies(area)
            if content:
                yield f"**{self.say(f'state-area-{area}')}** {content}"

    def _captures(self) -> Iterator[str]:
        for seat in SIDES:
            held = [
                place.region for place in self.seen.regions if place.captured and place.controller == seat
            ]
            if held:
                names = ", ".join(region_label(self.say, region) for region in held)
                yield self.say("state-captured", side=seat, regions=names)

    def _armies(self, area: str) -> str:
        """Return everybody in an area, region by region."""
        held = [self.seen.region(region) for region in REGIONS_IN[area]]
        return BETWEEN.join(place_line(self.say, place) for place in held if not place.empty)

    def _quietest(self) -> list[str]:
        """Return the areas, those with the fewest regions that somebody is in first."""
        return sorted(AREAS, key=lambda area: sum(not self.seen.region(r).empty for r in REGIONS_IN[area]))

    def _sum(self, area: str) -> str:
        """Return both sides' figures in an area together, and every character by name."""
        return sum_of(self.say, tuple(self.seen.region(region) for region in REGIONS_IN[area]))

    # A battle, and a tile of the Hunt

    def _battle(self) -> Iterator[str]:
        battle = self.seen.battle
        if battle is None:
            return
        yield f"### {where_fought(self.say, battle)}"
        for side in (battle.attacker, 1 - battle.attacker):
            yield fighter_line(self.say, battle, side, compact(self.say, battle.sides[side].force))
        yield from melee.clashes(self.say, self.seen)
        yield from melee.describe_sides(self.say, self.seen)

    def _chase(self) -> Iterator[str]:
        chase = self.seen.chase
        if chase is not None:
            yield f"### {self.say('state-heading-chase')}"
            yield chase_line(self.say, chase)

    # Alt texts

    def _alt_table(self) -> Iterator[str]:
        yield self.say("alt-table")
        yield from self._stand()
        for side in self.seen.sides:
            yield self._close(f"{seat_label(self.say, side.seat)} – {BETWEEN.join(self._belongings(side))}")
            if side.table:
                yield self._close(self.say("state-on-table", cards=self._cards(side.table)))
        if not self._alone:
            yield self._close(self._company())
            yield self._close(self._box())
            yield from map(self._close, self._boxes())
        yield from map(self._close, self._captures())
        for area in AREAS:
            armies = self._armies(area) if self._alone else self._sum(area)
            if armies:
                yield self._sentence(self.say(f"state-area-{area}"), armies)

    def _belongings(self, side: SideSeen) -> Iterator[str]:
        if not self._alone:
            yield self.say("state-dice", count=len(side.dice), pool=side.pool, dice=self._dice(side.dice))
            yield self.say("state-rings", number=side.rings, used="no")
        yield self._backs("state-hand", side.backs)

    def _alt_hand(self) -> Iterator[str]:
        assert self.seen.viewer is not None, "only a player has a hand"
        hand = self.seen.side(self.seen.viewer).hand
        yield self.say("alt-hand", count=len(hand))
        for card in hand:
            effect = effect_title(self.say, CARDS[card].combat, self.seen.options.rules)
            names = {"card": card_label(self.say, card), "effect": effect}
            yield self.say("alt-card", symbol=CARDS[card].type, **names)
        note = mark_note(self.say, (CARDS[card].combat for card in hand), self.seen.options.rules)
        if note:
            yield note

    def _alt_reserves(self) -> Iterator[str]:
        for side in self.seen.sides:
            yield f"{seat_label(self.say, side.seat)}."
            if side.reinforcements:
                yield f"{self.say('state-reinforcements', figures=compact(self.say, side.reinforcements))}."
            if side.casualties:
                yield f"{self.say('state-out', figures=compact(self.say, side.casualties))}."
            yield from (f"{line}." for line in self._discards(side, ALL))
        pool = self.seen.hunt.pool
        yield f"{self.say('state-pool', count=total(pool), tiles=self._tiles(pool))}."

    def _alt_hunt(self) -> Iterator[str]:
        chase = self.seen.chase
        assert chase is not None, "asked only while there is one"
        yield self._close(chase_line(self.say, chase))
        yield from self._stand()

    def _alt_battle(self) -> Iterator[str]:
        battle = self.seen.battle
        assert battle is not None, "asked only while one is fought"
        yield self._close(where_fought(self.say, battle))
        for side in (battle.attacker, 1 - battle.attacker):
            yield self._close(
                fighter_line(self.say, battle, side, figures(self.say, battle.sides[side].force))
            )
        yield from map(self._close, melee.clashes(self.say, self.seen))
        yield from map(self._close, melee.describe_sides(self.say, self.seen))

    def _alt_now(self, view: str) -> Iterator[str]:
        latest = latest_of(self.seen, view)
        yield from self._stand()
        for side, origin, region in latest.ways:
            ends = {"origin": region_label(self.say, origin), "region": region_label(self.say, region)}
            yield self.say("alt-moved", side=seat_label(self.say, side), **ends)
        for seen in self.seen.sides:
            yield self._close(f"{seat_label(self.say, seen.seat)} – {BETWEEN.join(self._belongings(seen))}")
        yield self._close(self._box())
        yield from map(self._close, self._boxes())
        yield from self._alt_zoom(latest.window)

    def _alt_question(self, view: str) -> Iterator[str]:
        question = read_question(self.seen, view, self.say.translator.language)
        goals = BETWEEN.join(map(self._goal, question.goals))
        if question.start:
            yield self.say("alt-asked-from", region=region_label(self.say, question.start), goals=goals)
        else:
            yield self.say("alt-asked", goals=goals)
        yield from self._alt_zoom(question.window)

    def _goal(self, goal: Goal) -> str:
        name = region_label(self.say, goal.region)
        if goal.wakes:
            nations = ", ".join(nation_label(self.say, nation) for nation in goal.wakes)
            name = self.say("alt-asked-wakes", region=name, nations=nations)
        return self.say("choice-numbered", number=goal.number, label=name) if goal.number else name

    def _alt_zoom(self, part: Window) -> Iterator[str]:
        yield self.say("alt-zoom", part=view_label(self.say, part.name))
        if part == INDEX:
            return
        scene = map_scene(self.seen, part)
        if scene.bearers is not None:
            yield self._close(fellowship_place(self.say, self.seen))
        for shown_place in scene.places:
            place = self.seen.region(shown_place.region)
            content = stacks(self.say, place)
            captured = self.say("alt-captured", side=place.controller or "") if place.captured else ""
            yield self._close(self._place_with(place.region, [content, captured]))

    def _place_with(self, region: str, content: Sequence[str]) -> str:
        return f"{region_label(self.say, region)}: {BETWEEN.join(filter(None, content))}"

    def _stand(self) -> Iterator[str]:
        for line in status(self.say, self.seen).split("\n"):
            yield self._close(line.replace(APART, BETWEEN))

    def _sentence(self, subject: str, content: str) -> str:
        return self._close(f"{subject}: {content}")

    def _close(self, text: str) -> str:
        return text if text.endswith((".", "!", "…")) else f"{text}."


def view_label(say: Phrasebook, view: str) -> str:
    """Return the name of a picture."""
    if view.startswith(AROUND):
        return say("view-around", region=region_label(say, view.removeprefix(AROUND)))
    return say(f"view-{view.partition(WORDS_APART)[0]}")
