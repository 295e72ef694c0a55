button-server-erase = Erase the server’s data
button-server-export = Take a copy first

archive-readers-members = all members
archive-readers-players = those who played them
seasons-none = none
seasons-year = a year
seasons-quarter = a quarter
server-heading = ## 🗝️ Server settings
server-all-heading = ## 🗝️ All server settings
server-as-usual = { $count ->
    [one] { $count } setting is at its default
   *[other] { $count } settings are at their defaults
}; **More** shows all of them
server-line = **{ $setting }**: { $now } · default: { $usual }
server-line-usual = **{ $setting }**: { $now }
server-choose = Change…
server-usual = default
server-about-tables = Where and how people play
server-about-time = Time and idle tables
server-about-posts = What I post
server-about-people = Who may do what
server-about-results = Results and standings
server-about-games = Kept for single games
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
    .about = After this many days without a move a table closes without a result; it says so a week before.
server-lobby_days = Idle lobbies
    .about = After this many days a table that has not begun closes.
server-seasons = Seasons
    .about = How long a season of the leaderboard lasts; at its end the standings are reset.
server-feats = Feats
    .about = Announce feats at the end of a game and show them in profiles.
server-title_cards = Title cards
    .about = Post a picture for great moments of a game, such as a Stronghold’s fall or a first win.
server-archive = Finished games
    .about = Who may look at finished games.
server-tournaments = Tournaments
    .about = Who may open tournaments.
server-keepers = Table keepers
    .about = A role that may manage tables, just like the server’s managers.
server-digest = Weekly digest
    .about = Posts a summary there every Monday, unless no game was played.
server-daily = Position of the day
    .about = A puzzle every day, answered in private, from a game finished here or one of the house’s own.
server-daily_hour = Time of the position
    .about = When the position is posted; the answer follows a day later.
server-called = Role to call
    .about = Who may be called to free seats, twice a day at most. Players who want quiet don’t take the role.
server-presets = House rules
    .about = Games with options saved for this server: agree on them in a lobby, then press **Save for this server**.
server-components = Component files
    .about = Games played here with a component file of yours.
server-log-heading = ## 🗒️ What managers changed and did
server-log-empty = Nothing yet.
server-log-line = - { $at } { $user }: { $setting } – { $before } → **{ $after }**
button-server-log = Log
button-server-all = More
button-server-change = Change
server-erase-sure = **Erase everything I know about this server?** All tables are erased, even those where a game is running. So are finished games with their results and standings, tournaments, positions of the day and all settings. Nobody is told. My messages in the channels stay, but their buttons stop working. People’s own settings stay. You can’t take this back.
server-export = Here is everything that the members of this server can see of it: settings, tables, results, records.

settings-every-channel = all

refused-export-too-large = That is more than fits into a message. The person who runs this bot can give it to you.

command-server = server
    .description = For the server’s managers: its settings, its tables, and whether all is well
command-server-settings = settings
    .description = For managers: what is set on this server, and forms to change it

tournament-openers-managers = the server’s managers
tournament-openers-members = all members

server-channels-gone = None of the channels for games exists any more, so no table can be opened.
server-channel-gone = { $setting }: the channel is gone. Choose another one.
server-channel-closed = { $setting }: in { $place } I’m not allowed to { $permissions }. Change that in the channel’s settings.
server-daily-closed = The position of the day isn’t posted while only those who played may look at finished games.
server-role-gone = { $setting }: the role is gone. Choose another one.
refused-form-late = These settings have been changed since the form was opened, so nothing was saved. Please open it again.
