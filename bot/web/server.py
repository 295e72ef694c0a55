"""The server of the page: a few addresses, each of which asks anew who comes and what they may see.

GET shows, POST changes; a POST and a connection must come from the page itself (`Origin`). No script stands
in a page, and nothing of anybody else is loaded. What is refused is one sentence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import orjson
from aiohttp import web
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.config import explain_port
from bot.logs import get_logger
from bot.match.values import MatchId, RefusedError, UserId
from bot.text import Language, language_of
from bot.web.crowd import Crowds, Listener
from bot.web.house import House, Press, Shown
from bot.web.limits import Limits

log = get_logger("web")

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
FILES: Final = Path(__file__).parent / "page"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
COOKIE: Final = "board"
COOKIE_LIFE: Final = 12 * 3600
"""Seconds; the house ends a session after as many, whatever the browser says."""
LARGEST: Final = 16 * 1024
"""Bytes of a request."""
FOR_GOOD: Final = "private, max-age=31536000, immutable"
"""Of what has another address when it changes."""
HEARTBEAT: Final = 25.0
"""Seconds between two signs of life on a connection."""
FORBIDDEN: Final = frozenset({"touch-not-open", "refused-unknown-match", "archive-for-players"})


class _Pressed(BaseModel):
    """A press as the browser sends it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: str = Field(max_length=100)
    values: list[str] = Field(default=[], max_length=25)
    token: str = Field(pattern=r"^[A-Za-z0-9-]{8,64}$")


class BoardServer:
    """The server. public: where people reach it; place: the address and port it listens on.

    looks: whether matches are also changed by other processes.
    """

    def __init__(self, house: House, public: str, place: tuple[str, int], *, looks: bool = False) -> None:
        self._house = house
        self._public = public
        self._place = place
        self._limits = Limits()
        self._crowds = Crowds(house, looks=looks)
        self._runner: web.AppRunner | None = None
        parts = urlsplit(public)
        self._is_secure = parts.scheme == "https"
        socket = f"{'wss' if self._is_secure else 'ws'}://{parts.netloc}"
        self._policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
            f"connect-src 'self' {socket}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        )
        self._files = {each.name: each.read_bytes() for each in FILES.iterdir() if each.suffix in KINDS}
        digest = blake2b(b"".join(self._files[name] for name in sorted(self._files)), digest_size=6)
        self._version = digest.hexdigest()

    async def start(self) -> None:
        """Listen, unless it does already. Raises StartError where the port cannot be opened."""
        if self._runner is not None:
            return
        application = web.Application(middlewares=[self._guard], client_max_size=LARGEST)
        application.add_routes(
            [
                web.get("/open/{link}", self._offer),
                web.post("/open/{link}", self._open),
                web.get("/table/{match:[0-9]{1,18}}", self._page),
                web.get("/table/{match:[0-9]{1,18}}/now", self._now),
                web.post("/table/{match:[0-9]{1,18}}/press", self._press),
                web.get("/table/{match:[0-9]{1,18}}/news", self._news),
                web.get("/table/{match:[0-9]{1,18}}/{stem:[A-Za-z0-9_.-]{1,120}}.jpg", self._picture),
                web.get(f"/page/{self._version}/{{name}}", self._file),
            ]
        )
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        host, port = self._place
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self.stop()
            raise explain_port(error, port, "BOARD_PORT") from error
        self._crowds.start()
        log.info("board_served", at=self._public, port=self.port)

    @property
    def port(self) -> int:
        """The port it listens on; 0 while it does not."""
        addresses = [] if self._runner is None else self._runner.addresses
        return int(addresses[0][1]) if addresses else 0

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            runner, self._runner = self._runner, None
            await self._crowds.stop()
            await runner.cleanup()

    def wake(self) -> None:
        """Nothing is done here by the clock."""

    # Who comes, and what is turned down

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        language = language_of(request.headers.get("Accept-Language", "").partition(",")[0])
        try:
            if request.method != "GET" or "Upgrade" in request.headers:
                self._check_origin(request)
            answer = await handler(request)
        except RefusedError as error:
            answer = self._refuse(request, error, language)
        except web.HTTPException as error:
            answer = self._refuse(request, RefusedError("touch-nothing-here"), language, error.status)
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("board_failed", path=request.match_info.route.name)
            status = HTTPStatus.INTERNAL_SERVER_ERROR
            answer = self._refuse(request, RefusedError("refused-otherwise"), language, status)
        if not answer.prepared:
            answer.headers.setdefault("Cache-Control", "no-store")
            answer.headers["Content-Security-Policy"] = self._policy
            answer.headers["X-Content-Type-Options"] = "nosniff"
            answer.headers["Referrer-Policy"] = "same-origin"
            answer.headers["Cross-Origin-Opener-Policy"] = "same-origin"
            answer.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        return answer

    def _check_origin(self, request: web.Request) -> None:
        if request.headers.get("Origin") != self._public:
            raise RefusedError("touch-not-open")

    def _refuse(
        self, request: web.Request, error: RefusedError, language: Language, status: int = 0
    ) -> web.Response:
        said = self._house.explain(error, language)
        if not status:
            known = {"touch-too-fast": HTTPStatus.TOO_MANY_REQUESTS, "touch-link-over": HTTPStatus.GONE}
            status = known.get(error.reason, HTTPStatus.CONFLICT)
            status = HTTPStatus.FORBIDDEN if error.reason in FORBIDDEN else status
        if "text/html" in request.headers.get("Accept", ""):
            return self._write(language, said, f'<main class="alone"><p>{escape(said)}</p></main>', status)
        told = {"kind": "refused", "reason": error.reason, "said": said}
        return web.Response(body=orjson.dumps(told), content_type="application/json", status=status)

    async def _recognise(self, request: web.Request) -> tuple[UserId, Language]:
        """Tell who comes, and in which language they are answered."""
        user, language = await self._house.recognise(request.cookies.get(COOKIE, ""))
        self._limits.count(user)
        return user, language

    # The way in

    async def _offer(self, request: web.Request) -> web.StreamResponse:
        """Show one button: a look ahead by a program that reads links opens nothing."""
        await self._house.find(request.match_info["link"])
        language = language_of(request.headers.get("Accept-Language", "").partition(",")[0])
        words = self._house.words(language)
        return self._write(
            language,
            words["open"],
            f'<main class="alone"><h1>{escape(words["title"])}</h1><p>{escape(words["open-about"])}</p>'
            f'<form method="post"><button class="primary">{escape(words["open"])}</button></form></main>',
        )

    async def _open(self, request: web.Request) -> web.StreamResponse:
        kept, match = await self._house.spend(request.match_info["link"])
        answer = web.Response(status=HTTPStatus.SEE_OTHER, headers={"Location": f"/table/{match}"})
        answer.set_cookie(
            COOKIE, kept, max_age=COOKIE_LIFE, httponly=True, secure=self._is_secure, samesite="Strict"
        )
        return answer

    # The page

    async def _page(self, request: web.Request) -> web.StreamResponse:
        user, language = await self._recognise(request)
        match = _match(request)
        await self._house.audience(match, user)
        words = self._house.words(language)
        told = orjson.dumps({"words": dict(words), "match": match}).decode().replace("<", "\\u003c")
        body = (
            f'<div id="board" data-version="{self._version}"></div>'
            f"<noscript><p>{escape(words['no-script'])}</p></noscript>"
            f'<script type="application/json" id="told">{told}</script>'
            f'<script type="module" src="/page/{self._version}/board.js"></script>'
        )
        return self._write(language, words["title"], body)

    async def _now(self, request: web.Request) -> web.StreamResponse:
        user, language = await self._recognise(request)
        return _answer(await self._house.show(_match(request), user, language))

    async def _press(self, request: web.Request) -> web.StreamResponse:
        user, language = await self._recognise(request)
        try:
            read = _Pressed.model_validate_json(await request.read())
        except ValidationError:
            raise RefusedError("refused-forged") from None
        press = Press(read.id, tuple(read.values), read.token)
        return _answer(await self._house.press(_match(request), user, language, press))

    async def _news(self, request: web.Request) -> web.StreamResponse:
        user, language = await self._recognise(request)
        match = _match(request)
        await self._house.audience(match, user)
        self._crowds.check_room(user)
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=1024)
        await socket.prepare(request)
        kept = request.cookies[COOKIE]
        await self._crowds.listen(
            match, Listener(socket, kept, user, language, request.query.get("about", ""))
        )
        return socket

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        user, _ = await self._recognise(request)
        theme = request.query.get("theme", self._house.theme)
        stem = request.match_info["stem"]
        picture = await self._house.picture(_match(request), user, stem, theme)
        return web.Response(
            body=picture.bytes,
            content_type=f"image/{picture.extension.replace('jpg', 'jpeg')}",
            headers={"Cache-Control": FOR_GOOD},
        )

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        if name not in self._files:
            raise web.HTTPNotFound
        kind = KINDS[Path(name).suffix]
        return web.Response(
            body=self._files[name],
            content_type=kind,
            charset="utf-8",
            headers={"Cache-Control": "public, max-age=31536000, immutable"},
        )

    def _write(self, language: Language, title: str, body: str, status: int = HTTPStatus.OK) -> web.Response:
        """Write a page around what stands in it."""
        page = (
            f'<!doctype html><html lang="{language}" data-theme="{escape(self._house.theme)}"><head>'
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
            f'<link rel="icon" href="/page/{self._version}/sign.svg">'
            f'<link rel="stylesheet" href="/page/{self._version}/board.css"></head><body>{body}</body></html>'
        )
        return web.Response(text=page, content_type="text/html", status=status)


def _match(request: web.Request) -> MatchId:
    return int(request.match_info["match"])


def _answer(shown: Shown) -> web.Response:
    return web.Response(body=shown.json, content_type="application/json")
