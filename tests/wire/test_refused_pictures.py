"""Where Discord takes no new pictures in edits (its issue 7529) a game is played all the same."""

from __future__ import annotations

import pytest

from bot.sandbox import SeenMessage
from tests.wire.evening import DARK, LIGHT, Evening, begin, final_table
from tests.wire.inn import Inn
from tests.wire.people import Clicker

pytestmark = pytest.mark.wire


def pictures(seen: SeenMessage) -> list[str]:
    """The file names of a message's pictures."""
    return [each["filename"] for each in seen.raw["attachments"]]


@pytest.mark.parametrize("refusing", ["refused_on_patch", "refused"])
async def test_a_game_is_played_with_pictures_in_messages_sent_anew(own_inn: Inn, refusing: str) -> None:
    """Given such a Discord, then the table ends with its picture, once, and the panels have theirs."""
    inn = own_inn
    await inn.driver.behave(gallery_edits=refusing)  # type: ignore[arg-type]
    frida, bolek = inn.person("frida"), inn.person("bolek")
    match = await begin(inn, frida, bolek)

    end = await Evening(inn, match, {LIGHT: Clicker(frida), DARK: Clicker(bolek)}).play()
    await inn.becalmed()

    assert end.outcome is not None
    table = await final_table(frida)
    assert pictures(table)
    public = [seen for seen in await frida.read() if not seen.ephemeral and "🏁" in seen.text]
    assert [seen.id for seen in public] == [table.id]
    panels = [seen for seen in await frida.read() if seen.ephemeral and pictures(seen)]
    assert panels
