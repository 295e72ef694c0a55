"""Time as values: the house's clock, the pace that is agreed, clocks of seats, the silence of a table.

The house counts the seconds in which it is open. Deadlines are moments of that time, written in the commit of
the move that starts them (`bot.match.play.running`); one task sleeps until the earliest
(`bot.match.service.alarm`). Whose time runs follows from what everybody can see (docs/pace.md): since when a
table waits for a seat is the moment of the last event that seat may know.
"""
