"""The rulebook of Duel for Middle-earth as agenda steps: one module for a chapter, one step for a
paragraph.
"""
