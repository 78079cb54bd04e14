"""Every problem code of Tigris & Euphrates, with what it means. A code never changes its meaning."""

CODES = {
    "TW-TIGRIS-BOARD": "There is not exactly one board that is to be played on.",
    "TW-TIGRIS-ROWS": "A board has rows of different lengths.",
    "TW-TIGRIS-SOURCE": "Two things that give victory points have the same id.",
    "TW-TIGRIS-TEMPLES": "A board has more temples in the beginning than the pieces allow, or too few for a match.",
}
