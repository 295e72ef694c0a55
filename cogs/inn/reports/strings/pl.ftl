action-report = Coś się tu nie zgadza
report-field = Co się nie zgadza?
report-about = Przeczyta to osoba, która prowadzi bota, a po zakończeniu gry wszyscy, którzy w nią grali.
report-kept = ### 🐞 Zgłoszenie nr { $number } przekazane
    Twój opis i zapis gry do tej chwili może teraz przeczytać tylko osoba, która prowadzi bota. Po zakończeniu gry przeczytają je też wszyscy, którzy w nią grali. Gra toczy się dalej, a odpowiedź przyjdzie do ciebie w prywatnej wiadomości.
report-kept-over = ### 🐞 Zgłoszenie nr { $number } przekazane
    Twój opis mogą teraz przeczytać osoba, która prowadzi bota, i wszyscy, którzy grali w tej partii. Odpowiedź przyjdzie do ciebie w prywatnej wiadomości.
report-known = **W tym miejscu gry już coś zgłoszono.** Odpowiedź:
report-before = W tym miejscu gry już coś zgłoszono. Odpowiedzi dla wszystkich jeszcze nie ma.
report-heading = ### 🐞 { $game }: zgłoszenie nr { $number }, { $at }
report-waits = **Odpowiedzi jeszcze nie ma.**
report-answered = **Odpowiedź:**
report-sealed = -# { $count ->
    [one] Zasada
    [few] Zasady
   *[many] Zasady
} { $rules } · wersja zasad { $ruleset } · wersja bota { $build } · język: { $language }
report-sealed-over = -# Po zakończeniu gry · wersja zasad { $ruleset } · wersja bota { $build } · język: { $language }
report-answer = ### 🐞 { $game }: jest odpowiedź
    Twoje zgłoszenie przy stole { $place }:
report-answer-here = 🐞 Na twoje zgłoszenie o tej grze ({ $game }) jest odpowiedź. Znajdziesz ją w *Więcej*, pod *Coś się tu nie zgadza*.
report-record-here = Zapis gry do chwili zgłoszenia, także z tym, co było ukryte.
button-report-write = Zgłoś coś innego
button-report-again = Nadal coś nie tak
button-report-record = Zapis do tej chwili
button-report-earlier = Wcześniejsze
button-report-later = Późniejsze
