"""Conditions written as data, and the words that they are written in."""
