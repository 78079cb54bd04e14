"""Benchmarks of Tablewright: CPU time against a calibrator and against other frameworks."""
