"""Delivery of what the bot tells of its own accord: the outbox's items become messages, and stay true.

Everything may run twice, and late. Words go out at once and pictures follow. Answers come first: while people
press without a pause, other work begins only so often (`Backpressure`). Writes to one message go one after
another (`MessageSlot`). A private message that has become untrue is edited to what has become of it
(`Corrections`). What a refusal of Discord means is data (`refusals`).
"""
