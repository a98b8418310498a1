package import A11yColor

/// One indicator or chart.
public struct Component: Hashable, Sendable {
  public var kind: Kind

  /// The author's id.
  public var id: String?

  /// An index into the document's sources.
  package var source: Int

  /// Which of several it is that a condition tells apart which nobody knows.
  package var variant: String?

  /// How much of it is described, and which groups of facts in full; nil where that is said of the
  /// document.
  package var scope: Document.Scope?
  package var completeness: Document.Completeness?

  /// The language of its strings, as BCP 47 writes it.
  package var language: Fact<String> = .absent

  /// Whether its strings can be localised.
  package var isLocalized = true

  /// The appearances it has: all four, or those of one scheme.
  package var appearances: [Appearance] = Appearance.allCases
  package var surfaces: [Surface] = [.base]

  /// Whether its steps follow one another.
  package var isOrdered = true

  /// Whether it changes while a user is there.
  package var isDynamic = true

  /// What tells its steps or marks apart for the platform; nil where nobody says.
  package var identity: Identity?

  /// The ids that several elements have, as far as anything depends on them.
  package var repeatedIDs: [RepeatedID] = []

  /// How its steps or marks follow one another where it is drawn; nil where that is not measured,
  /// and their positions count the data.
  package var course: Course?

  /// Whether its source says that its steps stand below one another.
  package var isVertical = false

  package var states: [State] = []
  package var steps: [Step] = []

  /// The number of the current step as the source gives it, from 1.
  package var current: Int?

  /// Why the state of a step that has none is not known; nil where such a step has none.
  package var missingState: String?

  /// Whether what it is, or what its parts are, is taken on trust: nothing but what they are called
  /// in the source says so.
  package var isAssumed = false

  package var progress: Progress?
  package var chart: Chart?

  /// What assistive technology gets: first as the source describes it, then in each other state
  /// that the component can reach.
  public var snapshots: [Snapshot] = []

  /// How many of its steps are current in none of the snapshots because there are too many to walk
  /// through; those in the middle are left out.
  package var unwalkedSteps = 0

  /// What the eye gets, in painting order.
  package var parts: [Part] = []
  package var renderings: [Rendering] = []

  /// The shapes that paint nothing and hold parts or are surrounded by some, by the elements of the
  /// source; indexes into the document's sources.
  package var frames: [Int: Frame] = [:]

  /// What of it no look draws.
  package var missingLooks: [MissingLook] = []

  /// The tokens that its parts use, directly or through others; indexes into the document's
  /// palette.
  package var tokens: [Int] = []

  /// What of it moves or changes by itself.
  package var animations: [Animation] = []

  /// What a screen reader is told when something changes.
  package var changes: [Change] = []

  /// Why it is not known what else it holds; nil where all is given.
  package var missingContents: String?

  /// What its author says is not known of it.
  package var openFacts: [OpenFact] = []

  /// What else it may be like, of what its author does not know.
  package var possibilities: [Possibility] = []

  package init(kind: Kind, source: Int) {
    self.kind = kind
    self.source = source
  }

  /// What kinds of indicator and chart there are.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case stepIndicator = "step-indicator"
    case statusTracker = "status-tracker"
    case progress
    case chart
    /// An image that is not known to be any of the others.
    case graphic
  }
}

extension Component {
  /// How large something is that paints nothing, in points; nil where the source does not say.
  package struct Frame: Hashable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }
  }

  /// Each combination of appearance and surface it is seen in.
  package var variants: [Variant] {
    surfaces.flatMap { surface in appearances.map { Variant($0, surface) } }
  }

  /// The rendering of a part.
  package func rendering(of part: Part) -> Rendering { renderings[part.rendering] }
}
