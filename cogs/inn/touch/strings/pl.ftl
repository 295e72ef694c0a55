action-touch = Otwórz planszę
button-touch-mine = Gdzie mam otwartą planszę
button-touch-link = Otwórz planszę
button-touch-close = Zamknij
button-touch-close-all = Zamknij wszędzie
touch-link = Tu dotykasz samej planszy, w swojej przeglądarce. Ten link jest tylko dla ciebie i działa raz, { $until } wygaśnie.
touch-mine = { $count ->
    [0] Twoja plansza nie jest otwarta w żadnej przeglądarce.
    [one] Twoja plansza jest otwarta w jednej przeglądarce:
    [few] Twoja plansza jest otwarta w { $count } przeglądarkach:
    [many] Twoja plansza jest otwarta w { $count } przeglądarkach:
   *[other] Twoja plansza jest otwarta w { $count } przeglądarki:
  }
touch-mine-line = Otwarta { $opened }, najdłużej do { $until }
touch-closed = Strona z planszą jest u tego bota wyłączona. We wszystko można grać tutaj, na Discordzie.
touch-page-title = Rozbrykany Kucyk
touch-page-open = Otwórz planszę
touch-page-open-about = Plansza zostanie otwarta w tej przeglądarce przez 12 godzin. Wcześniej zamkniesz ją w `/ustawienia`.
touch-page-no-script = Plansza wymaga JavaScriptu. Zagrać można też na Discordzie.
touch-page-board = Plansza
touch-page-choices = Co możesz wybrać
touch-page-log = Przebieg
touch-page-close = Zamknij
touch-page-zoom-in = Bliżej
touch-page-zoom-out = Dalej
touch-page-zoom-whole = Cała plansza
touch-page-confirm = Potwierdź
touch-page-lost = Nie ma połączenia. Próbuję ponownie…
touch-page-back-again = Krok wstecz
touch-page-theme = Jasno lub ciemno
touch-page-in-discord = Discord
touch-page-several = Co chcesz tu zrobić?
touch-page-small = Za małe, żeby w nie trafić
touch-page-cancel = Jednak nie
touch-page-way = Dotąd:
touch-page-touch-here = Dotknij tego, co świeci na planszy.
touch-page-along = Zatrzymaj się po drodze na innych, a zabierzesz je ze sobą.
touch-page-hold = Gdy przytrzymasz tu dłużej:
touch-page-let-go = Gdy teraz puścisz:
touch-page-drag-here = Dotknij tego, co świeci na planszy, albo przeciągnij to na miejsce.
