## Partie na głosy

refused-side-none = Nie jesteś po żadnej stronie w tej partii. Najpierw do którejś dołącz.
refused-side-unknown = Na to miejsce nikt tutaj nie głosuje.
refused-side-seen = Znasz już karty innej strony tej partii, więc nie możesz grać po tej.
refused-side-empty = Zanim partia się zacznie, po każdej stronie musi ktoś być.
refused-choice-gone = Na to nikt już nie głosuje. Spójrz na wybory jeszcze raz.
refused-vote-closed = To głosowanie właśnie się skończyło.
