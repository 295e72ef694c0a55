digest-heading = ## 📰 The week at the inn
    -# { $start } – { $end }
digest-games = ### { $count ->
        [one] One game finished
       *[other] { $count } games finished
    }
digest-game = { $game }: { $people }
digest-best = 🎬 **{ $game }**, { $people } · { $place }
    { $told }
digest-more = … and { $count } more
digest-upsets = ### Upsets
digest-upset = { $winner } beat { $loser }, rated { $points } points higher ({ $game })
digest-feats = ### Feats
digest-climbs = ### On the way up
digest-climb = { $user }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $game }
digest-solvers = ### Positions of the day
digest-solver = { $user } solved { $count } of { $positions }
digest-votes = ### The server votes
digest-vote = { $game }: { $sides } · { $place } · { $status }
digest-side = { $seat } ({ $count ->
    [one] one person
   *[other] { $count } people
})
digest-guessers = ### Guessed along
digest-guesser = { $user }: { $points } points with { $count ->
    [one] { $count } guess
   *[other] { $count } guesses
}
digest-open = ### Free seats
