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
    views = Self.views(of: component, first) { markup($0, seenBy: $1) }
    for item in scene.items {
      let part = component.parts[item.part]
      let sources = [part.source, part.look, component.place(of: item.subject)]
      for path in Set(sources.compactMap(\.self).map(document.path(of:))) {
        boxes[path] = boxes[path] ?? item.box
      }
    }
  }
}

// An image, which is drawn as itself.
extension ComponentPictures {
  /// A drawing of more bytes is not on the page.
  private static let most = 120_000

  /// Nil where it is no image.
  ///
  /// - Parameters:
  ///   - component: what is drawn.
  ///   - source: the bytes of its SVG file.
  ///   - id: what ids begin with.
  init?(of component: Component, image source: [UInt8], id: String) {
    // What was audited is well-formed.
    guard let image = try? InertImage(source: source), let first = component.variants.first else {
      return nil
    }
    let drawing = image.drawing(in: first.appearance, prefix: id)
    remarks = drawing.remarks
    (width, height) = (
      Self.side("width", of: drawing.markup), Self.side("height", of: drawing.markup)
    )
    guard drawing.markup.fragment.utf8.count <= Self.most else {
      remarks.append("the drawing is too large for this page; a11y-audit draw writes it")
      return
    }
    views = Self.views(of: component, first) { variant, vision in
      image.drawing(in: variant.appearance, seenBy: vision, prefix: id).markup
    }
  }

  private static func side(_ name: String, of drawing: Markup) -> Double {
    drawing.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0
  }

  private static func views(
    of component: Component,
    _ first: Variant,
    _ markup: (Variant, Vision?) -> Markup
  ) -> [View] {
    component.appearances.map { appearance in
      View(
        name: appearance.rawValue,
        appearance: appearance,
        markup: markup(Variant(appearance), nil)
      )
    } + Vision.allCases.map { View(name: $0.words, markup: markup(first, $0)) }
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
