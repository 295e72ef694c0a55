"""War's battles can be read on a phone in every manner they are fought: golden games hold few of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Final

import pytest
from PIL import Image

from bot.text import Language
from cogs.war.game import WAR
from cogs.war.model.components import SIDES
from cogs.war.painting.board import BOARD
from cogs.war.painting.close import ClosePainter
from cogs.war.painting.groteka_scene import ClashScene
from cogs.war.painting.layout import map_top
from cogs.war.painting.map_scene import ZoomScene
from cogs.war.painting.scene import BattleScene
from tests.draw.listening import flaws_of, following, read_on
from tests.draw.shown import NAME
from tests.looks import LOOKS
from tests.war.battles import attack, field
from tests.war.groteka.fighting import facing, fought
from tests.war.painting.groteka.test_picture import flanked
from tests.war.position import Played
from tests.war.rules.test_r11_ends import besieging
from tests.war.skirmish.setting_up import begun, ground

FREE_PEOPLES, SHADOW = SIDES
WALLS: Final = ("minas_tirith", "minas_tirith")
RELIEVING: Final = ("lossarnach", "minas_tirith")
FEW: Final = "gondor_regular*2 gondor_elite gondor_leader"
GARRISON: Final = f"{FEW} gondor_leader gandalf_the_white"
LED: Final = (
    "gondor_regular*3 gondor_elite*2 rohan_regular*2 rohan_elite rohan_leader north_elite aragorn meriadoc"
)
HOST: Final = "sauron_regular*4 sauron_elite*2 southrons_easterlings_regular*2 isengard_elite nazgul*3"
HANDS: Final = ("fp_str_04", "fp_char_12", "sh_str_14", "sh_str_07")
CAPTAINS: Final = f"{HOST} witch_king"


def relieve() -> Played:
    """Besiegers are attacked from outside."""
    at = besieging(FEW, CAPTAINS).put(RELIEVING[0], LED).hand(*HANDS)
    return attack(at, FREE_PEOPLES, *RELIEVING)


def relieve_under_the_mod() -> Played:
    """The same under the mod."""
    at = facing(LED, CAPTAINS, RELIEVING, HANDS).besieged(RELIEVING[1]).put(RELIEVING[1], FEW)
    return attack(at, FREE_PEOPLES, *RELIEVING)


FOUGHT: Final[Mapping[str, Callable[[], Played]]] = {
    "field": lambda: field(CAPTAINS, LED),
    "siege": lambda: attack(besieging(GARRISON, CAPTAINS).hand(*HANDS), SHADOW, *WALLS),
    "sortie": lambda: attack(besieging(GARRISON, CAPTAINS).hand(*HANDS), FREE_PEOPLES, *WALLS),
    "relief": relieve,
    "alone": lambda: begun(ground("helms_deep", "siege", SHADOW)),
    "alone, a sortie": lambda: begun(ground("minas_tirith", "sortie", FREE_PEOPLES)),
    "mod": lambda: fought(CAPTAINS, LED, hand=HANDS),
    "mod, siege": lambda: fought(CAPTAINS, GARRISON, WALLS, HANDS),
    "mod, sortie": lambda: fought(GARRISON, CAPTAINS, WALLS, HANDS),
    "mod, relief": relieve_under_the_mod,
    "mod, flank": flanked,
}
"""A battle has begun."""
STEPS: Final = 40
"""Of a battle, at most."""
LOOKED_AT: Final = (0, 3, 9, 20)
"""After so many of them its pictures are looked at."""


def shown(game: Played, language: Language) -> Iterator[Hashable]:
    """Yield what messages show while a battle is played on, as its table and both players see it."""
    for step in range(STEPS):
        if game.state.battle is None:
            return
        if step in LOOKED_AT:
            for viewer in (None, *SIDES):
                seen = WAR.observe(game.state, viewer)
                people = tuple((seat, NAME) for seat in SIDES)
                for view in (*BOARD.shown(seen), *([] if viewer is None else [BOARD.needed(seen)])):
                    yield BOARD.scene(seen, view, language, people)
        if game.kind == "roll":
            dice = len(game.options[0].split()) - 1
            game.roll(*[(5, 2, 6)[(step + die) % 3] for die in range(dice)])
        else:
            game.do(game.options[step % 2 % len(game.options)])


@pytest.mark.parametrize("name", FOUGHT)
def test_a_battle_can_be_read_on_a_phone_in_whatever_manner_it_is_fought(name: str) -> None:
    flaws: dict[str, None] = {}
    painted = 0
    with following():
        for language, theme in LOOKS:
            for scene in dict.fromkeys(shown(FOUGHT[name](), language)):
                painted += 1
                flaws.update(dict.fromkeys(map(str, flaws_of(BOARD.paint(scene, theme, 1.0)))))

    assert painted
    assert [*flaws][:20] == []


@pytest.mark.parametrize("rules", ["", "mod, "])
@pytest.mark.parametrize("manner", ["siege", "sortie", "relief"])
def test_its_heading_says_in_which_manner_it_is_fought(rules: str, manner: str) -> None:
    with following():
        [scene] = [
            shown_scene
            for shown_scene in dict.fromkeys(shown(FOUGHT[f"{rules}{manner}"](), "en"))
            if isinstance(shown_scene, BattleScene | ClashScene)
        ][:1]
        words = {mark.name for mark in read_on(BOARD.paint(scene, "parchment", 1.0))}

    assert f"{manner.capitalize()}: Minas Tirith" in words


def test_no_name_is_written_on_the_arrow_of_a_way() -> None:
    """Given a retreat from the walls, whose arrow begins under the name of the region."""
    ways = 0
    for scene in shown(FOUGHT["alone, a sortie"](), "en"):
        if not isinstance(scene, ZoomScene):
            continue
        painter = ClosePainter(Image.new("RGB", scene.window.pixels), scene, "parchment", 1.0, map_top(scene))
        laid = [(placed.box, placed.what) for placed in painter.lay_out()]
        names = [box for box, what in laid if isinstance(what, tuple) and isinstance(what[0], str)]
        for _, (left, top), (right, low) in painter.ways():
            ways += 1
            x, y = (left + right) / 2, (top + low) / 2
            assert not any(box[0] < x < box[2] and box[1] < y < box[3] for box in names)
    assert ways
