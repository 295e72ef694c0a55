"""Time at a table: the house's clock, the pace that is agreed, whose time runs, and the alarm clock."""
