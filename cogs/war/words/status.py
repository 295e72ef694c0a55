"""The state of things in few words, of a whole game and of a battle on its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from bot.engine import Event, Seat
from bot.text import APART, Forms
from cogs.war.model import battle_events, turn_events
from cogs.war.model.armies import units
from cogs.war.model.bags import Bag
from cogs.war.model.components import CARDS, DECKS, FIGURES, MORDOR_STEPS, MOST_CORRUPTION, REGIONS, SIDES
from cogs.war.model.observation import WarObservation
from cogs.war.model.ruleset import ruleset_of
from cogs.war.model.state import Battle, Chase, Fighter, RulesName
from cogs.war.rules.battle.fighting import scores
from cogs.war.rules.effect_choice import Fact, Facts, Force, Group, Name
from cogs.war.skirmish.muster import Ground
from cogs.war.skirmish.place import DecideBattle, LetBattleBegin
from cogs.war.words.card_texts import effect_title
from cogs.war.words.names import Phrasebook, card_label, character_label, figures, in_order, tile_label

# A battle on its own in few words: what it is, and how it stands.


def ground_of(seen: WarObservation) -> Ground | None:
    """Find where the battle is fought; None before that is chosen and when it is over."""
    steps = (step for step in seen.agenda if isinstance(step, LetBattleBegin | DecideBattle))
    battle_step = next(steps, None)
    return None if battle_step is None else battle_step.ground


def attack_line(say: Phrasebook, manner: str, side: str, region: str, origin: str) -> str:
    """Say who attacks whom: `The Shadow storms the Stronghold in Helm’s Deep`."""
    places = {"region": say.region(region), "origin": say.region(origin)}
    return say("skirmish-attack", manner=manner, side=say.name(side), **places)


def attack(say: Phrasebook, ground: Ground) -> str:
    """Say who attacks whom."""
    region, origin = REGIONS[ground.region], REGIONS[ground.origin]
    return attack_line(say, ground.manner, SIDES[ground.attacker], region, origin)


def title(say: Phrasebook, seen: WarObservation) -> str:
    """Say what is played."""
    return APART.join((say("skirmish-title"), say("skirmish-rules", rules=seen.options.rules)))


def progress(say: Phrasebook, seen: WarObservation) -> str:
    """Say how far the set-up is, or how many units are left."""
    ground = ground_of(seen)
    if seen.outcome is not None:
        scores = dict(seen.outcome.scores)
        return say("skirmish-lost", free=scores[SIDES[1]], shadow=scores[SIDES[0]])
    if ground is None:
        return say("skirmish-setting-up")
    if seen.battle is None:
        return say("skirmish-armies", attack=attack(say, ground))
    return say("skirmish-units", free=units_left(seen, SIDES[0]), shadow=units_left(seen, SIDES[1]))


def units_left(seen: WarObservation, side: Seat) -> int:
    """Count the units of a side that stand on the map."""
    stacks: tuple[Bag, ...] = tuple(region.figures[SIDES.index(side)] for region in seen.regions)
    return sum(units(held) for held in stacks)


# What a step states of itself, as the variables of a message.


def values_of(say: Phrasebook, facts: Facts) -> dict[str, str | int | Forms]:
    """Return every fact by its name: numbers and words as they are, names with their forms."""
    return {name: _value_of(say, fact) for name, fact in facts.items()}


def _value_of(say: Phrasebook, fact: Fact) -> str | int | Forms:
    match fact:
        case bool():
            return "yes" if fact else "no"
        case Name("figure", known):
            return say.name(known)
        case Name(family, known):
            return say.of(f"{family}-", known)
        case Group(ids):
            return say.several(ids)
        case Force(held):
            return figures(say, held)
        case int() | str():
            return fact
    raise TypeError(fact)


# How things stand in few words: the lines of the status, how the game ended, figures in short.

LETTERS = ("regular", "elite", "leader", "nazgul")
"""Roles that have a letter in short lists of figures: R, E, L, N."""


def status(say: Phrasebook, seen: WarObservation) -> str:
    """Say where the game stands: two lines."""
    if seen.options.scenario == "battle":
        return _of_battle(say, seen)
    if seen.outcome is not None:
        return f"{outcome(say, seen)}\n{_score(say, seen)}"
    if not seen.turn:
        return say("state-setup")
    return f"{say('state-turn', turn=seen.turn, stage=_stage(say, seen))}\n{_score(say, seen)}"


def _of_battle(say: Phrasebook, seen: WarObservation) -> str:
    """Say where a battle on its own stands: what it is, then how it is going or how it ended."""
    going = _stage(say, seen) if seen.battle is not None else ""
    ended = outcome(say, seen) if seen.outcome is not None else ""
    return "\n".join(filter(None, (title(say, seen), going, ended, progress(say, seen))))


def _stage(say: Phrasebook, seen: WarObservation) -> str:
    if seen.stage == "battle" and seen.battle is not None:
        place = say.region(REGIONS[seen.battle.region])
        return say("state-stage-battle", kind=seen.battle.kind, region=place, round=max(1, seen.battle.round))
    free, shadow = (len(side.dice) for side in seen.sides)
    if seen.stage == "action":
        return say("state-stage-action", free=free, shadow=shadow)
    return say(f"state-stage-{seen.stage}")


def points_to_win(seen: WarObservation) -> tuple[int, int]:
    """Return the victory points that win for the Free Peoples and for the Shadow, by the rules in play."""
    return ruleset_of(seen.options.rules).points_to_win


def _score(say: Phrasebook, seen: WarObservation) -> str:
    enough = points_to_win(seen)
    points = say(
        "state-points",
        free=seen.sides[0].points,
        shadow=seen.sides[1].points,
        most_free=enough[0],
        most_shadow=enough[1],
    )
    corruption = say("state-corruption", number=seen.fellowship.corruption, most=MOST_CORRUPTION)
    return APART.join((points, corruption, fellowship_place(say, seen)))


def fellowship_place(say: Phrasebook, seen: WarObservation) -> str:
    """Say where the Fellowship is, and whether it is hidden."""
    company = seen.fellowship
    hidden = "yes" if company.hidden else "no"
    if company.mordor >= 0:
        return say("state-in-mordor", step=company.mordor, steps=MORDOR_STEPS, hidden=hidden)
    place = say.region(REGIONS[company.region])
    return say("state-fellowship", region=place, progress=company.progress, hidden=hidden)


def outcome(say: Phrasebook, seen: WarObservation) -> str:
    """Say how the game ended."""
    assert seen.outcome is not None, "asked only after the end"
    return how_it_ended(say, seen.outcome.reason, seen.outcome.winners)


def how_it_ended(say: Phrasebook, reason: str, winners: Sequence[Seat]) -> str:
    """Return the sentence of an outcome; winners: one side, or nobody."""
    if len(winners) != 1:
        return say(reason)
    loser = SIDES[1] if winners[0] == SIDES[0] else SIDES[0]
    return say(reason, winner=say.player(winners[0]), loser=say.player(loser))


@lru_cache(maxsize=1 << 12)
def compact(say: Phrasebook, held: Bag) -> str:
    """Return figures in short, Nation by Nation: `Gondor 3R 1E 1L, Rohan 2R, Boromir`, `2N, Southrons 3R`;
    empty for none.

    Most Armies stay as they are from one picture and one text to the next, so their words are kept.
    """
    parts: list[str] = []
    characters: list[str] = []
    for nation, pairs in groupby(in_order(held), key=lambda pair: FIGURES[pair[0]].nation):
        if nation is None:
            characters += [character_label(say, name) for name, _ in pairs]
            continue
        numbers = [(FIGURES[name].role, number) for name, number in pairs]
        units = " ".join(letters(say, role, number) for role, number in numbers)
        only_nazgul = all(role == "nazgul" for role, _ in numbers)
        parts.append(units if only_nazgul else f"{say(f'state-nation-{nation}')} {units}")
    return ", ".join((*parts, *characters))


@lru_cache(maxsize=1 << 10)
def letters(say: Phrasebook, role: str, number: int) -> str:
    """Return a number of figures of one role: `3R`."""
    return say("state-letter", role=role, number=number)


# Some numbers of a game that is over.

PIPS = range(1, 7)


def tally(say: Phrasebook, events: Sequence[Event], seen: WarObservation) -> Iterator[str]:
    """Turns, battles and the longest of them, hits against what was to be expected, the Hunt."""
    if seen.turn:
        yield say("tally-turns", count=seen.turn)
    fought = [event for event in events if isinstance(event, battle_events.AttackDeclared)]
    if fought:
        yield say("tally-battles", count=len(fought))
    region, rounds = _longest(events)
    if rounds > 1:
        yield say("tally-longest", region=say.region(region), rounds=rounds)
    luck = [_luck(events, seat) for seat in SIDES]
    if any(expected for _, expected in luck):
        (free, likely_free), (shadow, likely_shadow) = luck
        yield say(
            "tally-hits",
            free=free,
            expected_free=round(likely_free),
            shadow=shadow,
            expected_shadow=round(likely_shadow),
        )
    drawn = sum(isinstance(event, turn_events.TileDrawn) for event in events)
    if drawn:
        yield say("tally-hunt", tiles=drawn, corruption=seen.fellowship.corruption)


def _longest(events: Sequence[Event]) -> tuple[str, int]:
    """Find where the battle of the most rounds was fought, and how many they were."""
    region, best = "", ("", 0)
    for event in events:
        if isinstance(event, battle_events.AttackDeclared):
            region = event.region
        elif isinstance(event, battle_events.RoundBegan) and event.round > best[1]:
            best = region, event.round
    return best


def _luck(events: Sequence[Event], seat: str) -> tuple[int, float]:
    """Return the hits one side has rolled in battles, and how many were to be expected."""
    hits, expected = 0, 0.0
    for event in events:
        if (
            isinstance(event, battle_events.CombatRolled | battle_events.LeaderRerolled)
            and event.side == seat
        ):
            hits += event.hits
            chance = sum(scores(die, event.target, event.bonus) for die in PIPS) / len(PIPS)
            expected += len(event.dice) * chance
    return hits, expected


# A battle and a tile of the Hunt as lines of the description.

BETWEEN = "; "
NONE = "–"


def where_fought(say: Phrasebook, battle: Battle) -> str:
    place, origin = (say.region(REGIONS[region]) for region in (battle.region, battle.origin))
    return say("state-battle", kind=battle.kind, region=place, origin=origin, round=max(1, battle.round))


def fighter_line(say: Phrasebook, battle: Battle, side: int, force: str) -> str:
    one, seat = battle.sides[side], say.name(SIDES[side])
    does = "state-attacks" if side == battle.attacker else "state-defends"
    parts = [
        say(does, side=seat, figures=force or NONE),
        *_card_laid(say, one, "base" if battle.melee is None else "groteka"),
    ]
    for message, rolled, hits in (
        ("state-rolled", one.rolled, one.hits),
        ("state-rerolled", one.rerolled, one.reroll_hits),
    ):
        if rolled:
            parts.append(say(message, dice=" ".join(map(str, rolled)), hits=hits))
    other = one.early_hits + one.extra_hits
    if other:
        parts.append(say("state-more-hits", hits=other))
    return BETWEEN.join(parts)


def _card_laid(say: Phrasebook, one: Fighter, rules: RulesName) -> Iterator[str]:
    if one.laid == "none":
        yield say("state-no-card")
    elif one.card in DECKS:
        yield say("state-card-down", deck=one.card)
    elif one.card:
        names = {
            "card": card_label(say, one.card),
            "effect": effect_title(say, CARDS[one.card].combat, rules),
        }
        fate = "cancelled" if one.cancelled else "up" if one.up else "down"
        yield say("state-card", fate=fate, **names)


def chase_line(say: Phrasebook, chase: Chase) -> str:
    parts: list[str] = []
    if chase.cause in CARDS:
        parts.append(say("state-chase-card", card=card_label(say, chase.cause)))
    if chase.rolled:
        rolled = " ".join(map(str, chase.rolled))
        parts.append(say("state-chase-roll", dice=rolled, successes=chase.successes))
    if chase.tile:
        parts.append(say("state-chase-tile", tile=tile_label(say, chase.tile)))
        parts.append(say("state-chase-damage", damage=chase.damage))
    return BETWEEN.join(parts) or say("state-chase-open")
