button-server-erase = Erase the server’s data
button-server-export = Take a copy first

archive-readers-members = all members
archive-readers-players = those who played them
seasons-none = none
seasons-year = a year
seasons-quarter = a quarter
server-heading = ## 🗝️ Server settings
server-line = **{ $setting }**: { $now }
    -# { $about } Default: { $usual }
server-line-usual = **{ $setting }**: { $now }
    -# { $about }
server-choose = Change a setting
server-none = none
server-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
server-hour = { $hour }:00 UTC
server-tables = { $count ->
    [0] any number
    [one] { $count } table
   *[other] { $count } tables
}
server-language = Language
    .about = The language I speak at the tables; “automatic” means the server’s own.
server-channels = Channels for games
    .about = Where tables may be opened, their threads included.
server-pace = Pace
    .about = The pace new tables start with; you can choose another one in each lobby.
server-away_days = Away
    .about = How many days a year a player may be away with their clocks stopped.
server-most_tables = Tables per person
    .about = How many tables one person may sit at; games already running go on.
server-table_days = Idle tables
    .about = After this many days without a move a table closes without a result. It says so a week before.
server-lobby_days = Idle lobbies
    .about = After this many days a table that has not begun closes.
server-seasons = Seasons
    .about = How long a season of the leaderboard lasts; at its end the standings are reset.
server-feats = Feats
    .about = Announce feats at the end of a game and show them in profiles.
server-archive = Finished games
    .about = Who may look at finished games.
server-tournaments = Tournaments
    .about = Who may open tournaments.
server-keepers = Table keepers
    .about = A role that may manage tables, just like the server’s managers.
server-digest = Weekly digest
    .about = Posts a summary there every Monday, unless no game was played.
server-daily = Position of the day
    .about = Posts a puzzle there every day, answered in private. It comes from a game finished here or, if there are too few, from one the house played against itself.
server-daily_hour = Time of the position
    .about = When the position is posted; the answer follows a day later.
server-called = Role to call
    .about = Who may be called to free seats, at most twice a day: `/table action:Call a role`. Players who don’t want to be pinged simply don’t take the role.
server-presets = House rules
    .about = Games with options saved for this server: agree on them in a lobby, then press **Save for this server**.
server-components = Component files
    .about = Games played here with a component file of yours.
server-log-heading = ## 🗒️ What managers changed and did
server-log-empty = Nothing yet.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Log
button-server-back = All settings
server-erase-sure = **Erase everything I know about this server?** All tables are erased, even those where a game is running. So are finished games with their results and standings, tournaments, positions of the day and all settings. Nobody is told. My messages in the channels stay, but their buttons stop working. People’s own settings stay. You can’t take this back.
server-export = Here is everything that the members of this server can see of it: settings, tables, results, records.

settings-every-channel = all

refused-export-too-large = That is more than fits into a message. The person who runs this bot can give it to you.

command-server = server
    .description = For the server’s managers: all its settings
command-server-settings = settings
    .description = Every setting with its default, and a menu to change it
    .language = language
    .language-description = The language of the tables
    .seasons = seasons
    .archive = archive
    .archive-description = Who may look at finished games
    .tournaments = tournaments
    .tournaments-description = Who may open tournaments
    .seasons-description = How long a season of the leaderboard lasts; at its end the standings are reset
command-server-log = log
    .description = What managers changed and did, the latest first
command-server-erase = erase
    .description = Erase everything about this server; I ask first, and you can take a copy
command-manage-log = log
    .description = What managers changed and did, the latest first

tournament-openers-managers = the server’s managers
tournament-openers-members = all members
