daily-heading = ## 🧩 Position of the day, { $day }
    { $game }, from a game played here.
daily-heading-own = ## 🧩 Position of the day, { $day }
    { $game }, from a game that the house played against itself.
daily-question = Your seat: **{ $seat }**. { $prompt }
daily-choose = What do you do? { $count } choices
daily-foot = -# Only you see your choice. Until the answer comes, { $until }, you may change it. In your own language: `/position`.
daily-closed = -# Time is up: the answer is in this channel.
daily-void = -# This question wasn’t as clear as it should have been, so it is closed; answers to it don’t count.
daily-answered = 🧩 You choose *{ $choice }*. The answer comes here { $until }; until then you may change yours.
daily-streak = { $count ->
    [one] You also solved the previous position.
   *[other] You have solved { $count } positions in a row.
}
daily-none = There is no position to solve here just now.
daily-result-heading = ## 🏁 The position of { $day }: { $game }
daily-result = The house chooses **{ $best }**; by its estimate that wins { $chance }% of the time.
daily-played = In the game, *{ $played }* was played: { $place }
daily-played-best = The game went the same way: { $place }
daily-played-own = In the game the house, with less time to think, played *{ $played }*.
daily-played-best-own = The house played that in the game, too.
daily-chosen = ### { $count ->
        [0] Nobody has chosen
        [one] One person has chosen
       *[other] { $count } people have chosen
    }
daily-choice = { $choice }: { $count } ({ $share }%)
daily-chance = { $chance }% by the house’s estimate
daily-solver = { $user }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } in a row)
    }
daily-solvers = Solved by { $people }.
command-position = position
    .description = The position of the day, for you alone

refused-daily-void = This question wasn’t as clear as it should have been, so it is closed; answers to it don’t count.
refused-daily-over = Time is up for this position; its answer is in this channel, or will be soon.
