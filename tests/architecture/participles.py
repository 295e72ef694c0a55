"""`python -m tests.architecture.participles`: functions that are called by a participle, by file.

A function that does something is an imperative verb (`draw`). One that answers yes or no may be an adjective,
a property is a value, and so is what a participle says of a noun (`known_pieces`): those are left out.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.sources import walk_files

IRREGULAR = (
    " begun bought brought built caught chosen cut dealt done drawn driven eaten fallen found forbidden "
    "forgotten fought given gone got had heard held hidden kept known laid led left lent lost made meant "
    "met paid put read rung said seen sent set shown slain sold spent split spoken spread struck stuck "
    "sunk swept taken taught thought thrown told torn understood undone withdrawn woken won worn wound "
    "woven written "
)
VERBS = " read put set cut split spread need feed seed shed embed bed speed proceed led wound left "
"""Words that are verbs or nouns as well."""
VALUES = frozenset({"property", "cached_property", "validator", "field_validator", "model_validator"})


def is_participle(word: str) -> bool:
    """Whether a word is a past participle and nothing else."""
    return (
        "_" not in word
        and f" {word} " not in VERBS
        and (f" {word} " in IRREGULAR or (word.endswith("ed") and len(word) > 4))
    )


def find_participles() -> Iterator[tuple[str, int, str]]:
    """File, line and name of every function called by a participle."""
    for path, node in walk_files("bot", "cogs"):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if is_participle(node.name.lstrip("_")) and not (_is_value(node) or _is_question(node)):
            yield path, node.lineno, node.name


def _is_value(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(
        VALUES & {part.id for part in ast.walk(decorator) if isinstance(part, ast.Name)}
        for decorator in node.decorator_list
    )


def _is_question(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return isinstance(node.returns, ast.Name) and node.returns.id == "bool"


if __name__ == "__main__":
    participles = sorted(find_participles())
    for path, line, name in participles:
        print(f"{path}:{line}: {name}")
    print(len(participles))
