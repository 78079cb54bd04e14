"""The wonder keeps what every game must keep; several variants at once: tests/plugins/tigris_variants."""

from tablewright.testing import conformance
from tests.plugins.tigris_variants.eager import with_variants

test_it_conforms = conformance(with_variants("tigris-wonder", seats=3), matches=1)
