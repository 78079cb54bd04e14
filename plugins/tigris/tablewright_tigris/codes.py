"""Every problem code of Tigris & Euphrates, with what it means. A code never changes its meaning."""

CODES = {
    "TW-CONTENT-COUNT": "A board has more temples in the beginning than there are treasures for them.",
    "TW-CONTENT-ROWS": "A board has rows of different lengths.",
}
