action-reliability = Who plays here
button-reliability-ask = Ask how reliably people play
button-reliability-drop = Don’t ask
reliability-heading = ### { $game } · who plays here
reliability-of = { $user }: { $told }
reliability-new = new here
reliability-hidden = the profile is hidden
reliability-finished = { $finished } of { $games } games played to the end
reliability-timed = time ran out in { $count }
reliability-resigned = resigned in { $count }
reliability-move = typical move: { $length }
reliability-earlier = { $count ->
    [one] not known for { $count } earlier game
   *[other] not known for { $count } earlier games
}
reliability-line = Reliability: { $told }
reliability-asked = 🪢 **This table asks how reliably people play.** Nothing is shown of hidden profiles.
reliability-asks = The lobby now tells everyone how reliably the people at the table play.
reliability-dropped = The lobby doesn’t tell it any more.
reliability-you-hide = 🪢 This table asks how reliably people play. Your profile is hidden, so the others see nothing of you. `/settings` changes that.
reliability-about = -# The last 30 games between people on this server. Resigned games and those in which time ran out are forgotten after a season. Typical: half of the moves were quicker, at tables with a clock.
