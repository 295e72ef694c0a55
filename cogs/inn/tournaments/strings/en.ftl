tournament-heading = ## 🏟️ { $name }
tournament-format-swiss = Swiss
tournament-format-round-robin = round robin
tournament-format-knock-out = knock-out
tournament-format-groups = groups, then knock-out
tournament-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-seats = { $count } at a table
tournament-both-sides = both sides played
tournament-entry-until = Enter until { $when } ({ $left }); then it begins by itself.
tournament-entry = It begins when { $host } starts it.
tournament-role = For those with the role <@&{ $role }>.
tournament-entered = { $count ->
    [0] Nobody has entered yet.
    [one] { $count } player has entered:
   *[other] { $count } players have entered:
}
tournament-playing = Round { $round } is being played.
tournament-playing-final = The final is being played.
tournament-over = 🏁 { $winner } has won this tournament.
tournament-card = { $name } has won the cup!
tournament-card-best = Best game: { $who } ({ $round }).
tournament-cancelled = This tournament was cancelled.
tournament-cancelled-few = This tournament did not begin: too few players had entered.
tournament-standings = **Standings**
tournament-gone = (withdrawn)
tournament-more = … and { $count } more
tournament-round = Round { $round }
tournament-final = Final
tournament-bye = { $name } sits this round out and gets the points.
tournament-table = Table { $table }: { $who }
tournament-ruled = **Set by the organiser**
tournament-ruling = { $game }: { $points } – { $reason }
tournament-game = Round { $round }, table { $table }, game { $game }: { $who }
tournament-tie-breaks = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }, harder side { $harder }
tournament-points-short = Pts
tournament-buchholz-short = Bh
tournament-alt-row = { $place }. { $name }: { $points }
tournament-seat = { $name } ({ $seat })
tournament-thread = **{ $name }** · { $round } · table { $table } · { $people } · pace: { $pace }
tournament-thread-both = You play two games here, the second with sides swapped.
tournament-thread-name = { $name } { $number } · { $round }.{ $table }
tournament-opened = The tournament is open. Its message in this channel shows how it stands and is kept up to date.
tournament-entered-now = You have entered { $name }. When it begins, I’ll call you to your table.
tournament-entered-late = You have entered { $name } and play from the next round on.
tournament-left = You have withdrawn.
tournament-leave-sure = Do you really want to withdraw? You resign the games of this tournament that you are playing now.
tournament-begun = The first round has begun.
tournament-called-off = The tournament has been cancelled. Games in progress can be finished.
tournament-result-set = The result is set, with your reason beside it.
tournament-not-allowed = On this server only its managers open tournaments; they can allow it to everyone with `/server settings`.
tournament-needs-channel = A tournament needs a text channel, because each of its games has its own thread.
tournament-no-game = There is no such game in this tournament.
tournament-not-in = You are not in this tournament.
tournament-help-formats = ### How tournaments are played
    In a **Swiss**, each round pairs you with a new opponent who has about as many points (FIDE Dutch system). In a **round robin**, you meet everyone once (Berger tables). In a **knock-out**, losers are eliminated; the highest seed left meets the lowest. In **groups, then knock-out**, you play a round robin in a group of about four, and the best two go on. At tables of three and four, players with about as many points sit together.
tournament-help-rounds = **Rounds** start by themselves when the last game of the round before is decided. Each table has a thread, and I call its players once. If the number is odd, one player sits out and gets the points; nobody does so twice if that can be avoided. You can join a Swiss late, from the next round on. If you withdraw, you resign the game you are playing; if you don’t move, you lose by the table’s pace (*Pace*). If a result is wrong, the organiser corrects it, and everyone can read the reason.
tournament-help-points = **Points**: a win counts 1, a draw ½. At tables of three and four you score the share of opponents you finished ahead of. A tied knock-out match is extended by up to two games; then the higher seed goes on. All games count for ratings.
tournament-help-ties = **If players are tied on points**, this decides, in order:
    - *Buchholz*: the points of everyone you have met
    - *Sonneborn-Berger*: the points of those you have beaten, and half of those you have drawn with
    - *head to head*: the games among those still tied
    - *wins with the harder side*: the side that has won fewer games of this tournament
    - the higher seed
tournament-form-printed = Rules as printed, without this server’s own
tournament-form-role = Entry for one role only
tournament-form = A new tournament
tournament-form-both = Play each pairing twice, with sides swapped
tournament-ask-name = Name
tournament-ask-name-hint = If you leave it empty: its game and the day
tournament-ask-game = Game
tournament-ask-format = Who meets whom
tournament-ask-pace = How fast the tables play
tournament-ask-hours = How long people may enter
tournament-ask-rounds = Rounds
tournament-ask-seats = Players at a table
tournament-ask-also = Also
tournament-ask-role = Leave it empty to let everyone enter.
tournament-draft = It will be played in this channel. People may enter for { $length }, then it begins by itself.
tournament-list = ## 🏟️ Tournaments of this server
tournament-list-none = There are none yet.
tournament-list-choose = Look at a tournament
tournament-list-entry = open for entry
tournament-list-playing = round { $round }
tournament-list-over = finished
tournament-list-cancelled = cancelled
tournament-form-rounds = as many rounds as it takes to find a winner
tournament-form-name = { $game }, { $day }
button-tournament-form = Open a tournament
button-tournament-open = Open it
button-tournament-more = More choices
button-tournament-change = Change
button-tournament-page = Back
button-tournament-list = All tournaments
button-tournament-enter = Enter
button-tournament-leave = Withdraw
button-tournament-leave-now = Withdraw
button-tournament-begin = Begin now
button-tournament-games = Games
button-tournament-help = How it works
button-tournament-run = For the organiser
button-tournament-cancel = Cancel it
button-tournament-back = Back
tournament-run-heading = ## 🛠️ Running { $name }
tournament-run-about = Choose a game to set its result. Only the organiser and the server’s managers can do this.
tournament-run-no-games = No games have been paired yet; as soon as there are some, you can set their results here.
tournament-run-choose = Which game’s result?
tournament-run-open = not decided yet
tournament-run-result = counts { $points }
tournament-run-won = { $name } has won
tournament-run-draw = A draw
tournament-run-result-form = The result of a game
tournament-run-who = Who has won?
tournament-run-why = Why?
tournament-run-reason = Everyone can read it.
tournament-run-words = Or in your own words
tournament-no-reason = Please say why you set the result: choose a reason, or write one. Everyone can read it.
tournament-reason-absent = A player didn’t come.
tournament-reason-agreed = The players have agreed on it.
tournament-reason-broken = The game couldn’t be played to its end.
tournament-reason-mistaken = The result was set wrongly before.
tournament-cancel-sure = Do you really want to cancel { $name }? Nobody wins it then. Games in progress can be finished.
tournament-ruled-here = { $people }: the organiser has set the result of this game: { $points } – { $reason } You may play on for your ratings. It no longer counts for the tournament.
command-tournament = tournament
    .description = Enter, follow and run this server’s tournaments, and open new ones
    .which = which
    .which-description = Which tournament (default: the one of this channel, or a list)
