"""Scenarios S64 to S81: after the battle, the end, the variant."""

from __future__ import annotations

from bot.engine import Outcome
from cogs.confrontation.state import DARK, LIGHT
from tests.confrontation.position import Play, Position


def ended(play: Play) -> Outcome:
    assert play.outcome is not None
    return play.outcome


def shelob_beats_merry(dark: str = "") -> Play:
    position = Position("merry eregion, gimli eregion", f"shelob moria{dark}")
    play = position.dark_to_move().do("dark move shelob eregion", "dark challenge merry")
    return play.do("light play l1", "dark play d1")


def test_s64_shelob_returns_to_gondor() -> None:
    play = shelob_beats_merry()
    assert play.fallen("merry")
    assert play.where("shelob") == "gondor"
    assert play.where("gimli") == "eregion"
    assert play.asked == [(LIGHT, "move")]


def test_s65_shelob_finds_gondor_full() -> None:
    play = shelob_beats_merry(", warg gondor, saruman gondor")
    assert play.fallen("merry")
    assert play.fallen("shelob")


def test_s67_shelob_wins_in_gondor_and_stays() -> None:
    play = Position("gimli fangorn", "shelob gondor, warg gondor").light_to_move()
    play.do("light move gimli gondor", "light challenge shelob", "light play l1", "dark play d1")
    assert play.fallen("gimli")
    assert play.there("gondor") == {"shelob", "warg"}


def test_s69_frodo_enters_mordor() -> None:
    position = Position("frodo gondor", "warg mordor, orcs mordor, balrog mordor, shelob mordor", spare=False)
    play = position.light_to_move().do("light move frodo mordor")
    assert ended(play) == Outcome((LIGHT,), "outcome-frodo-in-mordor", ((LIGHT, 1), (DARK, 0)))
    assert not play.told("battle-joined")


def test_s70_frodo_and_the_last_dark_figure_fall_together() -> None:
    play = Position("frodo moria", "warg fangorn", spare=False).dark_to_move()
    play.do("dark move warg moria", "light play l_sacrifice", "dark play d1")
    assert ended(play) == Outcome((DARK,), "outcome-frodo-defeated", ((LIGHT, 0), (DARK, 0)))


def test_s71_dark_cannot_move() -> None:
    play = Position("frodo eregion", "warg shire, saruman shire", spare=False).light_to_move()
    play.do("light move frodo moria")
    assert ended(play) == Outcome((LIGHT,), "outcome-no-move", ((LIGHT, 1), (DARK, 0)))


def test_s74_points_of_two_games_are_added() -> None:
    first = Position("frodo gondor, sam shire, pippin shire, merry shire").light_to_move()
    second = Position("frodo gondor, sam shire, pippin shire, merry shire").light_to_move()
    better = Position("frodo gondor, sam shire, pippin shire, merry shire, gimli moria").light_to_move()
    for play in (first, second, better):
        play.do("light move frodo mordor")
    alice = ended(first).score(LIGHT) + ended(second).score(DARK)
    bob = ended(first).score(DARK) + ended(second).score(LIGHT)
    assert (alice, bob) == (4, 4)
    assert ended(first).score(DARK) + ended(better).score(LIGHT) == 5


def test_s75_only_the_winner_scores() -> None:
    light = (
        "frodo moria, sam shire, pippin shire, merry shire, gimli eregion, legolas eregion, gandalf cardolan"
    )
    home = "saruman mordor, shelob mordor, cave_troll mordor, black_rider mordor"
    dark = f"balrog fangorn, warg rohan, orcs rohan, {home}"
    play = Position(light, dark, spare=False).dark_to_move().do("dark move balrog moria")
    play.do("light play l1", "dark play d6")
    assert ended(play) == Outcome((DARK,), "outcome-frodo-defeated", ((LIGHT, 0), (DARK, 7)))


def test_s76_shadowfax() -> None:
    position = Position("legolas misty_mountains", "orcs gondor", specials="shadowfax")
    play = position.light_to_move().do("light shadowfax legolas fangorn")
    assert play.where("legolas") == "fangorn"
    assert play.legal(LIGHT) == {"move legolas dagorlad", "move legolas gondor", "move legolas rohan"}
    assert play.state.specials == ((), ())
    play.do("light move legolas gondor")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_s77_shadowfax_never_attacks() -> None:
    play = Position("legolas misty_mountains", "orcs fangorn", specials="shadowfax").light_to_move()
    assert play.refused(LIGHT, "shadowfax legolas fangorn") == ("shadowfax-enemies", "11.2")
    assert "shadowfax legolas fangorn" not in play.legal(LIGHT)


def test_s79_gandalf_the_white() -> None:
    play = Position("sam fangorn", specials="gandalf_white").light_to_move().do("light gandalf_white")
    assert play.where("gandalf") == "fangorn"
    assert not play.fallen("gandalf")
    assert play.asked == [(DARK, "move")]
    assert play.state.specials == ((), ())


def test_s79_gandalf_the_white_needs_room_and_a_defeated_gandalf() -> None:
    crowded = Position("sam fangorn, merry fangorn", specials="gandalf_white").light_to_move()
    assert crowded.refused(LIGHT, "gandalf_white") == ("fangorn-occupied", "11.3")
    enemy = Position("", "orcs fangorn", specials="gandalf_white").light_to_move()
    assert enemy.refused(LIGHT, "gandalf_white") == ("fangorn-occupied", "11.3")
    alive = Position("gandalf shire", specials="gandalf_white").light_to_move()
    assert alive.refused(LIGHT, "gandalf_white") == ("gandalf-not-defeated", "11.3")


def test_s80_ringwraith() -> None:
    dark = "orcs arthedain, warg mordor, saruman mordor, balrog mordor"
    position = Position("frodo eregion", dark, specials="ringwraith", spare=False)
    play = position.dark_to_move().do("dark ringwraith orcs")
    assert play.where("orcs") == "mordor"
    assert play.asked == [(LIGHT, "move")]
    assert play.told("figure-recalled")


def test_s80_ringwraith_needs_room_without_enemies() -> None:
    dark = "orcs arthedain, warg mordor, saruman mordor, balrog mordor"
    full = Position("", f"{dark}, shelob mordor", specials="ringwraith", spare=False).dark_to_move()
    assert full.refused(DARK, "ringwraith orcs") == ("mordor-full", "11.5")
    enemy = Position("gimli mordor", "orcs arthedain", specials="ringwraith", spare=False).dark_to_move()
    assert enemy.refused(DARK, "ringwraith orcs") == ("mordor-occupied", "11.5")
    fallen = Position("", dark, specials="ringwraith", spare=False).dark_to_move()
    assert fallen.refused(DARK, "ringwraith cave_troll") == ("figure-defeated", "6.13")
    assert fallen.refused(DARK, "ringwraith warg") == ("already-in-mordor", "A37")


def test_s81_palantir() -> None:
    position = Position("sam eregion, gimli eregion, merry moria", "orcs fangorn", specials="palantir")
    play = position.dark_to_move()
    assert play.refused(DARK, "palantir shire") == ("palantir-shire", "11.4")
    play.do("dark palantir eregion")

    def figures(viewer: str | None) -> list[str | None]:
        return [piece.figure for piece in play.seen(viewer).pieces_in("eregion", LIGHT)]

    assert figures(DARK) == ["sam", "gimli"]
    assert figures(None) == [None, None]
    assert [piece.figure for piece in play.seen(DARK).pieces_in("moria", LIGHT)] == [None]
    assert play.refused(LIGHT, "rearrange eregion") == ("looked-at", "11.4")
    play.do("dark move orcs misty_mountains")
    assert figures(DARK) == [None, None]
    assert play.refused(LIGHT, "rearrange eregion") == ("rearranged-automatically", "4.3")
