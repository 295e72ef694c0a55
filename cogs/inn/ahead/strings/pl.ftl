action-ahead = Odpowiedzi z góry
button-ahead-ended = Odpowiedzi z góry: coś już nie obowiązuje
ahead-heading = ### { $game } · Odpowiedzi z góry
ahead-told =
    Na obecne pytanie odpowiedz jak zwykle. Na każde następne takie odpowie za ciebie to, co tu zostawisz: kilka sekund po pytaniu, tak jakby przycisk został naciśnięty.
    -# Nikt nie widzi, co tu zostawiasz. Z tego, jak szybko pada odpowiedź, inni mogą się domyślić, że jakaś odpowiedź była gotowa, ale nie jaka.
ahead-none = W tej chwili nie ma na co odpowiadać z góry. Gdy padnie pytanie, które wraca, na przykład o kartę bitwy, na tej stronie będą odpowiedzi do wyboru.
ahead-waits = W tej chwili nikt cię o nic nie pyta. Możesz zaplanować odpowiedzi na najbliższe ruchy innych. Odpowiedzi na pytania, które wracają, na przykład o kartę bitwy, znajdziesz tu, gdy takie padnie.
ahead-drop = Cofnij jedną z nich
ahead-which = Która odpowiedź?
ahead-keep-fight = Na tę bitwę
ahead-keep-turn = Na tę turę
ahead-keep-game = Na całą grę
ahead-until-fight = na tę bitwę
ahead-until-turn = na tę turę
ahead-until-game = na całą grę
ahead-standing = **Co obowiązuje**
ahead-line = { $answer } · { $until }
ahead-line-ended = ~~{ $answer }~~ { $why }
ahead-ended-rules = już nie obowiązuje: od tamtej pory poprawiono zasady tej gry.
ahead-ended-differs = już nie obowiązuje: stało się coś innego, niż przewidywano.
ahead-kept = Zapisane. Od następnego takiego pytania ta odpowiedź padnie za ciebie.
ahead-dropped = Cofnięte. Na to pytanie znów odpowiadasz jak zwykle.
button-ahead-drop = Cofnij
button-ahead-understood = Rozumiem
line-step = { $number ->
    [0] Jeśli
   *[other] **{ $number }.** Jeśli
}: { $told }
    → to: { $done }
line-untold = nic, o czym się dowiadujesz
