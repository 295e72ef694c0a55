standings-heading = ## 📊 { $game }
standings-all = All games
standings-choose = Which game?
standings-empty = No game has been finished on this server yet.
standings-choose-season = Which season?
standings-side = { $game }: { $seat }
standings-counts = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won ->
    [one] { $won } won
   *[other] { $won } won
}
standings-active = active in the last 60 days
standings-page = page { $page } of { $pages }
standings-foot = -# The bold number is the rating, ± how uncertain it still is; ? means provisional, and such ratings come last. Only games between people finished on this server count.
standings-foot-all = -# The bold number is a rating over all games: 1500 is the average of those who play the same games, ± how uncertain it still is; ? means provisional, and such ratings come last. Only games between people finished on this server count.
season-year = Season { $year }
season-quarter = Season { $year }, quarter { $quarter }
button-standings-active = Active only
button-standings-everybody = Everyone
button-standings-public = Show in the channel
person-unknown = Somebody

command-leaderboard = leaderboard
    .description = Who plays best on this server
    .game = game
    .game-description = Only this game, or one side of it
    .season = season
    .season-description = This season, or the last one
    .season-now = this season
    .season-last = last season

standings-house = Against the house
standings-house-line = { $user } · { $game } · { $seat } against a { $level }: **{ $won }** of { $played } won
standings-house-foot = -# Games with a player of the house count here and nowhere else.
