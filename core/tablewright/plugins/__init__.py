"""Which plugins there are, what their manifests and the config say, in which order they come."""
