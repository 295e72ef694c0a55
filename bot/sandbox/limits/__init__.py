"""Every limit of Discord the sandbox knows, as rules over plain request bodies.

Nothing here needs the server: tests feed other requests through `check_request`, for instance those another
simulator has recorded.
"""

from bot.sandbox.limits.commands import LOCALES, check_command, check_commands, name_is_valid
from bot.sandbox.limits.components import check_components, check_modal, find_warnings
from bot.sandbox.limits.messages import (
    EPHEMERAL,
    LOADING,
    SETTABLE,
    V2,
    MessageShape,
    Upload,
    check_callback,
    check_gallery_edit,
    check_message,
    check_request,
    check_thread,
)

__all__ = [
    "EPHEMERAL",
    "LOADING",
    "LOCALES",
    "SETTABLE",
    "V2",
    "MessageShape",
    "Upload",
    "check_callback",
    "check_command",
    "check_commands",
    "check_components",
    "check_gallery_edit",
    "check_message",
    "check_modal",
    "check_request",
    "check_thread",
    "find_warnings",
    "name_is_valid",
]
