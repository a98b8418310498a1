"""Status trackers: a row of items, each with a symbol and words for the state it is in."""

SYMBOLS = {
    "completed": ["checkmark", "checkmark.circle.fill", "checkmark.seal"],
    "current": ["ellipsis", "hourglass", "clock"],
    "error": ["exclamationmark", "xmark", "xmark.octagon"],
}


def add_status_tracker(draft):
    """Adds a status tracker of four to six items, one of which is in error."""
    random, language = draft.random, draft.language
    flow, items = random.choice(list(language.flows.items()))
    items = items[: random.randint(4, 6)]
    error = random.randrange(1, len(items) - 1)
    add_colors(draft)
    draft.add(
        f'  <status-tracker id="{draft.proper_name().lower()}" backdrop="systemBackground"',
        f'      children="contain" label="{flow} {draft.proper_name()}, {language.steps}">',
        *(
            f'    <state id="{meaning}" is="{meaning}" announced-as="{said}" color="{meaning}"'
            f' icon="{random.choice(SYMBOLS[meaning])}"/>'
            for meaning, said in language.outcomes().items()
        ),
        *(
            f'    <step name="{item}" state="{state(index, error)}"/>'
            for index, item in enumerate(items)
        ),
    )
    add_look(draft)
    draft.add(
        '    <announcement on="advance">{name}: {state}</announcement>',
        '    <announcement on="error" priority="assertive">{name}: {state}</announcement>',
        "  </status-tracker>",
    )


def state(index, error):
    return "completed" if index < error else "error" if index == error else "current"


def add_colors(draft):
    """Adds the colours; those of the states differ in lightness, and so to everybody."""
    random = draft.random
    hue = random.random()
    draft.add_contrasting("border", hue, 0.05, (6, 6, 7, 7))
    draft.add_contrasting("caption", hue + 0.1, 0.6, (9, 10, 12, 13))
    draft.add_symbol_color(hue, random.uniform(0.2, 0.5))
    draft.add_contrasting("completed", random.uniform(0.55, 0.66), 0.8, (8, 8, 9, 9))
    draft.add_contrasting("current", random.uniform(0.08, 0.13), 0.8, (4, 16, 4.4, 18))
    draft.add_contrasting("error", random.uniform(0.94, 1), 0.8, (16, 4, 18, 4.4))


def add_look(draft):
    random = draft.random
    draft.add(
        f'    <look children="ignore" label="{draft.language.step}: {{name}}, {{state}}">',
        f'      <shape kind="circle" size="{random.randint(24, 36)}">',
        '        <fill color="state"/>',
        '        <stroke color="border" width="1" align="inside"/>',
        f'        <glyph symbol="{{icon}}" size="{random.randint(14, 18)}"'
        ' scales="true" color="symbol"/>',
        "      </shape>",
        '      <text style="caption" weight="emphasized" color="label">{name}</text>',
        '      <text style="caption" color="caption">{state}</text>',
        "    </look>",
    )
