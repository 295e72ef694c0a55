"""Presses and commands: the router, one interaction's context, and a module of handlers for each subject.

Custom ids say all a press needs (`ComponentId`). There are no views in memory, so a button works after any
restart, or explains itself.
"""
