"""Discord's SDK for Activities, as it is kept: pinned, in one file, with the licences of what is in it."""

from __future__ import annotations

import json

from tests.architecture.sources import ROOT
from tests.web.bundle import FOLDER, list_parts, list_refused


def test_the_bundle_is_of_the_version_that_is_pinned() -> None:
    """Given the package file, then it names one version, and the bundle is made of it."""
    wanted = json.loads((FOLDER / "package.json").read_text("utf-8"))["dependencies"]
    bundle = (FOLDER / "sdk.js").read_text("utf-8")

    assert [*wanted] == ["@discord/embedded-app-sdk"]
    assert f'"{wanted["@discord/embedded-app-sdk"]}"' in bundle


def test_every_part_of_the_bundle_has_its_licence_beside_it() -> None:
    """Given what is bundled, then each part has a licence that `make audit` lets pass, and its text."""
    (allowed,) = (
        line.partition(":= ")[2]
        for line in (ROOT / "Makefile").read_text("utf-8").splitlines()
        if line.startswith("LICENCES ")
    )
    texts = (FOLDER / "sdk.licences.txt").read_text("utf-8").splitlines()

    assert list_refused(allowed.split(";")) == []
    assert list_refused(["BSD"])
    assert set(list_parts()) <= set(texts)


def test_no_registry_is_named() -> None:
    """Given the lock file, then it says what each package is by its digest, and not where it came from."""
    assert "resolved" not in (FOLDER / "package-lock.json").read_text("utf-8")
