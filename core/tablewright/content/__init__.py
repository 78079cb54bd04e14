"""The content of the enabled plugins: items, by kind and id."""
