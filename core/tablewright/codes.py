"""Every code that a problem of the kernel may carry, with what it means.

A code is a promise: it is never renamed and never means anything else. `python -m tablewright.codes` writes
`docs/reference/codes.md` from this table; tests hold the table, the page and the sources together.
"""

from __future__ import annotations

CODES: dict[str, str] = {
    # files
    "TW-FILE-MISSING": "There is no file or folder of that name.",
    "TW-FILE-NOT-A-FILE": "The path is a folder, a pipe or a device where a file is needed.",
    "TW-FILE-PERMISSION": "The file may not be read (or written) by this user.",
    "TW-FILE-UNREADABLE": "The operating system cannot read or write the file; the message gives its reason.",
    "TW-FILE-TOO-LARGE": "The file is larger than the limit of 4 MB.",
    "TW-FILE-OUTSIDE": "A path or symbolic link leads out of the plugin's folder.",
    "TW-TEXT-ENCODING": "The file is not UTF-8 text.",
    # JSON and TOML as such
    "TW-JSON-SYNTAX": "The text is not JSON.",
    "TW-JSON-DUPLICATE-KEY": "An object has the same key twice.",
    "TW-TOML-SYNTAX": "The text is not TOML 1.0.",
    "TW-TOML-DUPLICATE-KEY": "A table or a key is given twice.",
    "TW-DATA-DEPTH": "Lists and objects are nested deeper than the limit of 64.",
    "TW-DATA-NUMBER": "A number that not every language can hold: beyond ±(2^53 - 1), infinite or not a number.",
    "TW-DATA-TEXT": "A text holds half a character (a lone surrogate) that cannot be written anywhere.",
    "TW-DATA-DATE": "A TOML date or time, which has no form in JSON.",
    "TW-DATA-NOT-AN-OBJECT": "The file holds a list or a single value where an object is needed.",
    # configs
    "TW-CONFIG-UNKNOWN-KEY": "The config has a key that nobody reads.",
    "TW-CONFIG-MISSING-KEY": "The config lacks a key that it must have.",
    "TW-CONFIG-TYPE": "A value of the config is of the wrong type.",
    "TW-CONFIG-RANGE": "A number of the config is too small or too large, or a list too short or too long.",
    "TW-CONFIG-VALUE": "A value of the config cannot be right for another reason, which the message gives.",
    "TW-CONFIG-UNKNOWN-OPTION": "The config sets an option that the plugin does not have.",
    "TW-CONFIG-OPTION": "The value of an option breaks the schema that the plugin gives for it.",
    "TW-CONFIG-UNKNOWN-SWITCH": "The config sets a switch that the plugin does not have.",
    "TW-CONFIG-PLUGIN-NOT-ENABLED": "The config sets options or switches of a plugin that it does not enable.",
    "TW-CONFIG-WRITE": "A value cannot be written as TOML and read back the same; the old file was kept.",
    # manifests
    "TW-MANIFEST-UNKNOWN-KEY": "The manifest has a key that nobody reads.",
    "TW-MANIFEST-MISSING-KEY": "The manifest lacks a key that it must have.",
    "TW-MANIFEST-TYPE": "A value of the manifest is of the wrong type.",
    "TW-MANIFEST-VALUE": "A value of the manifest cannot be right for another reason, which the message gives.",
    "TW-MANIFEST-OPTION": "An option of the manifest has a broken schema, or a default that breaks it.",
    # plugins: finding, enabling, loading
    "TW-PLUGIN-UNKNOWN": "No plugin of that id is installed.",
    "TW-PLUGIN-NO-MANIFEST": "The plugin has no plugin.json.",
    "TW-PLUGIN-NOT-FOUND": "The entry point of an installed plugin names a package that is not there.",
    "TW-PLUGIN-ID": "The id in the manifest differs from the name of the entry point.",
    "TW-PLUGIN-SAME-ID": "Two plugins have the same id.",
    "TW-PLUGIN-TWICE": "A plugin is enabled twice.",
    "TW-PLUGIN-CODE-BY-PATH": "A plugin given as a folder has Python code but is not installed.",
    "TW-PLUGIN-IMPORT": "The plugin's code raised an error while it was imported.",
    "TW-PLUGIN-MODULE": "A manifest names a module that lies outside of the plugin's package.",
    "TW-PLUGIN-KERNEL": "The plugin is made for other versions of the kernel.",
    # plugins: together
    "TW-GAME-UNKNOWN": "No installed plugin provides that game.",
    "TW-GAME-TWO-PROVIDERS": "Two enabled plugins provide the same game.",
    "TW-GAME-NO-PROVIDER": "No enabled plugin provides the game.",
    "TW-PLUGIN-OTHER-GAME": "An enabled plugin provides or extends another game.",
    "TW-PLUGIN-MISSING-DEPENDENCY": "A plugin needs another one that is not enabled.",
    "TW-PLUGIN-DEPENDENCY-VERSION": "A plugin needs another version of a plugin that is enabled.",
    "TW-PLUGIN-CONFLICT": "Two enabled plugins do not go together.",
    "TW-PLUGIN-CYCLE": "Plugins each have to come before the other.",
    # schemas
    "TW-SCHEMA-BROKEN": "A schema is itself not valid JSON Schema 2020-12.",
    "TW-SCHEMA-SAME-KIND": "Two schemas are given for the same kind or the same word.",
    "TW-SCHEMA-REFERENCE": "A schema refers to one that is not there.",
    "TW-SCHEMA-UNKNOWN-KEY": "An object has a key that its schema does not know.",
    "TW-SCHEMA-MISSING-KEY": "An object lacks a key that its schema demands.",
    "TW-SCHEMA-TYPE": "A value is of the wrong type.",
    "TW-SCHEMA-RANGE": "A number is too small, too large or not a multiple of what it has to be.",
    "TW-SCHEMA-SIZE": "A text, list or object is too short or too long.",
    "TW-SCHEMA-CHOICE": "A value is none of those that are possible.",
    "TW-SCHEMA-PATTERN": "A text has not the form that it must have.",
    "TW-SCHEMA-REPEATED": "A list has the same value twice where each may stand once.",
    "TW-SCHEMA-WORD": "A requirement or effect uses a word that no enabled plugin brings, or not exactly one.",
    "TW-SCHEMA-FORM": "A value fits none of the forms, or a condition, that its schema gives.",
    # content
    "TW-CONTENT-NO-SCHEMA": 'A content file does not say in "$schema" what it holds.',
    "TW-CONTENT-UNKNOWN-KIND": 'The "$schema" of a content file names a kind that no enabled plugin has.',
    "TW-CONTENT-SCHEMA-VERSION": 'The "$schema" of a content file names a version that this kernel does not read.',
    "TW-CONTENT-NO-ID": "An item has no id.",
    "TW-CONTENT-DUPLICATE-ID": "Two items of one kind have the same id.",
    "TW-CONTENT-UNKNOWN-FILE": "The manifest names a content file or folder that is not there.",
    "TW-CONTENT-UNUSED": "A content file lies in a plugin's folder, and its manifest does not name it.",
    "TW-CONTENT-MISSING": "No enabled plugin brings the content of a kind that must be there.",
    "TW-CONTENT-SEVERAL": "Content that may be given once is given several times.",
    "TW-CONTENT-UNKNOWN-ID": "An id that nothing defines.",
    "TW-CONTENT-WORD": "What stands under a word of a requirement cannot be meant so; the message gives the reason.",
    # scenarios
    "TW-SCENARIO-GAME": "A scenario does not say which game it is about.",
    "TW-SCENARIO-RULE": "A scenario says that it proves a rule which no enabled plugin has.",
    "TW-SCENARIO-STEP": "The situation names a step that the game does not have, or a key that the step has no use for.",
    "TW-SCENARIO-SEAT": "A scenario names a seat that nobody sits on.",
    "TW-SCENARIO-PART": "The situation has a key that is neither the kernel's nor that of an enabled plugin.",
    "TW-SCENARIO-SITUATION": "A plugin cannot bring about its part of the situation; the message gives the reason.",
    "TW-SCENARIO-ENTRY": "An entry of a scenario does nothing, several things at once, or something that makes no sense.",
    "TW-SCENARIO-MOVE": "A scenario names a move that the game does not have.",
    "TW-SCENARIO-PATH": "A scenario names a value that no match of the game has.",
    "TW-SCENARIO-EXPECTS-NOTHING": "A scenario only acts, so it proves nothing.",
    "TW-SCENARIO-SAME-TITLE": "Two scenarios of a file have the same title.",
    # plugins: what their code does
    "TW-PLUGIN-DECLARATION": "A plugin declares a move in a way that cannot be used; the message says why.",
    "TW-PLUGIN-HOOK": "A plugin implements a hook with other arguments than the hook has.",
    "TW-PLUGIN-HOOKSPECS": "The module that a plugin names in `hookspecs` publishes no hook.",
    "TW-PLUGIN-UNKNOWN-HOOK": "A plugin implements a hook that nobody calls.",
    "TW-PLUGIN-RAISED": "A plugin's code raised an error in a hook, a step or a move.",
    "TW-PLUGIN-RETURNED": "A hook of a plugin returned something of another kind than it must.",
    "TW-PLUGIN-MOVE": "Two plugins have moves of the same name.",
    "TW-PLUGIN-SAME-STEP": "Two plugins have the code of one step, and nothing says whose is used.",
    "TW-PLUGIN-CHAIN": "Two plugins answer a hook whose answers build on each other, and nothing says who comes first.",
    "TW-PLUGIN-UNREPEATABLE": "A plugin does not do the same again, so that a match cannot be brought back after an error.",
    "TW-PLUGIN-UNKNOWN-STEP": "A plugin names a step that the game does not have.",
    # the outline of a game
    "TW-OUTLINE-AMBIGUOUS": "Two expansions change the same step, and nothing says which of them comes first.",
    "TW-OUTLINE-DUPLICATE": "Two steps or blocks of a game have the same name.",
    "TW-OUTLINE-ENDLESS": "A match goes from step to step without ever asking anybody to act.",
    "TW-OUTLINE-OPTION": "The outline takes a number from an option that is not there, or that is no number.",
    "TW-OUTLINE-SEATS": "The enabled expansions leave no number of seats that the game could be played with.",
    "TW-OUTLINE-UNKNOWN-STEP": "An expansion changes a step that the game does not have.",
    # saves
    "TW-SAVE-CHANGED": "Somebody else has written to a save while its match went on.",
    "TW-SAVE-DIFFERS": "What is installed differs from what a save was played with.",
    "TW-SAVE-EDITED": "A line of a save is not as it was written.",
    "TW-SAVE-EMPTY": "A save holds no whole line.",
    "TW-SAVE-EXISTS": "There is a file already where a save should be written.",
    "TW-SAVE-FORM": "A file is not a save, or not one that this kernel reads.",
    "TW-SAVE-REFUSED": "An action in a save is refused when it is played again.",
    "TW-SAVE-UNREADABLE": "The operating system cannot read a save; the message gives its reason.",
    "TW-SAVE-UNWRITABLE": "The operating system cannot write a save; the message gives its reason.",
    # the command line
    "TW-CONFIG-SEATS": "The game is not played by so many.",
    "TW-BOT-NO-ACTION": "A bot is asked to act in a step that offers nothing.",
    "TW-BOT-REFUSED": "A bot chose an action that is not possible.",
    "TW-BOT-SAME-NAME": "Two bots have the same name.",
    "TW-BOT-UNKNOWN": "No enabled plugin brings a bot of that name.",
    "TW-CHECK-NOTHING": "A folder holds nothing that can be checked.",
    "TW-ORDER-OF-NOTHING": "`plugins --order` was given nothing that has an order.",
    "TW-CLI-OUTPUT": "Standard output cannot be written, because the disk is full for one.",
    "TW-CLI-SEAT": "A `--seat` names no seat of the match, or does not say who plays it.",
    "TW-CLI-VALUE": "The value of an option of the command line is not possible.",
    "TW-NEW-NAME": "A new plugin cannot have that name.",
    "TW-NEW-TAKEN": "There is an installed plugin, or a Python package, of that name already.",
    "TW-NEW-EXISTS": "There is a file or folder already where a new project should be.",
    "TW-NEW-KIND": "Neither the kernel nor a plugin of the game has such a template for new projects.",
    "TW-NEW-TEMPLATE": "A template of a plugin has a placeholder that nobody fills in.",
    "TW-SCHEMA-EXISTS": "A file that `tablewright schema` did not write stands where it should write one.",
    "TW-FRONTEND-IMPORT": "An installed front end cannot be loaded.",
    "TW-FRONTEND-MISSING": "No front end is installed that a person could play in.",
}


def as_markdown() -> str:
    """The text of `docs/reference/codes.md`."""
    lines = [
        "# Problem codes",
        "",
        "Written by `python -m tablewright.codes`; do not edit. A code never changes its meaning.",
        "",
        "| code | meaning |",
        "|---|---|",
    ]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in CODES.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    import sys

    sys.stdout.write(as_markdown())
