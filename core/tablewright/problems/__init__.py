"""Problems: what is wrong, where, what was expected and what to do; their codes and their words."""
