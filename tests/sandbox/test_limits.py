"""Bad requests, each refused with the code Discord refuses it with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import RateSettings, Sandbox, SandboxSettings
from bot.sandbox.limits import Upload, check_request
from bot.sandbox.world import APP_ID
from tests.sandbox.raw import COMMAND, Json, Raw

V2 = 1 << 15
KIB = 1024
SMALL = SandboxSettings(rates=RateSettings(enabled=False), upload_limit=10 * KIB, request_limit=25 * KIB)


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "ok", "custom_id": "id", **changes}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(*parts: Json) -> Json:
    return {"content": "x", "components": [row(part) for part in parts]}


def select(**changes: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [option()], **changes}


def option(**changes: Any) -> Json:
    return {"label": "a", "value": "a", **changes}


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def layout(*parts: Json, **changes: Any) -> Json:
    return {"flags": V2, "components": list(parts), **changes}


def box(*parts: Json, **changes: Any) -> Json:
    return {"type": 17, "components": list(parts), **changes}


def gallery(number: int = 1, **changes: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **changes}] * number}


def section(*parts: Json, **changes: Any) -> Json:
    return {"type": 9, "components": list(parts), "accessory": button(), **changes}


MESSAGES: dict[str, tuple[Json, int]] = {
    "nothing at all": ({}, 50006),
    "empty words": ({"content": ""}, 50006),
    "2,001 characters": ({"content": "x" * 2001}, 50035),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, 50035),
    "a long embed title": ({"embeds": [{"title": "x" * 257}]}, 50035),
    "6,001 characters of embeds": ({"embeds": [{"description": "x" * 3001}] * 2}, 50035),
    "26 embed fields": ({"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}, 50035),
    "six rows": ({"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]}, 50035),
    "six buttons in a row": (
        {"content": "x", "components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        50035,
    ),
    "a select beside a button": ({"content": "x", "components": [row(select(), button())]}, 50035),
    "a button without a row": ({"content": "x", "components": [button()]}, 50035),
    "a button without custom id": (rows(button(custom_id=None)), 50035),
    "a custom id of 101 characters": (rows(button(custom_id="x" * 101)), 50035),
    "the same custom id twice": (rows(button(), button()), 50035),
    "a label of 81 characters": (rows(button(label="x" * 81)), 50035),
    "a link with a custom id": (rows(button(style=5, url="https://example.org")), 50035),
    "a long link": (rows({"type": 2, "style": 5, "url": "https://" + "x" * 505}), 50035),
    "an unknown style": (rows(button(style=9)), 50035),
    "no options": (rows(select(options=[])), 50035),
    "26 options": (rows(select(options=[option(value=str(n)) for n in range(26)])), 50035),
    "an option label of 101 characters": (rows(select(options=[option(label="x" * 101)])), 50035),
    "an option value of 101 characters": (rows(select(options=[option(value="x" * 101)])), 50035),
    "an option description of 101": (rows(select(options=[option(description="x" * 101)])), 50035),
    "the same value twice": (rows(select(options=[option(), option(label="b")])), 50035),
    "a placeholder of 151 characters": (rows(select(placeholder="x" * 151)), 50035),
    "more wanted than allowed": (rows(select(min_values=2, max_values=1)), 50035),
    "a layout without its flag": ({"components": [text()]}, 50035),
    "a layout with content": (layout(text(), content="x"), 50035),
    "a layout with embeds": (layout(text(), embeds=[{"title": "x"}]), 50035),
    "41 components counted with nesting": (layout(*[box(text(), text(), text())] * 10, text()), 50035),
    "4,001 characters of text": (layout(text("x" * 4000), text("y")), 50035),
    "an empty text": (layout(text("")), 50035),
    "a container in a container": (layout(box(box(text()))), 50035),
    "a button at the top of a layout": (layout(button()), 50035),
    "a section without accessory": (layout(section(text(), accessory=None)), 50035),
    "a section of four texts": (layout(section(text(), text(), text(), text())), 50035),
    "a select as accessory": (layout(section(text(), accessory=select())), 50035),
    "11 pictures in a gallery": (layout(gallery(11)), 50035),
    "no picture in a gallery": (layout(gallery(0)), 50035),
    "alt text of 1,025 characters": (layout(gallery(description="x" * 1025)), 50035),
    "an attachment that was not uploaded": (
        layout({"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}),
        50035,
    ),
    "a colour out of range": (layout(box(text(), accent_color=1 << 24)), 50035),
    "an unknown component": (layout({"type": 99}), 50035),
}


def command(**changes: Any) -> Json:
    return {**COMMAND, **changes}


def argument(name: str = "who", **changes: Any) -> Json:
    return {"type": 3, "name": name, "description": "whom", **changes}


COMMANDS: dict[str, list[Json]] = {
    "capitals": [command(name="Play")],
    "a space": [command(name="play it")],
    "33 characters": [command(name="x" * 33)],
    "Polish capitals": [command(name_localizations={"pl": "Graj"})],
    "Polish with a space": [command(name_localizations={"pl": "graj teraz"})],
    "an unknown locale": [command(name_localizations={"pl-PL": "graj"})],
    "no description": [command(description="")],
    "a description of 101 characters": [command(description="x" * 101)],
    "a Polish description of 101": [command(description_localizations={"pl": "x" * 101})],
    "101 commands": [command(name=f"c{n}") for n in range(101)],
    "the same name twice": [command(), command()],
    "26 options": [command(options=[argument(f"o{n}") for n in range(26)])],
    "26 choices": [
        command(options=[argument(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])
    ],
    "a choice of 101 characters": [command(options=[argument(choices=[{"name": "x" * 101, "value": "a"}])])],
    "required after optional": [command(options=[argument("a"), argument("b", required=True)])],
    "the same option twice": [command(options=[argument(), argument()])],
    "the same option twice in Polish": [
        command(
            options=[
                argument("a", name_localizations={"pl": "kto"}),
                argument("b", name_localizations={"pl": "kto"}),
            ]
        )
    ],
    "8,001 characters": [
        command(
            options=[
                argument(
                    f"o{n}", choices=[{"name": f"{m:02}" + "x" * 98, "value": "y" * 100} for m in range(20)]
                )
                for n in range(3)
            ]
        )
    ],
    "options beside sub-commands": [command(options=[argument(), {**argument("sub"), "type": 1}])],
}


def field(kind: int, **fields: Any) -> Json:
    return {
        "components": [{"type": 18, "label": "x", "component": {"type": kind, "custom_id": "a", **fields}}]
    }


TWO = [{"label": "one", "value": "1"}, {"label": "two", "value": "2"}]
MODALS: dict[str, Json] = {
    "a title of 46 characters": {"title": "x" * 46},
    "no components": {"components": []},
    "six components": {"components": [{"type": 10, "content": "x"}] * 6},
    "a label of 46 characters": {
        "components": [
            {"type": 18, "label": "x" * 46, "component": {"type": 4, "style": 1, "custom_id": "a"}}
        ]
    },
    "a button in a label": {"components": [{"type": 18, "label": "x", "component": button()}]},
    "eleven files": field(19, max_values=11),
    "more files at least than at most": field(19, min_values=2),
    "one radio button": field(21, options=TWO[:1]),
    "two radio buttons chosen": field(
        21, options=[{**radio_button, "default": True} for radio_button in TWO]
    ),
    "eleven checkboxes": field(22, options=[{"label": "x", "value": str(index)} for index in range(11)]),
    "no checkbox needed, but one": field(22, options=TWO, min_values=0),
    "a menu that is disabled": field(3, options=TWO, disabled=True),
    "the same custom id twice": {
        "components": [{"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": "a"}}] * 2
    },
}


@pytest.fixture
async def raw() -> AsyncIterator[Raw]:
    async with Sandbox(SMALL) as sandbox, aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_bad_message_is_refused(raw: Raw, name: str) -> None:
    payload, code = MESSAGES[name]

    status, answer = await raw.send(payload)

    assert (status, answer["code"]) == (400, code)
    assert ("errors" in answer) == (code == 50035)
    assert [record_problem.kind for record_problem in raw.sandbox.core.request_log.errors] == ["bad_request"]


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_bad_first_answer_is_refused_and_may_be_given_again(raw: Raw, name: str) -> None:
    payload, code = MESSAGES[name]
    callback = await raw.interaction()

    _, answer = await raw.ask("POST", callback, {"type": 4, "data": payload})
    status, _ = await raw.ask("POST", callback, {"type": 4, "data": {"content": "better"}})

    assert answer["code"] == code
    assert status == 204


@pytest.mark.parametrize("name", COMMANDS)
async def test_bad_commands_are_refused(raw: Raw, name: str) -> None:
    status, _ = await raw.ask("PUT", f"/applications/{APP_ID}/commands", COMMANDS[name])

    assert status == 400


async def test_polish_lower_case_names_are_welcome(raw: Raw) -> None:
    good = command(name_localizations={"pl": "gość-żółw"}, description_localizations={"pl": "Łódź"})

    status, _ = await raw.ask("PUT", f"/applications/{APP_ID}/commands", [good])

    assert status == 200


async def test_two_hundred_commands_a_day_are_enough(raw: Raw) -> None:
    route = f"/applications/{APP_ID}/commands"
    for start in (0, 100):
        await raw.ask("PUT", route, [command(name=f"c{start + n}") for n in range(100)])

    _, answer = await raw.ask("PUT", route, [command(name="one-more")])

    assert answer["code"] == 30034


@pytest.mark.parametrize("name", MODALS)
async def test_a_bad_modal_is_refused(raw: Raw, name: str) -> None:
    good = {"title": "t", "custom_id": "m", "components": [{"type": 10, "content": "x"}]}

    _, answer = await raw.ask("POST", await raw.interaction(), {"type": 9, "data": {**good, **MODALS[name]}})

    assert answer["code"] == 50035


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"type": 1}, 50035),
        ({"type": 5, "data": {"flags": 4}}, 50035),
        ({"type": 6}, 50035),
        ({"type": 7, "data": {"content": "x"}}, 50035),
        ({"type": 8, "data": {"choices": []}}, 50035),
    ],
)
async def test_an_answer_that_does_not_fit_is_refused(raw: Raw, payload: Json, code: int) -> None:
    _, answer = await raw.ask("POST", await raw.interaction(), payload)

    assert answer["code"] == code


async def test_a_second_answer_is_40060_and_a_late_one_10062(raw: Raw) -> None:
    callback = await raw.interaction()
    await raw.ask("POST", callback, {"type": 5})
    _, second = await raw.ask("POST", callback, {"type": 5})
    late = await raw.interaction()
    raw.sandbox.core.clock.advance(3)
    raw.sandbox.core.pending.expire()
    _, too_late = await raw.ask("POST", late, {"type": 5})

    assert (second["code"], too_late["code"]) == (40060, 10062)
    kinds = [record_problem.kind for record_problem in raw.sandbox.core.request_log.errors]
    assert kinds == ["double_answer", "no_answer", "late_answer"]


async def test_a_token_dies_after_fifteen_minutes(raw: Raw) -> None:
    callback = await raw.interaction()
    token = callback.split("/")[3]
    await raw.ask("POST", callback, {"type": 4, "data": {"content": "x"}})
    raw.sandbox.core.clock.advance(901)

    status, answer = await raw.ask(
        "PATCH", f"/webhooks/{APP_ID}/{token}/messages/@original", {"content": "y"}
    )

    assert (status, answer["code"]) == (401, 50027)


async def test_an_ephemeral_message_is_not_reached_by_the_channel_route(raw: Raw) -> None:
    callback = await raw.interaction() + "?with_response=1"
    _, answer = await raw.ask("POST", callback, {"type": 4, "data": {"content": "x", "flags": 64}})

    _, refused = await raw.edit(answer["resource"]["message"], {"content": "y"})

    assert refused["code"] == 10008


@pytest.mark.parametrize(
    ("files", "status", "code"),
    [
        ([("a.png", 11 * KIB)], 413, 40005),
        ([("a.png", 9 * KIB), ("b.png", 9 * KIB), ("c.png", 9 * KIB)], 413, 40005),
        ([(f"{n}.png", 10) for n in range(11)], 400, 30015),
    ],
)
async def test_too_much_is_refused(raw: Raw, files: list[tuple[str, int]], status: int, code: int) -> None:
    actual, answer = await raw.send({"content": "x"}, *files)

    assert (actual, answer["code"]) == (status, code)


async def test_an_edit_keeps_the_attachments_it_lists(raw: Raw) -> None:
    _, message = await raw.send({}, ("a.png", 10), ("b.png", 10))
    kept = message["attachments"][1]["id"]

    _, edited = await raw.edit(message, {"attachments": [{"id": kept}, {"id": 0}]}, ("c.png", 10))
    _, unlisted = await raw.edit(message, {"attachments": [{"id": kept}]}, ("d.png", 10))
    _, emptied = await raw.edit(message, {"attachments": []})

    assert [a["filename"] for a in edited["attachments"]] == ["b.png", "c.png"]
    assert unlisted["code"] == 50035
    assert emptied["code"] == 50006


async def test_an_old_message_becomes_a_layout_only_without_its_words(raw: Raw) -> None:
    _, message = await raw.send({"content": "old"})

    _, refused = await raw.edit(message, layout(text()))
    _, changed = await raw.edit(message, layout(text(), content=None, embeds=[]))
    _, back = await raw.edit(message, {"flags": 4, "content": "x", "components": []})

    assert refused["code"] == 50035
    assert changed["flags"] & V2
    assert back["code"] == 50035


async def test_broken_json_and_missing_authorisation_are_refused(raw: Raw) -> None:
    url = f"{raw.sandbox.api_url}/channels/{raw.channel}/messages"
    async with aiohttp.ClientSession() as session:
        async with session.post(url, data=b"{") as response:
            no_token = response.status
        headers = {"Authorization": "Bot t", "Content-Type": "application/json"}
        async with session.post(url, data=b"{", headers=headers) as response:
            answer = await response.json()

    assert no_token in (400, 401)
    assert answer["code"] == 50109


async def test_the_same_rules_judge_requests_recorded_elsewhere() -> None:
    bad = check_request("POST", "/channels/1/messages", {"content": "x" * 2001})
    large = check_request("POST", "/webhooks/1/token", {"content": "x"}, [Upload(0, "a.png", 11 << 20)])
    partial = check_request("PATCH", "/channels/1/messages/2", {"components": [row(button())]})
    named = check_request("PUT", "/applications/1/commands", [command(name="Play")])

    assert [violation.api_code for violation in bad + large + named] == [50035, 40005, 50035]
    assert partial == []


async def test_odd_but_not_forbidden_is_a_warning(raw: Raw) -> None:
    status, _ = await raw.send(rows(select(max_values=3)))

    assert status == 200
    assert len(raw.sandbox.core.request_log.warnings) == 1
