"""The English variant of Tigris & Euphrates: only tiles that decide a conflict may be committed to it."""
