learn-heading = ### 🎓 { $game } · lekcje
    { $done ->
        [0] { $count ->
            [one] { $count } lekcja: mała pozycja i jedno zadanie.
            [few] { $count } lekcje: w każdej mała pozycja i jedno zadanie. Pierwsze zaczynają od zera.
            [many] { $count } lekcji: w każdej mała pozycja i jedno zadanie. Pierwsze zaczynają od zera.
           *[other] { $count } lekcji: w każdej mała pozycja i jedno zadanie. Pierwsze zaczynają od zera.
        }
       *[other] Rozwiązane: { $done } z { $count }.
    }
learn-line = { $number }. { $title }
learn-chapter = { $sign } **{ $chapter }** · { $done } z { $count }
learn-choose = { $count ->
    [one] Lekcja { $first }
    [few] Lekcje { $first }–{ $last }
    [many] Lekcje { $first }–{ $last }
   *[other] Lekcje { $first }–{ $last }
}
learn-card = { $game }
    .line = Kurs ukończony. Rozwiązane lekcje: { $count }.
learn-first-game = -# Po lekcjach: cała partia z kimś początkującym z gospody. Nowe rzeczy są objaśniane, gdy się pojawiają.
lesson-heading = ### Lekcja { $number } z { $count } · { $title }
    { $story } Twoja strona: { $seat }.
    🎯 **{ $task }**
lesson-done = ✅ **Udało się!** { $said }
lesson-failed = **Nie tym razem.** { $said }
lesson-next = **Co dalej?** Następna lekcja albo cała pierwsza partia. Nowe rzeczy są w niej objaśniane, gdy się pojawiają.
lesson-course-ends = **To już cały kurs.** Teraz zagraj pierwszą partię: nowe rzeczy są w niej objaśniane, gdy się pojawiają.
lesson-hint = 💡 { $hint }
lesson-moved-on = Ten przycisk należał do wcześniejszego kroku. Oto lekcja w miejscu, w którym jesteś.
button-learn = Lekcje
button-first-game = Pierwsza partia
button-begin-lesson = { $done ->
    [0] Zaczynamy
   *[other] Dalej
}
button-next-lesson = Następna lekcja
button-again = Jeszcze raz
button-lesson-rule = Zasada { $rule }
button-lessons = Wszystkie lekcje
command-learn = nauka
    .description = { $game }: lekcje dla ciebie, małe pozycje z jednym zadaniem, bez pośpiechu

refused-lesson-gone = Ta lekcja nie jest już otwarta: wybierz lekcję poleceniem `nauka`.
