# The lessons: title, story, task, hint, and what is said at the end.
lesson-tunnel = A way under the mountains
    .story = Dark has come down into the Misty Mountains, and Gandalf waits before the gates of Moria.
    .task = Bring a figure to Fangorn in one move, without a fight.
    .hint = Light has two ways of its own: down the Anduin, and the tunnel from Eregion. Nobody stands in Moria.
    .done = The tunnel leads from Eregion to Fangorn, past everybody. It is dangerous only while a Dark figure stands in Moria: it may be the Balrog.
    .failed = An ordinary move ends in the mountains. From Eregion the tunnel of Moria goes further, all the way to Fangorn.
lesson-step-aside = Frodo steps aside
    .story = The Balrog comes out of Moria and finds Frodo alone in Eregion.
    .task = Keep Frodo on the map until your next move.
    .hint = Strength 1 against 5: even your best card is not safe. Outside the mountains an attacked Frodo may leave before any card is played.
    .done = An attacked Frodo may step aside, to a region beside his without enemies and with room. In the mountains he cannot, so never be caught there.
    .failed = Frodo has strength 1, so his cards cannot save him from the Balrog. Let him leave before the cards.
lesson-stand-in = Sam for Frodo
    .story = A rider falls upon Frodo and Sam in Cardolan, and Arthedain is full, so there is nowhere to step aside.
    .task = Win this battle: the rider falls, none of yours does.
    .hint = Sam may fight for Frodo and then counts 5. The Black Rider has 3, and Dark may add up to 6: play a high number.
    .done = Sam fights for Frodo with strength 5, as long as both stand in the same region. Keep them together.
    .failed = Frodo alone has strength 1. Sam counts 5 when he fights for him, but even then the card must be high enough.
lesson-on-sight = Merry’s hour
    .story = The Witch-king has just defeated Pippin and stands in Enedwaith, for everybody to see.
    .task = Defeat the Witch-king without a card being played.
    .hint = Some figures defeat a certain enemy as soon as they see each other. Who has an old score to settle with the Witch-king?
    .done = Merry defeats the Witch-king on sight, Legolas the Flying Nazgûl, Gimli the Orcs. So remember who stands where.
    .failed = Gandalf is strong, but it would cost a card and may go wrong. Merry defeats the Witch-king on sight.
lesson-gandalf = No more than it takes
    .story = Gandalf fights the Black Rider, and Dark must show its card first: a 4.
    .task = Win the battle with one of your cards 1, 2 or 3.
    .hint = The Rider has 3 and adds 4, Gandalf has 5. Equal totals defeat both figures.
    .done = 5 and 3 make 8 against 7: enough, and the high cards stay for battles you cannot see into. Winning by one is winning.
    .failed = 3 and 4 make 7. Gandalf needs at least 8, and a higher card than the 3 is wasted.
lesson-first-attack = The Orcs’ first attack
    .story = Gandalf has beaten the Flying Nazgûl and stands alone in Enedwaith; your Orcs wait in Moria.
    .task = Defeat Gandalf in this move, without a card being played.
    .hint = Strength does not count in the first battle of a move in which the Orcs attack.
    .done = The first figure attacking Orcs meet is defeated, however strong it is. Only Gimli, Boromir and whoever gets away are safe from them.
    .failed = Against Gandalf you show your card first, so a fair fight is lost. The Orcs’ first attack asks for no card.
lesson-saruman = Saruman’s voice
    .story = Saruman meets Legolas in Eregion, 4 against 3, and both hands are full of cards.
    .task = Defeat Legolas without a card being played.
    .hint = Saruman decides whether cards may be played in his battle.
    .done = Without cards strength alone decides: Saruman defeats everybody whose strength is below 4, and spends nothing.
    .failed = With cards Legolas has a chance. Where Saruman is the stronger, forbid them.

# A first game: what is said the first time each kind of decision comes.
introduction-setup = Place your nine figures: four at home and one in each region before it, and only you see which is which. { $seat ->
    [dark] Strong figures belong in front, where Light must come past them; keep a fast one that can hunt Frodo down.
   *[light] Frodo and other weak figures are safest at home, strong ones in front.
}
introduction-move = Each turn you move exactly one figure one region forward, and never pass. Where an enemy stands, moving in is an attack.
introduction-challenge = Several enemies stand there, and you choose one without knowing who it is. Whoever has been shown and not been mixed since can still be told.
introduction-early = Both figures are shown, and some texts act before any card. Whether you flee, help or fight on is free: look at the strengths first.
introduction-tunnel = A Light figure comes through the tunnel while you have a figure in Moria. If it is the Balrog, he may strike; you are asked in any case, so that nothing is betrayed.
introduction-saruman = Saruman may rule out cards in his battle. Then strength alone decides: good against the weaker, bad against the stronger.
introduction-cards = Both sides choose a card in secret, and strength plus number decides; texts act first. Used cards lie open and come back only when a hand is empty, so win by as little as you need.
introduction-magic = Magic becomes any one of your own used cards, right now. Take what just suffices.
introduction-retreat = Your figure gets away, and you choose where to. Look who could attack it there next.
introduction-rearrange = Figures of one region may be mixed, so that the opponent loses track of them. It costs nothing.
