# The lessons: title, story, task, hint, and what is said at the end.
lesson-tunnel = A way under the mountains
    .story = Dark has come down into the Misty Mountains, and Gandalf waits before the gates of Moria.
    .task = Bring a figure to Fangorn in one move, without a fight.
    .hint = Light has two ways of its own: down the Anduin, and the tunnel from Eregion. Nobody stands in Moria.
    .done = The tunnel leads from Eregion to Fangorn, past everyone. It is dangerous only while a Dark figure stands in Moria: it may be the Balrog.
    .failed = An ordinary move ends in the mountains. From Eregion the tunnel of Moria goes further, all the way to Fangorn.
lesson-step-aside = Frodo steps aside
    .story = The Balrog comes out of Moria and finds Frodo alone in Eregion.
    .task = Keep Frodo on the map until your next move.
    .hint = Strength 1 against 5: even your best card is not safe. Outside the mountains an attacked Frodo may leave before any card is played.
    .done = An attacked Frodo may step aside, to a region beside his without enemies and with room. In the mountains he cannot, so never be caught there.
    .failed = Frodo has strength 1, so his cards cannot save him from the Balrog. Let him leave before the cards.
lesson-stand-in = Sam for Frodo
    .story = A rider attacks Frodo and Sam in Cardolan. Arthedain is full, so Frodo has nowhere to step aside.
    .task = Win this battle: the rider falls, and neither of yours does.
    .hint = Sam may fight for Frodo and then counts 5. The Black Rider has 3, and Dark may add up to 6: play a high number.
    .done = Sam fights for Frodo with strength 5, as long as both stand in the same region. Keep them together.
    .failed = Frodo alone has strength 1. Sam counts 5 when he fights for him, but even then the card must be high enough.
lesson-on-sight = Merry’s hour
    .story = The Witch-king has just defeated Pippin and stands in Enedwaith, for everybody to see.
    .task = Defeat the Witch-king without a card being played.
    .hint = Some figures defeat one particular enemy on sight. Who has an old score to settle with the Witch-king?
    .done = Merry defeats the Witch-king on sight, Legolas the Flying Nazgûl, Gimli the Orcs. So remember who stands where.
    .failed = Gandalf is strong, but attacking with him costs a card and may go wrong. Merry defeats the Witch-king on sight.
lesson-gandalf = No more than it takes
    .story = Gandalf fights the Black Rider, and Dark must show its card first: a 4.
    .task = Win the battle with one of your cards 1, 2 or 3.
    .hint = The Rider has 3 and adds 4, Gandalf has 5. Equal totals defeat both figures.
    .done = 5 and 3 make 8 against 7. That is enough, and you keep your high cards for battles in which you cannot see the other card.
    .failed = 3 and 4 make 7. Gandalf needs at least 8, and a higher card than the 3 is wasted.
lesson-first-attack = The Orcs’ first attack
    .story = Gandalf has beaten the Flying Nazgûl and stands alone in Enedwaith; your Orcs wait in Moria.
    .task = Defeat Gandalf in this move, without a card being played.
    .hint = In the first battle of a move in which the Orcs attack, strength does not count.
    .done = Attacking Orcs defeat the first figure they meet, however strong it is. Only Gimli, Boromir and figures that get away are safe from them.
    .failed = Against Gandalf you show your card first, so you would lose an ordinary battle. The Orcs’ first attack needs no card.
lesson-saruman = Saruman’s voice
    .story = Saruman meets Legolas in Eregion, 4 against 3, and both hands are full of cards.
    .task = Defeat Legolas without a card being played.
    .hint = Saruman may rule out cards in his battle.
    .done = Without cards, strength alone decides: Saruman defeats anyone below strength 4, and spends no card.
    .failed = With cards, Legolas has a chance. When Saruman is the stronger, rule them out.

# A first game: what is said the first time each kind of decision comes.
introduction-setup = Place your nine figures: four at home and one in each region before it, and only you see which is which. { $seat ->
    [dark] Strong figures belong in front, where Light must come past them; keep a fast one that can hunt Frodo down.
   *[light] Frodo and other weak figures are safest at home, strong ones in front.
}
introduction-move = Each turn you move exactly one figure one region forward; you cannot pass. Moving in where an enemy stands is an attack.
introduction-challenge = Several enemies stand there, and you choose one without knowing who it is. You can still recognise an enemy that was shown and has not been rearranged since.
introduction-early = Both figures are shown, and some texts act before any card. You may flee, help or fight on: look at the strengths first.
introduction-tunnel = A Light figure comes through the tunnel while you have a figure in Moria. If yours is the Balrog, he may strike. You are asked either way, so that the question gives nothing away.
introduction-saruman = Saruman may rule out cards in his battle. Then strength alone decides: good against a weaker figure, bad against a stronger one.
introduction-cards = Both sides choose a card in secret, and strength plus number decides; texts act first. Used cards lie open and come back only when a hand is empty, so win by as little as you need.
introduction-magic = Magic becomes any one of your used cards, right now. Take the lowest one that is enough.
introduction-retreat = Your figure gets away, and you choose where to. See who could attack it there next.
introduction-rearrange = You may rearrange the figures of one region, so that your opponent loses track of them. It costs nothing.
