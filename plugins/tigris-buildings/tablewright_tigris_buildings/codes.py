"""Every problem code of the civilization buildings, with what it means. A code never changes its meaning."""

CODES = {
    "TW-TIGRIS-BUILDINGS-COLOUR": "Two buildings have the same colour.",
}
