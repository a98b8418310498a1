"""Small specs of 2 to 4 KB, each unlike every other: indicators, trackers, progress and charts."""

from collections import Counter

from generator.caption_edits import CAPTION_EDITS
from generator.chart_edits import CHART_EDITS
from generator.charts import add_chart
from generator.draft import Draft
from generator.indicator_edits import INDICATOR_EDITS
from generator.progress_edits import PROGRESS_EDITS
from generator.progresses import add_progress
from generator.steps import add_step_indicator
from generator.trackers import add_status_tracker
from generator.words import LANGUAGES

EDITS = CAPTION_EDITS + INDICATOR_EDITS + PROGRESS_EDITS + CHART_EDITS
#: Within this many bytes each spec has a least size; a component more is added where it is less.
SIZES = (2350, 3100)


def small_spec(random):
    """A spec without defects: one component, and progress indicators until it is large enough."""
    draft = Draft(random.choice(LANGUAGES), random)
    random.choice([add_step_indicator, add_status_tracker, add_progress, add_chart])(draft)
    least = random.randint(*SIZES)
    while len((spec := draft.spec()).text.encode()) < least:
        add_progress(draft)
    return spec


def small_specs(count, defects, random):
    """So many specs, and a defect in as many of them as are asked for, each kind about as often."""
    specs = [small_spec(random) for _ in range(count)]
    planted = Counter()
    for spec in random.sample(specs, defects):
        possible = [edit for edit in EDITS if edit.places(spec.text)]
        edit = min(possible, key=lambda edit: (planted[edit.kind], random.random()))
        edit.plant(spec, random)
        planted[edit.kind] += 1
    return specs
