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
vote-for-house = { $seat }: gospoda ({ $level })
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
vote-choose = Wybierz, na co głosujesz
vote-votes = { $count ->
        [one] 1 głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }
vote-none = Nikt jeszcze niczego nie zaproponował.
button-vote-propose = Zaproponuj coś
button-vote-another = Coś innego
button-vote-go-on = Proponuj dalej
vote-draft = Proponujesz: { $line }
vote-draft-more = -# Możesz już na to zagłosować albo najpierw wskazać, co dalej.
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

# Wątki stron

vote-lobby-threads = Każda strona rozmawia we własnym prywatnym wątku. Kto zarządza wątkami na tym serwerze, może go czytać.
vote-thread-opened = ### { $seat } · { $game }
    Ten wątek jest tylko dla twojej strony; stół jest na { $place }. Tu rozmawiacie i głosujecie, gdy wasza strona ma coś do wyboru. Kto zarządza wątkami na tym serwerze, może je czytać, więc karty widzisz tylko ty, po naciśnięciu *Głosuj*.
vote-thread-anew = ### { $seat } · { $game }
    Wątku twojej strony już nie ma, więc oto nowy; stół jest na { $place }. Nic nie przepadło: ani głosy, ani ruchy.
vote-thread-over = 🏁 Partia skończona: { $place }. Ten wątek trafia do archiwum.
vote-thread-forbidden = Nie mogę otworzyć wątku strony { $seat }: nie wolno mi { $permissions } na { $place }. Nic nie przepadło: głosuj przez *Twoje miejsce* przy stole, dopóki ktoś, kto zarządza serwerem, tego nie zmieni.
vote-thread-crowded = Nie mogę otworzyć wątku strony { $seat }: na serwerze jest już tyle otwartych wątków, ile pozwala Discord. Nic nie przepadło: głosuj przez *Twoje miejsce* przy stole, dopóki któryś nie trafi do archiwum.
vote-thread-locked = Wątek strony { $seat } jest zablokowany. Nic nie przepadło: głosuj przez *Twoje miejsce* przy stole, dopóki nie odblokuje go ktoś, kto zarządza wątkami.
refused-side-place = Strony potrzebują prywatnych wątków, a tutaj ich być nie może. Otwórz stół na zwykłym kanale tekstowym.
refused-side-permissions = Nie mogę otworzyć prywatnych wątków dla stron: na { $place } nie wolno mi { $permissions }. Zmieni to w ustawieniach kanału ktoś, kto zarządza serwerem.

# Kto na co głosował

action-votes-told = Kto na co głosował
vote-told = ### Kto na co głosował
    -# { $game } · { $place }
vote-told-nothing = W tej partii nikt nie głosował.
vote-told-decision = **{ $number }. { $seat }**
vote-told-done = ✅ **{ $choice }** ({ $count }): { $people }
vote-told-choice = { $choice } ({ $count }): { $people }
vote-told-others = -# … i { $count ->
        [one] jeszcze jeden wybór
        [few] jeszcze { $count } wybory
       *[many] jeszcze { $count } wyborów
    }
