"""What belongs to users and guilds: settings, leaderboards, what is kept about somebody."""
