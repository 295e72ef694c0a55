# Why a request was turned down (bot/match/values.py). Each is one clear sentence for one person.
refused-unknown-match = I don’t know this game.
refused-unknown-game = I don’t know a game of this name.
refused-broken = This game can’t go on past action { $line }: the rules have been corrected, or part of its log is missing. The host or a player can close it.
refused-cancelled = This table was closed before the game began.
refused-over = { $next ->
    [0] This game is over.
   *[other] This game is over; the match goes on with the next one.
}
refused-not-begun = The game has not begun yet.
refused-already-begun = The game has already begun.
refused-storage = I can’t save anything just now, so nothing has changed; please try again in a while.
refused-unclear = My disk isn’t answering, and I can’t say yet whether this counts; please look again in a while.
refused-busy = Too much happened at once and nothing has changed; please try again.
refused-place-taken = There is already a game in this channel.
refused-channel-not-allowed = Games aren’t allowed in this channel; ask the server’s managers where to play.
refused-full = All seats at this table are taken.
refused-invited-only = The free seats at this table are reserved for others.
refused-blocked-here = Somebody you have blocked sits at this table or is invited to it.
refused-blocked-guest = You are inviting somebody you have blocked. Unblock them first: `/settings`, then *Blocked people*.
refused-guests-elsewhere = Not everyone you are inviting is available just now.
refused-self-block = You can’t block yourself.
refused-too-many-blocked = You can’t block more than { $most } people.
refused-too-many-tables = You have reached this server’s limit of tables at once ({ $most }). Finish a game first, or leave a table that hasn’t begun.
refused-seat-unknown = This game has no such seat.
refused-seat-taken = Somebody else has already asked for this seat.
refused-not-joined = You have not joined this table.
refused-not-host = Only the host of this table can do that.
refused-option-unknown = This game has no option called { $option }.
refused-option-invalid = The option { $option } can’t be { $value }.
refused-player-count = The number of players doesn’t fit: this game needs { $needed }, and { $joined } joined.
refused-not-seated = You aren’t playing in this game.
refused-not-yours-to-see = You aren’t playing at this table, so there is nothing hidden here for you. You may look at the table, the log and the board in words.
refused-stale = This button is out of date: the game has moved on since it was shown.
refused-not-your-turn = It isn’t your turn to choose.
refused-hint-people = You can only get hints in games against the house alone, or where everyone at the table has agreed to them.
refused-hint-already = Everyone at this table may already ask for hints.
refused-illegal = The rules do not allow this (rule { $rule }).
refused-unreadable = I can’t read this as an action of the game.
refused-undo-nothing = You have nothing to take back.
refused-undo-shown = The house agrees to anything you take back, but not past what has been shown, drawn or rolled since.
refused-guess = You can’t note anything about this piece now: it has been shown, or can’t be told from others.
refused-undo-impossible = This can no longer be taken back, because later choices build on it.
refused-undo-wall = This can no longer be taken back: since then somebody has left the game, or a seat has changed hands.
refused-undo-due = This can no longer be taken back: the move was made in time, and that time is over now.
refused-offer-asked = You have already asked for this, and not everyone has answered yet. You can withdraw it at your seat.
refused-offer-not-asked = Only players still in the game decide that.
refused-undo-declined = The others have already declined to let you take this back.
refused-no-offer = Nobody is asking for anything at this table any more.
refused-offer-about-you = This request is about you: play on, and it lapses.
refused-remove-not-playing = Nobody with that name is playing at this table.
refused-remove-self = To leave the game yourself, resign.
refused-remove-declined = The others have already declined to take this player out of the game.
refused-remove-two = With only two players left, nobody can be taken out of the game. When the other player’s time is up, you may claim the win or let the house play (`/table action:Pace`). Until then: remind them there, ask to end without a result (`/table`), resign, or ask the server’s managers.
refused-own-offer = This is your own request; the others have to answer it.
refused-offer-declined = The others have just declined that.
refused-stand-in-none = Nobody is playing for you at this table.
refused-stand-in-plays = The house is playing for you: take your seat back first.
refused-stand-in-already = The house is already playing this seat.
refused-stand-in-alone = Nobody else at this table could agree to that: play on, or resign.
refused-stand-in-two = With two players, one of them alone can’t hand the other’s seat to the house.
refused-not-late = This player still has time.
refused-late-self = This is about your own time: play on.
refused-late-too = Only players who are still in the game and have time left may do that.
refused-claim-open = There is already a claim at this table; it hasn’t been answered yet.
refused-claim-impossible = You can’t claim that with this number of players.
refused-claim-none = There is no claim against you at this table any more.
refused-claim-answered = You already have extra time for this turn: play on, and the claim lapses.
refused-nudge-nobody = Nobody there has to choose just now.
refused-nudged = This player has already been reminded today.
refused-draw-unknown = This game has no draw. You may ask to end it without a result.
refused-draw-house = The house plays on: there is nobody to agree on a draw with.
refused-paused = The game is paused, and the clocks are stopped. Resume it first.
refused-paused-already = The game is already paused.
refused-not-paused = The game isn’t paused just now.
refused-forbidden = The server’s managers have stopped you from opening tables here. You may still join other people’s tables.
refused-other-server = That table is on another server.
refused-keeper-plays = You are playing at this table yourself, so you can’t decide alone how it ends. Ask another manager, or the other players with `/table action:End without a result`.
refused-move-here = The table is already there.
refused-forbidden-already = This person is already stopped from opening tables here.
refused-not-forbidden = Nobody has stopped this person from opening tables here.
refused-review-while-playing = You can look back at a game when it is over.
refused-review-busy = The house is looking back at many games just now; please ask again in a few minutes.
refused-review-one = The house is still looking back at another game for you; ask for this one when that is done.
refused-components-gone = This file has since been replaced; please upload yours again.
refused-components-outdated = The file this server plays with can no longer be used: one of its managers has to upload a new one.
refused-record-while-playing = You can get the record when the game is over, because it shows everything that is hidden.

# Why a record cannot be read (RecordError).
record-too-long = The record is longer than { $line } lines.
record-too-slow = The record takes too long to play through.
record-header-missing = The header line { $text } is missing.
record-line-unreadable = I can’t read line { $line }: { $text }
record-foreign = The record belongs to another game or to newer rules: { $text }
record-options-unreadable = I can’t read the options: { $text }
record-line-illegal = The rules don’t allow line { $line }: { $text }
record-game-unknown = I don’t know the game { $text }.

# Asked on the command line
refused-rescue-sound = This game can go on as it is: there is nothing to go back from.
refused-rescue-not-by-log = This game was written by a newer version of the bot, or its options can no longer be read: no earlier action would help. Upgrade the bot, or restore a backup.

# Substitutes
refused-substitute-seated = Only somebody who doesn’t sit at this table yet can take over a seat.
refused-substitute-private = This game is between you and the house, in our private messages: nobody else can take a seat.
refused-substitute-asked = This person is already being asked to take over another seat here.
refused-substitute-two = In a game for two, you can only hand on your own seat. If the other player’s time is up, see `/table action:Pace` for what you can do.

# Tournaments
refused-tournament-unknown = I don’t know this tournament.
refused-tournament-here = There is already a tournament in this channel: { $name }.
refused-text-blank = There is nothing to see in this text: please write some letters or digits.
refused-tournament-seats = This game isn’t played by { $seats } at a table.
refused-tournament-format = Tables of three and four are for Swiss tournaments with one game to a round.
refused-tournament-over = This tournament is over.
refused-tournament-begun = This tournament has already begun.
refused-tournament-closed = You can’t enter any more: the pairings are settled.
refused-tournament-entered = You have already entered.
refused-tournament-not-entered = You aren’t in this tournament.
refused-tournament-role = This tournament is for those with the role <@&{ $role }>.
refused-tournament-full = This tournament is full: { $count } players have entered.
refused-tournament-few = You need at least two players to begin; so far there are { $count }.
refused-tournament-manager = Only the organiser or a server manager can do that.
refused-tournament-game = There is no such game in this tournament.
refused-tournament-own = You are playing in this game yourself, so you may only give the win to the other player. Another server manager has to set any other result.
refused-tournament-winner = That person isn’t playing in this game.
refused-tournament-bracket = The next round follows from this result and has begun, so the result stays.
