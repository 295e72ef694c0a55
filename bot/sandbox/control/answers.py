"""The things people see and get: messages, and what became of an interaction."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.client.modals import fields
from bot.sandbox.errors import Json
from bot.sandbox.limits.components import BUTTON, SELECTS, TEXT, media_of, walk


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message as one person sees it; `raw` is the message object of docs/sandbox.md."""

    raw: Json

    @property
    def id(self) -> str:
        """The message id."""
        return str(self.raw["id"])

    @property
    def ephemeral(self) -> bool:
        """Check whether only this person sees it."""
        return bool(self.raw["ephemeral"])

    @property
    def loading(self) -> bool:
        """Check whether the bot is still thinking."""
        return bool(self.raw["loading"])

    @property
    def text(self) -> str:
        """Every word in it: content, embeds and text displays, one to a line."""
        lines = [self.raw["content"]]
        for embed in self.raw["embeds"]:
            lines += [embed.get("title"), embed.get("description")]
            for row in embed.get("fields") or []:
                lines += [row["name"], row["value"]]
            lines.append((embed.get("footer") or {}).get("text"))
        lines += [part["content"] for _, part in walk(self.raw["components"]) if part["type"] == TEXT]
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Json]:
        """All buttons, from top to bottom."""
        return [part for _, part in walk(self.raw["components"]) if part["type"] == BUTTON]

    @property
    def selects(self) -> list[Json]:
        """All select menus, from top to bottom."""
        return [part for _, part in walk(self.raw["components"]) if part["type"] in SELECTS]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed."""
        return [part.get("label", "") for part in self.buttons if not part.get("disabled")]

    @property
    def images(self) -> list[str]:
        """The addresses of all pictures: galleries, thumbnails, embeds and plain attachments."""
        addresses = [media["url"] for _, media in media_of(self.raw["components"])]
        addresses += [
            e[key]["url"] for e in self.raw["embeds"] for key in ("image", "thumbnail") if e.get(key)
        ]
        return list(dict.fromkeys(addresses + [a["url"] for a in self.raw["attachments"]]))

    @property
    def alt_texts(self) -> list[str]:
        """The alt texts of its pictures."""
        items = [
            item
            for _, part in walk(self.raw["components"])
            for item in (*(part.get("items") or ()), *((part,) if "media" in part else ()))
        ]
        return [text for item in (*items, *self.raw["attachments"]) if (text := item.get("description"))]


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of an interaction; `status` as in docs/sandbox.md."""

    raw: Json

    @property
    def status(self) -> str:
        """message, deferred, acknowledged, updated, choices, modal, failed or sent."""
        return str(self.raw["status"])

    @property
    def failed(self) -> bool:
        """Check whether the client shows "This interaction failed"."""
        return self.status == "failed"

    @property
    def message(self) -> SeenMessage:
        """The message that was sent or updated; LookupError when there is none."""
        if not self.raw.get("message"):
            msg = f"there is no message: {self.status}"
            raise LookupError(msg)
        return SeenMessage(self.raw["message"])

    @property
    def followups(self) -> list[SeenMessage]:
        """Further messages, as far as they have come."""
        return [SeenMessage(raw) for raw in self.raw.get("followups", ())]

    @property
    def choices(self) -> list[Json]:
        """The choices of an autocomplete: name and value."""
        return list(self.raw.get("choices") or ())

    @property
    def modal(self) -> Json:
        """The modal that has opened."""
        return dict(self.raw["modal"])

    @property
    def fields(self) -> dict[str, Json]:
        """The fields of the modal by label."""
        return dict(fields(self.modal))

    @property
    def interaction(self) -> str:
        """The interaction's id."""
        return str(self.raw["interaction"])
