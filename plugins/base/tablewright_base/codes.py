"""Every problem code of Cartouche, with what it means. A code never changes its meaning."""

CODES = {
    "TW-CARTOUCHE-COUNT": "The box, or what each seat gets, does not hold what is said of it.",
    "TW-CARTOUCHE-IMPOSSIBLE": "A card asks for more than any match could give; the message says how much that is.",
    "TW-CARTOUCHE-MURAL": "A mural has rows of different lengths, or not exactly one line of reeds.",
    "TW-CARTOUCHE-TABLE": "The tables by number of players do not go with the cards there are.",
    "TW-CARTOUCHE-TILE": "A tile does not hang together, or no mural has room for it.",
    "TW-CARTOUCHE-TROPHY": "A trophy is claimed that was not won, or without the save that shows it.",
    "TW-CARTOUCHE-TROPHY-FILE": "The file of the trophy card cannot be read or written, or is none.",
}
