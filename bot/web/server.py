"""The server of the page: a few addresses, each of which asks anew who comes and what they may see.

GET shows, POST changes; a POST and a connection must come from the page itself (`Origin`). No script stands
in a page, and nothing of anybody else is loaded. What is refused is one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
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
from bot.web import inside
from bot.web.crowd import Crowds, Listener
from bot.web.house import PICTURE_NAME, THEMES, House, Inside, Press, Shown
from bot.web.limits import Limits

log = get_logger("web")

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
FILES: Final = Path(__file__).parent / "page"
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".txt": "text/plain"}
COOKIE: Final = "board"
THEME: Final = "theme"
"""The cookie in which the page itself keeps what somebody has chosen."""
COOKIE_LIFE: Final = 12 * 3600
"""Seconds; the house ends a session after as many, whatever the browser says."""
NOBODY: Final[UserId] = 0
"""For whom requests are counted of which nobody knows yet who sent them."""
LARGEST: Final = 16 * 1024
"""Bytes of a request."""
PACKED: Final = frozenset({"application/json", "text/html", *KINDS.values()})
"""What is sent packed to a browser that takes it so; pictures are packed already."""
FOR_GOOD: Final = "private, max-age=31536000, immutable"
"""Of what has another address when it changes."""
HEARTBEAT: Final = 25.0
"""Seconds between two signs of life on a connection."""
ENTRY: Final = "/enter"
"""Where one comes in from inside Discord: nothing a browser keeps counts there, so any page may ask."""
KNOWN: Final = {
    "touch-too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "touch-link-over": HTTPStatus.GONE,
    "activity-over": HTTPStatus.UNAUTHORIZED,
}
FORBIDDEN: Final = frozenset({"touch-not-open", "refused-unknown-match", "archive-for-players"})
TYPED: Final = re.compile("`([^`]+)`")
"""What somebody is to type, in a sentence of ours."""


class _Pressed(BaseModel):
    """A press as the browser sends it."""

    model_config = ConfigDict(extra="forbid", strict=True)

    id: str = Field(max_length=100)
    values: list[str] = Field(default=[], max_length=25)
    token: str = Field(pattern=r"^[A-Za-z0-9-]{8,64}$")


class BoardServer:
    """The server. public: where people reach it; place: the address and port it listens on.

    looks: whether matches are also changed by other processes. find_inside: finds the way in from inside
    Discord when it begins to listen; None where there is none.
    """

    def __init__(
        self,
        house: House,
        public: str,
        place: tuple[str, int],
        *,
        looks: bool = False,
        find_inside: Callable[[], Inside | None] = lambda: None,
    ) -> None:
        self._house = house
        self._find_inside = find_inside
        self._inside: Inside | None = None
        self._public = public
        self._place = place
        self._limits = Limits()
        self._crowds = Crowds(house, looks=looks)
        self._runner: web.AppRunner | None = None
        parts = urlsplit(public)
        self._is_secure = parts.scheme == "https"
        socket = f"{'wss' if self._is_secure else 'ws'}://{parts.netloc}"
        self._policy = {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": "'self'",
            "img-src": "'self' blob:",
            "connect-src": f"'self' {socket}",
            "form-action": "'self'",
            "base-uri": "'none'",
            "frame-ancestors": "'none'",
        }
        self._files: Mapping[str, bytes] = {}
        self._modules: tuple[str, ...] = ()
        self._version = ""

    async def start(self) -> None:
        """Listen, unless it does already. Raises StartError where the port cannot be opened."""
        if self._runner is not None:
            return
        self._inside = self._find_inside()
        self._files = _read_files([FILES] if self._inside is None else [FILES, inside.FILES])
        self._modules = tuple(sorted(path.name for path in FILES.iterdir() if path.suffix == ".js"))
        digest = blake2b(b"".join(self._files[name] for name in sorted(self._files)), digest_size=6)
        self._version = digest.hexdigest()
        application = web.Application(middlewares=[self._guard], client_max_size=LARGEST)
        application.add_routes(
            [
                web.get("/open/{link}", self._offer),
                web.post("/open/{link}", self._open),
                web.get("/table/{match:[0-9]{1,18}}", self._page),
                web.get("/table/{match:[0-9]{1,18}}/now", self._now),
                web.post("/table/{match:[0-9]{1,18}}/press", self._press),
                web.get("/table/{match:[0-9]{1,18}}/news", self._news),
                web.get(f"/table/{{match:[0-9]{{1,18}}}}/{{stem:{PICTURE_NAME}}}.jpg", self._picture),
                web.get(f"/page/{self._version}/{{name}}", self._file),
            ]
        )
        if self._inside is not None:
            application.add_routes(
                [
                    web.get("/", partial(self._frame, self._inside)),
                    web.post(ENTRY, partial(self._enter, self._inside)),
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
            changes = request.method != "GET" or "Upgrade" in request.headers
            if changes and self._pass_of(request) is None and request.path != ENTRY:
                self._check_origin(request)
            answer = await handler(request)
        except RefusedError as error:
            answer = self._refuse(request, error, language)
        except web.HTTPException as error:
            answer = self._refuse(request, RefusedError("touch-nothing-here"), language, error.status)
        except ConnectionError:
            if request.transport is not None:
                raise
            # Whoever asked has left: nobody hears the answer.
            answer = web.Response()
        except Exception:
            log.exception("board_failed", path=request.match_info.route.name)
            status = HTTPStatus.INTERNAL_SERVER_ERROR
            answer = self._refuse(request, RefusedError("refused-otherwise"), language, status)
        if not answer.prepared:
            if answer.content_type in PACKED:
                answer.enable_compression()
                answer.headers["Vary"] = "Accept-Encoding"
            answer.headers.setdefault("Cache-Control", "no-store")
            answer.headers.setdefault("Content-Security-Policy", _join(self._policy))
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
            status = KNOWN.get(error.reason, HTTPStatus.CONFLICT)
            status = HTTPStatus.FORBIDDEN if error.reason in FORBIDDEN else status
        if "text/html" in request.headers.get("Accept", ""):
            heading = self._house.words(language)["title"]
            return self._write(language, said, _stand_alone(heading, _paragraph(said)), status)
        told = {"kind": "refused", "reason": error.reason, "said": said}
        return web.Response(body=orjson.dumps(told), content_type="application/json", status=status)

    async def _recognise(self, request: web.Request) -> tuple[UserId, Language]:
        """Tell who comes, and in which language they are answered."""
        user, language = await self._ask_who(request)()
        self._limits.count(user)
        return user, language

    def _pass_of(self, request: web.Request) -> str | None:
        return None if self._inside is None else inside.read_pass(request)

    def _ask_who(self, request: web.Request) -> Callable[[], Awaitable[tuple[UserId, Language]]]:
        """Make what tells who has sent a request; a cookie counts only where no pass has come."""
        given = self._pass_of(request)
        if self._inside is not None and given is not None:
            return partial(self._inside.recognise, given, _match(request))
        return partial(self._house.recognise, request.cookies.get(COOKIE, ""))

    # The way in

    async def _offer(self, request: web.Request) -> web.StreamResponse:
        """Show one button: a look ahead by a program that reads links opens nothing."""
        language = await self._house.find(request.match_info["link"])
        words = self._house.words(language)
        form = f'<form method="post"><button class="primary">{escape(words["open"])}</button></form>'
        body = _stand_alone(words["title"], _paragraph(words["open-about"]) + form)
        return self._write(language, words["open"], body)

    async def _open(self, request: web.Request) -> web.StreamResponse:
        kept, match = await self._house.spend(request.match_info["link"])
        answer = web.Response(status=HTTPStatus.SEE_OTHER, headers={"Location": f"/table/{match}"})
        answer.set_cookie(
            COOKIE, kept, max_age=COOKIE_LIFE, httponly=True, secure=self._is_secure, samesite="Strict"
        )
        return answer

    async def _frame(self, way: Inside, request: web.Request) -> web.StreamResponse:
        """Show what asks Discord who is there; it shows the page as soon as that is known."""
        language = language_of(request.headers.get("Accept-Language", "").partition(",")[0])
        words = {**self._house.words(language), **way.words(language)}
        if "frame_id" not in request.query:
            outside = _stand_alone(words["title"], _paragraph(words["outside"]))
            return self._write(language, words["title"], outside)
        told = {"words": words, "match": 0, "application": str(way.application), "base": inside.PROXY}
        wait = _stand_alone(words["title"], f'<p role="status">{escape(words["wait"])}</p>', "entry")
        answer = self._write_board(language, words, told, "activity.js", wait)
        policy = inside.write_policy(self._policy, way.application)
        answer.headers["Content-Security-Policy"] = _join(policy)
        return answer

    async def _enter(self, way: Inside, request: web.Request) -> web.StreamResponse:
        """Let somebody in whom Discord vouches for."""
        self._limits.count(NOBODY)
        try:
            read = inside.Entering.model_validate_json(await request.read())
        except ValidationError:
            raise RefusedError("refused-forged") from None
        entry = await way.enter(read.code, read.instance)
        told = {
            "pass": entry.kept,
            "language": entry.language,
            "words": {**self._house.words(entry.language), **way.words(entry.language)},
            "tables": [{"match": match, "name": name} for match, name in entry.tables],
            "match": entry.table,
        }
        return web.Response(body=orjson.dumps(told), content_type="application/json")

    # The page

    async def _page(self, request: web.Request) -> web.StreamResponse:
        user, language = await self._recognise(request)
        match = _match(request)
        await self._house.audience(match, user)
        words = self._house.words(language)
        told: dict[str, object] = {"words": dict(words), "match": match}
        kept, picture = request.cookies.get(THEME, ""), ""
        theme = kept if kept in THEMES else self._house.theme
        # What is refused for now the page asks for once more.
        with suppress(RefusedError):
            shown = await self._house.show(match, user, language)
            told["shown"] = orjson.Fragment(shown.json)
            if shown.first is not None:
                picture = f"/table/{shown.first[0]}/{shown.first[1]}.jpg?theme={theme}"
        return self._write_board(language, words, told, "board.js", theme=theme, picture=picture)

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
        spoken = [inside.PROTOCOL] if self._pass_of(request) else []
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=1024, protocols=spoken)
        await socket.prepare(request)
        listener = Listener(socket, self._ask_who(request), user, language, request.query.get("about", ""))
        await self._crowds.listen(match, listener)
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

    def _write_board(
        self,
        language: Language,
        words: Mapping[str, str],
        told: Mapping[str, object],
        script: str,
        first: str = "",
        theme: str = "",
        picture: str = "",
    ) -> web.Response:
        """Write a page that a script fills. told: what it is told; first: what is seen until it has come;
        picture: the address of the one that it shows first."""
        text, base = orjson.dumps(told).decode().replace("<", "\\u003c"), str(told.get("base", ""))
        folder = f"{base}/page/{self._version}"
        # Else each would be found only by reading what needs it.
        early = "".join(f'<link rel="modulepreload" href="{folder}/{module}">' for module in self._modules)
        early += f'<link rel="preload" as="image" href="{escape(picture)}">' if picture else ""
        body = (
            f'{first}<div id="board" data-version="{self._version}"></div>'
            f"<noscript><p>{escape(words['no-script'])}</p></noscript>"
            f'<script type="application/json" id="told">{text}</script>'
            f'<script type="module" src="{folder}/{script}"></script>'
        )
        return self._write(language, words["title"], body, base=base, early=early, theme=theme)

    def _write(
        self,
        language: Language,
        title: str,
        body: str,
        status: int = HTTPStatus.OK,
        *,
        base: str = "",
        early: str = "",
        theme: str = "",
    ) -> web.Response:
        """Write a page around what stands in it. base: what its addresses begin with. early: what it leads
        to that is loaded before it is read."""
        page = (
            f'<!doctype html><html lang="{language}" data-theme="{escape(theme or self._house.theme)}"><head>'
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title>'
            f'<link rel="icon" href="{base}/page/{self._version}/sign.svg">'
            f'<link rel="stylesheet" href="{base}/page/{self._version}/board.css">{early}</head>'
            f"<body>{body}</body></html>"
        )
        return web.Response(text=page, content_type="text/html", status=status)


def _stand_alone(heading: str, rest: str, name: str = "alone") -> str:
    """Write what stands where there is no board, or none yet: under a heading what is given as HTML."""
    return f'<main id="{name}" class="alone"><h1>{escape(heading)}</h1>{rest}</main>'


def _paragraph(text: str) -> str:
    """Write a sentence of ours; what is typed, such as a command, is told apart."""
    typed = TYPED.sub(r"<code>\1</code>", escape(text))
    return f"<p>{typed}</p>"


def _read_files(folders: Iterable[Path]) -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for folder in folders
        for path in folder.iterdir()
        if path.suffix in KINDS
    }


def _join(policy: Mapping[str, str]) -> str:
    return "; ".join(f"{directive} {sources}" for directive, sources in policy.items())


def _match(request: web.Request) -> MatchId:
    return int(request.match_info["match"])


def _answer(shown: Shown) -> web.Response:
    return web.Response(body=shown.json, content_type="application/json")
