"""How far it carries: thousands of servers and tables, one process and two, on either engine (docs/scaling.md)."""
