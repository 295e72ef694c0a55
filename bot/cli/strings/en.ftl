# What the command line says (bot/cli). Keys are ids; English and Polish are kept together.

cli-setting-choice = The setting { $name } cannot be { $value }: it is one of { $choices }.
cli-setting-range = The setting { $name } cannot be { $value }: it is a whole number from { $low } to { $high }.
cli-setting-least = The setting { $name } cannot be { $value }: it is a whole number of at least { $low }.
cli-setting-address = The setting { $name } cannot be { $value }: it is an address on this machine, such as { $example }.
cli-setting-wrong = The setting { $name } cannot be { $value }.
cli-env-unreadable = The file { $path } is not a text in UTF-8: write it anew from .env.example.
cli-token-missing = No DISCORD_TOKEN is set: put it into .env, or run "python -m bot play" to play without Discord.
cli-token-refused = Discord does not accept the DISCORD_TOKEN: copy it again from the developer portal.
cli-discord-unreachable = Discord cannot be reached: look at this machine's connection to the internet and start the bot again.
cli-database-busy = Another process is already using the database { $path }: stop it first, or choose another DATABASE.
cli-database-newer = The database { $path } was written by a newer version of the bot: upgrade the bot, or choose another DATABASE.
cli-database-full = There is no space left for the database { $path }: make some, or choose another DATABASE.
cli-database-damaged = The file { $path } is damaged or is no database: restore a backup, or choose another DATABASE.
cli-database-foreign = The file { $path } is a database of another program: choose another DATABASE.
cli-database-unreadable = The database { $path } cannot be read and written: look at the file, its folder and their permissions, or choose another DATABASE.
cli-database-unusable = The database { $path } cannot be used ({ $details }).
cli-components-missing = There is no folder { $path }: put your component files there, or leave COMPONENT_FILES empty.
cli-components-wrong = The component file { $path } cannot be used: { $problem }
cli-components-unreadable = The component file { $path } cannot be read as a text in UTF-8.
cli-record-missing = Say which record to tell: python -m bot tell record.txt
cli-record-unreadable = The file { $path } cannot be read.
cli-record-no-text = The file { $path } is not a text, so it is no record.
cli-record-too-large = The file { $path } is too large to be a record.
cli-port-taken = The port { $port } is already in use: choose another one for { $setting }.
cli-port-moved = The port { $port } is already in use, so the inn has taken { $other }.
cli-play = The Prancing Pony is open: { $url }  (Ctrl+C closes it)
