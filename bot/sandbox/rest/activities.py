"""Activities: instances, and OAuth2 as the page in one needs it."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.world import APP_ID


def get_instance(core: Core, call: Call, application: str, instance: str) -> Reply:
    """An instance that is open; 404 for one that is over, unknown or another application's."""
    open_instance = core.activities.instances.get(instance)
    if int(application) != APP_ID or open_instance is None:
        raise ApiError(0)
    return 200, open_instance.payload()


def exchange_code(core: Core, call: Call) -> Reply:
    """A token for a code, as RFC 6749 words it: a form in, `error` out."""
    form = call.form
    if form is None:
        return 400, {"error": "invalid_request", "error_description": "a form is wanted"}
    secret = core.settings.client_secret
    if form.get("client_id") != str(APP_ID) or (secret is not None and form.get("client_secret") != secret):
        return 401, {"error": "invalid_client"}
    if form.get("grant_type") != "authorization_code":
        return 400, {"error": "unsupported_grant_type"}
    given = core.activities.redeem(form.get("code", ""), form["client_id"])
    if given is None:
        return 400, {"error": "invalid_grant", "error_description": 'Invalid "code" in request.'}
    return 200, given
