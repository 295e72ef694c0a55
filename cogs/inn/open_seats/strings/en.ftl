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

next-others = ### Your other tables
button-board = Post the free seats here
command-next = next
    .description = The tables waiting for you, longest wait first, and free seats on this server

action-call = Call a role
