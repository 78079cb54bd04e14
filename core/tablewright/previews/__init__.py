"""What an item of the content is like before people play with it: its face as text, and how it does among bots.

Knows no game: an achievement, a story or a wish is whatever asks something and then turns up as a goal of a seat
or as a term of a score.
"""
