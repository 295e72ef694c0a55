"""The rulebook as agenda steps: one module for a chapter, one step for a paragraph."""
