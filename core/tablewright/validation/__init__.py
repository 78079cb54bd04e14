"""Values held against JSON Schemas and models; what was valid once is remembered."""
