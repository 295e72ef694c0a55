"""Tries out, in a channel, everything the bot relies on there."""
