"""The command line: ``tablewright play``, ``replay``, ``plugins``, ``check``, ``rules``, ``scenario``."""
