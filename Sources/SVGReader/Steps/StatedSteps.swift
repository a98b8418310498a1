internal import A11yModel

/// The steps that an image states: items of a list, a tab list, a group or a navigation, of which one
/// is the current step (WAI-ARIA 1.2, aria-current).
struct StatedSteps {
  /// The element that holds the items.
  var container: Int
  var id: String?
  var kind: Component.Kind
  var items: [Item]

  /// Whether nothing but classes and ids say that they are steps, or in which state one is.
  var isAssumed: Bool

  /// One of the steps.
  struct Item {
    var element: Int

    /// The element's place among the sources.
    var source: Int

    /// The places of what belongs to it and does not lie in it.
    var members: Set<Int> = []
    var id: String?
    var name: Fact<String>

    /// Nil where the file says none.
    var state: State.Meaning?

    /// Whether it says itself that it is the current one.
    var isCurrent = false

    /// What a list says of its place.
    var place: A11yModel.Element.ListPosition?
  }

  /// The states that are stated, in the order in which steps pass through them.
  var meanings: [State.Meaning] {
    State.Meaning.allCases.filter { meaning in items.contains { $0.state == meaning } }
  }

  /// Why the states of the other steps are not known; nil where all are.
  var missingState: String? {
    let stated = items.count { $0.state != nil }
    guard stated < items.count else { return nil }
    return "the state of each step, which the file gives \(stated) of \(items.count)"
  }
}
