import A11yModel
import XML

@testable import SpecReader

/// The one component of a spec, as it is walked through its states.
struct Walk {
  let document: Document
  let component: Component

  /// What a spec holds, and the attributes of its root.
  init(_ content: String, _ attributes: String = "") throws {
    let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='en' \(attributes)>\(content)</spec>"
    let root = try Tree(parsing: Array(text.utf8)).root
    document = try SpecReader.read(root, file: "walk.xml", generation: .ios26)
    component = document.components[0]
  }

  /// The names of the snapshots, in their order.
  var names: [String] { component.snapshots.map(\.name) }

  /// The states of the steps in a snapshot, by their ids.
  func states(_ snapshot: Int) -> [String] {
    component.snapshots[snapshot].stepStates.map { state in
      state.map { component.states[$0].id } ?? "–"
    }
  }

  func elements(_ snapshot: Int = 0) -> [A11yModel.Element] {
    component.snapshots[snapshot].elements
  }

  /// The elements of a kind in a snapshot.
  func elements(_ kind: A11yModel.Element.Kind, _ snapshot: Int = 0) -> [A11yModel.Element] {
    elements(snapshot).filter { $0.kind == kind }
  }

  /// The labels of the elements of a kind, as far as they are known.
  func labels(_ kind: A11yModel.Element.Kind, _ snapshot: Int = 0) -> [String?] {
    elements(kind, snapshot).map(\.label.value)
  }

  /// The visible texts in a snapshot, in their order.
  func texts(_ snapshot: Int = 0) -> [String] { elements(snapshot).compactMap(\.text) }

  /// The local name of the element of the source behind an element.
  func sourceName(_ element: A11yModel.Element) -> String { document.sources[element.source].name }
}
