"""Each refusal of Discord's by its code: tried again, told at the table, or given up and counted."""

from __future__ import annotations

import pytest
import structlog
from prometheus_client import REGISTRY

from bot.ui.delivery.refusals import A_WHILE, AT_THE_TABLE, BY_CODE, BY_STATUS, LONG, SOON, note_refusal
from tests.ui.test_dispatcher import http_error

PRIVATE = {
    (403, 50007): "call",
    (403, 50278): "call",
    (403, 20026): "call",
    (403, 20009): "call",
    (403, 50001): "call",
    (403, 50013): "call",
    (400, 50035): "call",
    (400, 240000): "call",
    (403, 40007): "call",
    (404, 10003): "call",
    (403, 0): "call",
    (404, 10013): "give-up",
    (400, 50033): "give-up",
    (400, 40003): "later",
    (400, 40004): "later",
    (400, 40006): "later",
    (400, 40062): "later",
    (400, 20016): "later",
    (400, 20022): "later",
    (400, 20028): "later",
    (400, 20029): "later",
    (400, 110001): "later",
    (400, 130000): "later",
    (401, 0): "later",
    (401, 40001): "later",
    (403, 40002): "later",
    (403, 40333): "later",
    (401, 50014): "later",
    (408, 0): "later",
    (429, 0): "later",
    (500, 0): "later",
    (503, 0): "later",
}
PUBLIC = {
    (403, 20026): "give-up",
    (404, 10003): "give-up",
    (404, 10004): "give-up",
    (403, 50001): "give-up",
    (403, 50013): "give-up",
    (403, 160005): "give-up",
    (400, 50035): "give-up",
    (403, 50007): "give-up",
    (400, 40004): "later",
    (400, 20016): "later",
    (401, 40001): "later",
    (429, 0): "later",
    (502, 0): "later",
}
WHOLE_BOT = ((403, 20026), (401, 0), (401, 40001), (403, 40002), (403, 40333), (401, 50014))


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.mark.parametrize("refusal", PRIVATE, ids=str)
def test_a_private_message_is_sent_later_told_at_the_table_or_counted(refusal: tuple[int, int]) -> None:
    assert note_refusal(http_error(*refusal), "turn", private=True).course == PRIVATE[refusal]


@pytest.mark.parametrize("refusal", PUBLIC, ids=str)
def test_what_stands_at_the_table_is_written_later_or_counted(refusal: tuple[int, int]) -> None:
    assert note_refusal(http_error(*refusal), "table", private=False).course == PUBLIC[refusal]


def test_every_code_of_the_list_is_tried() -> None:
    tried = {code for _, code in (*PRIVATE, *PUBLIC)}

    assert {*BY_CODE, *AT_THE_TABLE} <= tried
    assert set(BY_STATUS) <= {status for status, _ in PRIVATE}


@pytest.mark.parametrize("refusal", WHOLE_BOT, ids=str)
def test_trouble_of_the_whole_bot_is_an_error_in_the_log_and_counted(refusal: tuple[int, int]) -> None:
    before = sum(figure("pony_discord_trouble_total", why=why) for why in _whys())

    with structlog.testing.capture_logs() as logs:
        note_refusal(http_error(*refusal), "turn", private=True)

    assert [entry["log_level"] for entry in logs if entry["event"] == "discord_trouble"] == ["error"]
    assert sum(figure("pony_discord_trouble_total", why=why) for why in _whys()) == before + 1


def _whys() -> set[str]:
    meanings = (*BY_CODE.values(), *BY_STATUS.values())
    return {meaning.why for meaning in meanings if meaning.reach == "bot"}


def test_what_concerns_one_message_is_no_trouble_of_the_bot() -> None:
    with structlog.testing.capture_logs() as logs:
        for refusal in set(PRIVATE) - set(WHOLE_BOT):
            note_refusal(http_error(*refusal), "turn", private=True)

    assert not [entry for entry in logs if entry["log_level"] == "error"]


def test_what_is_given_up_is_counted_by_its_kind() -> None:
    before = figure("pony_notices_given_up_total", kind="turn", why="no-such-person")

    note_refusal(http_error(404, 10013), "turn", private=True)

    assert figure("pony_notices_given_up_total", kind="turn", why="no-such-person") == before + 1


@pytest.mark.parametrize(("code", "closed"), [(50007, True), (50278, True), (20026, False), (50001, False)])
def test_only_closed_dms_are_remembered_as_closed(code: int, closed: bool) -> None:
    assert note_refusal(http_error(403, code), "turn", private=True).closed is closed


@pytest.mark.parametrize(
    ("refusal", "seconds"), [((401, 0), LONG), ((400, 40003), A_WHILE), ((503, 0), SOON), ((429, 0), SOON)]
)
def test_how_long_is_waited_depends_on_what_passes(refusal: tuple[int, int], seconds: float) -> None:
    assert note_refusal(http_error(*refusal), "turn", private=True).seconds == seconds
