"""Bar charts of a few series: templates give each bar its name, value, unit and series."""

from generator.series import PATTERNS, series_colors


def add_chart(draft):
    """Adds a bar chart of two to five series, with a legend."""
    random, language = draft.random, draft.language
    subject, unit = random.choice(language.subjects)
    name = draft.proper_name()
    series = random.sample(language.series, random.randint(2, 5))
    add_colors(draft, len(series))
    summary = language.summary.format(subject=subject)
    draft.add(
        f'  <chart id="{name.lower()}" type="bar" gap="0" unit="{unit}"',
        '      backdrop="systemBackground" dynamic="true" children="contain"',
        f'      label="{subject} {name}, {language.by}" summary="{summary}">',
        *(
            f'    <series id="s{index}" name="{each}" color="s{index}"{PATTERNS[index]}/>'
            for index, each in enumerate(series)
        ),
        '    <look part="mark">',
        f'      <shape kind="capsule" label="{{category}}" value="{{value}} {unit}, {{series}}">',
        '        <fill color="series"/>',
        '        <shape kind="rectangle"><stroke color="systemBackground" width="2"/></shape>',
        "      </shape>",
        "    </look>",
        f'    <title style="headline" color="label">{subject} {name}</title>',
    )
    add_marks(draft, len(series))
    add_axes(draft, subject, unit)
    add_legend(draft)
    interval = random.randint(10, 90)
    draft.add(
        f'    <empty><text style="body" color="label">{language.no_data}</text></empty>',
        f'    <announcement on="update" interval="{interval}">{{max}} {unit}</announcement>',
        "  </chart>",
    )


def add_colors(draft, count):
    for index, colors in enumerate(series_colors(count, draft.random)):
        draft.add_color(f"s{index}", *colors)
    draft.add_contrasting("caption", draft.random.random(), 0.6, (9, 10, 12, 13))


def add_marks(draft, series):
    """Adds five to twelve bars, no two of one value, and at least one of each series."""
    random = draft.random
    categories = draft.language.categories[: random.randint(5, 12)]
    least = random.randint(100, 900)
    values = random.sample(range(least, 2 * least), len(categories))
    for index, (category, value) in enumerate(zip(categories, values)):
        owner = index if index < series else random.randrange(series)
        draft.add(f'    <mark category="{category}" series="s{owner}" value="{value}"/>')


def add_axes(draft, subject, unit):
    draft.add(
        '    <axis dimension="x" hidden="true">',
        '      <text style="caption" color="label">{category}</text>',
        "    </axis>",
        f'    <axis dimension="y" title="{subject}" unit="{unit}" ticks="0 500 1000 1500" hidden="true">',
        '      <text style="caption" color="label">{value}</text>',
        "    </axis>",
    )


def add_legend(draft):
    """Adds a legend, hidden from assistive technology or with a stop for each series."""
    if draft.random.random() < 0.5:
        start, look = 'hidden="true"', ""
    else:
        start, look = 'children="contain"', ' children="ignore" label="{series}"'
    draft.add(
        f'    <legend order="series" {start}>',
        f'      <look part="entry"{look}>',
        '        <shape kind="circle" size="16"><fill color="series"/></shape>',
        '        <text style="subheadline" color="caption">{series}</text>',
        "      </look>",
        "    </legend>",
    )
