action-activity = Otwórz na Discordzie
activity-closed = Plansza wewnątrz Discorda jest u tego bota wyłączona. We wszystko można grać przyciskami tutaj.
activity-not-opened = Discord nie otworzył tu planszy. Spróbuj ponownie albo naciśnij *Otwórz planszę*, żeby dotykać jej w przeglądarce.
activity-stranger = Discord nie potwierdza, kim jesteś. Spróbuj ponownie.
activity-misset = Plansza wewnątrz Discorda nie jest u tego bota dobrze ustawiona. Naciśnij *Otwórz planszę* przy swoim miejscu, żeby dotykać jej w przeglądarce.
activity-unknown = Discord właśnie nie odpowiada. Spróbuj ponownie za chwilę.
activity-gone = Według Discorda ta plansza nie jest już u ciebie otwarta. Zamknij ją i otwórz ponownie przy swoim miejscu.
activity-no-table = Nie ma tu gry, którą możesz zobaczyć. Najpierw usiądź przy stole, a potem otwórz planszę przy swoim miejscu.
activity-table = { $count ->
    [0] { $game }
   *[other] { $game } · { $people }
  }
activity-page-wait = Chwileczkę…
activity-page-outside = Ta strona otwiera się wewnątrz Discorda: naciśnij *Otwórz na Discordzie* przy swoim miejscu.
activity-page-stranger = Bez twojej zgody nie widzę, kim jesteś, i nie wiem, które miejsce jest twoje.
activity-page-again = Spróbuj ponownie
activity-page-which = Który stół otworzyć?
