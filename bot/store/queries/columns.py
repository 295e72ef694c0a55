"""Statements made of the columns of a table, so that these are named once (`bot.store.tables`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any

from bot.store.tables import TABLES


def join_columns(columns: Sequence[str], of: str = "") -> str:
    """Join names for a list. of: what they are columns of, such as `own.`."""
    return ", ".join(f"{of}{column}" for column in columns)


@cache
def write_insert(table: str, columns: tuple[str, ...] = ()) -> str:
    """Write the statement that inserts a row. columns: all of the table unless given."""
    columns = columns or TABLES[table]
    return f"INSERT INTO {table} ({join_columns(columns)}) VALUES ({join_columns(columns, ':')})"  # noqa: S608


@cache
def write_replacement(table: str, *key: str) -> str:
    """Write the statement that inserts a row, or replaces the rest of the one that has its key."""
    changed = ", ".join(f"{column} = excluded.{column}" for column in TABLES[table] if column not in key)
    return f"{write_insert(table)} ON CONFLICT ({join_columns(key)}) DO UPDATE SET {changed}"


def name_values(columns: Sequence[str], row: Any) -> dict[str, Any]:
    """Name the values of a row after its columns, which stand in the order of its fields."""
    kind: object = type(row)
    return dict(zip(columns, _read_fields(kind)(row), strict=True))


def narrow(conditions: Mapping[str, Any]) -> str:
    """Write those conditions of a query whose value is given, each after an AND."""
    return "".join(f" AND {text}" for text, value in conditions.items() if value is not None)


@cache
def _read_fields(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    return attrgetter(*(field.name for field in fields(kind)))
