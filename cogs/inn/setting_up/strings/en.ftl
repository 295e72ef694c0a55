button-set-up = Set up
button-set-up-take = Take these
button-set-up-change = Change
button-set-up-rest = Server settings

set-up-title = Set up
set-up-heading = ## 🗝️ Set up
    Five questions, each with an answer already chosen. Nothing is saved until you press **Take these**, or send the form that **Change** opens.
set-up-posts = Weekly digest and position of the day
    .about = A summary on Mondays and a puzzle a day, in one channel. Choose none to have neither.
set-up-apart = { $digest } and { $daily }
set-up-done = ## 🗝️ All set
set-up-rest = -# Seasons by quarter, reminders, feats and the archive are on from the start. You can change all of this in `/server settings`.
