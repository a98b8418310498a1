internal import A11yModel

/// What steps in one state, or marks of one series, look like.
struct Look: Hashable, Sendable {
  var subject: Subject

  /// The state's or series' name.
  var name: String

  /// What its hue tells, where colour has a meaning of its own.
  var hue: State.SemanticHue?

  /// The element of the source that gives the look.
  var source: Int

  /// The parts of a step or mark; several where those alike differ in them.
  var alternatives: [[Part]]

  /// The same by the looks that differ by their place in the row; empty where none does.
  var places: [[[Part]]] = []

  /// Cues that the source declares without painting them.
  var declared: [Cue] = []

  /// Cues that the source declares where what it draws leaves no place for them.
  var undrawn: [Cue] = []

  /// Patterns of it of which the legend does not show, or may not show, whose they are.
  var keyless: [Cue: Certainty] = [:]

  /// Points of a declared line.
  var lineWidth: Double?

  /// The texts that name it.
  var labels: [Label] = []

  /// Whether a text stands at it, and at each of its like that nothing else names, of which nobody
  /// knows whether it names it.
  var isLabelUnsure = false

  enum Subject: Hashable, Sendable {
    case state(Int)
    case series(Int)
  }

  /// What names a series, and the texts that do.
  struct Label: Hashable, Sendable {
    var cue: Cue
    var parts: [Part]
  }
}
