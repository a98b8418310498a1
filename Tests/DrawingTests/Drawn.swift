import A11yModel
import A11yReaders
import Drawing
import Testing
import XML

/// A component of a spec, drawn.
struct Drawn {
  let document: Document
  let component: Component
  let scene: Scene

  /// - Parameters:
  ///   - spec: what stands within its root.
  ///   - snapshot: the place of the state among the component's.
  /// - Throws: what is wrong with it.
  init(_ spec: String, in snapshot: Int = 0) throws {
    let text = #"<spec xmlns="urn:a11y-audit:spec:1" lang="en">\#(spec)</spec>"#
    let content = try Reader.content(of: Array(text.utf8), file: "a.xml", ReadingSettings())
    guard case .document(let document) = content else { throw NoDocument() }
    self.document = document
    component = try #require(document.components.first)
    scene = Scene(of: component, in: snapshot, document)
  }

  struct NoDocument: Error {}

  func markup(
    _ appearance: Appearance = .light,
    seenBy vision: Vision? = nil
  ) -> Markup {
    scene.drawing(of: component, in: document, Variant(appearance), seenBy: vision)
      .markup(titled: "t")
  }

  /// The words that are shown, in painting order.
  var words: [String] {
    scene.items.compactMap { item in
      if case .text(let words, _, _) = item.figure { words } else { nil }
    }
  }

  /// The items of a role.
  func items(_ role: Part.Role) -> [Scene.Item] {
    scene.items.filter { component.parts[$0.part].role == role }
  }
}

extension Markup {
  /// All elements, this one first.
  var all: [Markup] {
    [self]
      + content.flatMap { content in
        if case .element(let element) = content { element.all } else { [Markup]() }
      }
  }

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The same without what paints.
  var structure: Markup {
    var copy = self
    let paints = ["fill", "stroke", "stop-color"]
    copy.attributes = attributes.map { ($0.name, paints.contains($0.name) ? "" : $0.value) }
    copy.content = content.map { content in
      if case .element(let element) = content { .element(element.structure) } else { content }
    }
    return copy
  }
}
