archive-heading = ## 📚 Finished games
archive-empty = No finished game fits.
archive-won = won
archive-lost = lost
archive-drawn = drawn
archive-length = at least { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
archive-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
archive-open = Open a game
archive-no-choice = That isn’t one of the choices: take one of the lines in the menu.
narrow-heading = ## 🔎 Narrow down
narrow-found = { $count ->
    [0] No finished game fits.
    [one] One game fits.
   *[other] { $count } games fit.
}
narrow-found-more = More than { $count } games fit.
narrow-player = Any player
narrow-any-result = Any result
narrow-result = Result: { $result }
narrow-any-month = Any month
narrow-any-length = Any length
narrow-length = At least { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
narrow-agreed = Any options
narrow-agreed-part = Any options ({ $number } of { $menus })
button-narrow = Narrow down…
button-narrowed = Show the games
button-any-player = Any player
button-clear = Clear
archive-game = ### 📚 { $game }
    { $people }
    { $place }
archive-no-month = I can’t read this month: write it like 2026-03.

command-archive = archive
    .description = The finished games of this server
    .player = player
    .player-description = Only games of this person
    .game = game
    .game-description = Only this game, or with this side taken by the player
    .month = month
    .month-description = Only games from this month, such as 2026-03

archive-tournament = tournament { $number }
