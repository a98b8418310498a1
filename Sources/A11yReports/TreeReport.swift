internal import A11yRules
package import Listening
package import Walking

/// What a screen reader reaches and says in one file: in a state of each component, in all states,
/// or on a walk.
package struct TreeReport: Sendable {
  package var content: Content

  /// What is left out that a reader might take for shown.
  package var notes: [String]

  package enum Content: Sendable {
    /// One state of each component.
    case state([Scene])
    /// Each state of each component, the initial one first.
    case allStates([Scene])
    case walks([Walked])
  }

  /// A component in one state.
  package struct Scene: Sendable {
    /// The component's id, else its path.
    package var component: String

    /// The name of the state; nil where nobody asked for one.
    package var state: String?
    package var isInitial: Bool
    package var transcript: Transcript

    package init(component: String, state: String?, isInitial: Bool, transcript: Transcript) {
      self.component = component
      self.state = state
      self.isInitial = isInitial
      self.transcript = transcript
    }
  }

  /// A walk through a component.
  package struct Walked: Sendable {
    package var component: String
    package var walk: Walk

    package init(component: String, walk: Walk) {
      self.component = component
      self.walk = walk
    }

    func scene(_ place: Walk.Place) -> Scene {
      Scene(
        component: component,
        state: place.state,
        isInitial: place.snapshot == 0,
        transcript: place.transcript
      )
    }
  }

  package init(_ content: Content, notes: [String] = []) {
    self.content = content
    self.notes = notes
  }

  /// The scenes that `exposed` and `hidden` list: of all states the initial one, of a walk its end.
  var mainScenes: [Scene] {
    switch content {
    case .state(let scenes): scenes
    case .allStates(let scenes): scenes.filter(\.isInitial)
    case .walks(let walks): walks.map { $0.scene($0.walk.end) }
    }
  }
}
