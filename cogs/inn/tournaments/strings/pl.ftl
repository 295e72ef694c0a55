tournament-heading = ## 🏟️ { $name }
tournament-format-swiss = system szwajcarski
tournament-format-round-robin = każdy z każdym
tournament-format-knock-out = system pucharowy
tournament-format-groups = grupy, potem puchar
tournament-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
tournament-seats = { $count } osoby przy stole
tournament-both-sides = gra obiema stronami
tournament-entry-until = Zgłoszenia do { $when } ({ $left }); potem turniej rozpocznie się sam.
tournament-entry = Turniej rozpocznie { $host }.
tournament-role = Dla osób z rolą <@&{ $role }>.
tournament-entered = { $count ->
    [0] Nikt się jeszcze nie zgłosił.
    [one] Zgłosiła się { $count } osoba:
    [few] Zgłosiły się { $count } osoby:
   *[many] Zgłosiło się { $count } osób:
}
tournament-playing = Trwa runda { $round }.
tournament-playing-final = Trwa finał.
tournament-over = 🏁 Ten turniej wygrywa { $winner }.
tournament-card = Puchar zdobywa { $name }!
tournament-card-best = Najlepsza partia: { $who } ({ $round }).
tournament-cancelled = Ten turniej odwołano.
tournament-cancelled-few = Ten turniej się nie rozpoczął: zgłosiło się zbyt mało osób.
tournament-standings = **Tabela**
tournament-gone = (poza turniejem)
tournament-more = … i jeszcze { $count }
tournament-round = Runda { $round }
tournament-final = Finał
tournament-bye = { $name } pauzuje w tej rundzie i dostaje punkty.
tournament-table = Stół { $table }: { $who }
tournament-ruled = **Ustalone przez prowadzących turniej**
tournament-ruling = { $game }: { $points } – { $reason }
tournament-game = Runda { $round }, stół { $table }, partia { $game }: { $who }
tournament-tie-breaks = Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }, trudniejsza strona { $harder }
tournament-points-short = Pkt
tournament-buchholz-short = Bh
tournament-alt-row = { $place }. { $name }: { $points }
tournament-seat = { $name } ({ $seat })
tournament-thread = **{ $name }** · { $round } · stół { $table } · { $people } · tempo: { $pace }
tournament-thread-both = Gra się tu dwie partie, drugą po zamianie stron.
tournament-thread-name = { $name } { $number } · { $round }.{ $table }
tournament-opened = Turniej jest otwarty: jego wiadomość na tym kanale na bieżąco pokazuje, co się w nim dzieje.
tournament-entered-now = Zgłoszenie do turnieju { $name } przyjęte. Gdy się zacznie, dostaniesz wezwanie do stołu.
tournament-entered-late = Zgłoszenie do turnieju { $name } przyjęte. Grasz od następnej rundy.
tournament-left = Nie bierzesz już udziału w tym turnieju.
tournament-leave-sure = Czy na pewno chcesz się wycofać? Trwające partie tego turnieju zostaną poddane.
tournament-begun = Pierwsza runda się rozpoczęła.
tournament-called-off = Turniej odwołany. Trwające partie można dokończyć.
tournament-result-set = Wynik ustalony, razem z podanym powodem.
tournament-not-allowed = Na tym serwerze turnieje otwierają osoby, które nim zarządzają; poleceniem `/serwer ustawienia` mogą pozwolić na to wszystkim.
tournament-needs-channel = Turniej wymaga kanału tekstowego, bo każda jego partia ma własny wątek.
tournament-no-game = Nie ma takiej partii w tym turnieju.
tournament-not-in = Nie bierzesz udziału w tym turnieju.
tournament-help-formats = ### Jak gra się w turniejach
    W **systemie szwajcarskim** w każdej rundzie spotykasz kogoś nowego z podobną liczbą punktów (system holenderski FIDE). **Każdy z każdym**: z każdą osobą grasz raz (tabele Bergera). **System pucharowy**: po porażce odpadasz; osoba najwyżej rozstawiona spotyka najniżej rozstawioną. **Grupy, potem puchar**: w grupie około czterech osób grasz z każdą, a dwie najlepsze grają dalej. Przy stołach dla trzech i czterech osób siadają razem osoby z podobną liczbą punktów.
tournament-help-rounds = **Rundy** zaczynają się same, gdy rozstrzygnie się ostatnia partia poprzedniej. Każdy stół ma swój wątek, a gracze są wzywani raz. Przy nieparzystej liczbie osób ktoś pauzuje i dostaje punkty; nikt nie pauzuje dwa razy, jeśli da się tego uniknąć. Do turnieju szwajcarskiego można dołączyć później, od następnej rundy. Gdy się wycofasz, poddajesz trwającą partię; gdy nie grasz, przegrywasz zgodnie z tempem stołu (*Tempo*). Błędny wynik poprawiają prowadzący turniej, a powód może przeczytać każdy.
tournament-help-points = **Punkty**: wygrana daje 1, remis ½. Przy stołach dla trzech i czterech osób liczy się, jaką część pozostałych masz za sobą. Przy remisie w pucharze gra się najwyżej dwie dodatkowe partie; potem dalej przechodzi osoba wyżej rozstawiona. Wszystkie partie liczą się do rankingu.
tournament-help-ties = **Przy równej liczbie punktów** rozstrzyga kolejno:
    - *Buchholz*: punkty wszystkich twoich przeciwników
    - *Sonneborn-Berger*: punkty pokonanych i połowa punktów tych, z którymi masz remis
    - *bezpośrednie spotkania*: partie między tymi, którzy wciąż są równi
    - *wygrane trudniejszą stroną*: tą, która wygrała mniej partii tego turnieju
    - wyższe rozstawienie na początku
tournament-form-printed = Zasady jak w instrukcji, bez zasad serwera
tournament-form-role = Zapisy tylko dla roli
tournament-form = Nowy turniej
tournament-form-both = Każda para gra dwa razy, ze zmianą stron
tournament-ask-name = Nazwa
tournament-ask-name-hint = Bez nazwy: gra i dzień
tournament-ask-game = Gra
tournament-ask-format = Kto z kim gra
tournament-ask-pace = Jak szybko gra się przy stołach
tournament-ask-hours = Ile trwają zgłoszenia
tournament-ask-rounds = Liczba rund
tournament-ask-seats = Osoby przy stole
tournament-ask-also = Ponadto
tournament-ask-role = Bez wyboru zgłosić się może każda osoba.
tournament-draft = Turniej odbędzie się na tym kanale. Czas na zgłoszenia: { $length }; potem turniej zacznie się sam.
tournament-list = ## 🏟️ Turnieje na tym serwerze
tournament-list-none = Nie ma jeszcze żadnego.
tournament-list-choose = Zobacz turniej
tournament-list-entry = trwają zgłoszenia
tournament-list-playing = runda { $round }
tournament-list-over = zakończony
tournament-list-cancelled = odwołany
tournament-form-rounds = tyle rund, ile trzeba, by wyłonić zwycięzcę
tournament-form-name = { $game }, { $day }
button-tournament-form = Otwórz turniej
button-tournament-open = Otwórz
button-tournament-more = Więcej opcji
button-tournament-change = Zmień
button-tournament-page = Wróć
button-tournament-list = Wszystkie turnieje
button-tournament-enter = Dołącz
button-tournament-leave = Wycofaj się
button-tournament-leave-now = Wycofaj się
button-tournament-begin = Rozpocznij teraz
button-tournament-games = Partie
button-tournament-help = Jak to działa
button-tournament-run = Dla prowadzących
button-tournament-cancel = Odwołaj turniej
button-tournament-back = Wróć
tournament-run-heading = ## 🛠️ Prowadzenie turnieju { $name }
tournament-run-about = Wybierz partię, aby ustalić jej wynik. Mogą to zrobić: osoba, która otworzyła turniej, i osoby zarządzające serwerem.
tournament-run-no-games = Nie ma jeszcze żadnych par: gdy tylko się pojawią, możesz tu ustalać wyniki partii.
tournament-run-choose = Wynik której partii?
tournament-run-open = jeszcze nierozstrzygnięta
tournament-run-result = liczy się { $points }
tournament-run-won = Wygrywa { $name }
tournament-run-draw = Remis
tournament-run-result-form = Wynik partii
tournament-run-who = Kto wygrywa?
tournament-run-why = Dlaczego?
tournament-run-reason = Powód przeczytają wszyscy.
tournament-run-words = Albo własnymi słowami
tournament-no-reason = Podaj powód ustalenia wyniku: wybierz go albo napisz. Przeczytają go wszyscy.
tournament-reason-absent = Ktoś się nie stawił.
tournament-reason-agreed = Tak ustalili między sobą gracze.
tournament-reason-broken = Partii nie dało się dokończyć.
tournament-reason-mistaken = Poprzednio ustalono wynik błędnie.
tournament-cancel-sure = Czy na pewno chcesz odwołać turniej { $name }? Nikt go wtedy nie wygra. Trwające partie można dokończyć.
tournament-ruled-here = { $people }: prowadzący turniej ustalili wynik tej partii: { $points } – { $reason } Możecie grać dalej; partia policzy się do rankingu, ale już nie w turnieju.
command-tournament = turniej
    .description = Zgłoszenia, przebieg i prowadzenie turniejów serwera, otwieranie nowych
    .which = który
    .which-description = Który turniej; bez wyboru ten z tego kanału albo lista
