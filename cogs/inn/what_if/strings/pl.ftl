action-what-if = A gdyby?

button-what-if-open = Odkryte karty
button-what-if-knew = Wiedza: { $seat }
button-what-if-game = Wróć do partii
button-what-if-draw = Losuj
button-what-if-others = Inne wyniki
button-what-if-back = Cofnij
button-what-if-line = Najlepsze ruchy
button-what-if-adopt = Zagraj do kroku { $step }
button-what-if-moves = Do ruchów
button-what-if-post = Pokaż tutaj
button-what-if-drop = Usuń
button-what-if-copy = Graj od tego miejsca
button-what-if-look = Obejrzyj

what-if-from = ### 🧪 { $game } · a gdyby? · od kroku { $step }
    Graj stąd inaczej, za każdą stronę, i zobacz, co o tym myśli gospoda. Przy odkrytych kartach albo z tego, co wtedy wiedziała jedna strona: to, co było przed nią zakryte, jest wyobrażone.
what-if-anywhere = ### 🧪 { $game } · a gdyby?
    Przejdź do dowolnego kroku partii i naciśnij tam *A gdyby?*, żeby zagrać inaczej.
what-if-kept = Twoje próby ({ $count })
what-if-line = Od kroku { $step }: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
what-if-line-open = Odkryte karty
what-if-line-knew = Wiedza: { $seat }
what-if-dropped = Usunięte.
what-if-copied = To teraz twoja kopia. Graj dalej, jak chcesz.
what-if-moved-on = Ten przycisk należał do wcześniejszej pozycji. Tak to wygląda teraz.

what-if-heading = ### 🧪 { $game } · a gdyby? · krok { $step }{ $count ->
        [0] { "" }
       *[other] {" "}+ { $count }
    }
what-if-open = -# Karty odkryte, tak jak były
what-if-knew = -# 💭 Wiedza z tamtej chwili: { $seat }. To, co było przed tą stroną zakryte, jest wyobrażone, a nie takie, jak było
what-if-by = -# Próbuje: { $user }
what-if-chosen = { $seat } – wybór: *{ $choice }*.
what-if-chance-done = 🎲 Rozstrzyga los.
what-if-estimate = -# ⚖️ Ocena gospody przy odkrytych kartach: { $chances }
what-if-mean = -# ⚖️ Ocena gospody, średnia z kilku wyobrażonych partii: { $chances }
what-if-thinking = -# ⏳ Gospoda jeszcze myśli nad oceną. Za chwilę naciśnij *Odśwież*.
what-if-unjudged = -# ⚖️ Przed pierwszą turą gospoda niczego nie ocenia.
what-if-for = -# Wybierasz za: { $seat }
what-if-for-imagined = -# 💭 Wybierasz za: { $seat }. To, co ta strona tu ma, jest wyobrażone
what-if-not-now = { $seat } – teraz nic do wyboru. Poniżej wybierz, czyimi oczami patrzeć.
what-if-chance = **🎲 Teraz rozstrzyga los.** Losuj albo wybierz, co się stanie.
what-if-results = Wybierz, co się stanie
what-if-eyes-imagined = Wyobrażone
what-if-imagined-picture = To, co tu zakryte, jest wyobrażone.

what-if-line-heading = 💡 **Najlepsze ruchy, jak je widzi gospoda**
what-if-line-thinking = ⏳ Gospoda szuka najlepszych ruchów. Potrwa to kilka sekund, a dłużej, gdy gra przy innych stołach. Za chwilę naciśnij *Najlepsze ruchy* jeszcze raz.
what-if-line-none = Tu nie ma już czego grać.
what-if-line-end = Po tych ruchach:
    { $judged }
what-if-line-picture = -# Obrazek pokazuje pozycję po kroku { $step }. To przypuszczenie gospody, nie dowód

what-if-drop-ask = Usunąć te ruchy? Linki do nich nie będą już nigdzie prowadzić.

refused-what-if-playing = Inne ruchy można wypróbować, gdy partia się skończy.
refused-what-if-over = W tym kroku partia się kończy, więc nie ma już innego ruchu. Cofnij się o krok.
refused-what-if-gone = Te ruchy zostały usunięte.
refused-what-if-others = To ruchy innej osoby. Naciśnij *Graj od tego miejsca*, a dostaniesz własną kopię.
refused-what-if-rules = Od czasu tych ruchów poprawiono zasady, więc nie da się ich już pokazać.
refused-what-if-many = Masz już { $count } takich prób w tej partii. Najpierw usuń jedną.
refused-what-if-long = Dalej już się nie da: { $count } ruchów.
