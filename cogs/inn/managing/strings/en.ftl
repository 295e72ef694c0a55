action-manage = Manage
button-keeping-close = Close this table
button-keeping-close-now = Without a result
button-keeping-close-lobby = Close the table
button-keeping-draw-now = As a draw
button-keeping-won-now = Close as a win
button-keeping-out-now = Take out

keeping-heading = ### 🗝️ { $game } · { $place }
    { $phase } · { $people }
    -# What you do here is written in the table’s log and in the log of the managers. You see nothing hidden in the game.
keeping-out-menu = Take somebody out…
keeping-move-menu = Move the table to…
keeping-won-menu = Close it as a win for…
keeping-sure-close-now = { $kind ->
    [lobby] **Close this table before play begins?** { $game } in { $place }, with { $people }. After that, you can only open a new table.
   *[table] **Close this table without a result?** { $game } in { $place }, with { $people }. The game counts for nobody. You can’t take this back.
}
keeping-sure-draw-now = **Close this table as a draw?** { $game } in { $place }, with { $people }. You can’t take this back.
keeping-sure-won-now = **Close this table as a win for { $about }?** { $game } in { $place }, with { $people }. It counts as if all others had resigned. You can’t take this back.
keeping-sure-out-now = { $kind ->
    [lobby] **Remove { $about } from this table?** { $game } in { $place }, with { $people }.
   *[table] **Take { $about } out of this game?** { $game } in { $place }, with { $people }. It counts as if { $about } had resigned. You can’t take this back.
}
keeping-closed = Closed.
keeping-taken-out = Taken out, as if they had resigned.
keeping-moved = Moved.
keeping-forbidden = 🚫 { $user } can no longer open tables here. Open tables go on.
keeping-allowed = { $user } can open tables here again.
act-closed = { $by } closed table { $match } without a result
act-draw = { $by } closed table { $match } as a draw
act-won = { $by } closed table { $match } as a win for { $about }
act-moved = { $by } moved table { $match }
act-taken-out = { $by } took { $about } out of table { $match }
act-forbidden = { $by } stopped { $about } from opening tables
act-allowed = { $by } allowed { $about } to open tables again
refused-no-room = A table can’t be open in that channel. Choose a text channel or a thread.

tables-heading = ## 🗝️ Tables of this server
    { $count ->
        [0] No table is open.
       *[other] Choose a table to close it, move it, or remove somebody.
    }
tables-playing = Being played ({ $count })
tables-lobby = Waiting for players ({ $count })
tables-idle = Idle for a week or more ({ $count })
tables-line = - { $game } { $place } · { $people } · { $state ->
    [broken] can’t go on
    [paused] paused
    [closing] closes { $when }
    [lobby] opened { $when }
   *[playing] last move { $when }
}
tables-option = { $state ->
    [playing] being played
    [lobby] waiting for players
   *[idle] idle
} · table { $number }
tables-menu = Choose a table…
button-tables = All tables
button-tables-people = Who may open tables
openers-heading = ## 🚫 Who may open tables
    { $count ->
        [0] Everybody on this server may open tables.
       *[other] These people may not open tables here. They may still join others.
    }
openers-forbid = Stop somebody from opening tables…
openers-allow = Let somebody open tables again…

command-server-tables = tables
    .description = For managers: close, move or award a table, remove or stop a player, and the log
