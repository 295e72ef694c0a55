# Feats: a title, and what was done. Every id is in pl.ftl too.

feat-hidden-road = The hidden road
    .about = The Ring was destroyed, and the Fellowship was never revealed
feat-light-burden = A light burden
    .about = The Ring was destroyed with Corruption 4 or less
feat-last-step = The last step
    .about = The Ring was destroyed with Corruption 11
feat-nobody-lost = Nine set out
    .about = The Ring was destroyed, and no Companion fell on the way
feat-gollum-leads = The guide
    .about = The Ring was destroyed with Gollum as the Guide
feat-king-returns = The return of the King
    .about = The Free Peoples won with Aragorn crowned and Gandalf the White
feat-black-gate = The Black Gate opens
    .about = The Free Peoples conquered the Shadow’s Strongholds
feat-stronghold-holds = The wall held
    .about = A besieged Stronghold outlasted four rounds of one attack
feat-all-servants = All his servants
    .about = The Shadow won with Saruman, the Witch-king and the Mouth of Sauron
feat-white-city = The White City falls
    .about = The Shadow took Minas Tirith
feat-swift-war = Swift as a shadow
    .about = The Shadow conquered the West within eight turns
feat-never-saw-mordor = Far from Mordor
    .about = The Ring-bearers succumbed before they had come to Mordor
feat-from-all-sides = From all sides
    .about = Mod: won a clash of three units or more with a flanking Army
feat-ring-saves = Saved by a Ring
    .about = Mod: an Elven Ring saved a commander, and the game was won

opening-use = first die – { $use }

# Title cards
moment-mount-doom = Mount Doom
    .line = The Ring is in the fire, and the Shadow passes.
moment-ring-bearer = The Ring has won
    .line = The burden was too heavy to bear.
moment-stronghold = A Stronghold falls
    .line = The enemy’s banner flies over it: { $about }.
moment-revealed = The Fellowship is seen
    .line = Now the Eye knows where the Ring is.
moment-witch-king = The Witch-king rides
    .line = The lord of the Nazgûl goes to war.
