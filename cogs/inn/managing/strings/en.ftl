action-manage = Manage
button-keeping-close = Close this table
button-keeping-close-now = Without a result
button-keeping-close-lobby = Close the table
button-keeping-draw-now = As a draw
button-keeping-won-now = Close as a win
button-keeping-out-now = Take out

keeping-heading = ### 🗝️ { $game } in { $place }
    { $phase }
    -# What you do here is written in the table’s log and in the list of what managers did. You see nothing hidden in the game.
keeping-out-menu = Take somebody out…
keeping-move-menu = Move the table to…
keeping-sure-close-now = { $kind ->
    [lobby] **Close this table before play begins?** { $game } in { $place }, with { $people }. After that, you can only open a new table.
   *[table] **Close this table without a result?** { $game } in { $place }, with { $people }. The game counts for nobody. You can’t take this back. To close it as somebody’s win, use `/manage close`.
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
refused-no-table-there = No table or lobby is open in that channel.

command-manage = manage
    .description = This server’s tables: close, move, take a player out, stop somebody opening them
command-manage-channel = channel
    .description = Where the table is (default: here)
command-manage-close = close
    .description = Close a lobby, or a table with or without a result
    .winner = winner
    .winner-description = Whose win it is, as if all others had resigned
    .draw = draw
    .draw-description = As a draw, where the game knows one
command-manage-move = move
    .description = Move a table to another channel or thread
    .to = to
    .to-description = Where it goes on
command-manage-remove = remove
    .description = Take somebody out of a game or a lobby
    .player = player
    .player-description = Whom
command-manage-forbid = forbid
    .description = Stop somebody from opening tables on this server
    .player = player
    .player-description = Whom
command-manage-allow = allow
    .description = Allow somebody to open tables again
    .player = player
    .player-description = Whom
