"""For authors of plugins: new projects out of templates, and schemas for their editors."""
