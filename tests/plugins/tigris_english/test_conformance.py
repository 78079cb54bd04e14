"""The English variant keeps what every game must keep; several variants at once: tests/plugins/tigris_variants."""

from tablewright.testing import conformance
from tests.plugins.tigris_variants.eager import with_variants

test_it_conforms = conformance(with_variants("tigris-english", seats=4), matches=1)
