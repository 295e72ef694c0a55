action-notes = Notatki
notes-field = Twoje notatki
notes-about = Tylko dla ciebie. Działa zapis Discorda: **pogrubienie**, - listy, > cytaty.
notes-heading = ### 📎 { $game }: twoje notatki
notes-none = Nic tu jeszcze nie ma.
button-notes-write = Napisz
