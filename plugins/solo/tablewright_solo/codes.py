"""Every problem code of the solo mode, with what it means. A code never changes its meaning."""

CODES = {
    "TW-SOLO-ACHIEVEMENT": "An opponent completes an achievement that is not printed on the board.",
    "TW-SOLO-CARD-SLOT": "An opponent puts tiles above an achievement card that the board has no slot for.",
    "TW-SOLO-CIRCLE": "Opponents are each like the other, or replace each other.",
    "TW-SOLO-DECK": "The deck of an opponent does not last all rounds.",
    "TW-SOLO-OPPONENT": "The option `opponent` names one that no enabled plugin has.",
    "TW-SOLO-REPLACED-TWICE": "Two opponents replace the same one.",
    "TW-SOLO-SLOT": "An opponent goes by a slot that the completed area does not have.",
    "TW-SOLO-TILE": "An opponent does not know what to do with one of the tiles.",
}
