"""Who comes from inside Discord, as Discord itself tells: by a code that is good for one look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from aiohttp import ClientError, ClientResponse, ClientSession, ClientTimeout
from pydantic import BaseModel, SecretStr, ValidationError

from bot.logs import get_logger
from bot.match.values import RefusedError, UserId

log = get_logger("web")

PATIENCE: Final = ClientTimeout(total=10.0)
REFUSED: Final = 401
"""The status by which Discord refuses a client secret."""
M = TypeVar("M", bound=BaseModel)


class _Token(BaseModel):
    access_token: str


class _User(BaseModel):
    id: int
    locale: str = "en"


class Identities:
    """Asks Discord who has a code. api: its address; application: as which it knows the bot."""

    def __init__(self, api: str, application: Callable[[], int], secret: SecretStr) -> None:
        self._api = api
        self._application = application
        self._secret = secret

    async def identify(self, code: str) -> tuple[UserId, str]:
        """Tell whose code it is, and which language they speak there. Raises RefusedError."""
        form = {
            "client_id": str(self._application()),
            "client_secret": self._secret.get_secret_value(),
            "grant_type": "authorization_code",
            "code": code,
        }
        try:
            async with ClientSession(timeout=PATIENCE) as session:
                async with session.post(f"{self._api}/oauth2/token", data=form) as answer:
                    if answer.status == REFUSED:
                        log.warning("client_secret_refused")
                        raise RefusedError("activity-misset")
                    token = await _read(_Token, answer)
                proof = {"Authorization": f"Bearer {token.access_token}"}
                async with session.get(f"{self._api}/users/@me", headers=proof) as answer:
                    user = await _read(_User, answer)
        except (ClientError, OSError, TimeoutError) as error:
            log.info("identity_unknown", why=repr(error))
            raise RefusedError("activity-unknown") from error
        return user.id, user.locale


async def _read(kind: type[M], answer: ClientResponse) -> M:
    if 400 <= answer.status < 429:
        raise RefusedError("activity-stranger")
    try:
        return kind.model_validate_json(await answer.read() if answer.status == 200 else b"")
    except ValidationError as error:
        log.info("identity_unreadable", status=answer.status)
        raise RefusedError("activity-unknown") from error
