"""What the benchmark runs of other frameworks; each script in the environment that holds its framework."""
