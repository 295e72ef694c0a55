action-guess-along = Zgaduj wynik
guess-along-heading = ### 🦉 { $game } · zgadywanie wyniku
guess-along-game = **Kto wygra partię?**
guess-along-battle = **Kto utrzyma pole po tym starciu?**
guess-along-own = Twój typ: **{ $seat }**, pewność { $sure }%
guess-along-count = -# { $count ->
    [one] Typ podała { $count } osoba.
    [few] Typ podały { $count } osoby.
   *[other] Typ podało { $count } osób.
}
guess-along-menu = Która strona i jaka pewność?
guess-along-leaning = { $seat }, chyba ({ $sure }%)
guess-along-likely = { $seat }, raczej tak ({ $sure }%)
guess-along-sure = { $seat }, prawie na pewno ({ $sure }%)
guess-along-worth = trafienie { $right }, pudło { $wrong }
guess-along-kept = Zapisane. Dopóki zgadywanie trwa, możesz zmienić typ.
guess-along-late = Tego już nie można zgadywać, więc twój wybór nie został zapisany.
guess-along-closed = -# Zamknięte: właśnie się rozstrzyga.
guess-along-over = Wynik: **{ $seat }**.
guess-along-scored = Wynik: **{ $seat }**. Punkty: { $points }.
guess-along-void = -# Żaden typ się nie liczy: nikt nie wygrał samodzielnie, partia została poddana albo zakończona za zgodą stron.
guess-along-about = -# Liczy się to, co widzą wszyscy. Śmiały typ daje więcej, ale i więcej kosztuje: na dłuższą metę opłaca się mówić, co naprawdę myślisz. Typy z ostatnich { $presses } ruchów partii się nie liczą.
refused-guess-player = Zgadywanie jest dla osób, które się przyglądają. Ty grasz lub masz za sobą grę w tej partii albo znasz karty jednej ze stron.
refused-guess-closed = Tego już nie można zgadywać.
