## Vote games

refused-side-none = You aren’t on a side of this game. Join one first.
refused-side-unknown = Nobody votes for that seat here.
refused-side-seen = You’ve seen the cards of another side of this game, so you can’t play on this one.
refused-side-empty = Each side needs at least one person before the game can begin.
refused-choice-gone = Nobody votes for that any more. Look at the choices again.
refused-vote-closed = This vote has just closed.
