# What the command line says (bot/cli). Keys are ids; English and Polish are kept together.

cli-setting-choice = The setting { $name } cannot be { $value }: it is one of { $choices }.
cli-setting-range = The setting { $name } cannot be { $value }: it is a whole number from { $low } to { $high }.
cli-setting-least = The setting { $name } cannot be { $value }: it is a whole number of at least { $low }.
cli-setting-address = The setting { $name } cannot be { $value }: it is an address on this machine, such as { $example }.
cli-setting-public = The setting { $name } cannot be { $value }: it is an https address without a path, such as { $example }.
cli-setting-wrong = The setting { $name } cannot be { $value }.
cli-setting-hours = The setting { $name } cannot be { $value }: it says from which hour to which, from 0 to 23, such as 3-5 or 22-4.
cli-setting-shards = The setting { $name } cannot be { $value }: it says which shards of how many, such as 0-3/16, 5/16 or auto/16.
cli-setting-database = The DATABASE cannot be { $value }. Give the name of a file, such as var/pony.db, or an address such as postgresql://user@host/name.
cli-env-unreadable = The file { $path } is not a text in UTF-8: write it again from .env.example.
cli-token-missing = No DISCORD_TOKEN is set: put it into .env, or run "python -m bot play" to play without Discord.
cli-token-unreadable = The DISCORD_TOKEN holds spaces, line breaks or letters that no token has: copy it again from the developer portal.
cli-token-refused = Discord does not accept the DISCORD_TOKEN: copy it again from the developer portal.
cli-discord-unreachable = Discord cannot be reached: look at this machine's connection to the internet and start the bot again.
cli-database-busy = Another process is already using the database { $path }: stop it first, or choose another DATABASE.
cli-database-newer = The database { $path } was written by a newer version of the bot: upgrade the bot, or choose another DATABASE.
cli-database-full = There is no space left for the database { $path }: make some, or choose another DATABASE.
cli-database-damaged = The file { $path } is damaged, or isn’t a database: restore a backup, or choose another DATABASE.
cli-database-foreign = The file { $path } is a database of another program: choose another DATABASE.
cli-database-folder = The DATABASE { $path } is a folder: choose a file in it, such as { $path }/pony.db.
cli-database-lost = There is no database in { $path }, although { $beside } shows that there was one. Put the file back together with the one that ends in -wal, or restore a backup. For a new inn remove { $beside } first.
cli-database-uncopied = This release changes the database { $path } and makes a copy of it first. The copy could not be written ({ $details }): make room beside the database. Nothing was changed.
cli-database-unreadable = The database { $path } cannot be read and written: look at the file, its folder and their permissions, or choose another DATABASE.
cli-database-unusable = The database { $path } cannot be used ({ $details }).
cli-database-address = The DATABASE { $path } cannot be read: an address looks like postgresql://user:password@host:5432/name.
cli-database-unreachable = The database server of { $path } cannot be reached: look at DATABASE and whether the server is running ({ $details }).
cli-database-shared = The database { $path } holds tables of another program: choose an empty one for DATABASE.
cli-database-driver = For the database { $path } a library is missing: install it with "pip install psycopg[binary,pool]".
cli-database-unshared = The database { $path } is a file, which one process has alone: leave SHARDS empty, or choose a PostgreSQL database.
cli-database-others = This release changes the database { $path } so that other releases cannot go on with it: stop every process that uses it, then start this one.
cli-database-shards = The other processes on the database { $path } share another number of shards: give all of them the same number in SHARDS, and restart them together.
cli-shards-taken = Another process has shards { $shards }, or some of them: choose others in SHARDS.
cli-shards-few = On so many servers Discord wants more shards than { $count }. Stop all processes of the bot, give all of them the same higher number in SHARDS, and restart them. Without SHARDS the bot asks Discord how many it wants.
cli-lease-lost = Other processes have taken over the work of this one, because it had fallen silent. Nothing more was written: restart it.
cli-move-missing = Say what to move: python -m bot move --from pony.db --to postgresql://user@host/name
cli-move-no-source = There is no database { $path } to move from.
cli-move-progress = { $rows ->
    [one] { $rows } row is on its way …
   *[other] { $rows } rows are on their way …
  }
cli-move-not-empty = The database { $path } is not empty: choose another one to move to. Nothing was changed.
cli-move-different = The database { $path } is not the same as the one it was filled from (matches: { $matches }): do not use it.
cli-move-done = Moved to { $path } and compared: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  }. Now set it as DATABASE.
cli-components-missing = There is no folder { $path }: put your component files there, or leave COMPONENT_FILES empty.
cli-components-wrong = The component file { $path } cannot be used: { $problem }
cli-components-unreadable = The component file { $path } cannot be read as a text in UTF-8.
cli-record-missing = Say which record to tell: python -m bot tell record.txt
cli-record-unreadable = The file { $path } cannot be read.
cli-record-no-text = The file { $path } isn’t a text, so it can’t be a record.
cli-record-too-large = The file { $path } is too large to be a record.
cli-port-taken = The port { $port } is already in use: choose another one for { $setting }.
cli-port-forbidden = The port { $port } may not be opened by this program: choose one above 1023 for { $setting }.
cli-port-unusable = The port { $port } cannot be opened ({ $details }): choose another one for { $setting }.
cli-port-moved = The port { $port } is already in use, so the inn has taken { $other }.
cli-health-unset = No HEALTH_PORT is set, so nobody can ask the bot how it is: set the same one for the bot and for the health check.
cli-health-silent = Nothing answers on port { $port }: the bot isn’t running, or it hangs.
cli-health-starting = The bot is still starting.
cli-health-discord = The bot has no connection to Discord.
cli-health-shards = The bot has no connection to Discord for these shards: { $shards }.
cli-health-disk = The bot is connected, but its database takes no writes: look at the disk, or at the database server.
cli-doctor-disk = The folder { $path } can be written to.
cli-doctor-disk-closed = The folder { $path } cannot be written to ({ $details }): look at its permissions and the free space.
cli-doctor-database = The database { $path } can be reached and is up to date.
cli-doctor-database-new = There is no database { $path } yet: the first start of the bot makes it.
cli-doctor-database-old = The database { $path } can be reached. The next start of the bot brings it up to date ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
  }).
cli-doctor-fonts = All fonts are there.
cli-doctor-fonts-missing = A font cannot be read ({ $details }): install the bot with its folder assets/fonts.
cli-doctor-painter = Pictures can be drawn.
cli-doctor-painter-gone = Pictures cannot be drawn ({ $details }): look at the free memory of this machine.
cli-doctor-token = Discord accepts the DISCORD_TOKEN. It belongs to { $name }.
cli-doctor-intents = Discord grants all intents the bot asks for.
cli-doctor-intents-refused = Discord does not grant the intents the bot asks for: look at Bot, Privileged Gateway Intents, in the developer portal.
cli-doctor-commands = { $count ->
    [one] One command is registered, and none is missing.
   *[other] { $count } commands are registered, and none is missing.
}
cli-doctor-commands-missing = These commands are not registered at Discord: { $names }. The next start of the bot registers them.
cli-doctor-signs = All signs of the bot’s own are uploaded.
cli-doctor-signs-missing = { $count ->
    [one] One sign of the bot’s own is not uploaded
   *[other] { $count } signs of the bot’s own are not uploaded
} yet: a running bot uploads them, and shows plain ones until then.
cli-doctor-no-channel = No channel was tried out: give the id of one, which Discord shows under "Copy Channel ID".
cli-doctor-channel-unknown = The bot sees no channel { $channel }: look at the id, and whether the bot is on that server.
cli-doctor-done = { $count ->
    [0] All is well.
    [one] There is one thing to change.
   *[other] There are { $count } things to change.
}
cli-play = The Prancing Pony is open: { $url }  (Ctrl+C closes it)
cli-agent-not-json = The line isn’t a JSON object: write one question per line.
cli-agent-question = The question cannot be read: look at { $place }.
cli-agent-nobody = { $seat } has nothing to choose now.

cli-database-missing = There is no database { $path }.
cli-backup-missing = Say which file: python -m bot backup pony-backup.db
cli-backup-exists = The file { $path } exists already: choose another name.
cli-backup-failed = The backup { $path } could not be written ({ $details }).
cli-backup-written = The backup { $path } is written ({ $size } MB).
cli-restore-exists = The database { $path } exists already: with --replace it is put aside and the backup takes its place.
cli-restore-failed = The backup { $path } could not be put in place ({ $details }).
cli-restore-kept = What was there before is kept as { $path }.
cli-restore-done = The backup is the database { $path } now; the bot can be started.
cli-check-file = The file itself: { $details }
cli-check-game = Match { $match }: this bot does not have its game.
cli-check-options = Match { $match }: its options cannot be read.
cli-check-newer = Match { $match }: it was written by a newer version of the bot.
cli-check-gap = Match { $match }: action { $line } of its log is missing; "python -m bot rescue { $match }" goes back to before it.
cli-check-illegal = Match { $match }: the rules do not allow action { $line } of its log; "python -m bot rescue { $match }" goes back to before it.
cli-check-snapshot = Match { $match }: its snapshot does not say what its log says; the bot plays the log again by itself.
cli-check-outcome = Match { $match }: the database gives it another end than its log.
cli-check-results = Match { $match }: its results are not those of its end.
cli-check-done = { $wrong ->
    [0] { $count ->
        [one] One match was looked at, and it is sound.
       *[other] { $count } matches were looked at, and all is well.
    }
   *[other] Looked at { $count } { $count ->
        [one] match
       *[other] matches
    }; found wrong: { $wrong }.
}
cli-match = { $match }: { $game }, { $phase }; server { $guild }, channel { $channel }; { $people }
cli-phase-lobby = waiting for players
cli-phase-playing = being played
cli-phase-over = finished
cli-phase-cancelled = closed
cli-phase-broken = cannot go on
cli-matches-done = { $count ->
    [0] No table is open.
    [one] One table is open.
   *[other] { $count } tables are open.
}
cli-rescue-done = Match { $match } stands where its log was last sound: { $phase }.
cli-close-done = Match { $match } has been closed: { $phase }.
cli-ratings-done = All ratings have been recomputed. Servers: { $guilds }
cli-report = Report { $number }: { $game }, ruleset { $ruleset }, build { $build }, { $written }; match { $match } at step { $step }; { $at }; { $state }
cli-report-waits = waits for an answer
cli-report-answered-already = answered
cli-report-shared-already = answered, for anyone who reports the same step
cli-report-text = Written: { $text }
cli-report-answer = Answered: { $text }
cli-report-older = The record cannot be played under the rules of this build (line { $line }), so the position is not shown.
cli-report-missing = Say which report: python -m bot reports lists them.
cli-report-unknown = There is no report { $number }.
cli-report-length = An answer has between 1 and { $most } characters.
cli-report-answered = Report { $number } is answered. The next start of the bot brings the answer to the person who wrote it; { $others }
cli-report-shared = anyone who reports the same step reads it too.
cli-report-alone = others who report the same step do not read it.
cli-report-test = The test is written into { $path }. It holds hidden things of the game.
cli-reports-done = { $count ->
    [0] Nothing was reported.
    [one] One report; { $waiting } without an answer.
   *[other] { $count } reports; { $waiting } without an answer.
}
