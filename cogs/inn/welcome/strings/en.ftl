button-first-learn = Learn in two minutes
button-first-house = Play the house
button-first-friend = Play a friend
button-back-to-first = Back

welcome-heading = ## 🍺 The Prancing Pony
    Board games of Middle-earth, with friends or against the house. I keep the board, the rules and every move.
welcome-game = **{ $game }** · { $length } · { $weight }
welcome-about = What is it about? Choose a game
welcome-learn = ### 🎓 Learn in two minutes
    How the game is won, one turn, one round: small positions with one task each. Which game?
welcome-house = ### ♟️ Play the house
    You play at once. The house goes easy on you until you have won once, and explains what is new in your first game. Which game?
welcome-friend = ### ✉️ Play a friend
    I open a table in this channel, and your friend sits down with one press. Which game?
welcome-friend-menu = With whom? You can also leave this open
welcome-friend-chosen = I’ll invite { $friend }.
welcome-friend-elsewhere = ### ✉️ Play a friend
    Friends meet at a table on a server: press this button in a channel there.
welcome-commands = **The commands you need**
welcome-seat = your seat: your hand and your choices, seen by you alone
welcome-next = the tables waiting for you, and free seats
welcome-rules = a rule by its number or a word
welcome-settings = your language, and when I write to you
welcome-managers = **Do you manage this server?** Set me up in five questions; I’ve already chosen an answer to each.
welcome-search = -# Looking for something? `/help` finds it by its name.
help-former = `{ $old }` is { $now } now.
help-nothing = I know nothing of that name.

command-play = play
    .description = Which game, with whom, or against the house
    .game = game
    .game-description = Which game
    .friend = friend
    .friend-description = Whom you would like to play with
command-help = help
    .description = What this is and how to begin; or find a command or a game by its name
    .search = search
    .search-description = Something you are looking for: a command, a game, a word
command-challenge = Challenge
