"""The press: makes what is generated in the README and these pages, and tries out what they show.

``python -m docs.press`` writes the reference pages, the pictures, and the output under the commands and snippets.
The tests in ``tests/docs`` run the same and fail where a page says something else.
"""
