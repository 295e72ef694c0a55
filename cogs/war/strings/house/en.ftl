# War of the Ring in English: the house's own words. Every id is in pl.ftl too, with the same variables.
game-name = War of the Ring
