"""The page inside Discord, as an Activity: in a frame, through Discord's proxy, without a cookie.

A cookie would be a third party's there, so what was given at the entry comes with every request, in a header
of its own. No other site can make a browser send that: such requests need no `Origin`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from aiohttp import web
from pydantic import BaseModel, ConfigDict, Field

FILES: Final = Path(__file__).parent / "activity"
PROXY: Final = "/.proxy"
"""Under which Discord's proxy carries requests of the page to us."""
FRAMING: Final = "https://discord.com https://*.discord.com https://discordapp.com https://*.discordapp.com"
"""Who may show the page in a frame, beside the proxy itself."""
PROTOCOL: Final = "board"
"""What a connection speaks; the pass comes along with it, for a browser lets a script set no header there."""
BEARER: Final = "Bearer "


class Entering(BaseModel):
    """An entry as the page asks for it: what Discord gave it of who is there and of where it is open."""

    model_config = ConfigDict(extra="forbid", strict=True)

    code: str = Field(min_length=1, max_length=512)
    instance: str = Field(pattern=r"^[A-Za-z0-9_-]{1,200}$")


def read_pass(request: web.Request) -> str | None:
    """Read what was given at the entry; None where a request comes with no such thing."""
    given = request.headers.get("Authorization", "")
    if given.startswith(BEARER):
        return given.removeprefix(BEARER)
    protocols = [
        protocol.strip() for protocol in request.headers.get("Sec-WebSocket-Protocol", "").split(",")
    ]
    return protocols[1] if protocols[0] == PROTOCOL and len(protocols) == 2 else None


def write_policy(policy: Mapping[str, str], application: int) -> dict[str, str]:
    """Say what the page may load where Discord shows it, and that Discord alone may show it."""
    proxy = f"{application}.discordsays.com"
    return {
        **policy,
        "connect-src": f"{policy['connect-src']} wss://{proxy}",
        "frame-ancestors": f"{FRAMING} https://{proxy}",
    }
