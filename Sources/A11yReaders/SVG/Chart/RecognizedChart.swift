internal import A11yModel
internal import XML

/// The chart that is seen in an SVG file, and on what each part of it rests.
struct RecognizedChart {
  /// Nil where the file shows none of the forms, or nobody can tell which.
  var form: Chart.Form?
  var stacking = Chart.Stacking.none

  /// Whether nothing but the colour of a mark shows its value, as in a heat map.
  var areColorsValues = false

  /// How the marks follow one another; nil where that cannot be told.
  var course: Course?

  /// Pixels between the slices of a ring where neighbours come nearest; nil of other marks.
  var gap: Double?

  /// The places among the marks of slices that do not touch the next.
  var partedSlices: Set<Int> = []
  var title: Text?
  var axes: [Axis] = []
  var series: [Series] = []
  var marks: [Mark] = []

  /// The lines and areas that belong to no series, beside marks of which each stands for itself.
  var lines: [XML.Element] = []
  var legend: Legend?

  /// Lines that help to read values off, and what holds nothing but such lines.
  var gridlines: [XML.Element] = []
  var grids: [XML.Element] = []

  /// Lines that the ticks stand on.
  var axisLines: [XML.Element] = []

  /// What the marks throw.
  var shadows: [XML.Element] = []

  /// What rests on geometry alone.
  var assumed: Set<Chart.Aspect> = []

  /// A text that is shown; of letters that are drawn as outlines, what the file says they are.
  struct Text {
    var element: XML.Element
    var content: Fact<String>
  }

  struct Axis {
    var dimension: Chart.Axis
    var element: XML.Element
    var title: Text?
    var ticks: [Text]

    /// Every how many marks along it there is a tick, where not each has its own.
    var every = 1
  }

  struct Series {
    var name: Fact<String>

    /// What holds its marks, else the first of them.
    var element: XML.Element

    /// The line or the area that stands for all of it.
    var lines: [XML.Element] = []

    /// The texts that stand at it and say its name.
    var labels: [XML.Element] = []

    /// The tick that all of it stands at and that says its name.
    var tick: XML.Element?

    /// Whether a text stands at it of which nobody knows whether it says its name.
    var isLabelUnsure = false
  }

  struct Mark {
    var element: XML.Element

    /// What holds the mark and all that says something of it; the mark itself where nothing does.
    var holder: XML.Element

    /// An index into the series.
    var series: Int?
    var category: String?
    var value: Fact<Double>

    /// Where it stands along the course of the marks; nil where that cannot be told.
    var position: Double?

    /// How large it is drawn beside others that stand on the same line or make up the same whole: pixels or
    /// degrees; nil where that cannot be told.
    var extent: Double?

    /// The texts that say its value.
    var labels: [XML.Element] = []

    /// The texts that stand beside it and hold its value, with or without words.
    var values: [XML.Element] = []

    /// Whether it is a line that stands for several values.
    var isSummary = false
  }

  struct Legend {
    var element: XML.Element
    var title: Text?
    var entries: [Entry]
  }

  struct Entry {
    /// What holds the text and the swatch; the text where nothing does.
    var holder: XML.Element
    var text: Text
    var swatches: [XML.Element]

    /// An index into the series.
    var series: Int?
  }
}

extension Chart {
  /// One of the axes of a plane.
  typealias Axis = A11yModel.Axis.Dimension
}
