"""The version of the kernel, which manifests and saves refer to."""

VERSION = "0.1.0"
