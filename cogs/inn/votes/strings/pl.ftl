## Partie na głosy

action-votes = Strony i głosy
button-vote-open = Partia na głosy
vote-lobby = Każda strona głosuje nad swoimi ruchami. Partia nie liczy się w żadnym rankingu.
vote-side = 🗳️ **{ $seat }**: { $count ->
        [0] na razie nikt
       *[other] { $people }
    }
vote-side-house = **{ $seat }**: { $player }
vote-more-people = { $count ->
        [one] jeszcze 1 osoba
        [few] jeszcze { $count } osoby
       *[many] jeszcze { $count } osób
    }
button-vote-join = Dołącz: { $seat }
vote-assign = Kto gra którą stroną
vote-for-crowd = { $seat }: głosowanie
vote-for-house = { $seat }: dom ({ $level })
vote-for-nobody = { $seat }: nikt
vote-sides = ### Strony: { $game }
vote-joined = Jesteś już po tej stronie. Od teraz liczy się twój głos.
vote-left = Nie jesteś już po żadnej stronie. Twój głos się nie liczy.
vote-thread = { $seat } · { $game }
vote-heading = ### { $seat }: decyzja · { $place }
vote-closed = Rozstrzygnięte. Oddane głosy: { $voted } z { $members }.
button-vote = Głosuj
button-vote-leave = Odejdź od tej strony
vote-count = Oddane głosy: { $voted } z { $members }.
vote-due = Głosowanie kończy się { $due } albo gdy zagłosują wszyscy.
vote-put-off = Nikt nie zdążył zagłosować, więc głosowanie trwa dalej.
vote-waiting = Twoja strona już zdecydowała. Teraz wybierają inni.
vote-own = Twój głos: { $choice }
vote-choose = Zagłosuj na wybór
vote-votes = { $count ->
        [one] 1 głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }
vote-none = Nikt jeszcze niczego nie zaproponował.
button-vote-another = Coś innego
button-vote-go-on = Proponuj dalej
vote-draft = Proponujesz: { $line }
button-vote-confirm = Głosuję na to
button-vote-afresh = Zacznij od nowa
button-vote-choices = Wróć do głosowania
vote-cast = Twój głos się liczy. Możesz go zmienić, dopóki trwa głosowanie.

refused-side-none = Nie jesteś po żadnej stronie w tej partii. Najpierw do którejś dołącz.
refused-side-unknown = Na to miejsce nikt tutaj nie głosuje.
refused-side-seen = Znasz już karty innej strony tej partii, więc nie możesz grać po tej.
refused-side-empty = Zanim partia się zacznie, po każdej stronie musi ktoś być.
refused-choice-gone = Na to nikt już nie głosuje. Spójrz na wybory jeszcze raz.
refused-vote-closed = To głosowanie właśnie się skończyło.
