"""Somebody with the board open inside Discord, as far as servers can tell; and an inn that has it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

from bot.sandbox import RateSettings, SandboxSettings, WorldPlan
from bot.sandbox.client.rpc import FRAME, HANDSHAKE
from bot.sandbox.control.driver import Person
from bot.sandbox.world import APP_ID
from bot.ui.page import Kind
from tests.browser.touching import find_port
from tests.waiting import UNHURRIED
from tests.wire.inn import Inn, open_inn
from tests.wire.people import offer_of, table_message, take

SECRET = "what-only-the-portal-knows"


@asynccontextmanager
async def open_house(
    place: Path, world: WorldPlan = WorldPlan(), *, is_mapped: bool = True, **environment: str
) -> AsyncIterator[Inn]:
    """An inn whose bot serves the board inside Discord. is_mapped: whether the portal says where."""
    port = find_port()
    public = f"http://127.0.0.1:{port}"
    settings = SandboxSettings(
        world=world,
        rates=RateSettings(enabled=False),
        answer_window=UNHURRIED,
        activity_url=public if is_mapped else None,
        client_secret=SECRET,
    )
    given = {"PUBLIC_URL": public, "BOARD_PORT": str(port), "DISCORD_CLIENT_SECRET": SECRET, **environment}
    async with open_inn(place, settings, **given) as inn:
        yield inn


async def launch_at_seat(person: Person) -> dict[str, Any]:
    """Press the button that opens the board inside Discord, at somebody's seat; what the client opens."""
    panel = (await take(person, offer_of(await table_message(person, Kind.SEAT), Kind.SEAT))).message
    answer = await take(person, offer_of(panel, Kind.ACTIVITY))
    assert answer.status == "launched", answer.raw
    return {"frame": answer.raw["frame"], **answer.raw["query"]}


@dataclass
class Guest:
    """A page in somebody's frame. place: what its address says; kept: what it was given at the entry."""

    inn: Inn
    session: ClientSession
    name: str
    place: dict[str, Any]
    kept: str = ""

    @property
    def proxied(self) -> str:
        """Where Discord's proxy carries it to us."""
        return f"{self.inn.sandbox.url}/.proxy"

    async def speak(self, *message: Any) -> list[list[Any]]:
        """Say something to the client around the frame; what it says to that."""
        told = {"frame": self.place["frame"], "message": [*message]}
        return list(await self.inn.driver.call("POST", f"/people/{self.name}/rpc", told))

    async def ask_for_code(self, scopes: Iterable[str] = ("identify",)) -> str:
        """Shake hands, and have Discord vouch for oneself."""
        hello = {"v": 1, "encoding": "json", "client_id": str(APP_ID), "frame_id": self.place["frame"]}
        ((_, ready),) = await self.speak(HANDSHAKE, hello)
        assert ready["evt"] == "READY"
        asked = {"client_id": str(APP_ID), "response_type": "code", "scope": [*scopes]}
        ((_, told),) = await self.speak(FRAME, {"cmd": "AUTHORIZE", "args": asked, "nonce": "n"})
        return str(told["data"]["code"])

    async def enter(self, code: str | None = None, instance: str | None = None) -> dict[str, Any]:
        """Come in; what one is told."""
        asked = {
            "code": await self.ask_for_code() if code is None else code,
            "instance": instance or self.place["instance_id"],
        }
        answer = await self.session.post(f"{self.proxied}/enter", json=asked)
        told = {"status": answer.status, **await answer.json()}
        self.kept = told.get("pass", "")
        return told

    @property
    def proof(self) -> dict[str, str]:
        """What comes with every request."""
        return {"Authorization": f"Bearer {self.kept}"}

    async def look(self, match: int) -> dict[str, Any]:
        """What is shown of a match."""
        answer = await self.session.get(f"{self.proxied}/table/{match}/now", headers=self.proof)
        return {"status": answer.status, **await answer.json()}

    async def press(self, match: int, custom_id: str, token: str = "press-00000001") -> dict[str, Any]:
        """Press something; what comes of it."""
        body = {"id": custom_id, "values": [], "token": token}
        url = f"{self.proxied}/table/{match}/press"
        answer = await self.session.post(url, json=body, headers=self.proof)
        return {"status": answer.status, **await answer.json()}

    async def listen(self, match: int, about: str = "") -> ClientWebSocketResponse:
        """Open the connection on which news come."""
        url = f"{self.proxied}/table/{match}/news?about={about}"
        return await self.session.ws_connect(url, protocols=["board", self.kept])


@asynccontextmanager
async def sit_inside(inn: Inn, person: Person) -> AsyncIterator[Guest]:
    """Somebody opens the board at their seat, inside Discord."""
    async with ClientSession() as session:
        yield Guest(inn, session, person.name, await launch_at_seat(person))
