share-form-picture = picture
share-form-animation = animation
share-form-record = record

look-table = Table
look-words = Board in words
look-picture = Picture
look-explain = What is this?
look-log = Log

command-seat = seat
    .description = Open your private seat: your hand and your choices
    .answer = answer
    .answer-description = Answer what the others ask of you, or withdraw what you have asked
command-act = act
    .description = Take an action at your table by its name
    .action = action
    .action-description = What to do; several actions one after another with “;” between them
command-why = why
    .description = Why you can’t choose something at your table now, with the rule
    .choice = choice
    .choice-description = What you would like to do; leave empty for everything
command-look = look
    .description = Show the table again, a picture of it, what happened or what a thing is
    .at = at
    .at-description = What to look at (default: the table, for everyone here)
    .name = name
    .name-description = Which picture, or which piece, card, region or sign
command-table = table
    .description = Everything you can do at a table: take back, pause, resign, look back…
    .action = action
    .action-description = What to do at once; leave empty for the buttons
    .player = player
    .player-description = About whom: invited, removed, replaced, or the friend to play again with

refused-action-unknown = I don’t know what “{ $name }” means at a table. `/table` shows everything there is to do.

command-my-seat = My seat
