"""Everything that can be asked of matches: `MatchService` (`matches`), and what it hands on."""
