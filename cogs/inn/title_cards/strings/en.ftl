# Title cards of people: what belongs to a game stands in the game's own strings.

card-first-win = A first win
    .line = { $name } has won at { $game } for the first time: the first win on this server!
