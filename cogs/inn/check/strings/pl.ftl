command-server-check = sprawdź
    .description = Dla zarządzających: próbuje tu wszystkiego, czego bot potrzebuje, i mówi, co zmienić
button-check = Sprawdź
button-check-again = Sprawdź ponownie
check-nowhere = Mogę sprawdzić tylko kanał tekstowy, wątek albo czat kanału głosowego.
check-under-way = Na tym serwerze już coś sprawdzam. Spróbuj ponownie za minutę.

check-trial = 🩺 Na prośbę osoby zarządzającej serwerem sprawdzam, co tu mogę. Za chwilę usunę tę wiadomość.
check-trial-mention = { $person } 🩺 Sprawdzam tylko, czy mogę cię wspomnieć. Za chwilę usunę tę wiadomość.
check-trial-private = 🩺 Sprawdzam tylko, czy mogę do ciebie napisać. Za chwilę usunę tę wiadomość.
check-thread-name = Próba { $mark }

check-heading = ## 🩺 Sprawdzenie { $channel }
check-verdict = { $count ->
    [0] Działa tu wszystko, czego potrzebują stoły.
    [one] Jest jedna rzecz do zmiany.
    [few] Są { $count } rzeczy do zmiany.
   *[many] Jest { $count } rzeczy do zmiany.
}
check-last = -# Ostatnie sprawdzenie: { $at } na { $channel }; { $count ->
    [0] wszystko działało
    [one] jedna rzecz do zmiany
    [few] { $count } rzeczy do zmiany
   *[many] { $count } rzeczy do zmiany
}
check-to-change = ### Do zmiany
check-to-know = ### Warto wiedzieć
check-tried = ### Wypróbowane
check-permissions = ### Moje uprawnienia na tym kanale
check-done = -# Próba: { $at }.
check-left-nothing = Moje próbne wiadomości są już usunięte.
check-left-messages = Część moich próbnych wiadomości nadal tu jest: proszę, usuń je.
check-left-thread = Moje próbne wątki są zamknięte, ale nadal istnieją, bo usunąć je może tylko ktoś z uprawnieniem *Zarządzanie wątkami*.

check-step-answer = Odpowiedź tylko dla ciebie, z obrazkiem
check-step-answer-edit = Nowy obrazek w odpowiedzi
check-step-words = Wiadomość
check-step-mention = Wzmianka o tobie
check-step-signs = Mój własny znak na przycisku
check-step-picture = Wiadomość z obrazkiem
check-step-edit = Nowy obrazek w wiadomości
check-step-read = Ponowny odczyt wiadomości
check-step-thread = Otwarcie wątku
check-step-thread-words = Pisanie w wątku
check-step-thread-end = Zamknięcie wątku
check-step-private-thread = Prywatny wątek z tobą, otwarty i zamknięty
check-step-private = Wiadomość prywatna do ciebie
check-step-role = Można wezwać rolę do wolnych miejsc

check-lacks = Włącz mi uprawnienie **{ $permission }** w { $channel }, pod *Edytuj kanał → Uprawnienia*: { $without }
check-hangs = Discord nie odpowiada od { $seconds } sekund ({ $step }). Spróbuj później, a jeśli nic się nie zmieni, powiedz o tym osobie, która mnie prowadzi.
check-refused = Discord odmawia, podając kod { $code } ({ $step }). Spróbuj później, a jeśli nic się nie zmieni, powiedz o tym osobie, która mnie prowadzi.
check-unreachable = Połączenie z Discordem się urwało. Spróbuj później, a jeśli nic się nie zmieni, powiedz o tym osobie, która mnie prowadzi.
check-painter = Nie mogę teraz rysować, więc stoły są pokazywane słowami. Proszę, powiedz o tym osobie, która mnie prowadzi.
check-private-closed = Nie przyjmujesz ode mnie wiadomości prywatnych, więc będę cię wspominać przy stole. Możesz to zmienić: włącz *Wiadomości prywatne* w *Ustawieniach prywatności* tego serwera.
check-mention-silent = Wzmianka o tobie nikogo nie powiadomiła. Spróbuj później, a jeśli nic się nie zmieni, powiedz o tym osobie, która mnie prowadzi.
check-threads-full = Na tym serwerze jest tyle otwartych wątków, na ile pozwala Discord: zamknij kilka, a będę mieć gdzie otworzyć wątek dla partii.
check-pictures = Discord nie przyjmuje teraz nowych obrazków w zmienianych wiadomościach, więc na tym serwerze wysyłam wiadomość jeszcze raz, gdy zmienia się jej obrazek. Nic nie musisz robić.
check-signs = Discord nie pokazuje teraz moich własnych znaków, więc widzisz zwykłe. Nic nie musisz robić.
check-locale = Językiem tego serwera na Discordzie jest { $locale }, a ja w nim nie mówię. Wybierz angielski albo polski jako *Język* w `/serwer ustawienia`.

check-name-connect = Połączenie
check-name-view_channel = Wyświetlanie kanału
check-name-send_messages = Wysyłanie wiadomości
check-name-embed_links = Wyświetlanie podglądu linku
check-name-attach_files = Załączanie plików
check-name-read_message_history = Czytanie historii wiadomości
check-name-create_public_threads = Tworzenie publicznych wątków
check-name-send_messages_in_threads = Wysyłanie wiadomości w wątkach
check-name-create_private_threads = Tworzenie prywatnych wątków
check-without-connect = bez niego nie widzę czatu kanału głosowego.
check-without-view_channel = bez niego w ogóle nie widzę kanału.
check-without-send_messages = bez niego nie wystawię stołu.
check-without-embed_links = bez niego brakuje części moich wiadomości.
check-without-attach_files = bez niego nie ma obrazków.
check-without-read_message_history = bez niego nie znajdę swoich starszych wiadomości.
check-without-create_public_threads = bez niego na kanale jest miejsce tylko na jedną partię.
check-without-send_messages_in_threads = bez niego nie da się grać w wątku.
check-without-create_private_threads = bez niego partie przeciw gospodzie toczą się w wiadomościach prywatnych, a nie w twoim wątku.
