"""Requests and replies against Discord's own OpenAPI description (../shared/reference/discord, MIT).

The description is test data that lies beside the checkout. Where it is missing the check says so and is
skipped; in CI that is a failure.
"""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from jsonschema.validators import extend

SPECIFICATION = Path(__file__).parents[2].parent / "shared" / "reference" / "discord" / "openapi.json"
FORMS = ("application/json", "multipart/form-data", "application/x-www-form-urlencoded")


def specification_or_skip() -> Contract:
    """The contract; skips the test where the description is missing, and fails it in CI."""
    if SPECIFICATION.is_file():
        return contract()
    text = f"Discord's OpenAPI description is not at {SPECIFICATION}"
    if os.environ.get("CI") == "true":
        pytest.fail(text)
    pytest.skip(text)


@cache
def contract() -> Contract:
    """The contract, read once."""
    return Contract(json.loads(SPECIFICATION.read_text("utf-8")))


def validator_of(components: Mapping[str, Any]) -> Any:
    """A validator of schemas that refer to these components.

    Of a union it tries only the branches that allow the `type` that is given: those of parts of messages have
    twenty. Where none of them fits, all are asked, and say what is wrong.
    """
    known: dict[tuple[int, int | str], list[Any]] = {}

    def allows(branch: Any, kind: int | str) -> bool:
        if "$ref" in branch:
            branch = components["schemas"][branch["$ref"].rpartition("/")[2]]
        needed = branch.get("properties", {}).get("type")
        return needed is None or plain({"allOf": [needed], "components": components}).is_valid(kind)

    def one_of(validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
        possible, kind = branches, instance.get("type") if isinstance(instance, dict) else None
        if isinstance(kind, int | str):
            key = (id(branches), kind)
            if key not in known:
                known[key] = [branch for branch in branches if allows(branch, kind)]
            possible = known[key]
        if sum(validator.evolve(schema=branch).is_valid(instance) for branch in possible) != 1:
            yield from plain.VALIDATORS["oneOf"](validator, branches, instance, schema)

    plain = Draft202012Validator
    return extend(plain, {"oneOf": one_of})


class Contract:
    """Validators by route, compiled when first needed."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._strict = {"schemas": description["components"]["schemas"]}
        relaxed = copy.copy(self._strict["schemas"])
        # discord.py sends many snowflakes as integers, and Discord accepts both
        relaxed["SnowflakeType"] = {"type": ["string", "integer"]}
        self._relaxed = {"schemas": relaxed}
        self._kinds = {
            id(components): validator_of(components) for components in (self._strict, self._relaxed)
        }
        self._paths: dict[str, Any] = description["paths"]
        patterns: list[tuple[re.Pattern[str], str]] = [
            (re.compile(re.sub(r"\{[^}]+\}", r"[^/]+", path)), path) for path in self._paths
        ]
        self._patterns = sorted(patterns, key=lambda entry: entry[1].count("{"))
        self._validators: dict[tuple[str, str, str], Any] = {}
        self._held: set[str] = set()

    def is_new(self, method: str, path: str, payload: Any, kind: str = "") -> bool:
        """Whether this is the first request of its shape: that route, those fields of those types."""
        route = re.sub(r"\d{6,}(/[\w-]{20,})?", "", path)
        shape = f"{method} {route} {kind} {_shape(payload)}"
        known = shape in self._held
        self._held.add(shape)
        return not known

    def template(self, method: str, path: str) -> str | None:
        """The path template a request belongs to, literal ones first."""
        for pattern, template in self._patterns:
            if pattern.fullmatch(path) and method.lower() in self._paths[template]:
                return template
        return None

    def _compile(self, template: str, method: str, kind: str) -> Any:
        operation = self._paths[template][method.lower()]
        if kind in FORMS:
            content = operation.get("requestBody", {}).get("content", {})
            schema, components = content.get(kind, {}).get("schema"), self._relaxed
        else:
            content = operation["responses"].get(kind, {}).get("content", {})
            schema, components = content.get("application/json", {}).get("schema"), self._strict
        if schema is None:
            return None
        return self._kinds[id(components)]({"allOf": [schema], "components": components})

    def _validator(self, template: str, method: str, kind: str) -> Any:
        key = (template, method, kind)
        if key not in self._validators:
            self._validators[key] = self._compile(template, method, kind)
        return self._validators[key]

    def request_problems(self, method: str, path: str, payload: Any, *, multipart: bool = False) -> list[str]:
        """What is wrong with a request; `path` starts after /api/v10, `payload` is its JSON part."""
        template = self.template(method, path)
        if template is None:
            return [f"{method} {path}: not in the description"]
        kind = "multipart/form-data" if multipart else "application/json"
        validator = self._validator(template, method, kind)
        if validator is None or payload is None:
            return []
        return [f"{method} {path}: {text}" for text in _problems(validator, payload)]

    def reply_problems(self, method: str, path: str, status: int, reply: Any) -> list[str]:
        """What is wrong with a reply of our own server."""
        template = self.template(method, path)
        if template is None or not 200 <= status < 300 or status == 204:
            return []
        validator = self._validator(template, method, str(status))
        if validator is None:
            return []
        return [f"{method} {path} -> {status}: {text}" for text in _problems(validator, reply)]

    def record_problems(self, records: Iterable[dict[str, Any]]) -> list[str]:
        """What is wrong with the requests the sandbox has recorded and carried out."""
        problems = []
        for record in records:
            if 200 <= record["status"] < 300:
                sent = (record["method"], record["path"])
                problems += self.request_problems(*sent, record["payload"], multipart=record["multipart"])
        return problems


def _shape(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{key}:{_shape(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(sorted({_shape(part) for part in value})) + "]"
    return str(value) if isinstance(value, int) and value < 1000 else type(value).__name__


def _problems(validator: Draft202012Validator, body: Any) -> list[str]:
    return [_words(error) for error in validator.iter_errors(body)]


def _words(error: ValidationError) -> str:
    while error.context:
        error = _branch(error.context)
    where = ".".join(str(part) for part in error.absolute_path) or "body"
    return f"{where}: {error.message[:300]}"


def _branch(errors: list[ValidationError]) -> ValidationError:
    """The most telling error: of the union's branch whose `type` fits, else the deepest one."""
    wrong = {
        error.schema_path[0]
        for error in errors
        if error.path and error.path[-1] == "type" and error.validator in ("const", "enum")
    }
    fitting = [error for error in errors if error.schema_path[0] not in wrong]
    best = best_match(fitting or errors)
    return best if best is not None else errors[0]
