"""The lobby: sitting down, wishing, agreeing, beginning."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from pydantic import Field, model_validator

from bot.engine import Options, Seat
from bot.match.lobby import options_to_offer, with_options
from bot.match.settings import GuildSettings
from bot.match.values import Place, RefusedError
from bot.store import SeatRow
from bot.text import GivenText
from tests.match.house import ANN, BEN, CAT, DAN, EVE, HERE, House, refused
from tests.match.tiny_game import TinyGame, TinyState


async def test_a_lobby_opens_with_its_host_at_the_table(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [BEN, BEN, ANN], {"rounds": 3}, "t")
    assert (table.phase, table.host, table.joined, table.invited) == ("lobby", ANN, (ANN,), (BEN,))
    assert table.options.rounds == 3  # type: ignore[attr-defined]
    assert await house.outbox() == [(table.id, "lobby", None)]
    assert await house.tables.tables_at(HERE) == table


async def test_the_same_token_opens_one_lobby(house: House) -> None:
    first = await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "t")
    assert await house.tables.open_lobby("tiny", HERE, ANN, [], {}, "t") == first


async def test_one_match_per_channel(house: House) -> None:
    table = await house.lobby(ANN)
    error = await refused(house.tables.open_lobby("tiny", HERE, BEN, [], {}, "x"))
    assert (error.reason, error.facts) == ("refused-place-taken", {"match": str(table.id)})
    await house.tables.cancel(table.id, ANN, "y")
    assert (await house.tables.open_lobby("tiny", HERE, BEN, [], {}, "z")).host == BEN


async def test_a_guild_may_say_where_to_play_and_threads_belong_to_their_channel(house: House) -> None:
    await house.tables.change_guild_settings(1, lambda _: GuildSettings(channels=(50,)))
    open_ = house.tables.open_lobby
    assert (await refused(open_("tiny", HERE, ANN, [], {}, "a"))).reason == "refused-channel-not-allowed"
    assert (await open_("tiny", Place(1, 50), ANN, [], {}, "b")).phase == "lobby"
    assert (await open_("tiny", Place(1, 51), ANN, [], {}, "c", parent=50)).phase == "lobby"


async def test_unknown_games_and_options_are_refused(house: House) -> None:
    open_ = house.tables.open_lobby
    assert (await refused(open_("chess", HERE, ANN, [], {}, "a"))).reason == "refused-unknown-game"
    error = await refused(open_("tiny", HERE, ANN, [], {"sauron": "1"}, "b"))
    assert (error.reason, error.facts) == ("refused-option-unknown", {"option": GivenText("sauron")})


async def test_seats_are_taken_wished_for_and_drawn(house: House) -> None:
    table = await house.lobby(ANN)
    join = house.tables.join
    taken = await refused(join(table.id, BEN, "north", "a"))
    assert (taken.reason, taken.facts) == ("refused-seat-taken", {"seat": "north"})
    assert (await refused(join(table.id, BEN, "up", "b"))).reason == "refused-seat-unknown"
    table = await join(table.id, BEN, None, "c")
    assert (table.seat_of(BEN), table.joined) == (None, (ANN, BEN))
    table = await house.tables.begin(table.id, ANN, "d")
    assert table.seats == (("north", ANN), ("east", BEN))


async def test_free_wishes_are_drawn_at_random(house: House) -> None:
    drawn = set()
    for channel in range(20, 36):
        table = await house.lobby(ANN, place=Place(1, channel))
        await house.tables.join(table.id, ANN, None, house.token())
        await house.tables.join(table.id, BEN, None, house.token())
        drawn.add((await house.tables.begin(table.id, ANN, house.token())).seat_of(ANN))
    assert drawn == {"north", "east"}


async def test_seats_are_kept_for_those_who_were_invited(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [BEN, CAT, DAN], {}, "a")
    join = house.tables.join
    assert (await refused(join(table.id, EVE, None, "b"))).reason == "refused-invited-only"
    await house.tables.leave(table.id, DAN, "c")
    table = await join(table.id, EVE, None, "d")
    assert table.joined == (ANN, EVE)
    await join(table.id, BEN, None, "e")
    table = await join(table.id, CAT, None, "f")
    assert table.invited == ()
    assert (await refused(join(table.id, DAN, None, "g"))).reason == "refused-full"


async def test_a_leaving_host_hands_over_and_the_last_one_closes(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    table = await house.tables.leave(table.id, ANN, "a")
    assert (table.host, table.joined) == (BEN, (BEN,))
    assert (await house.tables.leave(table.id, BEN, "b")).phase == "cancelled"
    assert (await refused(house.tables.join(table.id, ANN, None, "c"))).reason == "refused-cancelled"
    assert (await refused(house.tables.view(table.id, ANN))).reason == "refused-cancelled"
    assert await house.tables.tables_at(HERE) is None


async def test_only_the_host_agrees_begins_and_cancels(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    for asking in (
        house.tables.begin(table.id, BEN, "a"),
        house.tables.cancel(table.id, BEN, "b"),
        house.tables.set_option(table.id, BEN, "rounds", "3", "c"),
    ):
        assert (await refused(asking)).reason == "refused-not-host"
    assert (await refused(house.tables.leave(table.id, EVE, "d"))).reason == "refused-not-joined"


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("rounds", "4", 4), ("series", "2", 2), ("generous", "true", True), ("generous", "False", False)],
)
async def test_options_are_read_from_texts(house: House, name: str, text: str, value: object) -> None:
    table = await house.lobby(ANN)
    table = await house.tables.set_option(table.id, ANN, name, text, "a")
    assert getattr(table.options, name) == value
    assert table.series == (2 if name == "series" else 1)


@pytest.mark.parametrize(("name", "text"), [("series", "3"), ("rounds", "many"), ("generous", "perhaps")])
async def test_impossible_options_are_refused(house: House, name: str, text: str) -> None:
    table = await house.lobby(ANN)
    error = await refused(house.tables.set_option(table.id, ANN, name, text, "a"))
    facts = {"option": GivenText(name), "value": GivenText(text)}
    assert (error.reason, error.facts) == ("refused-option-invalid", facts)


async def test_several_options_are_agreed_together_or_none(house: House) -> None:
    table = await house.lobby(ANN)
    await refused(house.tables.set_options(table.id, ANN, {"rounds": "5", "series": "9"}, "a"))
    assert (await house.tables.table(table.id)).options.rounds == 2  # type: ignore[attr-defined]
    table = await house.tables.set_options(table.id, ANN, {"rounds": "5", "series": "2"}, "b")
    assert (table.options.rounds, table.series) == (5, 2)  # type: ignore[attr-defined]
    again = await house.reopened()
    assert (await again.tables.table(table.id)).options == table.options
    await again.store.close()


async def test_the_number_of_players_must_fit(house: House) -> None:
    table = await house.lobby(ANN)
    error = await refused(house.tables.begin(table.id, ANN, "a"))
    assert (error.reason, error.facts) == ("refused-player-count", {"joined": "1", "needed": "2-4"})


@pytest.mark.parametrize("users", [(ANN, BEN), (ANN, BEN, CAT), (ANN, BEN, CAT, DAN)])
async def test_two_to_four_play(house: House, users: tuple[int, ...]) -> None:
    match = await house.finished(*users)
    table = await house.tables.table(match)
    assert len(table.seats) == len(users)
    assert table.phase == "over"


async def test_those_who_wish_for_a_seat_get_it_and_the_first_others_are_filled(house: House) -> None:
    table = await house.lobby(ANN)
    await house.tables.join(table.id, BEN, "west", "a")
    await house.tables.join(table.id, CAT, None, "b")
    table = await house.tables.begin(table.id, ANN, "c")
    assert table.seats == (("north", ANN), ("east", CAT), ("west", BEN))
    assert table.options.seats == ("north", "east", "west")  # type: ignore[attr-defined]


async def test_the_seats_taken_are_no_option_to_agree_on(house: House) -> None:
    table = await house.lobby(ANN)
    error = await refused(house.tables.set_option(table.id, ANN, "seats", '["south"]', "a"))
    assert error.reason == "refused-option-unknown"


def test_what_is_meant_for_tests_is_no_option_to_agree_on() -> None:
    class Agreed(Options):
        seats: tuple[Seat, ...] = ()
        swift: bool = False
        turns: int = Field(default=0, json_schema_extra={"offered": False})

    assert options_to_offer(Agreed) == ("swift",)


def test_what_cannot_matter_beside_what_is_agreed_is_not_asked_about() -> None:
    class Agreed(Options):
        swift: bool = False
        spells: bool = Field(default=False, json_schema_extra={"offered": {"rules": "magic"}})
        rules: Literal["plain", "magic"] = "plain"

    assert options_to_offer(Agreed) == ("rules", "swift", "spells"), "what decides comes first"
    assert options_to_offer(Agreed, {"swift": True}) == ("rules", "swift", "spells"), (
        "nothing is known of the rules"
    )
    assert options_to_offer(Agreed, dict(Agreed())) == ("rules", "swift")
    assert options_to_offer(Agreed, {"rules": "magic"}) == ("rules", "swift", "spells")


async def test_a_command_may_settle_an_option_that_people_are_not_offered(house: House) -> None:
    open_, settled = house.tables.open_lobby, {"friendly": True}
    table = await open_("tiny", HERE, ANN, [], {"rounds": 3}, "a", settled=settled)
    assert (table.options.friendly, table.options.rounds) == (True, 3)  # type: ignore[attr-defined]

    table = await house.tables.set_option(table.id, ANN, "rounds", "2", "b")
    assert table.options.friendly  # type: ignore[attr-defined]
    error = await refused(house.tables.set_option(table.id, ANN, "friendly", "false", "c"))
    assert error.reason == "refused-option-unknown"


async def test_what_belongs_to_a_lobby_is_refused_once_play_has_begun(house: House) -> None:
    match = await house.begun()
    for asking in (
        house.tables.join(match, CAT, None, "a"),
        house.tables.leave(match, ANN, "b"),
        house.tables.cancel(match, ANN, "c"),
        house.tables.begin(match, ANN, "d"),
        house.tables.set_option(match, ANN, "rounds", "3", "e"),
    ):
        assert (await refused(asking)).reason == "refused-already-begun"


async def test_a_lobby_has_no_view_yet(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    assert (await refused(house.tables.view(table.id, ANN))).reason == "refused-not-begun"
    assert (await refused(house.play(table.id, ANN, "end"))).reason == "refused-not-begun"


async def test_beginning_tells_the_channel_and_everybody_who_must_decide(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    await house.clear_outbox()
    await house.tables.begin(table.id, ANN, "a")
    assert await house.outbox() == [
        (table.id, "table", None),
        (table.id, "turn", ANN),
        (table.id, "turn", BEN),
    ]


class Undealt(TinyGame):
    """Everybody has a card from the beginning."""

    def new(self, options: Options) -> TinyState:
        state = super().new(options)
        return replace(state, cards=tuple(range(1, len(state.seats) + 1)))


@pytest.mark.parametrize("game", [TinyGame(), Undealt()], ids=["dealt", "undealt"])
async def test_a_game_begins_alike_whether_or_not_anything_is_dealt_first(
    house: House, game: TinyGame
) -> None:
    again = await house.reopened(game)
    match = await again.begun(ANN, BEN)
    assert {(match, "turn", ANN), (match, "turn", BEN)} <= set(await again.outbox())
    assert [(await again.tables.view(match, user)).stamp for user in (ANN, BEN)] == [2, 2]
    await again.store.close()


async def test_tables_of_a_user_are_the_open_ones_newest_first(house: House) -> None:
    first = await house.begun(place=Place(1, 20))
    second = (await house.lobby(ANN, place=Place(2, 21))).id
    await house.finished(place=Place(1, 22))
    assert [table.id for table in await house.tables.tables_of(ANN)] == [second, first]
    assert [table.id for table in await house.tables.tables_of(ANN, 1)] == [first]


async def test_the_message_of_a_table_is_remembered(house: House, tmp_path: object) -> None:
    match = await house.begun()
    posted = (await house.tables.table(match)).message_posted
    assert posted is None
    from datetime import UTC, datetime

    moment = datetime(2026, 5, 1, tzinfo=UTC)
    await house.tables.set_message(match, 777, moment)
    table = await house.tables.table(match)
    assert (table.message, table.message_posted) == (777, moment)
    await house.tables.set_message(match, None, None)
    assert (await house.tables.table(match)).message is None


async def test_a_new_match_is_a_blank_one(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [BEN], {"series": 2}, "t")
    stored = await house.store.match(table.id)
    assert stored is not None
    row = stored.row
    assert (row.series_id, row.number, row.series, row.next_id) == (table.id, 1, 2, None)
    assert (row.public_seq, row.last_entry, row.last_press, row.stamps) == (0, 0, 0, ())
    assert (row.ruleset, row.ruleset_begun, row.message, row.outcome, row.offer) == (1, 1, None, None, None)
    assert (row.revision, row.created, row.guild, row.channel) == (1, row.created, 1, 11)
    assert stored.seats == (SeatRow(ANN, 0, None),)
    assert stored.snapshot is None


async def test_as_many_as_there_are_seats_may_be_invited(house: House) -> None:
    open_lobby = house.tables.open_lobby
    assert (
        await refused(open_lobby("tiny", HERE, ANN, [BEN, CAT, DAN, EVE], {}, "a"))
    ).reason == "refused-full"
    table = await open_lobby("tiny", HERE, ANN, [BEN, CAT, DAN, ANN], {}, "b")
    assert table.invited == (BEN, CAT, DAN)


async def test_whoever_has_joined_keeps_the_place_in_line_and_only_wishes_anew(house: House) -> None:
    table = await house.lobby(ANN, BEN)
    table = await house.tables.join(table.id, ANN, "west", "a")
    assert (table.joined, table.seat_of(ANN), table.seat_of(BEN)) == ((ANN, BEN), "west", "east")
    table = await house.tables.join(table.id, ANN, "west", "b")
    assert table.seat_of(ANN) == "west", "one's own seat is not taken by somebody else"
    await house.tables.leave(table.id, ANN, "c")
    table = await house.tables.join(table.id, CAT, None, "d")
    assert (table.joined, table.host) == ((BEN, CAT), BEN)
    stored = await house.store.match(table.id)
    assert stored is not None
    assert [seat.position for seat in stored.seats] == [1, 2]


async def test_a_guest_who_declines_is_no_longer_invited_and_the_host_stays(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [BEN, CAT], {}, "a")
    table = await house.tables.leave(table.id, BEN, "b")
    assert (table.host, table.joined, table.invited, table.phase) == (ANN, (ANN,), (CAT,), "lobby")


async def test_what_belongs_to_a_lobby_is_refused_once_the_game_has_begun_or_ended(house: House) -> None:
    match = await house.settled(series=2)
    lobby = house.tables

    async def reasons(at: int) -> list[tuple[str, dict[str, str]]]:
        asking = (
            lobby.join(at, EVE, None, house.token()),
            lobby.leave(at, ANN, house.token()),
            lobby.cancel(at, ANN, house.token()),
            lobby.set_option(at, ANN, "rounds", "3", house.token()),
            lobby.begin(at, ANN, house.token()),
        )
        return [((error := await refused(request)).reason, error.facts) for request in asking]

    assert await reasons(match) == [("refused-already-begun", {})] * 5
    following = (await house.tables.resign(match, ANN, "r")).view.table.next
    assert await reasons(match) == [("refused-over", {"next": str(following)})] * 5
    closed = await house.lobby(ANN, place=Place(1, 99))
    await house.tables.cancel(closed.id, ANN, "c")
    assert await reasons(closed.id) == [("refused-cancelled", {})] * 5


async def test_the_table_tells_of_the_lobby_at_each_step(house: House) -> None:
    table = await house.lobby(ANN)
    for step in (
        house.tables.join(table.id, BEN, None, "a"),
        house.tables.set_option(table.id, ANN, "rounds", "3", "b"),
        house.tables.leave(table.id, BEN, "c"),
        house.tables.cancel(table.id, ANN, "d"),
    ):
        await house.clear_outbox()
        await step
        assert await house.outbox() == [(table.id, "lobby", None)]


def test_options_that_are_each_possible_but_not_together_are_refused() -> None:
    class Agreed(Options):
        rounds: int = 1
        quick: bool = False

        @model_validator(mode="after")
        def not_long_and_quick(self) -> Agreed:
            if self.quick and self.rounds > 3:
                raise ValueError("too long")
            return self

    game: Any = SimpleNamespace(options=Agreed)
    with pytest.raises(RefusedError) as caught:
        with_options(game, Agreed(), {"rounds": "4", "quick": "true"})
    assert caught.value.reason == "refused-option-invalid"
    assert caught.value.facts == {"option": GivenText("rounds, quick"), "value": GivenText("4, true")}
    assert with_options(game, Agreed(rounds=4, quick=False), {"rounds": "3", "quick": "true"}) == Agreed(
        rounds=3, quick=True
    )


async def test_the_host_says_who_is_to_be_there(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [BEN], {}, "open")
    guests = house.tables.set_guests

    table = await guests(table.id, ANN, [BEN, CAT], "more")
    assert table.invited == (BEN, CAT)
    await house.tables.join(table.id, BEN, None, "join")
    table = await guests(table.id, ANN, [CAT], "away")
    assert (table.joined, table.invited) == ((ANN,), (CAT,))
    table = await guests(table.id, ANN, [], "open to all")
    assert table.invited == ()
    table = await house.tables.join(table.id, EVE, None, "anybody")
    assert table.joined == (ANN, EVE)


async def test_guests_are_the_hosts_to_choose_and_no_more_than_there_is_room_for(house: House) -> None:
    table = await house.tables.open_lobby("tiny", HERE, ANN, [BEN], {}, "open")
    for user, guests, reason in (
        (BEN, [CAT], "refused-not-host"),
        (ANN, [BEN, CAT, DAN, EVE], "refused-full"),
    ):
        error = await refused(house.tables.set_guests(table.id, user, guests, f"no {user}"))
        assert error.reason == reason
