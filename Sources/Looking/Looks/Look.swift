package import A11yModel
package import Listening

/// What steps in one state, or marks of one series, look like.
package struct Look: Hashable, Sendable {
  package var subject: Subject

  /// The state's or series' name.
  package var name: String

  /// What its hue tells, where colour has a meaning of its own.
  package var hue: State.SemanticHue?

  /// The element of the source that gives the look.
  package var source: Int

  /// The parts of a step or mark; several where those alike differ in them.
  package var alternatives: [[Part]]

  /// The same by the looks that differ by their place in the row; empty where none does.
  var places: [[[Part]]] = []

  /// Cues that the source declares without painting them.
  var declared: [Cue] = []

  /// Cues that the source declares where what it draws leaves no place for them.
  package var undrawn: [Cue] = []

  /// Patterns of it of which the legend does not show, or may not show, whose they are.
  package var keyless: [Cue: Certainty] = [:]

  /// Points of a declared line.
  var lineWidth: Double?

  /// The texts that name it.
  package var labels: [Label] = []

  /// Whether a text stands at it, and at each of its like that nothing else names, of which nobody
  /// knows whether it names it.
  package var isLabelUnsure = false

  package enum Subject: Hashable, Sendable {
    case state(Int)
    case series(Int)
  }

  /// What names a series, and the texts that do.
  package struct Label: Hashable, Sendable {
    package var cue: Cue
    var parts: [Part]
  }
}
