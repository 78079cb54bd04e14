"""How the site looks; `make docs` builds it. It is read from a folder or a server, and fetches nothing from anywhere."""

project = "Tablewright"
html_title = "Tablewright"
html_theme = "furo"
html_show_copyright = html_show_sphinx = False
html_copy_source = False
html_permalinks_icon = "#"
html_static_path = ["static"]
html_css_files = ["drawings.css"]

extensions = ["myst_parser"]
myst_enable_extensions = ["attrs_inline"]
# Anchors as the pages have them where they are read as files. One that leads nowhere is an error (make says -W).
myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # a drawing or a cut piece of JSON
