"""Forms: what opens at a press, with at most five fields, and what somebody has put in them.

A form says by its id what it is for, as a button does. Nothing of it is kept in memory, so one opened
before a restart is read after it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.engine import clean_text
from bot.ui.page import ComponentId, clip

MOST_TITLE: Final = 45
"""Characters of a form's title, and of a field's label."""
MOST_ABOUT: Final = 100
"""Characters of the small print below a label."""
TICKED: Final = "on"
"""The value of a box that is ticked."""

Field: TypeAlias = ui.Label[Any]
"""A field with its label."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file given in a form: its name, its size in bytes, and the way to its bytes."""

    filename: str
    size: int
    fetch: Callable[[], Any]

    async def read(self) -> bytes:
        """Read its bytes. Raises discord.HTTPException."""
        return bytes(await self.fetch())


@dataclass(frozen=True, slots=True)
class Filled:
    """The answers somebody has put in a form, by the names of its fields."""

    values: Mapping[str, Sequence[str]] = field(default_factory=dict)
    files: Mapping[str, Upload] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)

    def all(self, name: str) -> Sequence[str]:
        """Return what is chosen or ticked in a field."""
        return self.values.get(name, ())

    def one(self, name: str) -> str:
        """Return what is written, cleaned, or chosen in a field; empty where nothing is."""
        return next(iter(self.all(name)), "")

    def text(self, name: str) -> str:
        """Return what is written in a field of several lines, as it was written; empty where nothing is."""
        return self.texts.get(name, "")

    def ticked(self, name: str) -> bool:
        """Check whether a single box is ticked."""
        return TICKED in self.all(name)


def form(target: ComponentId, title: str, *fields: Field) -> ui.Modal:
    """Lay out a form."""
    modal = ui.Modal(title=clip(title, MOST_TITLE), custom_id=str(target))
    for form_field in fields:
        modal.add_item(form_field)
    # What is sent with it is found by its id, so discord.py need not keep it.
    modal.stop()
    return modal


def _field(label: str, about: str, component: ui.Item[Any]) -> Field:
    small = clip(about, MOST_ABOUT) or None
    return ui.Label(text=clip(label, MOST_TITLE), description=small, component=component)


def write(
    name: str,
    label: str,
    about: str = "",
    *,
    standing: str = "",
    hint: str = "",
    most: int = 100,
    required: bool = False,
) -> Field:
    """A line to write in. standing: what it says at first; hint: what stands in it while it is empty."""
    line: ui.TextInput[Any] = ui.TextInput(
        custom_id=name,
        default=standing or None,
        placeholder=clip(hint, MOST_ABOUT) or None,
        max_length=most,
        required=required,
    )
    return _field(label, about, line)


def write_lines(
    name: str,
    label: str,
    about: str = "",
    *,
    standing: str = "",
    most: int = 4000,
    required: bool = False,
) -> Field:
    """A field of several lines. standing: what it says at first."""
    lines: ui.TextInput[Any] = ui.TextInput(
        style=discord.TextStyle.paragraph,
        custom_id=name,
        default=standing or None,
        max_length=most,
        required=required,
    )
    return _field(label, about, lines)


def choose(
    name: str,
    label: str,
    options: Iterable[discord.SelectOption],
    about: str = "",
    *,
    hint: str = "",
    most: int = 1,
    required: bool = True,
) -> Field:
    """A menu, of up to 25 lines."""
    offered = list(options)
    menu: ui.Select[Any] = ui.Select(
        custom_id=name,
        placeholder=clip(hint, MOST_ABOUT) or None,
        min_values=int(required),
        max_values=min(most, len(offered)),
        options=offered,
        required=required,
    )
    return _field(label, about, menu)


def choose_one(name: str, label: str, options: Iterable[discord.SelectOption], about: str = "") -> Field:
    """From two to ten lines of which one is chosen, all in sight."""
    offered = [
        discord.RadioGroupOption(
            label=option.label, value=option.value, description=option.description, default=option.default
        )
        for option in options
    ]
    return _field(label, about, ui.RadioGroup(custom_id=name, options=offered))


def tick(name: str, label: str, options: Iterable[discord.SelectOption], about: str = "") -> Field:
    """Up to ten boxes, of which any number may be ticked."""
    offered = [
        discord.CheckboxGroupOption(
            label=option.label, value=option.value, description=option.description, default=option.default
        )
        for option in options
    ]
    boxes: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=name, options=offered, min_values=0, max_values=len(offered), required=False
    )
    return _field(label, about, boxes)


def tick_one(name: str, label: str, about: str = "", *, ticked: bool = False) -> Field:
    """A single box."""
    return _field(label, about, ui.Checkbox(custom_id=name, default=ticked))


def upload(name: str, label: str, about: str = "") -> Field:
    """One file."""
    return _field(label, about, ui.FileUpload(custom_id=name, min_values=1, max_values=1))


def choose_role(name: str, label: str, about: str = "", *, chosen: int | None = None) -> Field:
    """A role of the server, or none."""
    standing = [] if chosen is None else [chosen]
    return _of_server(ui.RoleSelect, "role", name, label, about, standing, 1)


def choose_channels(
    name: str, label: str, about: str = "", *, chosen: Sequence[int] = (), most: int = 1
) -> Field:
    """Channels of the server in which one writes, or none."""
    kinds = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice]
    make = partial(ui.ChannelSelect, channel_types=kinds)
    return _of_server(make, "channel", name, label, about, chosen, most)


def _of_server(
    make: Callable[..., ui.Item[Any]],
    kind: str,
    name: str,
    label: str,
    about: str,
    chosen: Sequence[int],
    most: int,
) -> Field:
    standing = discord.SelectDefaultValueType[kind]
    menu = make(
        custom_id=name,
        min_values=0,
        max_values=most,
        required=False,
        default_values=[
            discord.SelectDefaultValue(id=chosen_id, type=standing) for chosen_id in chosen[:most]
        ],
    )
    return _field(label, about, menu)


def read_form(interaction: discord.Interaction[Any]) -> Filled:
    """Read what somebody has sent with a form."""
    data: Any = interaction.data or {}
    attached = data.get("resolved", {}).get("attachments", {})
    values: dict[str, Sequence[str]] = {}
    files: dict[str, Upload] = {}
    texts: dict[str, str] = {}
    for part in _parts(data.get("components", ())):
        name, given = part["custom_id"], list(_list_values(part))
        values[name] = given
        if isinstance(part.get("value"), str):
            texts[name] = _keep_lines(part["value"])
        known = [attached[attachment_id] for attachment_id in given if attachment_id in attached]
        if known:
            files[name] = _make_upload(interaction, known[0])
    return Filled(values, files, texts)


def _keep_lines(text: str) -> str:
    """A text with its lines and its spaces, without what nobody types: for whoever has written it alone."""
    kept = (
        character
        for character in text
        if character in "\n\t" or unicodedata.category(character) not in ("Cc", "Cs")
    )
    return "".join(kept).strip()


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    for component in components:
        inner = component.get("component")
        part = component if inner is None else inner
        if "custom_id" in part:
            yield part


def _list_values(part: Any) -> Iterator[str]:
    value = part.get("value")
    if isinstance(value, bool):
        yield from [TICKED] if value else []
    elif value is not None:
        yield clean_text(str(value))
    yield from map(str, part.get("values") or ())


def _make_upload(interaction: discord.Interaction[Any], file: Any) -> Upload:
    fetch = partial(interaction.client.http.get_from_cdn, file["url"])
    return Upload(str(file["filename"]), int(file["size"]), fetch)
