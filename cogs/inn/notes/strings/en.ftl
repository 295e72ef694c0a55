action-notes = Notes
notes-field = Your notes
notes-about = For you alone. Discord’s markdown works: **bold**, - lists, > quotes.
notes-heading = ### 📎 { $game }: your notes
notes-none = Nothing noted.
button-notes-write = Write
