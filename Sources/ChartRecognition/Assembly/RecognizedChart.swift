package import A11yModel
package import XML

/// The chart that is seen in an SVG file, and on what each part of it rests.
package struct RecognizedChart {
  /// Nil where the file shows none of the forms, or nobody can tell which.
  package var form: Chart.Form?
  package var stacking = Chart.Stacking.none

  /// Whether nothing but the colour of a mark shows its value, as in a heat map.
  package var areColorsValues = false

  /// Whether a text beside each mark says its value, and none of these has a unit.
  package var hasNoUnit = false

  /// How the marks follow one another; nil where that cannot be told.
  package var course: Course?

  /// Pixels between the slices of a ring where neighbours come nearest; nil of other marks.
  package var gap: Double?

  /// The places among the marks of slices that do not touch the next.
  package var partedSlices: Set<Int> = []
  package var title: Text?
  package var axes: [Axis] = []
  package var series: [Series] = []
  package var marks: [Mark] = []

  /// The lines and areas that belong to no series, beside marks of which each stands for itself.
  package var lines: [XML.Element] = []
  package var legend: Legend?

  /// Lines that help to read values off, and what holds nothing but such lines.
  package var gridlines: [XML.Element] = []
  package var grids: [XML.Element] = []

  /// Lines that the ticks stand on.
  package var axisLines: [XML.Element] = []

  /// What the marks throw.
  package var shadows: [XML.Element] = []

  /// What rests on geometry alone.
  package var assumed: Set<Chart.Aspect> = []

  /// A text that is shown; of letters that are drawn as outlines, what the file says they are.
  package struct Text {
    package var element: XML.Element
    package var content: Fact<String>
  }

  package struct Axis {
    package var dimension: Chart.Axis
    package var element: XML.Element
    package var title: Text?
    package var ticks: [Text]

    /// The unit that its ticks have; nil where they have none.
    package var unit: String?

    /// Every how many marks along it there is a tick, where not each has its own.
    package var every = 1
  }

  package struct Series {
    package var name: Fact<String>

    /// What holds its marks, else the first of them.
    package var element: XML.Element

    /// The line or the area that stands for all of it.
    package var lines: [XML.Element] = []

    /// The texts that stand at it and say its name.
    package var labels: [XML.Element] = []

    /// The tick that all of it stands at and that says its name.
    package var tick: XML.Element?

    /// Whether a text stands at it of which nobody knows whether it says its name.
    package var isLabelUnsure = false
  }

  package struct Mark {
    package var element: XML.Element

    /// What holds the mark and all that says something of it; the mark itself where nothing does.
    package var holder: XML.Element

    /// An index into the series.
    package var series: Int?
    package var category: String?
    package var value: Fact<Double>

    /// Where it stands along the course of the marks; nil where that cannot be told.
    package var position: Double?

    /// How large it is drawn beside others that stand on the same line or make up the same whole: pixels or
    /// degrees; nil where that cannot be told.
    package var extent: Double?

    /// The texts that say its value.
    package var labels: [XML.Element] = []

    /// The texts that stand beside it and hold its value, with or without words.
    package var values: [XML.Element] = []

    /// Whether it is a line that stands for several values.
    package var isSummary = false
  }

  package struct Legend {
    package var element: XML.Element
    package var title: Text?
    package var entries: [Entry]
  }

  package struct Entry {
    /// What holds the text and the swatch; the text where nothing does.
    package var holder: XML.Element
    package var text: Text
    package var swatches: [XML.Element]

    /// An index into the series.
    package var series: Int?
  }
}

extension Chart {
  /// One of the axes of a plane.
  package typealias Axis = A11yModel.Axis.Dimension
}
