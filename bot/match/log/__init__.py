"""The log of actions, which is the truth about a match, read again: records, reviews, feats, the archive.

A snapshot is a cache, checked by fingerprint: the entries since are played again when a match is loaded. A
match keeps the ruleset it began with; after a correction it is replayed, and stops visibly at the first
action that has become illegal. A game that is over may be looked back at through anybody's eyes, a running
one only where something happened that the reader knew of. A record that somebody gives is parsed, bounded and
played by the same rules first.
"""
