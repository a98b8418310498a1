"""Step indicators: each step is a stop of its own, told by shape and glyph as well as by colour."""

from generator.words import ICONS


def add_step_indicator(draft):
    """Adds a step indicator of three to six steps."""
    random, language = draft.random, draft.language
    flow, steps = random.choice(list(language.flows.items()))
    steps = steps[: random.randint(3, 6)]
    add_colors(draft)
    current, orientation = random.randint(1, len(steps)), random.choice(["horizontal", "vertical"])
    draft.add(
        f'  <step-indicator id="{draft.proper_name().lower()}" current="{current}"',
        f'      backdrop="systemBackground" orientation="{orientation}"',
        f'      children="contain" label="{flow} {draft.proper_name()}, {language.steps}">',
        *(
            f'    <state id="{meaning}" is="{meaning}" announced-as="{said}"/>'
            for meaning, said in language.states().items()
        ),
        *(f'    <step name="{step}" icon="{random.choice(ICONS)}"/>' for step in steps),
    )
    add_looks(draft)
    if random.random() < 0.5:
        add_controls(draft)
    draft.add(
        '    <connector thickness="2"><fill color="outline"/></connector>',
        f'    <announcement on="advance">{language.step}: {{name}}</announcement>',
        f'    <announcement on="back">{language.step}: {{name}}</announcement>',
        "  </step-indicator>",
    )


def add_colors(draft):
    random = draft.random
    hue, saturation = random.random(), random.uniform(0.5, 1)
    draft.add_contrasting("accent", hue, saturation, (11, 12.5, 14, 16))
    draft.add_contrasting("ring", hue, saturation, (11, 12.5, 14, 16))
    draft.add_contrasting("outline", hue + 0.1, 0.06, (3.5, 3.5, 3.8, 4.2))
    draft.add_contrasting("caption", hue + 0.3, 0.6, (9, 10, 12, 13))
    draft.add_symbol_color(hue, random.uniform(0.2, 0.5))


def add_looks(draft):
    random = draft.random
    node = f'kind="circle" size="{random.randint(28, 40)}"'
    ring = random.choice(["2.5", "3", "3.5", "4"])
    label = f'children="ignore" label="{draft.language.step}: {{name}}, {{state}}"'
    caption = '      <text style="caption2" color="caption">{name}</text>'
    draft.add(
        f'    <look state="completed" {label}>',
        f"      <shape {node}>",
        '        <fill color="accent"/>',
        '        <glyph symbol="checkmark" size="15" scales="true" weight="semibold" color="symbol"/>',
        "      </shape>",
        caption,
        "    </look>",
        f'    <look state="current" {label} traits="selected">',
        f'      <shape id="node" {node}>',
        '        <glyph symbol="{icon}" size="15" scales="true" weight="semibold" color="accent"/>',
        "      </shape>",
        '      <shape kind="circle" around="node" gap="1">',
        f'        <stroke color="ring" width="{ring}" align="inside"/>',
        "      </shape>",
        caption,
        "    </look>",
        f'    <look state="upcoming" {label}>',
        f"      <shape {node}>",
        '        <stroke color="outline" width="1" align="inside"/>',
        '        <text style="caption" color="label">{position}</text>',
        "      </shape>",
        caption,
        "    </look>",
    )


def add_controls(draft):
    """Adds the buttons that go back and forth."""
    for action, when, name in [
        ("back", "not-first", draft.language.back),
        ("next", "not-last", draft.language.go),
    ]:
        draft.add(
            f'    <control action="{action}" when="{when}" label="{name}"'
            f' width="{draft.random.randint(44, 120)}" height="48">',
            '      <fill color="accent"/>',
            f'      <text style="body" color="systemBackground">{name}</text>',
            "    </control>",
        )
