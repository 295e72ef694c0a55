"""The page of the board inside Discord, as an Activity, for who has set DISCORD_CLIENT_SECRET as well."""
