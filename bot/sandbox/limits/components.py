"""Discord's rules on components: legacy rows, Components V2 and modals (docs/sandbox.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bot.sandbox.errors import Json, Path, Violation

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
TOP_LEVEL_V2 = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
V2_ONLY = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
IN_CONTAINER = TOP_LEVEL_V2 - {CONTAINER}
IN_LABEL = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
LINK, PREMIUM = 5, 6
SCHEMES = ("http://", "https://", "attachment://")


def walk(components: object, path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component with its path, parents first; what is not an object is skipped."""
    if not isinstance(components, list):
        return
    for index, part in enumerate(components):
        if not isinstance(part, dict):
            continue
        here: Path = (*path, index)
        yield here, part
        yield from walk(part.get("components"), (*here, "components"))
        for key in ("accessory", "component"):
            inner = part.get(key)
            if isinstance(inner, dict):
                yield (*here, key), inner


def media_of(components: object) -> Iterator[tuple[Path, Json]]:
    """Every media reference (`{"url": …}`) of thumbnails, galleries and file components, with its path."""
    for path, part in walk(components):
        kind = part.get("type")
        if kind == THUMBNAIL and isinstance(part.get("media"), dict):
            yield (*path, "media"), part["media"]
        elif kind == FILE and isinstance(part.get("file"), dict):
            yield (*path, "file"), part["file"]
        elif kind == GALLERY:
            for index, item in enumerate(part.get("items") or []):
                if isinstance(item, dict) and isinstance(item.get("media"), dict):
                    yield (*path, "items", index, "media"), item["media"]


def check_length(path: Path, value: object, low: int, high: int) -> Iterator[Violation]:
    """A string must be present and between `low` and `high` characters long."""
    if not isinstance(value, str):
        yield Violation(path, "BASE_TYPE_REQUIRED", "This field is required and must be a string")
    elif not low <= len(value) <= high:
        yield Violation(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def check_optional(path: Path, value: object, low: int, high: int) -> Iterator[Violation]:
    """Like `length`, but null and absence are allowed."""
    if value is not None:
        yield from check_length(path, value, low, high)


def check_count(path: Path, value: object, low: int, high: int) -> Iterator[Violation]:
    """A list must hold between `low` and `high` entries."""
    if not isinstance(value, list):
        yield Violation(path, "BASE_TYPE_REQUIRED", "This field is required and must be a list")
    elif not low <= len(value) <= high:
        yield Violation(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def _wrong_kind(path: Path) -> Violation:
    return Violation(path, "UNION_TYPE_CHOICES", "This component type is not allowed here")


def _check_button(path: Path, part: Json) -> Iterator[Violation]:
    style = part.get("style")
    if style not in (1, 2, 3, 4, LINK, PREMIUM):
        yield Violation((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    yield from check_optional((*path, "label"), part.get("label"), 0, 80)
    if style == LINK:
        yield from check_length((*path, "url"), part.get("url"), 1, 512)
        if part.get("custom_id"):
            yield Violation((*path, "custom_id"), "COMPONENT_INVALID", "A link button has no custom id")
    elif style != PREMIUM:
        yield from check_length((*path, "custom_id"), part.get("custom_id"), 1, 100)
        if part.get("url"):
            yield Violation((*path, "url"), "COMPONENT_INVALID", "Only a link button has a url")


def _check_options(path: Path, options: object, high: int = 25, low: int = 1) -> Iterator[Violation]:
    yield from check_count(path, options, low, high)
    seen: set[str] = set()
    for index, option in enumerate(options if isinstance(options, list) else []):
        here = (*path, index)
        yield from check_length((*here, "label"), option.get("label"), 1, 100)
        yield from check_length((*here, "value"), option.get("value"), 1, 100)
        yield from check_optional((*here, "description"), option.get("description"), 0, 100)
        if option.get("value") in seen:
            yield Violation(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(str(option.get("value")))


def _check_bounds(path: Path, part: Json, most: int, usual: int = 1) -> Iterator[Violation]:
    """How many may be chosen. most: by Discord's rule; usual: where the part itself does not say."""
    low, high = part.get("min_values"), part.get("max_values")
    if low is not None and not 0 <= low <= most:
        yield Violation((*path, "min_values"), "NUMBER_TYPE_RANGE", f"Must be between 0 and {most}.")
    if high is not None and not 1 <= high <= most:
        yield Violation((*path, "max_values"), "NUMBER_TYPE_RANGE", f"Must be between 1 and {most}.")
    if low is not None and low > (usual if high is None else high):
        yield Violation((*path, "min_values"), "NUMBER_TYPE_MAX", "min_values must not exceed max_values")


def _check_select(path: Path, part: Json) -> Iterator[Violation]:
    yield from check_length((*path, "custom_id"), part.get("custom_id"), 1, 100)
    yield from check_optional((*path, "placeholder"), part.get("placeholder"), 0, 150)
    yield from _check_bounds(path, part, 25)
    high = part.get("max_values")
    if part.get("type") != STRING_SELECT:
        return
    options = part.get("options")
    yield from _check_options((*path, "options"), options)
    chosen = [o for o in options or [] if isinstance(o, dict) and o.get("default")]
    if len(chosen) > (1 if high is None else high):
        yield Violation(
            (*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values"
        )


def _check_media(path: Path, media: object) -> Iterator[Violation]:
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str) or not url.startswith(SCHEMES) or len(url) > 2048:
        yield Violation(
            (*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of http, https, attachment."
        )


def _check_gallery(path: Path, part: Json) -> Iterator[Violation]:
    items = part.get("items")
    yield from check_count((*path, "items"), items, 1, 10)
    for index, item in enumerate(items if isinstance(items, list) else []):
        here = (*path, "items", index)
        yield from _check_media((*here, "media"), item.get("media"))
        yield from check_optional((*here, "description"), item.get("description"), 1, 1024)


def _check_thumbnail(path: Path, part: Json) -> Iterator[Violation]:
    yield from _check_media((*path, "media"), part.get("media"))
    yield from check_optional((*path, "description"), part.get("description"), 1, 1024)


def _check_section(path: Path, part: Json) -> Iterator[Violation]:
    inner = part.get("components")
    yield from check_count((*path, "components"), inner, 1, 3)
    for index, child in enumerate(inner if isinstance(inner, list) else []):
        if child.get("type") != TEXT:
            yield _wrong_kind((*path, "components", index))
    accessory = part.get("accessory")
    if not isinstance(accessory, dict):
        yield Violation((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    elif accessory.get("type") not in (BUTTON, THUMBNAIL):
        yield _wrong_kind((*path, "accessory"))


def _check_row(path: Path, part: Json) -> Iterator[Violation]:
    inner = part.get("components")
    yield from check_count((*path, "components"), inner, 1, 5)
    kinds = [child.get("type") for child in inner] if isinstance(inner, list) else []
    for index, kind in enumerate(kinds):
        if kind != BUTTON and kind not in SELECTS:
            yield _wrong_kind((*path, "components", index))
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        yield Violation(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "A row holds five buttons or one select",
        )


def _check_container(path: Path, part: Json) -> Iterator[Violation]:
    inner = part.get("components")
    yield from check_count((*path, "components"), inner, 1, 40)
    for index, child in enumerate(inner if isinstance(inner, list) else []):
        if child.get("type") not in IN_CONTAINER:
            yield _wrong_kind((*path, "components", index))
    colour = part.get("accent_color")
    if colour is not None and not 0 <= colour <= 0xFFFFFF:
        yield Violation((*path, "accent_color"), "NUMBER_TYPE_RANGE", "Must be between 0 and 16777215.")


def _check_text(path: Path, part: Json) -> Iterator[Violation]:
    yield from check_length((*path, "content"), part.get("content"), 1, 4000)


def _check_file(path: Path, part: Json) -> Iterator[Violation]:
    url = (part.get("file") or {}).get("url")
    if not isinstance(url, str) or not url:
        yield Violation((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be attachment.")


def _check_separator(path: Path, part: Json) -> Iterator[Violation]:
    if part.get("spacing") not in (None, 1, 2):
        yield Violation((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


CHECKS: Mapping[int, Callable[[Path, Json], Iterator[Violation]]] = {
    ROW: _check_row,
    BUTTON: _check_button,
    **dict.fromkeys(SELECTS, _check_select),
    SECTION: _check_section,
    TEXT: _check_text,
    THUMBNAIL: _check_thumbnail,
    GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
}


def _check_unique_ids(components: object) -> Iterator[Violation]:
    seen: set[str] = set()
    numbers: set[int] = set()
    for path, part in walk(components):
        custom_id = part.get("custom_id")
        if isinstance(custom_id, str):
            if custom_id in seen:
                yield Violation(
                    (*path, "custom_id"),
                    "COMPONENT_CUSTOM_ID_DUPLICATED",
                    "Component custom id cannot be duplicated",
                )
            seen.add(custom_id)
        number = part.get("id")
        if isinstance(number, int) and number > 0:
            if number in numbers:
                yield Violation((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            numbers.add(number)


def check_components(components: object, *, v2: bool) -> Iterator[Violation]:
    """All rules on the `components` of a message, given whether it carries the Components V2 flag."""
    if components is None:
        return
    if not isinstance(components, list):
        yield Violation(("components",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if v2:
        total = sum(1 for _ in walk(components))
        if total > 40:
            yield Violation(
                ("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"{total} components of 40"
            )
        text = sum(len(str(p.get("content", ""))) for _, p in walk(components) if p.get("type") == TEXT)
        if text > 4000:
            yield Violation(
                ("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"{text} characters of 4000"
            )
    elif len(components) > 5:
        yield Violation(("components",), "BASE_TYPE_BAD_LENGTH", "Must be 5 or fewer in length.")
    allowed = TOP_LEVEL_V2 if v2 else frozenset({ROW})
    for index, part in enumerate(components):
        if not isinstance(part, dict) or part.get("type") not in allowed:
            yield _wrong_kind(("components", index))
    for path, part in walk(components):
        check = CHECKS.get(part.get("type", 0))
        if check is None:
            yield _wrong_kind(path)
        else:
            yield from check(path, part)
    yield from _check_unique_ids(components)


def find_warnings(components: object) -> Iterator[str]:
    """Find what no source forbids but nobody means: reported, never refused."""
    for path, part in walk(components):
        where = ".".join(map(str, path))
        if part.get("type") == BUTTON and not part.get("label") and not part.get("emoji"):
            yield f"{where}: a button with neither label nor emoji"
        if part.get("type") == STRING_SELECT and (part.get("max_values") or 1) > len(
            part.get("options") or []
        ):
            yield f"{where}: max_values exceeds the number of options"


def _check_text_input(path: Path, part: Json) -> Iterator[Violation]:
    if part.get("style") not in (1, 2):
        yield Violation((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    yield from check_optional((*path, "placeholder"), part.get("placeholder"), 0, 100)
    yield from check_optional((*path, "value"), part.get("value"), 0, 4000)
    low, high = part.get("min_length"), part.get("max_length")
    if low is not None and not 0 <= low <= 4000:
        yield Violation((*path, "min_length"), "NUMBER_TYPE_RANGE", "Must be between 0 and 4000.")
    if high is not None and not 1 <= high <= 4000:
        yield Violation((*path, "max_length"), "NUMBER_TYPE_RANGE", "Must be between 1 and 4000.")


def _check_field(path: Path, part: Any, *, labelled: bool) -> Iterator[Violation]:
    kind = part.get("type") if isinstance(part, dict) else None
    if kind not in (IN_LABEL if labelled else {TEXT_INPUT}):
        yield _wrong_kind(path)
        return
    if kind in SELECTS:
        yield from _check_select(path, part)
        if part.get("disabled"):
            yield Violation((*path, "disabled"), "COMPONENT_INVALID", "A modal has no disabled menus")
        return
    yield from check_length((*path, "custom_id"), part.get("custom_id"), 1, 100)
    if kind == TEXT_INPUT:
        yield from _check_text_input(path, part)
        if not labelled:
            yield from check_length((*path, "label"), part.get("label"), 1, 45)
    elif kind == UPLOAD:
        yield from _check_bounds(path, part, 10)
    elif kind in (RADIO, CHECKBOXES):
        yield from _check_ticks(path, part)


def _check_ticks(path: Path, part: Json) -> Iterator[Violation]:
    """Radio buttons, of which one is chosen, or checkboxes."""
    one = part["type"] == RADIO
    options = part.get("options")
    yield from _check_options((*path, "options"), options, 10, 2 if one else 1)
    offered = options if isinstance(options, list) else []
    high = 1 if one else part.get("max_values") or len(offered)
    if not one:
        yield from _check_bounds(path, part, 10, len(offered))
        if part.get("min_values") == 0 and part.get("required", True):
            yield Violation((*path, "required"), "COMPONENT_INVALID", "With min_values 0 it is not required")
    if sum(bool(option.get("default")) for option in offered) > high:
        yield Violation(
            (*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than may be chosen"
        )


def check_modal(data: Any) -> Iterator[Violation]:
    """All rules on the data of a modal."""
    root: Path = ("data",)
    if not isinstance(data, dict):
        yield Violation(root, "BASE_TYPE_REQUIRED", "This field is required")
        return
    yield from check_length((*root, "title"), data.get("title"), 1, 45)
    yield from check_length((*root, "custom_id"), data.get("custom_id"), 1, 100)
    components = data.get("components")
    yield from check_count((*root, "components"), components, 1, 5)
    for index, part in enumerate(components if isinstance(components, list) else []):
        here = (*root, "components", index)
        kind = part.get("type") if isinstance(part, dict) else None
        if kind == ROW:
            yield from check_count((*here, "components"), part.get("components"), 1, 1)
            for inner_index, inner in enumerate(part.get("components") or []):
                yield from _check_field((*here, "components", inner_index), inner, labelled=False)
        elif kind == LABEL:
            yield from check_length((*here, "label"), part.get("label"), 1, 45)
            yield from check_optional((*here, "description"), part.get("description"), 0, 100)
            yield from _check_field((*here, "component"), part.get("component"), labelled=True)
        elif kind == TEXT:
            yield from _check_text(here, part)
        else:
            yield _wrong_kind(here)
    for violation in _check_unique_ids(components):
        yield Violation((*root, *violation.path), violation.code, violation.message)
