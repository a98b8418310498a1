internal import A11yModel
internal import Drawing
internal import Geometry
internal import XML

/// A component as it looks in each of its appearances, and in the first of them to people who see
/// colours otherwise.
struct ComponentPictures {
  private(set) var views: [View] = []

  /// Where what is drawn stands, by the paths of what paints it and of what it stands for.
  private(set) var boxes: [String: Box] = [:]
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// What the drawing assumes or leaves out.
  private(set) var remarks: [String] = []

  struct View {
    /// What it is called: an appearance, or how colours are seen.
    var name: String

    /// Nil of what is seen otherwise.
    var appearance: Appearance?
    var markup: Markup
  }

  /// Nil where nothing is known of what it looks like.
  ///
  /// - Parameters:
  ///   - component: what is drawn, as its source describes it.
  ///   - document: what it is of.
  ///   - id: what ids begin with.
  init?(of component: Component, in document: Document, id: String) {
    let scene = Scene(of: component, in: 0, document)
    guard !scene.items.isEmpty, let first = component.variants.first else { return nil }
    (width, height, remarks) = (scene.size.width, scene.size.height, scene.remarks)
    func markup(_ variant: Variant, seenBy vision: Vision? = nil) -> Markup {
      scene.markup(of: component, in: document, variant, seenBy: vision, title: "", prefix: id)
    }
    views = component.appearances.map { appearance in
      View(name: appearance.rawValue, appearance: appearance, markup: markup(Variant(appearance)))
    }
    views += Vision.allCases.map { vision in
      View(name: vision.words, markup: markup(first, seenBy: vision))
    }
    for item in scene.items {
      let part = component.parts[item.part]
      let sources = [part.source, part.look, component.place(of: item.subject)]
      for path in Set(sources.compactMap(\.self).map(document.path(of:))) {
        boxes[path] = boxes[path] ?? item.box
      }
    }
  }
}

extension Component {
  /// The element of the source that declares a step, a mark or a series; nil of all else.
  fileprivate func place(of subject: A11yModel.Element.Subject) -> Int? {
    switch subject {
    case .component, .category: nil
    case .step(let index): steps[index].source
    case .mark(let index): chart?.marks[index].source
    case .series(let index): chart?.series[index].source
    }
  }
}

extension Vision {
  /// Who sees colours so, in words.
  fileprivate var words: String {
    switch self {
    case .protan: "seen without red (protan)"
    case .deutan: "seen without green (deutan)"
    case .tritan: "seen without blue (tritan)"
    case .grey: "seen without colours"
    }
  }
}
