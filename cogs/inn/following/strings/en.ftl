follow-turns = 👀 I’ll tell you about each turn in { $game } ({ $place }), and about its end, in one private message. I edit it, and send it again at most once an hour and at the end. During your quiet hours it waits.
follow-end = 👀 I’ll tell you when { $game } ({ $place }) is over.
follow-nothing = 🔕 I won’t tell you about { $game } ({ $place }).
follow-dm-closed = ⚠️ I couldn’t write to you lately. Allow private messages from this server, then switch the notices on in `/settings`.
followed-heading = 👀 { $game } · { $place }
followed-turn = To choose: { $names }

action-follow = Follow
button-follow-turns = Tell me each turn
button-follow-end = Only the end
button-follow-nothing = Tell me nothing

refused-follow-player = You sit at this table yourself: I tell you about your turns anyway.
refused-follow-over = There is nothing to follow any more: this table is closed.
