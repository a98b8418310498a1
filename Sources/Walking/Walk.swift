public import A11yModel
public import Listening

/// A component as someone goes through it who does not see it: one transition after another, what
/// is heard on each, and what a screen reader meets there.
///
/// A walk goes through the snapshots of the component and nowhere else: what a document does not
/// show is not made up. `Transition` says what each transition is, `Heard` what counts as heard.
public struct Walk: Hashable, Sendable {
  /// What is met before the first transition.
  public let start: Place

  /// What each transition leads to, in their order.
  public private(set) var arrivals: [Arrival] = []

  /// What is met after the last transition.
  public var end: Place { arrivals.last?.place ?? start }

  /// A snapshot of the component on the walk.
  public struct Place: Hashable, Sendable {
    /// An index into the component's snapshots.
    public var snapshot: Int

    /// The name of the snapshot.
    public var state: String
    public var transcript: Transcript
  }

  /// What one transition leads to.
  public struct Arrival: Hashable, Sendable {
    public var transition: Transition

    /// The kind of change that the transition is.
    public var event: Change.Event
    public var place: Place

    /// Whether the document shows the component as it is after the transition; where it does not,
    /// the place is the one before.
    public var isShown: Bool

    /// What is heard wherever the screen reader is: what is declared for the change in document
    /// order, then live regions in reading order; empty where nothing is.
    public var heard: [Heard]

    /// What is heard where the screen reader is on it when the change comes; empty where something
    /// else takes focus.
    public var heardUnderFocus: [Heard]
  }

  /// Walks through a component.
  ///
  /// - Parameters:
  ///   - transitions: the path; without any, the walk ends where it begins.
  ///   - component: what is walked through, from the snapshot that its source describes.
  ///   - document: what it is in.
  /// - Throws: the first transition that is impossible where it stands.
  public init(
    _ transitions: [Transition],
    through component: Component,
    of document: Document
  ) throws(WalkError) {
    let facts = ComponentFacts(component, of: document)
    let routes = Routes(facts)
    let index = ChangingElements(facts)
    var places: [Int: Place] = [:]
    func place(_ snapshot: Int) -> Place {
      let place = places[snapshot] ?? Place(snapshot, facts)
      places[snapshot] = place
      return place
    }
    start = place(0)
    for (position, transition) in transitions.enumerated() {
      let here = end.snapshot
      let route: Route
      do throws(Obstacle) {
        route = try routes.route(transition, from: here)
      } catch {
        throw WalkError(
          position: position + 1,
          transition: transition.text,
          reason: error.reason,
          possible: routes.possible(from: here)
        )
      }
      let speech = ChangeSpeech(facts: facts, index: index, route: route)
      arrivals.append(
        Arrival(
          transition: transition,
          event: route.event,
          place: place(route.after),
          isShown: route.showing != .before,
          heard: speech.heard,
          heardUnderFocus: speech.heardUnderFocus
        )
      )
    }
  }
}

extension Walk.Place {
  fileprivate init(_ snapshot: Int, _ facts: ComponentFacts) {
    self.snapshot = snapshot
    guard facts.trees.indices.contains(snapshot) else {
      state = "initial"
      transcript = Transcript()
      return
    }
    state = facts.component.snapshots[snapshot].name
    transcript = Transcript(facts.trees[snapshot], snapshot, facts.component, of: facts.document)
  }
}
