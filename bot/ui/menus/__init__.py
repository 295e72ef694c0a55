"""Menus: what a decision offers, as buttons and select menus, one level after another (docs/panel.md).

Where they fit, a level shows the ends of its ways. Several lines may be chosen together where `Item.many`
says so; the texts of a chain stand in the id, joined by `;`, and are played all or none.
"""
