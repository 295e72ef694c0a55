"""A position for each question of the rules themselves; those of cards are in moments_of_effects.py."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.model.state import Chase
from cogs.war.rules.cards.free_character_01_15 import HideOrMove
from cogs.war.rules.cards.free_character_16_24 import Rout
from cogs.war.rules.cards.free_strategy import TakeThePaths
from cogs.war.rules.cards.vocabulary import RecruitGroup
from cogs.war.rules.cards.vocabulary_shadow import JoinArmy, MusterShadow
from cogs.war.rules.cards.vocabulary_shadow_armies import GatherArmies, SendArmy
from cogs.war.rules.characters import VoiceRecruits
from cogs.war.rules.companions import ChooseGuide, MoveCompanions, MoveNazgul, Separate
from cogs.war.rules.event_cards import DiscardExcess
from cogs.war.rules.fellowship import DeclareFellowship, RevealFellowship
from cogs.war.rules.hunt import TakeCasualty
from cogs.war.rules.movement import OfferTrim
from cogs.war.rules.nations import RecruitByCard
from cogs.war.rules.victory import EnterMordor
from tests.war.battles import facing, field
from tests.war.position import Played, Position

FREE_CARDS = ("fp_char_01", "fp_char_15", "fp_char_19", "fp_str_04", "fp_str_13", "fp_str_20")
SHADOW_CARDS = ("sh_char_05", "sh_char_12", "sh_char_16", "sh_str_02", "sh_str_10", "sh_str_15", "sh_str_20")


def at_the_gates(**fellowship: int | bool) -> Position:
    """The Fellowship at Morannon."""
    return Position().fellowship(region="morannon", **fellowship)


def wounded(damage: int, **fellowship: object) -> Played:
    """A Hunt tile with so much damage left for a casualty."""
    chase = Chase("roll", tile="std_3", damage=damage)
    return Position().fellowship(**fellowship).having(chase=chase).steps(TakeCasualty())


def of_a_turn() -> dict[str, Played]:
    """4, 5, 6, 8, 9."""
    free = Position().at_war("gondor", "rohan").hand(*FREE_CARDS)
    busy = free.dice(fp="character muster will_of_the_west muster_army", sh="army")
    mustering = Position().at_war("gondor", "dwarves").dice(fp="muster").acting("free_peoples")
    shadow = Position().at_war("sauron", "isengard").hand(*SHADOW_CARDS[:6])
    return {
        "excess": Position().hand(*SHADOW_CARDS).steps(DiscardExcess(SHADOW)),
        "allocate": Position().having(pools=(4, 7)).steps(),
        "allocate-at-least-one": Position().having(pools=(4, 7), once=("hunted",)).steps(),
        "act-free": busy.acting("free_peoples"),
        "act-shadow": shadow.dice(sh="character army muster event muster_army", fp="event").acting("shadow"),
        "act-last-die": Position().dice(fp="muster", sh="army army").acting("free_peoples"),
        "recruit": mustering.do("use muster recruit"),
        "recruit-second": Position()
        .at_war("gondor")
        .dice(fp="muster")
        .acting("free_peoples")
        .do("use muster recruit", "recruit gondor_regular pelargir"),
        "recruit-by-card": Position().steps(
            RecruitByCard("fp_str_13", FREE, ("elves_elite", "elves_regular"), (NUMBER["grey_havens"],))
        ),
        "recruit-group": Position().steps(
            RecruitGroup(
                "fp_str_18",
                FREE,
                (("gondor_regular", "gondor_elite"), ("gondor_leader",)),
                (NUMBER["dol_amroth"],),
                True,
            )
        ),
        "recruit-several": Position().steps(
            MusterShadow("sh_str_14", ((("sauron_regular", "sauron_elite"), NUMBER["morannon"]),) * 3)
        ),
        "recruit-beside": Position().steps(JoinArmy("sh_str_14", ("sauron_elite", "nazgul"))),
        "recruit-voice": Position()
        .at_war("isengard")
        .put("orthanc", "saruman")
        .lose("isengard_regular*5")
        .steps(VoiceRecruits()),
        "advance-nation": Position().dice(fp="muster").acting("free_peoples").do("use muster advance_nation"),
    }


def of_armies() -> dict[str, Played]:
    """10, 7.5."""
    armies = Position().at_war("sauron").dice(sh="army").acting("shadow").do("use army move_armies")
    host = Position().clear().put("morannon", "sauron_regular*7 sauron_elite*2 nazgul*3 witch_king")
    host.put("dagorlad", "sauron_regular*5")
    return {
        "march": armies,
        "march-again": Position()
        .at_war("sauron")
        .dice(sh="army")
        .acting("shadow")
        .do("use army move_armies", "march moria hollin", "confirm"),
        "march-led": Position().dice(fp="character").acting("free_peoples").do("use character move_led_army"),
        "movers": host.at_war("sauron")
        .dice(sh="army")
        .acting("shadow")
        .do("use army move_armies", "march morannon dagorlad"),
        "send": Position().put("edoras", "gimli").steps(SendArmy("fp_str_12", FREE, 2, "companion")),
        "send-anybody": Position().steps(SendArmy("fp_str_12", FREE, 2, optional=True)),
        "gather": Position().steps(GatherArmies("sh_str_08", 3, 2)),
        "woses": Position().at_war("rohan").steps(TakeThePaths()),
        "trim": Position()
        .clear()
        .put("morannon", "sauron_regular*9 sauron_elite*3")
        .steps(OfferTrim(SHADOW, NUMBER["morannon"])),
    }


def of_battle() -> dict[str, Played]:
    """11."""
    stronghold = facing(
        "sauron_regular*4 nazgul", "elves_elite*6 elves_leader", ("parth_celebrant", "lorien")
    )
    dice = {"sh": "army"}
    assault = ("use army attack", "attack parth_celebrant lorien", "confirm")
    siege = (
        facing("sauron_regular*4 sauron_elite nazgul", "gondor_regular*3", ("minas_tirith", "minas_tirith"))
        .besieged("minas_tirith")
        .dice(**dice)
        .acting("shadow")
        .do("use army attack", "attack minas_tirith minas_tirith", "confirm")
        .roll(1, 1, 1, 1, 1)
        .roll(1, 1, 1)
        .roll(1)
    )
    battle = field("sauron_regular*3 sauron_elite*2 nazgul", "gondor_regular*2 gondor_elite boromir")
    won = field("sauron_regular*5", "gondor_regular").roll(6, 6, 1, 1, 1).roll(1)
    mixed = facing("sauron_regular*4 isengard_regular nazgul", "gondor_regular", ("cardolan", "south_downs"))
    cards = facing("sauron_regular*3 nazgul", "gondor_regular*2", ("cardolan", "south_downs"))
    return {
        "attack": Position()
        .at_war("sauron")
        .put("south_ithilien", "sauron_regular*2")
        .dice(**dice)
        .acting("shadow")
        .do("use army attack"),
        "attack-led": Position()
        .at_war("gondor")
        .put("osgiliath", "gondor_leader")
        .put("south_ithilien", "sauron_regular")
        .dice(fp="character")
        .acting("free_peoples")
        .do("use character attack_led"),
        "rearguard": mixed.dice(**dice).acting("shadow").do("use army attack", "attack cardolan south_downs"),
        "withdraw": stronghold.dice(**dice).acting("shadow").do(*assault),
        "besiege": facing("sauron_regular*4", "elves_elite*2", ("parth_celebrant", "lorien"))
        .dice(**dice)
        .acting("shadow")
        .do(*assault, "withdraw"),
        "combat-card": cards.hand("sh_str_02", "sh_char_24", "fp_str_20")
        .dice(**dice)
        .acting("shadow")
        .do("use army attack", "attack cardolan south_downs", "confirm"),
        "combat-card-defender": facing(
            "sauron_regular*3 nazgul", "gondor_regular*2", ("cardolan", "south_downs")
        )
        .hand("sh_str_02", "fp_str_20")
        .dice(**dice)
        .acting("shadow")
        .do("use army attack", "attack cardolan south_downs", "confirm", "lay_none"),
        "hits": battle.roll(6, 6, 1, 1, 1).roll(1, 1, 1, 1).roll(1).roll(1),
        "cease": field("sauron_regular*3", "gondor_regular*2").roll(1, 1, 1).roll(1, 1),
        "retreat": field("sauron_regular*3", "gondor_regular*2").roll(1, 1, 1).roll(1, 1).do("press_on"),
        "prolong": siege,
        "follow-up": won,
        "advancing": field("sauron_regular*5 nazgul", "gondor_regular")
        .roll(6, 6, 1, 1, 1)
        .roll(1)
        .roll(1)
        .do("advance"),
        "rout": Position()
        .clear()
        .put("pelargir", "sauron_regular*2")
        .captured("pelargir")
        .steps(Rout(NUMBER["pelargir"])),
    }


def of_characters() -> dict[str, Played]:
    """12, 13, 14."""
    four = ("gimli", "legolas", "meriadoc", "peregrin")
    flown = Position().steps(MoveNazgul())
    return {
        "declare": Position().fellowship(progress=3, corruption=2).steps(DeclareFellowship()),
        "declare-here": Position().steps(DeclareFellowship()),
        "path-declared": Position().fellowship(progress=2).steps(DeclareFellowship()).do("declare"),
        "path-revealed": Position().fellowship(progress=2, region="moria").steps(RevealFellowship()),
        "enter-mordor": at_the_gates(corruption=4).hunt(waiting=bag("sh_shelobs_lair")).steps(EnterMordor()),
        "guide": Position().fellowship(companions=four, guide="gimli").steps(ChooseGuide()),
        "separate": Position().fellowship(progress=2).steps(Separate()),
        "separate-more": Position().fellowship(progress=2).steps(Separate()).do("join gimli", "join legolas"),
        "place": Position().fellowship(progress=2).steps(Separate()).do("join strider", "confirm"),
        "companions": Position().put("edoras", "gimli").put("bree", "strider").steps(MoveCompanions()),
        "companions-go": Position().put("edoras", "gimli legolas").steps(MoveCompanions()).do("join gimli"),
        "nazgul": Position().put("minas_morgul", "nazgul").steps(MoveNazgul()),
        "nazgul-many": Position()
        .put("minas_morgul", "nazgul")
        .steps(MoveNazgul())
        .do("figure_in nazgul minas_morgul"),
        "nazgul-go": flown.do("figure_in nazgul dol_guldur"),
        "casualty": wounded(3, corruption=9),
        "casualty-guide": wounded(2, companions=("meriadoc",), guide="meriadoc"),
        "hide": Position().fellowship(companions=(), guide="gollum", hidden=False).steps(HideOrMove()),
        "move": Position().fellowship(companions=(), guide="gollum").steps(HideOrMove()),
    }


def moments() -> dict[str, Played]:
    """Every position by a name."""
    return {**of_a_turn(), **of_armies(), **of_battle(), **of_characters()}
