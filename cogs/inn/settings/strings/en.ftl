button-erase = Erase my data
button-policy-privacy = Privacy
button-policy-terms = Terms of use

settings-profile-line = Others may look at my profile: { $state }
settings-profile-menu = Who may look at your profile
settings-me = ### Your settings
    Quiet hours: **{ $quiet }**
settings-ahead-line = Tell me of the turn before mine: { $state }
settings-ahead-menu = A notice when the turn before yours begins
settings-invitations-line = Others may invite me to their tables: { $state }
settings-invitations-menu = Whether others may invite you
blocked-heading = ### People you don’t want to play with
    { $names }
    You and they can’t invite or join each other. They aren’t told: they see the seat as reserved, or you as unavailable. A game that has begun goes on. At most { $most } people.
blocked-nobody = nobody
blocked-menu = People you don’t want to play with
button-blocked = Blocked people
button-quiet-off = No quiet hours
button-quiet = Quiet hours
button-away = Away
button-back-again = I’m back
button-settings = Settings
button-export = Download my data
quiet-city = A city in your time zone
quiet-city-about = The biggest one near you, such as London, Warsaw or New York
quiet-now = Or what time it is where you are
quiet-now-about = If you don’t want to name a city.
quiet-start = Quiet from
quiet-end = Until
away-days = For how long?
away-about = Your clocks stop where the server allows it, and nobody reminds you.
settings-away = 🌙 Away until { $until }: your clocks are stopped where the server allows it, and nobody reminds you.
settings-quiet-none = none
settings-quiet-hours = { $start }:00–{ $end }:00 ({ $city })
reminders-menu = Reminders while your clock runs
reminders-line = Reminders: { $reminders }
reminders-none = none
    .about = I don’t remind you that your clock is running
reminders-few = few
    .about = Near the end of the time for a turn, and when the reserve starts
reminders-all = all
    .about = Also at half the time for a turn; never more than three a day
away-back = Welcome back. Your clocks are running again.

settings-language-menu = Language
settings-language-line = Language: { $language }
settings-notices-line = DM on your turn: { $state }
settings-notices-menu = Notices in a DM when it is your turn
settings-asked-line = Ask me even when there is only one choice: { $state }
settings-asked-menu = What happens when there is only one choice
settings-dm-closed = I can’t send you private messages, so I’ll call you in the channel instead.
privacy-export = Everything I know about you.
privacy-erase-sure = **Erase everything I know about you?** Your settings and ratings go, your running games are resigned, and finished games keep a nameless player. You can’t take this back.
privacy-erased = Done. I know nothing about you any more.

refused-city-missing = Please also say where you are: a city, or what time it is there now.
refused-city-unknown = I don’t know the time in { $name }: name the biggest city near you, or choose what time it is where you are.

command-settings = settings
    .description = Your language, notices, reminders, quiet hours, days away, and whom you block
command-privacy = privacy
    .description = What I know about you: read about it, download it, erase it; the terms of use
