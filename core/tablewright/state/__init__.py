"""The state of a match: slices of plain values, the stack of steps, the random stream."""
