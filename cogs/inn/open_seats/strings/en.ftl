open-heading = ## 🪑 Free seats
open-none = Nobody is looking for players just now. Open a table, and it appears here.
open-board = -# This message is kept up to date.
open-line = **{ $game }** – { $people } { $count ->
        [one] is
       *[other] are
    } looking for { $free ->
        [one] one more
       *[other] { $free } more
    }{ $agreed } · { $place }
open-call = { $role } { $seat }
button-sit = Join: { $game }
call-no-role = This server has not chosen a role to call; its managers can do that in `/server settings`.
call-no-seat = There is no free seat at this table.
call-lately = The role was called not long ago; you can call it again twelve hours after that.
call-not-sent = I couldn’t send the call just now; please try again.
call-done = The role has been called.

command-tables = tables
    .description = Free seats at the tables of this server
command-tables-open = open
    .description = Tables looking for players: press a button to join
    .board = board
    .board-description = For managers: post it here for everyone, as one message that is kept up to date

action-call = Call a role
