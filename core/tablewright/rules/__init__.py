"""All that the enabled plugins make of a game, gathered and frozen; and what may be done by it."""
