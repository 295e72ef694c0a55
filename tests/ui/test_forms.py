"""Forms: within Discord's limits in every language, and what is read of one that has been sent."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.match.settings import QuietHours
from bot.sandbox.client.modals import fill_modal
from bot.sandbox.limits.components import UPLOAD, check_modal
from bot.text import LANGUAGES, Language
from bot.ui import forms
from bot.ui.forms import read_form
from bot.ui.layout import option
from bot.ui.messages.rules import upload_form
from bot.ui.page import ComponentId, Kind
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.review.pages import import_form
from cogs.inn.settings.pages import away_form, quiet_form

PRESENTATION = Presentation(bundles())
pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_form_keeps_discords_limits_and_no_label_is_cut(language: Language) -> None:
    translator = PRESENTATION.translator(language)
    files = [upload_form(PRESENTATION, key, language) for key in ("battle", "journey")]
    quiet = QuietHours(zone="America/Argentina/ComodRivadavia", start=22, end=7)
    for form in (
        *files,
        import_form(translator),
        away_form(translator),
        quiet_form(translator, None),
        quiet_form(translator, quiet),
    ):
        shown = form.to_dict()
        assert list(check_modal(shown)) == []
        assert "…" not in str(shown)
        assert form.is_finished(), "discord.py keeps nothing of it"


def sent(form: Any, files: dict[str, Any], **values: Any) -> Any:
    """An interaction by which a form has been sent."""

    def choose(part: Any, items: Any) -> list[str]:
        return [str(attachment_id) for attachment_id in items] if part["type"] == UPLOAD else list(items)

    components = fill_modal(form.to_dict(), values, choose)
    data = {"custom_id": form.custom_id, "components": components, "resolved": {"attachments": files}}
    return SimpleNamespace(data=data, client=SimpleNamespace(http=SimpleNamespace(get_from_cdn=fetch)))


async def fetch(url: str) -> bytes:
    """The bytes of a file."""
    return url.encode()


async def test_what_was_put_in_a_form_is_read_by_the_names_of_its_fields() -> None:
    lines = [option("a", "A", chosen=True), option("b", "B")]
    first = forms.form(
        ComponentId(Kind.SETTING),
        "Title",
        forms.write("name", "Name"),
        forms.choose("menu", "Menu", lines),
        forms.choose_one("one", "One", lines),
        forms.tick("some", "Some", lines),
        forms.tick_one("box", "Box", ticked=True),
    )
    second = forms.form(ComponentId(Kind.SETTING), "Title", forms.upload("file", "File"))

    filled = read_form(sent(first, {}, name=" \u202eCup\n", menu="b", some=["a", "b"], box=False))
    usual = read_form(sent(first, {}))
    file = {"7": {"filename": "a.json", "size": 2, "url": "https://cdn"}}
    given = read_form(sent(second, file, file=[7]))

    assert filled.one("name") == "Cup", "what is written is cleaned"
    assert (filled.one("menu"), filled.one("one"), filled.all("some")) == ("b", "a", ["a", "b"])
    assert not filled.ticked("box")
    assert usual.ticked("box")
    assert usual.one("name") == usual.one("nothing of that name") == ""
    assert (given.files["file"].filename, given.files["file"].size) == ("a.json", 2)
    assert await given.files["file"].read() == b"https://cdn"
