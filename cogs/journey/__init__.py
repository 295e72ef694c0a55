"""Journey to Mordor: a race with dice for two to four hobbits (docs/rules/journey.md)."""
