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

  /// A drawing of more bytes is not on the page.
  private static let most = 120_000

  /// Nil where nothing is known of what it looks like.
  ///
  /// - Parameters:
  ///   - component: what is drawn, as its source describes it.
  ///   - document: what it is of.
  ///   - source: the bytes that this was read from, where they are at hand.
  ///   - appearances: those that are drawn.
  ///   - visions: how else the first of them is seen.
  ///   - id: what ids begin with.
  init?(
    of component: Component,
    in document: Document,
    source: [UInt8]?,
    _ appearances: [Appearance],
    _ visions: [Vision],
    id: String
  ) {
    let picture = Picture(of: component, in: 0, document, source: source)
    let variants = component.variants
    let first = variants.first { $0.appearance == appearances.first } ?? variants.first
    guard !picture.isEmpty, let first else { return nil }
    let drawing = picture.drawing(first, prefix: id)
    (boxes, remarks) = (picture.boxes, drawing.remarks)
    (width, height) = (Self.side("width", of: drawing), Self.side("height", of: drawing))
    guard drawing.markup.fragment.utf8.count <= Self.most else {
      remarks.append("the drawing is too large for this page; a11y-audit draw writes it")
      return
    }
    views = appearances.map { appearance in
      let drawing = picture.drawing(Variant(appearance), prefix: id)
      return View(name: appearance.rawValue, appearance: appearance, markup: drawing.markup)
    }
    views += visions.map { vision in
      let drawing = picture.drawing(first, seenBy: vision, prefix: id)
      return View(name: vision.words, markup: drawing.markup)
    }
  }

  private static func side(_ name: String, of drawing: DrawnImage) -> Double {
    drawing.markup.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0
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
