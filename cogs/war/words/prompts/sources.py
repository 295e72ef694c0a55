"""Who asks where a card, a Combat effect, a character or a Guide asks, and the facts of each question.

Every fact is a number, a word or a name with its forms, and serves the question and the choices alike. Only
what everybody sees is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from cogs.war.model.actions import Stop
from cogs.war.model.bags import bag
from cogs.war.model.components import CARDS, COMBAT_EFFECTS, DECKS, GOLLUM, HOBBITS, MOST_DICE, REGIONS, TILES
from cogs.war.model.observation import WarObservation
from cogs.war.rules.battle.record import combat_dice, fighter
from cogs.war.rules.battle.rounds import hits_on
from cogs.war.rules.cards.rage_of_the_dunlendings import MOST_JOINING
from cogs.war.rules.cards.the_eagles_are_coming import ringwraiths
from cogs.war.rules.cards.vocabulary_free import heir
from cogs.war.rules.guide import level
from cogs.war.rules.procedure import WarStep
from cogs.war.words.names import card_label, character_label, effect_label, figures, tile_label
from cogs.war.words.phrases import Forms, Phrasebook

if TYPE_CHECKING:
    from cogs.war.words.menus.sight import Sight

Facts: TypeAlias = Mapping[str, str | int | Forms]

KINDS = frozenset({"event", "combat_effect", "ability", "entrance", "hunt_card", "guide_ability"})
"""The kinds of decisions whose words are here."""
GROTEKA = ".groteka."
"""The room whose steps have words of their own."""
SOURCES: Mapping[str, str] = {
    "corsairs_of_umbar_land": "sh_str_10",
    "cruel_weather_shift": "sh_char_10",
    "dead_men_of_dunharrow_path": "fp_char_22",
    "dead_men_of_dunharrow_fellows": "fp_char_22",
    "dead_men_of_dunharrow_muster": "fp_char_22",
    "denethors_folly_leader": "sh_str_03",
    "dreadful_spells_victim": "sh_char_19",
    "dreadful_spells_caster": "sh_char_19",
    "faramirs_rangers_ambush": "fp_str_06",
    "hill_trolls_replace": "sh_str_15",
    "lure_of_the_ring_choose": "sh_char_13",
    "rage_of_the_dunlendings_where": "sh_str_11",
    "rage_of_the_dunlendings_join": "sh_str_11",
    "stormcrow_nation": "sh_str_06",
    "stormcrow_figure": "sh_str_06",
    "the_black_captain_commands_choose": "sh_char_24",
    "the_eagles_are_coming_prey": "fp_char_18",
    "the_eagles_are_coming_fly_off": "fp_char_18",
    "the_grey_company_join": "fp_char_24",
    "the_lidless_eye_turn": "sh_char_18",
    "the_nazgul_strike_choose": "sh_char_11",
    "the_palantir_of_orthanc_draw": "sh_char_21",
    "the_spirit_of_mordor_army": "fp_str_05",
    "wisdom_of_elrond_nation": "fp_str_08",
    "worn_with_sorrow_and_toil_choose": "sh_char_15",
    "dread_and_despair_points": "dread_and_despair",
    "anduril_misses": "anduril",
    "heroic_death_figure": "heroic_death",
    "heroic_death_hits": "heroic_death",
    "mighty_attack_companion": "mighty_attack",
    "onslaught_hits": "onslaught",
    "relentless_assault_hits": "relentless_assault",
    "scouts_retreat": "scouts",
    "words_of_power_companion": "words_of_power",
    "gandalf_draws": "gandalf_the_grey",
    "white_rider": "gandalf_the_white",
    "sorcerer_draws": "witch_king",
    "send_crebain": "sh_char_16",
    "raise_staff": "fp_char_08",
    "wake_balrog": "sh_char_17",
}
"""What asks, by the step: a card, a Combat effect or a character. Other steps say it themselves."""
_FIELDS = ("card", "cause", "effect", "character")


def asked(seen: WarObservation) -> WarStep | None:
    """The open step, where its words are here; the steps of GroTeka bring their own."""
    step: WarStep | None = seen.agenda[-1] if seen.agenda else None
    if getattr(step, "kind", "") not in KINDS or GROTEKA in type(step).__module__:
        return None
    return step


def source_label(sight: Sight, step: Any) -> str:
    """The name of what asks."""
    source = source_of(sight, step)
    if source in TILES:
        return sight.say("ask-tile", tile=tile_label(sight.say, source))
    if source in CARDS:
        return card_label(sight.say, source)
    return (effect_label if source in COMBAT_EFFECTS else character_label)(sight.say, source)


def source_of(sight: Sight, step: Any) -> str:
    """The id of the card, Combat effect or character that asks, or of the Hunt tile to be answered."""
    if step.step == "answer_tile":
        tile: str = _chase(sight).tile
        return tile
    if step.step == "use_guide_ability":
        return sight.seen.fellowship.guide
    if step.step in SOURCES:
        return SOURCES[step.step]
    step = getattr(step, "again", step)
    found: str = getattr(step, next(each for each in _FIELDS if hasattr(step, each)))
    return found


def facts_of(sight: Sight, step: Any) -> Facts:
    """What the words of a question need to know."""
    facts = _FACTS.get(step.step)
    return {} if facts is None else facts(sight, step)


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _region(say: Phrasebook, region: int) -> Forms:
    return say.region(REGIONS[region])


def _hero(say: Phrasebook, character: str) -> Forms:
    return say.of("hero-", character)


def _chase(sight: Sight) -> Any:
    return sight.seen.chase


def _shift(sight: Sight, step: Any) -> Facts:
    return {"region": _region(sight.say, sight.seen.fellowship.region)}


def _path(sight: Sight, step: Any) -> Facts:
    return {"hero": _hero(sight.say, heir(sight.state)[0])}


def _fellows(sight: Sight, step: Any) -> Facts:
    return {"group": sight.say.several(step.group), "region": _region(sight.say, step.region)}


def _numbers(sight: Sight, step: Any) -> Facts:
    """The highest number that may be chosen, and where."""
    most = max(action.number for action in step.options(sight.state))
    region = {"region": _region(sight.say, step.region)} if hasattr(step, "region") else {}
    return {"count": most, "effect": source_of(sight, step), **region}


def _caster(sight: Sight, step: Any) -> Facts:
    return {"region": _region(sight.say, step.victim)}


def _left(sight: Sight, step: Any) -> Facts:
    return {"count": step.left}


def _lure(sight: Sight, step: Any) -> Facts:
    worth, corruption = level(step.companion), sight.seen.fellowship.corruption
    saved = step.companion in HOBBITS and sight.seen.fellowship.mordor < 0
    return {
        "hero": _hero(sight.say, step.companion),
        "count": worth,
        "corruption": corruption,
        "sum": worth + corruption,
        "saved": _yes(saved),
    }


def _joining(sight: Sight, step: Any) -> Facts:
    return {"region": _region(sight.say, step.region), "count": MOST_JOINING - step.joined}


def _nation(sight: Sight, step: Any) -> Facts:
    return {"nation": sight.say.nation(step.nation)}


def _fly_off(sight: Sight, step: Any) -> Facts:
    return {"region": _region(sight.say, step.region), "count": ringwraiths(sight.state, step.region)}


def _company(sight: Sight, step: Any) -> Facts:
    return {"region": _region(sight.say, heir(sight.state)[1])}


def _dice(sight: Sight, step: Any) -> Facts:
    return {"count": min(step.left, len(sight.seen.sides[sight.side].dice))}


def _marching(sight: Sight, step: Any) -> Facts:
    stop = any(isinstance(each, Stop) for each in step.options(sight.state))
    return {"region": _region(sight.say, step.at), "count": step.left, "stop": _yes(stop)}


def _wanted(sight: Sight, step: Any) -> Facts:
    return {"wanted": step.wanted}


def _travelling(sight: Sight, step: Any) -> Facts:
    return {"level": step.level, "extra": step.extra}


def _mustering(sight: Sight, step: Any) -> Facts:
    held = bag(*(kinds[0] for kinds in step.figures))
    return {"figures": figures(sight.say, held), "count": step.times}


def _moving(sight: Sight, step: Any) -> Facts:
    return {"needs": step.needs, "moves": step.moves}


def _dread(sight: Sight, step: Any) -> Facts:
    return {"dice": combat_dice(fighter(sight.state, 1 - step.side))}


def _hits_coming(sight: Sight, step: Any) -> Facts:
    return {"count": hits_on(sight.state, step.side), "spends": _yes(False)}


def _dying(sight: Sight, step: Any) -> Facts:
    return {"hero": _hero(sight.say, step.figure), "count": step.options(sight.state)[0].number}


def _reroll_hits(sight: Sight, step: Any) -> Facts:
    return {"count": fighter(sight.state, step.side).reroll_hits, "spends": _yes(step.spends > 0)}


def _deck(sight: Sight, step: Any) -> Facts:
    left = sight.seen.sides[sight.side].decks[step.deck]
    return {"deck": sight.say.deck(DECKS[step.deck]), "left": left}


def _guide(sight: Sight, step: Any) -> Facts:
    fellowship, damage = sight.seen.fellowship, _chase(sight).damage
    return {
        "hero": _hero(sight.say, fellowship.guide),
        "guide": GOLLUM if fellowship.guide == GOLLUM else "hobbit",
        "damage": damage,
        "left": damage - 1,
        "mordor": _yes(fellowship.mordor >= 0),
    }


def _hunting(sight: Sight, step: Any) -> Facts:
    return {"count": min(MOST_DICE, sight.seen.hunt.shadow)}


def _tile(sight: Sight, step: Any) -> Facts:
    chase = _chase(sight)
    unrolled = TILES[chase.tile].die and not chase.thrown
    return {"damage": chase.damage, "left": chase.damage - 1, "open": _yes(unrolled)}


def _calm(sight: Sight, step: Any) -> Facts:
    return {"calm": _yes(step.calm)}


_FACTS: Mapping[str, Callable[[Any, Any], Facts]] = {
    "cruel_weather_shift": _shift,
    "dead_men_of_dunharrow_path": _path,
    "dead_men_of_dunharrow_fellows": _fellows,
    "dead_men_of_dunharrow_muster": _numbers,
    "dreadful_spells_caster": _caster,
    "hill_trolls_replace": _left,
    "lure_of_the_ring_choose": _lure,
    "rage_of_the_dunlendings_join": _joining,
    "stormcrow_figure": _nation,
    "the_eagles_are_coming_fly_off": _fly_off,
    "the_grey_company_join": _company,
    "the_lidless_eye_turn": _dice,
    "march_on": _marching,
    "march_to_gathering": _marching,
    "show_and_discard": _wanted,
    "separate_or_move": _travelling,
    "muster_where": _mustering,
    "move_or_attack": _moving,
    "dread_and_despair_points": _dread,
    "anduril_misses": _numbers,
    "heroic_death_figure": _hits_coming,
    "heroic_death_hits": _dying,
    "onslaught_hits": _numbers,
    "relentless_assault_hits": _numbers,
    "strike_down": _reroll_hits,
    "gandalf_draws": _deck,
    "sorcerer_draws": _deck,
    "use_guide_ability": _guide,
    "send_crebain": _hunting,
    "answer_tile": _tile,
    "wake_balrog": _calm,
}
