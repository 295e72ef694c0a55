follow-turns = 👀 { $game } ({ $place }): daję znać o każdej turze i o końcu jedną prywatną wiadomością. Zmieniam jej treść, a na nowo wysyłam ją najwyżej raz na godzinę i na koniec. W twoich godzinach ciszy poczeka.
follow-end = 👀 { $game } ({ $place }): dam znać, gdy partia się skończy.
follow-nothing = 🔕 { $game } ({ $place }): o niczym nie daję znać.
follow-dm-closed = ⚠️ Ostatnio nie udało mi się do ciebie napisać. Zezwól na prywatne wiadomości z tego serwera, a potem włącz powiadomienia: `/ustawienia`.
followed-heading = 👀 { $game } · { $place }
followed-turn = Wybiera: { $names }

action-follow = Śledź
button-follow-turns = Każda tura
button-follow-end = Tylko koniec
button-follow-nothing = Nie dawaj znać

refused-follow-player = To twój własny stół: o twoich turach i tak daję znać.
refused-follow-over = Nie ma już czego śledzić: ten stół jest zamknięty.
