command-server-check = check
    .description = For managers: tries out here all that the bot needs, and says what to change
button-check = Check
button-check-again = Check again
check-nowhere = I can only check a text channel, a thread or the chat of a voice channel.
check-under-way = I’m already checking something on this server. Please try again in a minute.

check-trial = 🩺 A server manager asked me to try out what I can do here. I’ll take this message away in a moment.
check-trial-mention = { $person } 🩺 I’m only trying out whether I can mention you. I’ll take this message away in a moment.
check-trial-private = 🩺 I’m only trying out whether I can write to you. I’ll take this message away in a moment.
check-thread-name = Trying out { $mark }

check-heading = ## 🩺 Check of { $channel }
check-verdict = { $count ->
    [0] Everything works that tables need here.
    [one] There is one thing to change.
   *[other] There are { $count } things to change.
}
check-last = -# Last check: { $at } in { $channel }; { $count ->
    [0] everything worked
    [one] one thing to change
   *[other] { $count } things to change
}
check-to-change = ### To change
check-to-know = ### Good to know
check-tried = ### Tried out
check-permissions = ### My permissions here
check-done = -# Tried out { $at }.
check-left-nothing = I have taken away what I posted.
check-left-messages = Some of what I posted is still there: please delete it.
check-left-thread = The threads I opened are closed but still there, because only somebody with *Manage Threads* can delete them.

check-step-answer = An answer for you alone, with a picture
check-step-answer-edit = A new picture in an answer
check-step-words = A message
check-step-mention = A mention of you
check-step-signs = A sign of my own on a button
check-step-picture = A message with a picture
check-step-edit = A new picture in a message
check-step-read = Reading a message again
check-step-thread = Opening a thread
check-step-thread-words = Writing in a thread
check-step-thread-end = Closing a thread
check-step-private-thread = A private thread with you, opened and closed
check-step-private = A private message to you
check-step-role = The role for free seats can be called

check-lacks = Switch on **{ $permission }** for me in { $channel }, under *Edit Channel → Permissions*: { $without }
check-hangs = Discord gave no answer within { $seconds } seconds ({ $step }). Try again later; if it stays that way, tell the person who runs this bot.
check-refused = Discord refused this with the code { $code } ({ $step }). Try again later; if it stays that way, tell the person who runs this bot.
check-unreachable = The connection to Discord broke off. Try again later; if it stays that way, tell the person who runs this bot.
check-painter = I can’t draw pictures just now, so tables are shown in words. Please tell the person who runs this bot.
check-private-closed = You don’t take private messages from me, so I’ll mention you at the table instead. To change that, switch on *Direct Messages* in your *Privacy Settings* for this server.
check-mention-silent = My mention of you notified nobody. Try again later; if it stays that way, tell the person who runs this bot.
check-threads-full = This server has as many open threads as Discord allows: close some of them, so that I can open one for a game.
check-pictures = Discord takes no new pictures in edited messages just now, so on this server I send a message again when its picture changes. You need not do anything.
check-signs = Discord doesn’t show my own signs just now, so you see plain ones. You need not do anything.
check-locale = This server’s language at Discord ({ $locale }) is one I don’t speak. Choose English or Polish as *Language* in `/server settings`.

check-name-connect = Connect
check-name-view_channel = View Channel
check-name-send_messages = Send Messages
check-name-embed_links = Embed Links
check-name-attach_files = Attach Files
check-name-read_message_history = Read Message History
check-name-create_public_threads = Create Public Threads
check-name-send_messages_in_threads = Send Messages in Threads
check-name-create_private_threads = Create Private Threads
check-without-connect = without it I can’t see the chat of the voice channel.
check-without-view_channel = without it I can’t see the channel at all.
check-without-send_messages = without it I can’t post a table.
check-without-embed_links = without it parts of my messages are missing.
check-without-attach_files = without it there are no pictures.
check-without-read_message_history = without it I can’t find my own older messages.
check-without-create_public_threads = without it there is room for only one game in the channel.
check-without-send_messages_in_threads = without it no game can be played in a thread.
check-without-create_private_threads = without it games against the house are played in private messages, not in a thread of your own.
