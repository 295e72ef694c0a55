"""A position for each thing a card, a Combat effect, a character or a Guide can ask."""

from __future__ import annotations

from cogs.war.model.bags import bag
from cogs.war.model.components import CHARACTER, EASTERN_EDGE, FREE, NUMBER, SETTLEMENTS_OF, SHADOW
from cogs.war.model.state import Chase, State, evolve
from cogs.war.rules.cards.corsairs_of_umbar import Land
from cogs.war.rules.cards.cruel_weather import ShiftFellowship
from cogs.war.rules.cards.dead_men_of_dunharrow import ChooseFellows, ChoosePath, MusterAtHarbours
from cogs.war.rules.cards.denethors_folly import StrikeLeader
from cogs.war.rules.cards.dreadful_spells import ChooseCaster, ChooseVictim
from cogs.war.rules.cards.faramirs_rangers import ChooseAmbush
from cogs.war.rules.cards.hill_trolls import ReplaceRegular
from cogs.war.rules.cards.lure_of_the_ring import ResistLure
from cogs.war.rules.cards.rage_of_the_dunlendings import JoinRage, Rage
from cogs.war.rules.cards.stormcrow import BringIllNews, LoseFigure
from cogs.war.rules.cards.the_black_captain_commands import Command
from cogs.war.rules.cards.the_eagles_are_coming import ChoosePrey, FlyOff
from cogs.war.rules.cards.the_grey_company import JoinTheCompany
from cogs.war.rules.cards.the_lidless_eye import TurnToEye
from cogs.war.rules.cards.the_nazgul_strike import Strike
from cogs.war.rules.cards.the_palantir_of_orthanc import LookIntoStone
from cogs.war.rules.cards.the_spirit_of_mordor import ChooseMixedArmy
from cogs.war.rules.cards.vocabulary_common import PlayAnother, ShowAndDiscard
from cogs.war.rules.cards.vocabulary_free import SeparateOrMove
from cogs.war.rules.cards.vocabulary_marching import MarchOn
from cogs.war.rules.cards.vocabulary_shadow import MoveOrAttack, MusterWhere
from cogs.war.rules.cards.vocabulary_shadow_gathering import GatherArmies, MarchToGathering
from cogs.war.rules.cards.wisdom_of_elrond import ChooseCounselled
from cogs.war.rules.cards.worn_with_sorrow_and_toil import WearDown
from cogs.war.rules.characters.entering import EnterPlay
from cogs.war.rules.characters.gandalf_the_grey import GandalfDraws
from cogs.war.rules.characters.gandalf_the_white import WhiteRider
from cogs.war.rules.characters.witch_king import SorcererDraws
from cogs.war.rules.combat.anduril import DrawSword
from cogs.war.rules.combat.dread_and_despair import SpreadDread
from cogs.war.rules.combat.heroic_death import CancelHits, DieHeroically
from cogs.war.rules.combat.mighty_attack import AttackMightily
from cogs.war.rules.combat.onslaught import RushIn
from cogs.war.rules.combat.relentless_assault import DriveOn
from cogs.war.rules.combat.scouts import FallBack
from cogs.war.rules.combat.vocabulary import StrikeDown
from cogs.war.rules.combat.words_of_power import SilenceCompanion
from cogs.war.rules.hunt.damage import UseGuideAbility
from cogs.war.rules.hunt.rolling import SendCrebain
from cogs.war.rules.hunt.tile import AnswerTile, RaiseStaff
from cogs.war.rules.procedure import STEPS, WarStep, load_rooms
from cogs.war.rules.revealing import WakeBalrog
from cogs.war.words.prompts.sources import KINDS
from tests.war.position import Position
from tests.war.rules.combat.position import position, with_fighter

SOUTHRONS = "southrons_easterlings_regular"


def asking_steps() -> dict[str, type[WarStep]]:
    """Every step whose words are told of in asking/effects.py, by its name; GroTeka has its own."""
    load_rooms()
    here = {name: step for name, step in STEPS.items() if getattr(step, "kind", "") in KINDS}
    return {name: step for name, step in here.items() if ".groteka." not in step.__module__}


def at(**figures: str) -> Position:
    """An empty map with these figures, by region."""
    here = Position().clear()
    for region, text in figures.items():
        here.put(region, text)
    return here


def _cards() -> dict[str, State]:
    shore = NUMBER["pelargir"]
    dunland = NUMBER["gap_of_rohan"]
    spirit = at(osgiliath="sauron_regular isengard_regular", umbar=f"{SOUTHRONS} sauron_regular")
    folk = at(fangorn="gandalf_the_white", edoras="rohan_regular*2", helms_deep="rohan_regular")
    raid = at(north_dunland="isengard_regular*3", south_dunland="isengard_elite")
    on_table = ("fp_char_05", "fp_char_06")
    twelve = bag(**{SOUTHRONS: 2})
    return {
        "corsairs": at(umbar=f"{SOUTHRONS}*3", pelargir="gondor_regular").at_war().steps(Land()).state,
        "weather": Position().fellowship(progress=2).steps(ShiftFellowship()).state,
        "path": at(edoras="strider gimli").steps(ChoosePath()).state,
        "fellows": at(edoras="strider gimli boromir").steps(ChooseFellows(shore, ("strider",))).state,
        "fellows-two": at(edoras="strider gimli boromir")
        .steps(ChooseFellows(shore, ("strider", "gimli")))
        .state,
        "dead-muster": at(pelargir="aragorn").steps(MusterAtHarbours(shore)).state,
        "folly": at(minas_tirith="gondor_regular gondor_leader rohan_regular rohan_leader")
        .steps(StrikeLeader())
        .state,
        "victim": at(
            minas_morgul="sauron_regular nazgul",
            north_ithilien="gondor_regular",
            south_ithilien="rohan_regular",
        )
        .steps(ChooseVictim())
        .state,
        "caster": at(
            osgiliath="gondor_regular",
            north_ithilien="sauron_regular nazgul",
            south_ithilien="sauron_regular nazgul*2",
        )
        .steps(ChooseCaster(NUMBER["osgiliath"]))
        .state,
        "ambush": at(north_ithilien="sauron_regular", osgiliath="sauron_regular").steps(ChooseAmbush()).state,
        "trolls": at(moria="sauron_regular*2", morannon="sauron_regular").steps(ReplaceRegular()).state,
        "trolls-last": at(moria="sauron_regular*2", morannon="sauron_regular").steps(ReplaceRegular(1)).state,
        "lure": Position().fellowship(hidden=False, corruption=4).steps(ResistLure("boromir")).state,
        "lure-hobbit": Position().fellowship(hidden=False).steps(ResistLure("peregrin")).state,
        "rage": raid.steps(Rage()).state,
        "rage-join": raid.steps(JoinRage(dunland)).state,
        "rage-join-last": raid.steps(JoinRage(dunland, 3)).state,
        "ill-news": Position().put("edoras", "gimli").steps(BringIllNews()).state,
        "ill-news-figure": Position().steps(LoseFigure("gondor")).state,
        "captain": at(morannon="sauron_regular witch_king").steps(Command()).state,
        "prey": at(
            edoras="rohan_regular gimli", folde="sauron_regular nazgul*3", westemnet="sauron_regular nazgul"
        )
        .steps(ChoosePrey())
        .state,
        "fly-off": at(folde="sauron_regular nazgul*3").steps(FlyOff(NUMBER["folde"])).state,
        "fly-off-one": at(folde="sauron_regular nazgul").steps(FlyOff(NUMBER["folde"])).state,
        "company": at(edoras="strider rohan_regular gondor_regular").steps(JoinTheCompany()).state,
        "eye": Position().dice(sh="army muster_army event").steps(TurnToEye()).state,
        "eye-last": Position().dice(sh="army muster").steps(TurnToEye(1)).state,
        "strike": Position().table(*on_table).put("rivendell", "nazgul").steps(Strike()).state,
        "stone": Position().steps(LookIntoStone()).state,
        "mixed": spirit.steps(ChooseMixedArmy()).state,
        "march-on": folk.steps(MarchOn("fp_str_12", FREE, NUMBER["edoras"], bag(rohan_regular=2), 1)).state,
        "march-on-full": at(edoras="rohan_regular*5 gondor_regular*7")
        .at_war()
        .steps(MarchOn("fp_str_12", FREE, NUMBER["edoras"], bag(gondor_regular=7), 2))
        .state,
        "show-army": Position()
        .hand("sh_str_10", "sh_char_01")
        .steps(ShowAndDiscard("fp_str_02", SHADOW, "army"))
        .state,
        "show-character": Position()
        .hand("sh_str_10", "sh_char_01")
        .steps(ShowAndDiscard("fp_str_03", SHADOW, "character"))
        .state,
        "another": Position()
        .hand("fp_char_12", "fp_char_14")
        .steps(PlayAnother("fp_char_20", FREE, CHARACTER))
        .state,
        "gwaihir": Position().put("edoras", "gimli").steps(SeparateOrMove("fp_char_15", level=4)).state,
        "swifter": Position().put("edoras", "gimli").steps(SeparateOrMove("fp_char_16", extra=2)).state,
        "horde": Position().clear().steps(MusterWhere("sh_str_21", ((SOUTHRONS,),) * 5, EASTERN_EDGE)).state,
        "kings": Position()
        .clear()
        .steps(MusterWhere("sh_str_17", ((SOUTHRONS,),) * 2, SETTLEMENTS_OF["southrons_easterlings"], 3))
        .state,
        "mountains": Position()
        .clear()
        .steps(
            MusterWhere(
                "sh_str_19",
                (("sauron_regular", "sauron_elite"), ("sauron_regular", "sauron_elite"), ("nazgul",)),
                (NUMBER["mount_gram"], NUMBER["moria"]),
            )
        )
        .state,
        "abroad": at(osgiliath="sauron_regular nazgul", minas_tirith="gondor_regular")
        .at_war()
        .steps(MoveOrAttack("sh_char_23", 2, "nazgul"))
        .state,
        "captain-then": at(osgiliath="sauron_regular witch_king", minas_tirith="gondor_regular")
        .at_war()
        .steps(MoveOrAttack("sh_char_24", 1, "witch_king"))
        .state,
        "gather": at(near_harad=f"{SOUTHRONS}*2 sauron_regular", far_harad=SOUTHRONS)
        .steps(
            MarchToGathering(
                GatherArmies("sh_str_07", 3, 1), NUMBER["umbar"], NUMBER["near_harad"], twelve, 2
            )
        )
        .state,
        "gather-on": at(near_harad=f"{SOUTHRONS}*2", far_harad=SOUTHRONS, khand=SOUTHRONS)
        .steps(
            MarchToGathering(
                GatherArmies("sh_str_07", 3, 1), NUMBER["umbar"], NUMBER["near_harad"], twelve, 2
            )
        )
        .state,
        "wisdom": Position().steps(ChooseCounselled()).state,
        "worn": Position().table("sh_char_15", "fp_char_05").hand("fp_char_12").steps(WearDown()).state,
    }


def _battles() -> dict[str, State]:
    free = bag(gondor_regular=3, gondor_leader=1, gandalf_the_white=1, boromir=1, meriadoc=1)
    shadow = bag(sauron_regular=3, sauron_elite=1, nazgul=2, witch_king=1, mouth_of_sauron=1)
    fight = position(free, shadow)
    shot = with_fighter(with_fighter(fight, FREE, reroll_hits=2), SHADOW, hits=2, reroll_hits=1)
    missed = with_fighter(fight, FREE, rolled=(1, 2, 5), hits=1)
    king = bag(gondor_regular=3, aragorn=1)
    with_aragorn = with_fighter(position(king, shadow), FREE, rolled=(1, 2, 5), hits=1)
    home = position(free, shadow, region="minas_tirith")

    def asked(state: State, step: WarStep) -> State:
        return evolve(state, agenda=(*state.agenda, step))

    both = ("nazgul", "witch_king", "mouth_of_sauron")
    return {
        "dread": asked(fight, SpreadDread(SHADOW)),
        "anduril": asked(with_aragorn, DrawSword(FREE)),
        "death": asked(shot, DieHeroically(FREE)),
        "death-hits": asked(shot, CancelHits(FREE, "boromir")),
        "mighty": asked(missed, AttackMightily(FREE)),
        "onslaught": asked(fight, RushIn(SHADOW)),
        "relentless": asked(fight, DriveOn(SHADOW)),
        "scouts": asked(home, FallBack(FREE)),
        "breath": asked(
            shot, StrikeDown(SHADOW, "black_breath", ("gondor_leader", "meriadoc"), optional=True)
        ),
        "blade": asked(shot, StrikeDown(FREE, "blade_of_westernesse", both[1:], optional=True, spends=1)),
        "fateful": asked(shot, StrikeDown(FREE, "fateful_strike", both)),
        "words": asked(fight, SilenceCompanion(SHADOW)),
        "rider": asked(fight, WhiteRider()),
        "sorcerer": asked(fight, SorcererDraws(1)),
    }


def _characters() -> dict[str, State]:
    return {
        "gandalf": Position().steps(GandalfDraws(0)).state,
        "white": at().without("gandalf_the_grey").steps(EnterPlay("gandalf_the_white")).state,
        "witch-king": at(moria="sauron_regular", morannon="sauron_regular")
        .steps(EnterPlay("witch_king"))
        .state,
        "mouth": Position().steps(EnterPlay("mouth_of_sauron")).state,
    }


def _hunts() -> dict[str, State]:
    hobbits = Position().without("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    alone = Position().without(*Position().state.fellowship.companions)
    drawn = {"pool": Position().state.hunt.pool}

    def chased(here: Position, tile: str, damage: int, step: WarStep) -> State:
        pool = tuple((name, number - (name == tile)) for name, number in drawn["pool"])
        left = tuple(each for each in pool if each[1])
        here.hunt(pool=left, drawn=bag(tile), shadow=3)
        here.having(chase=Chase("roll", tile=tile, damage=damage, successes=2))
        return here.steps(step).state

    answers = Position().table("fp_char_05", "fp_char_06", "fp_char_07")
    shelob = Position().table("fp_char_05").fellowship(region="", mordor=2)
    shelob.hunt(aside=tuple(each for each in shelob.state.hunt.aside if each[0] != "sh_shelobs_lair"))
    shelob.hunt(drawn=bag("sh_shelobs_lair"), shadow=2)
    shelob.having(chase=Chase("mordor", tile="sh_shelobs_lair"))
    mordor = Position().without("gandalf_the_grey", "strider", "boromir", "legolas", "gimli")
    mordor.fellowship(region="", mordor=1)
    balrog = Position().table("sh_char_17")
    return {
        "hobbit": chased(hobbits, "std_2", 2, UseGuideAbility()),
        "hobbit-mordor": chased(mordor, "std_3", 3, UseGuideAbility()),
        "gollum": chased(alone, "std_1", 1, UseGuideAbility()),
        "crebain": Position()
        .table("sh_char_16")
        .hunt(shadow=1)
        .having(chase=Chase("roll"))
        .steps(SendCrebain())
        .state,
        "staff": Position().table("fp_char_08").having(chase=Chase("roll")).steps(RaiseStaff()).state,
        "answer": chased(answers, "std_2_reveal", 2, AnswerTile()),
        "answer-die": shelob.steps(AnswerTile()).state,
        "balrog": balrog.steps(WakeBalrog(calm=False)).state,
        "balrog-calm": Position().table("sh_char_17").steps(WakeBalrog(calm=True)).state,
    }


def moments() -> dict[str, State]:
    """A position by a name; every step of asking/effects.py is open in one of them at least."""
    return {**_cards(), **_battles(), **_characters(), **_hunts()}
