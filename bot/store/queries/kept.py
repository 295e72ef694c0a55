"""Values kept by one key, such as settings and reviews; changes of settings, and acts of managers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, TypeAlias

from bot.store.queries.summaries import look_again
from bot.store.rows import ActRow, SettingRow
from bot.store.tables import TABLES, join_columns, name_values, narrow, write_insert, write_replacement
from bot.store.work import Connection

Scope: TypeAlias = Literal["guild", "user", "house", "review"]
_TABLES: Final = {"guild": "guild_settings", "user": "user_settings", "house": "meta", "review": "review"}
_CHANGE: Final = TABLES["setting_change"][1:]
_ACT: Final = TABLES["act"][1:]
_READ_ACTS: Final = f"SELECT {join_columns(_ACT)}, number FROM act"  # noqa: S608
_INSERT_ACT: Final = (
    f"INSERT INTO act (number, {join_columns(_ACT)}) "  # noqa: S608
    f"SELECT coalesce(max(number), 0) + 1, {join_columns(_ACT, ':')} FROM act"
)


async def read(connection: Connection, scope: Scope, key: int | str) -> str | None:
    """Read what is kept by a key, if anything is."""
    name, value = TABLES[_TABLES[scope]]
    kept: str | None = await connection.fetch_value(
        f"SELECT {value} FROM {_TABLES[scope]} WHERE {name} = :key",  # noqa: S608
        key=key,
    )
    return kept


async def write(connection: Connection, scope: Scope, key: int | str, value: str) -> None:
    """Replace it."""
    columns = TABLES[_TABLES[scope]]
    if scope == "user" and isinstance(key, int):
        await look_again(connection, key, await read(connection, scope, key), value)
    await connection.execute(
        write_replacement(_TABLES[scope], columns[0]), **dict(zip(columns, (key, value), strict=True))
    )


def read_from(scope: Scope) -> Callable[[Connection, int | str], Awaitable[str | None]]:
    """Make the query that reads what is kept there by a key."""
    return lambda connection, key: read(connection, scope, key)


def write_to(scope: Scope) -> Callable[[Connection, int | str, str], Awaitable[None]]:
    """Make the query that replaces what is kept there by a key."""
    return lambda connection, key, value: write(connection, scope, key, value)


async def write_guild(
    connection: Connection, guild: int, text: str, changes: Sequence[SettingRow] = ()
) -> None:
    """Replace a guild's settings, and note who has changed what."""
    await write(connection, "guild", guild, text)
    rows = [name_values(_CHANGE, change) for change in changes]
    await connection.execute_together([(write_insert("setting_change", _CHANGE), rows)])


async def list_changes(
    connection: Connection, guild: int | None, user: int | None, most: int
) -> tuple[SettingRow, ...]:
    """List what was changed on a guild, or by a user, the latest first."""
    where = narrow({"guild_id = :guild": guild, "by_id = :user": user})
    return await connection.fetch_rows(
        SettingRow,
        f"SELECT {join_columns(_CHANGE)} FROM setting_change WHERE true{where} "  # noqa: S608
        "ORDER BY number DESC LIMIT :most",
        guild=guild,
        user=user,
        most=most,
    )


async def add_acts(connection: Connection, acts: Sequence[ActRow]) -> None:
    """Note what was done, numbered on."""
    if acts:
        await connection.take_turns("act")
        rows = [name_values((*_ACT, "number"), act) for act in acts]
        await connection.execute_together([(_INSERT_ACT, rows)])


async def add_act(connection: Connection, act: ActRow) -> None:
    """Note what a manager has done at no table."""
    await add_acts(connection, (act,))


async def list_acts(connection: Connection, guild: int, most: int) -> tuple[ActRow, ...]:
    """List what the managers of a guild have done, the latest first."""
    query = f"{_READ_ACTS} WHERE guild_id = :guild ORDER BY number DESC LIMIT :most"
    return await connection.fetch_rows(ActRow, query, guild=guild, most=most)


async def list_acts_of(connection: Connection, user: int) -> tuple[ActRow, ...]:
    """List what a user has done as a manager, or managers have done to them, the latest first."""
    query = f"{_READ_ACTS} WHERE by_id = :user OR about_id = :user ORDER BY number DESC"
    return await connection.fetch_rows(ActRow, query, user=user)


async def find_latest_act(connection: Connection, guild: int, about: int, whats: Sequence[str]) -> str | None:
    """Find which of some acts was done to a user last."""
    what: str | None = await connection.fetch_value(
        "SELECT what FROM act WHERE guild_id = :guild AND about_id = :about AND what IN :whats "
        "ORDER BY number DESC LIMIT 1",
        guild=guild,
        about=about,
        whats=tuple(whats),
    )
    return what


async def list_forbidden(connection: Connection, guild: int) -> tuple[int, ...]:
    """List the users who were forbidden to open tables and not allowed to again, the latest first."""
    return await connection.fetch_column(
        "SELECT about_id FROM act WHERE guild_id = :guild AND what = 'forbidden' AND about_id > 0 "
        "AND NOT EXISTS (SELECT 1 FROM act AS later WHERE later.guild_id = act.guild_id "
        "AND later.about_id = act.about_id AND later.what IN ('forbidden', 'allowed') "
        "AND later.number > act.number) ORDER BY number DESC",
        guild=guild,
    )
