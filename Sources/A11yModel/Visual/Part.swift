/// One thing that is painted: a text, a glyph, a shape or a line.
///
/// A look that several steps, marks or entries share is one part for each state or series it
/// shows, not one for each of them.
@usableFromInline package struct Part: Hashable, Sendable {
  package var kind: Kind
  package var role: Role

  /// The element of the source that paints it; an index into the document's sources.
  package var source: Int

  /// The part it lies within; an index into the component's parts.
  package var parent: Int?

  /// The state it shows; an index into the component's states.
  package var state: Int?

  /// The series it shows; an index into the chart's series.
  package var series: Int?

  /// Whether its colour is the series' own.
  package var isColoredBySeries = false

  /// Where its colours are written, as far as a change there paints nothing else.
  package var colors: [WrittenColor] = []

  /// The step or mark it belongs to alone; the component for a shared look.
  package var subject: Element.Subject = .component

  /// The shared look it belongs to; an index into the document's sources.
  package var look: Int?

  /// Where alone that look is for, as `last`; nil where it is for any place.
  package var lookCondition: String?

  /// Where alone among its like it is there, as `last`; empty where it always is.
  package var conditions: Set<String> = []

  /// Whether it is there for some of the steps or marks only.
  package var isConditional: Bool { !conditions.isEmpty }

  /// The words of a text, or of a glyph the names of its symbols: what is the same for all it
  /// shows, and what comes from their data.
  package var content: [TextRun] = []

  /// The text as one of them shows it.
  package var sample = ""

  /// What is not known of a text whose words nobody wrote; nil of one that is known.
  package var missingText: String?

  /// The name of a glyph's symbol.
  package var symbol: String?

  /// Nil for anything but texts and glyphs.
  package var textStyle: TextStyle?

  /// The room that a text has; nil where nothing is said of it.
  package var room: TextRoom?

  package var shape: Shape?

  /// Points; nil where the source does not say.
  package var width: Double?
  package var height: Double?

  /// The left and the top edge within the component, in points; nil where the source does not say.
  package var x: Double?
  package var y: Double?

  /// How a line or an edge is dashed, and how an area is hatched; nil where it is not.
  package var dash: String?
  package var pattern: String?

  /// The earlier part it also lies over; an index into the component's parts.
  package var over: Int?

  /// The part it surrounds, and the points between the two.
  package var around: Int?
  package var gap: Double?

  /// What it surrounds where that paints nothing; an index into the document's sources.
  package var aroundFrame: Int?

  package var isDecorative = false

  /// Whether it belongs to a control that is disabled.
  package var isDisabled = false

  /// Whether its appearance is essential: a logotype, a flag, a photograph.
  package var isEssential = false

  /// Whether it is needed for understanding, where the source says so.
  package var isRequired: Bool?

  /// Whether visible text gives the same information, where the source says so.
  package var hasTextEquivalent: Bool?

  /// Whether the platform chose its colours, not the author.
  package var isPlatformDefault = false

  /// An index into the component's renderings.
  package var rendering: Int

  package init(kind: Kind, role: Role, source: Int, rendering: Int) {
    self.kind = kind
    self.role = role
    self.source = source
    self.rendering = rendering
  }
}

extension Part {
  /// What a painted part is.
  @usableFromInline package enum Kind: String, Hashable, Sendable {
    case text
    case glyph
    case shape
    case line
  }

  /// What a part is for.
  @usableFromInline package enum Role: String, Hashable, Sendable, CaseIterable {
    /// The shape of a step.
    case node
    case connector
    case mark
    /// The line or area of a series.
    case series
    case swatch
    case track
    case fill
    case gridline
    case axis
    case control
    case legend
    case empty
    case plain
  }

  /// The outline of a painted part.
  @usableFromInline package enum Shape: String, Hashable, Sendable, CaseIterable {
    case circle
    case capsule
    case rectangle
    case roundedRectangle = "rounded-rectangle"
    case arc
    case slice
    case line
    case area
    case triangle
    case diamond
    case cross
    case star
    case path
  }
}

/// A piece of what is shown: its own words, or the name of the data it comes from.
@usableFromInline package enum TextRun: Hashable, Sendable {
  case literal(String)
  case data(String)
}
