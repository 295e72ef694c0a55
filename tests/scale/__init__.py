"""How far it carries: thousands of servers and tables, one process and two (docs/scaling.md)."""
