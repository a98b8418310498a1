#!/usr/bin/env python3
"""Draws charts of one small table with libraries as they come, for a11y-audit to judge.

It needs matplotlib, pygal and altair with vl-convert (from PyPI), and gnuplot and R with ggplot2 and
svglite (Debian: gnuplot-nox, r-cran-ggplot2, r-cran-svglite). What is not there is left out, and said.

    python3 make.py [FOLDER]
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile

QUARTERS = ["Q1", "Q2", "Q3", "Q4"]
REGIONS = {"North": [12, 15, 11, 18], "South": [8, 9, 14, 13], "East": [5, 7, 6, 9]}
TITLE = "Revenue by region"
VALUES = "Revenue (M€)"


def matplotlib_lines(path, texts="none"):
    with matplotlib_axes(path, texts) as axes:
        for region, values in REGIONS.items():
            axes.plot(QUARTERS, values, marker="o", label=region)
        axes.grid(True)
        axes.legend()


def matplotlib_outlines(path):
    matplotlib_lines(path, texts="path")


def matplotlib_bars(path):
    with matplotlib_axes(path) as axes:
        bars = axes.bar(QUARTERS, REGIONS["North"])
        axes.bar_label(bars, label_type="center", color="white")


@contextlib.contextmanager
def matplotlib_axes(path, texts="none"):
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    pyplot.rcParams.update({"svg.fonttype": texts, "svg.hashsalt": "a11y-audit"})
    figure, axes = pyplot.subplots(figsize=(6, 4))
    axes.set_title(TITLE)
    axes.set_xlabel("Quarter")
    axes.set_ylabel(VALUES)
    yield axes
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def pygal_bars(path):
    import pygal

    chart = pygal.Bar(title=TITLE, x_title="Quarter", y_title=VALUES, no_prefix=True, js=[])
    chart.x_labels = QUARTERS
    for region, values in REGIONS.items():
        chart.add(region, values)
    chart.render_to_file(path)


def pygal_pie(path):
    import pygal

    chart = pygal.Pie(title=TITLE, no_prefix=True, js=[])
    for region, values in REGIONS.items():
        chart.add(region, sum(values))
    chart.render_to_file(path)


def vega_bars(path):
    import altair

    bars = vega_chart(altair).mark_bar().encode(
        x=altair.X("Quarter:N"),
        xOffset=altair.XOffset("Region:N"),
        y=altair.Y(f"{VALUES}:Q"),
        color=altair.Color("Region:N"),
    )
    bars.save(path)


def vega_lines(path):
    import altair

    lines = vega_chart(altair).mark_line(point=True).encode(
        x=altair.X("Quarter:O"),
        y=altair.Y(f"{VALUES}:Q"),
        color=altair.Color("Region:N"),
        strokeDash=altair.StrokeDash("Region:N"),
    )
    lines.save(path)


def vega_chart(altair):
    rows = [
        {"Quarter": quarter, "Region": region, VALUES: value}
        for region, values in REGIONS.items()
        for quarter, value in zip(QUARTERS, values)
    ]
    return altair.Chart(altair.Data(values=rows), title=TITLE)


def gnuplot_lines(path):
    rows = zip(QUARTERS, *REGIONS.values())
    table = "\n".join(" ".join(str(cell) for cell in row) for row in rows)
    plots = ", ".join(
        f"$table using 0:{column}:xtic(1) with linespoints title '{region}'"
        for column, region in enumerate(REGIONS, 2)
    )
    script = f"""$table << END\n{table}\nEND
set term svg size 600,400 background '#ffffff'
set encoding utf8
set title '{TITLE}'
set xlabel 'Quarter'
set ylabel '{VALUES}'
set yrange [0:20]
set output '{path}'
plot {plots}
"""
    run(["gnuplot"], script)


def ggplot_columns(path):
    ggplot(path, "fill = region", "geom_col()")


def ggplot_points(path):
    ggplot(path, "colour = region", "geom_point(size = 3)")


def ggplot(path, colors, marks):
    columns = [
        f"{name} = c({', '.join(repr(cell) for cell in cells)})"
        for name, cells in {
            "quarter": QUARTERS * len(REGIONS),
            "region": [region for region in REGIONS for _ in QUARTERS],
            "revenue": [value for values in REGIONS.values() for value in values],
        }.items()
    ]
    run(
        ["Rscript", "-"],
        f"""library(ggplot2)
table <- data.frame({', '.join(columns)})
plot <- ggplot(table, aes(quarter, revenue, {colors})) + {marks} +
  labs(title = '{TITLE}', x = 'Quarter', y = '{VALUES}', {colors.replace('region', "'Region'")})
ggsave('{path}', plot, device = svglite::svglite, width = 6, height = 4)
""",
    )


def run(command, script):
    if shutil.which(command[0]) is None:
        raise ImportError(f"{command[0]} is not installed")
    result = subprocess.run(command, input=script, capture_output=True, text=True)
    if result.returncode != 0:
        raise ImportError(result.stderr.strip().splitlines()[-1])


CHARTS = {
    "matplotlib-lines.svg": matplotlib_lines,
    "matplotlib-outlines.svg": matplotlib_outlines,
    "matplotlib-bars.svg": matplotlib_bars,
    "pygal-bars.svg": pygal_bars,
    "pygal-pie.svg": pygal_pie,
    "vega-bars.svg": vega_bars,
    "vega-lines.svg": vega_lines,
    "gnuplot-lines.svg": gnuplot_lines,
    "ggplot-columns.svg": ggplot_columns,
    "ggplot-points.svg": ggplot_points,
}


def main():
    folder = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else os.path.dirname(
        os.path.abspath(__file__)
    )
    os.makedirs(folder, exist_ok=True)
    # Some libraries write files of their own into the folder they run in.
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(scratch)
        for name, draw in CHARTS.items():
            try:
                draw(os.path.join(folder, name))
            except ImportError as problem:
                print(f"{name}: left out: {problem}", file=sys.stderr)


if __name__ == "__main__":
    main()
