"""One chart with as many marks as are asked for: bars by day, on each day one for each series.

Every mark has a category, a value, a series, and a label and value of its own that say them and the
unit.
"""

import datetime
from dataclasses import dataclass

from generator.draft import APPEARANCES
from generator.mark_defects import MARK_DEFECTS
from generator.markup import tag
from generator.planting import Finding, Spec
from generator.series import PATTERNS, series_colors

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
PLACES = ["North", "East", "West", "Port", "City", "Hill", "Lake", "Mill", "Park", "Farm"]
SUBJECTS = [("Energy", "kWh"), ("Harvest", "kg"), ("Traffic", "GB"), ("Heat", "MWh")]
SERIES = 5
#: Their ids.
LETTERS = "abcde"
#: What somebody might call a series who sees it, and no one who does not.
COLOR_WORDS = ["gray", "blue", "green", "orange", "red"]


@dataclass(frozen=True)
class Chart:
    """What is the same for all marks of a chart."""

    subject: str
    unit: str
    places: list[str]
    colors: list[list[str]]
    first_day: int
    values: list[int]


@dataclass(frozen=True)
class Mark:
    """One bar of the chart, from 0."""

    chart: Chart
    index: int

    def date(self, years=0):
        day = datetime.date.fromordinal(self.chart.first_day + self.index // SERIES)
        return f"{day.day} {MONTHS[day.month - 1]} {day.year + years}"

    @property
    def previous(self):
        return Mark(self.chart, self.index - 1)

    @property
    def series(self):
        return self.index % SERIES

    @property
    def series_name(self):
        return self.chart.places[self.series]

    @property
    def color(self):
        return COLOR_WORDS[self.series]

    @property
    def unit(self):
        return self.chart.unit

    @property
    def value(self):
        return self.chart.values[self.index]

    @property
    def number(self):
        return f"{self.value:,}"

    @property
    def category(self):
        return self.date()

    def heard(self, number):
        return f"{number} {self.unit}, {self.series_name}"

    def attributes(self):
        category = self.date()
        return {
            "category": category,
            "series": LETTERS[self.series],
            "value": str(self.value),
            "label": category,
            "value-text": self.heard(self.number),
        }


def marks_spec(count, defects, random):
    """A chart of so many marks, with so many defects among them, each of its kind in turn."""
    last_day = datetime.date(2024, 12, 31).toordinal()
    chart = Chart(
        *random.choice(SUBJECTS),
        places=random.sample(PLACES, SERIES),
        colors=series_colors(SERIES, random),
        first_day=last_day - count // SERIES - random.randrange(365),
        values=[random.randrange(10_000, 100_000) for _ in range(count)],
    )
    # No defect is next to another, so that a mark that repeats its neighbour repeats a sound one.
    places = [2 * place + 1 for place in random.sample(range(count // 2), defects)]
    planted = {place: MARK_DEFECTS[turn % len(MARK_DEFECTS)] for turn, place in enumerate(places)}
    spec = Spec(lines=head(chart))
    for index in range(count):
        mark = Mark(chart, index)
        attributes = mark.attributes()
        if defect := planted.get(index):
            attributes = defect.change(mark, attributes)
            spec.planted.append(defect.kind)
            spec.findings += [Finding(rule, (len(spec.lines) + 1,)) for rule in defect.rules]
        spec.lines.append(tag("mark", attributes))
    spec.lines += tail(chart)
    broken = {rule for defect in planted.values() for rule in defect.of_chart}
    if count > MOST_STOPS:
        broken.add("navigation-not-tedious")
    spec.findings += [Finding(rule, (place_of(rule, spec.lines),)) for rule in sorted(broken)]
    return spec


#: Beyond so many stops a chart is tedious, whatever it offers.
MOST_STOPS = 200
#: Where what is wrong with a chart as a whole is reported, if not at its beginning.
PLACES_OF_RULES = {
    "label-thinning-safe": '  <axis dimension="x"',
    "axes-described": '  <axis dimension="y"',
}


def place_of(rule, lines):
    """The line that a finding on the whole chart points to, from 1."""
    start = PLACES_OF_RULES.get(rule, "  <chart ")
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def head(chart):
    """All before the marks."""
    colors = [
        "    " + tag("color", {"name": f"s{index}", **dict(zip(APPEARANCES, values))})
        for index, values in enumerate(chart.colors)
    ]
    series = [
        f'  <series id="{LETTERS[index]}" name="{place}" color="s{index}"{PATTERNS[index]}/>'
        for index, place in enumerate(chart.places)
    ]
    start = {
        "id": "marks",
        "type": "bar",
        "stacking": "grouped",
        "gap": "0",
        "unit": chart.unit,
        "backdrop": "systemBackground",
        "dynamic": "true",
        "children": "contain",
        "label": f"{chart.subject} by day",
        "summary": f"Bar chart of {chart.subject.lower()} by day in five places, "
        f"{len(chart.values):,} values",
    }
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<spec xmlns="urn:a11y-audit:spec:1" lang="en">',
        '  <palette extends="ios26">',
        *colors,
        "  </palette>",
        "  " + tag("chart", start, ">"),
        *series,
        *LOOK,
    ]


LOOK = """\
  <look part="mark">
    <shape kind="rectangle">
      <fill color="series"/>
      <shape kind="rectangle"><stroke color="systemBackground" width="2"/></shape>
    </shape>
  </look>
  <title style="headline" color="label">By day</title>""".split("\n")

def tail(chart):
    """All behind the marks."""
    axis = f'  <axis dimension="y" title="{chart.subject}" unit="{chart.unit}"'
    return [line.replace('  <axis dimension="y"', axis) for line in TAIL]


TAIL = """\
  <axis dimension="x" every="31" hidden="true">
    <text style="caption" color="label">{category}</text>
  </axis>
  <axis dimension="y" ticks="25000 50000 75000" hidden="true">
    <text style="caption" color="label">{value}</text>
  </axis>
  <legend order="series" children="contain" label="Places">
    <look part="entry" children="ignore" label="{series}">
      <shape kind="circle" size="16"><fill color="series"/></shape>
      <text style="subheadline" color="label">{series}</text>
    </look>
  </legend>
  <empty><text style="body" color="label">There is no data to display</text></empty>
  <announcement on="update" interval="60">{count} values</announcement>
  </chart>
</spec>""".split("\n")
