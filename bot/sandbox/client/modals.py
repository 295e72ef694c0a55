"""Filling in a modal: what its fields send."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.errors import Json
from bot.sandbox.limits.components import (
    CHECKBOX,
    CHECKBOXES,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    UPLOAD,
)

Choose = Callable[[Json, Sequence[Any]], list[str]]
"""Puts what has been chosen or uploaded in a field into what is resolved; returns the values sent."""


def fields(modal: Json) -> list[tuple[str, Json]]:
    """The fields of a modal with their labels, from top to bottom."""
    labelled_fields = []
    for part in modal["components"]:
        if part["type"] == LABEL:
            labelled_fields.append((part["label"], part["component"]))
        elif part["type"] == ROW:
            labelled_fields += [(inner.get("label", ""), inner) for inner in part["components"]]
    return labelled_fields


def fill_modal(modal: Json, given: Mapping[str, Any], choose: Choose) -> list[Json]:
    """The `components` of a submit, given by custom id or label. Raises Impossible."""
    known = {name for label, field in fields(modal) for name in (label, field["custom_id"])}
    strange = [name for name in given if name not in known]
    if strange:
        msg = f"the modal has no field {', '.join(strange)}"
        raise ImpossibleError(msg)
    done = []
    for number, part in enumerate(modal["components"], 1):
        kind = part["type"]
        shell: Json = {"type": kind, "id": number * 10}
        if kind == LABEL:
            shell["component"] = _fill_field(part["component"], part["label"], given, choose, number * 10 + 1)
        elif kind == ROW:
            inner = part["components"][0]
            shell["components"] = [_fill_field(inner, inner.get("label", ""), given, choose, number * 10 + 1)]
        elif kind != TEXT:
            continue
        done.append(shell)
    return done


def _fill_field(field: Json, label: str, given: Mapping[str, Any], choose: Choose, number: int) -> Json:
    kind, custom_id = field["type"], field["custom_id"]
    value = given.get(custom_id, given.get(label))
    data: Json = {"type": kind, "custom_id": custom_id, "id": number}
    required = field.get("required", True)
    if kind == TEXT_INPUT:
        data["value"] = _fill_text(field, label, field.get("value") or "" if value is None else value)
    elif kind in SELECTS:
        data["values"] = _choose_options(field, value, choose, required=required)
    elif kind == CHECKBOX:
        data["value"] = bool(field.get("default") if value is None else value)
    elif kind in (RADIO, CHECKBOXES):
        chosen = _tick(field, value)
        if required and not chosen:
            msg = f"{label}: something must be chosen"
            raise ImpossibleError(msg, "none_chosen", field=label)
        if kind == CHECKBOXES and chosen:
            _check_number(field, len(chosen), len(field["options"]))
        data |= {"values": chosen} if kind == CHECKBOXES else {"value": chosen[0] if chosen else None}
    elif kind == UPLOAD:
        data["values"] = _upload(field, label, value, choose, required=required)
    return data


def _upload(field: Json, label: str, value: Any, choose: Choose, *, required: bool) -> list[str]:
    files = [] if value is None else value if isinstance(value, list) else [value]
    if required and not files:
        msg = f"{label}: a file is wanted"
        raise ImpossibleError(msg, "missing", field=label)
    if files:
        _check_number(field, len(files), 1)
    return choose(field, files) if files else []


def _check_number(field: Json, number: int, usual: int) -> None:
    """Check how many are chosen. usual: the most where the field does not say."""
    low, high = field.get("min_values"), field.get("max_values") or usual
    low = 1 if low is None else low
    if not low <= number <= high:
        msg = f"between {low} and {high} must be chosen"
        raise ImpossibleError(msg, "how_many", low=low, high=high)


def _fill_text(field: Json, label: str, value: Any) -> str:
    text = str(value)
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if field.get("required", True) and not text:
        msg = f"{label}: this field is required"
        raise ImpossibleError(msg, "missing", field=label)
    if text and not low <= len(text) <= high:
        msg = f"{label}: between {low} and {high} characters are wanted"
        raise ImpossibleError(msg, "characters", field=label, low=low, high=high)
    return text


def _choose_options(field: Json, value: Any, choose: Choose, *, required: bool) -> list[str]:
    if value is None:
        chosen = [o["value"] for o in field.get("options") or [] if o.get("default")]
        chosen += [str(default["id"]) for default in field.get("default_values") or []]
    else:
        chosen = [value] if isinstance(value, str) else list(value)
    return choose(field, chosen) if chosen or required else []


def _tick(field: Json, value: Any) -> list[str]:
    if value is None:
        return [o["value"] for o in field["options"] if o.get("default")]
    wanted = [value] if isinstance(value, str) else list(value)
    return [o["value"] for o in field["options"] if o["value"] in wanted or o["label"] in wanted]
