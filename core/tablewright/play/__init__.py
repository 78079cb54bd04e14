"""A match as it is played: actions carried out, what comes next, what is told and kept."""
