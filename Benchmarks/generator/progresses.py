"""Progress indicators: rings with a number in them, and bars; each is one stop that says it all."""


def add_progress(draft):
    """Adds a progress ring or bar."""
    random, language = draft.random, draft.language
    task, name = random.choice(language.tasks), draft.proper_name()
    prefix, kind = name.lower(), random.choice(["ring", "bar"])
    value, thickness = random.randint(11, 98), random.randint(4, 12)
    add_colors(draft, prefix)
    draft.add(
        f'  <progress id="{prefix}" type="{kind}" value="0.{value}" unit="%"'
        f' value-text="{language.percent}"',
        f'      children="ignore" label="{task} {name}"',
        '      backdrop="systemBackground" traits="updates-frequently">',
        f'    <track color="{prefix}Track" thickness="{thickness}"/>',
        f'    <fill color="{prefix}Fill" thickness="{thickness}"/>',
    )
    if kind == "ring":
        draft.add(f'    <text style="headline" color="{prefix}Text">{{percent}} %</text>')
    draft.add(
        f'    <announcement on="complete">{task} {name} {language.complete}</announcement>',
        "  </progress>",
    )


def add_colors(draft, prefix):
    random = draft.random
    hue, saturation = random.random(), random.uniform(0.5, 1)
    draft.add_contrasting(f"{prefix}Fill", hue, saturation, (8, 10, 12, 14))
    draft.add_contrasting(f"{prefix}Track", hue, 0.2, (1.4, 1.4, 1.5, 1.5))
    draft.add_contrasting(f"{prefix}Text", hue + 0.4, 0.6, (9, 10, 12, 13))
