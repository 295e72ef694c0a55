action-step = Krok po kroku
button-step-first = Początek
button-step-back = Wstecz
button-step-on = Dalej
button-step-last = Koniec

step-heading = ### { $game } · krok { $number } z { $last } · { $seat }
step-turns = Przejdź do tury
step-turn = Tura { $number }
step-earlier = Wcześniejsze tury
step-later = Późniejsze tury
step-eyes = Czyimi oczami?
step-eyes-of = Widok: { $seat }

refused-record-forgotten = Nie mam już tego zapisu pod ręką: wczytaj go jeszcze raz: `/archiwum`, potem *Wczytaj partię*.

button-import = Wczytaj partię
import-file = Zapis
import-about = Plik od przycisku „Zapis gry” przy stole. Obejrzysz partię krok po kroku, tylko ty.

review-heading = ### 🔬 { $game } · omówienie
review-beginning = ⏳ Gospoda zaczyna omawiać tę partię. Potrwa to do pół minuty, a dłużej, gdy gra przy innych stołach. Naciśnij *Odśwież*, żeby zobaczyć, ile już jest.
review-progress = ⏳ Gospoda jeszcze patrzy: decyzje { $done } z { $count }.
review-foot = -# To oceny gospody: szanse przy odkrytych kartach, wybory z tego, co było wtedy wiadomo z danego miejsca. U każdej osoby do 16 decyzji, każda przez pół sekundy.
review-chart = Szanse na wygraną, tura po turze
review-chart-turns = tury od 1 do { $last }
review-chart-steps = kroki od 0 do { $last }
review-alt = Wykres szans na wygraną w procentach, według oceny gospody.
review-course = **{ $seat }**, szanse: { $start }% na początku · { $quarter }% po jednej czwartej · { $half }% w połowie · { $late }% po trzech czwartych · { $end }% na końcu
review-moments = **Co zaważyło**
review-moment = **{ $number }.** Krok { $step } · { $seat } { $before }% → { $after }%
review-go = Chwila { $number }
review-own = **Twoje decyzje**: gospoda zrobiłaby to samo w { $same } z { $count }.
review-differs = - Krok { $step } – twój wybór: *{ $played }*; gospoda: *{ $best }*.
review-differs-here = -# 💡 Twój wybór: *{ $played }*; gospoda: *{ $best }*.
review-cost = To dawałoby { $chance }% zamiast { $played }%.
review-why = Przewaga: { $reason }
review-estimate = -# ⚖️ Ocena gospody: { $chances }
review-same = -# 💡 Gospoda zrobiłaby to samo.
action-review = Omów partię
