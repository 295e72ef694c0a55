line-heading = ### 🪜 Jeśli … to … · { $game } · { $seat }
line-imagined = -# 💭 To wyobrażenie: nic z tego się nie stało. To, czego nie widzisz, jest zmyślone; porównuję tylko to, o czym się dowiadujesz.
line-picture-alt = Wyobrażenie. { $alt }
line-step = **{ $number }.** Jeśli: { $told }
    → to: { $done }
line-if = **{ $number }.** Jeśli: { $told }
line-untold = nic, o czym się dowiadujesz
line-others = Jeśli … ({ $seat })
line-then = … to ty: { $prompt }
line-ends-reveal = **Tu wariant się kończy**: teraz coś się odkrywa i nikt nie wie z góry co.
line-ends-hidden = **Tu wariant się kończy**: cokolwiek teraz nastąpi, odkrywa coś ukrytego albo zależy od losu.
line-ends-chance = **Tu wariant się kończy**: o tym, co dalej, decyduje los.
line-ends-over = **Tu wariant się kończy**: partia byłaby skończona.
line-ends-several = **Tu wariant się kończy**: kilka osób wybiera jednocześnie i nie wiadomo, kto będzie szybszy.
line-ends-full = **Tu wariant się kończy**: ma już tyle odpowiedzi, ile może mieć.
line-moved-on = Odkąd zaczął się ten wariant, gra potoczyła się dalej. Teraz zaczyna się od obecnej sytuacji.
line-earlier = Ten przycisk był z wcześniejszego kroku. Tak wygląda teraz twój wariant.
line-kept = Wariant zachowany. Gram według niego, dopóki dzieje się dokładnie to.
line-differs = Zachowany wariant się skończył: stało się coś innego.
button-line = Jeśli … to …
button-line-keep = Zachowaj wariant
button-line-back = Krok wstecz
button-line-over = Od początku

refused-line-own-turn = Teraz twoja tura: najpierw wybierz. Odpowiedzi zaplanujesz, gdy wybierać będą inni.
refused-line-full = Przy tym stole masz już zachowane warianty: { $most }. Najpierw cofnij któryś.
