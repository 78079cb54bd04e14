"""What a seat may do, as declared by moves: fields, domains, refusals, and the JSON of an action."""
