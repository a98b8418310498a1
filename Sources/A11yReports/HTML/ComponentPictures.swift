internal import A11yModel
internal import A11yRules
internal import Drawing
internal import Geometry
internal import XML

/// A component as it looks in each of its appearances, in the first of them to people who see colours
/// otherwise, and in states that are not there at first and that something was found in.
struct ComponentPictures {
  private(set) var views: [View] = []

  /// What is drawn: the state that is there first, then the others.
  private(set) var states: [State]

  /// What the drawing assumes or leaves out.
  private(set) var remarks: [String]

  /// The path of the component.
  let path: String

  struct View {
    /// What it is called: an appearance, how colours are seen, or a state.
    var name: String
    var appearance: Appearance

    /// Who looks; nil of somebody who can tell all colours apart.
    var vision: Vision?

    /// Which of the states it shows.
    var state = 0
    var markup: Markup
  }

  /// A drawing of more bytes is not on the page.
  private static let most = 120_000

  /// So many states are looked through, and so many drawn besides the first.
  private static let mostStates = 8
  private static let mostDrawn = 3

  /// Nil where nothing is known of what it looks like.
  ///
  /// - Parameters:
  ///   - component: what is drawn, as its source describes it.
  ///   - document: what it is of.
  ///   - source: the bytes that this was read from, where they are at hand.
  ///   - appearances: those that are drawn.
  ///   - visions: how else the first of them is seen.
  ///   - outcomes: what was found where it is seen.
  ///   - id: what ids begin with.
  init?(
    of component: Component,
    in document: Document,
    source: [UInt8]?,
    _ appearances: [Appearance],
    _ visions: [Vision],
    showing outcomes: [Outcome] = [],
    id: String
  ) {
    let picture = Picture(of: component, in: 0, document, source: source)
    let variants = component.variants
    let first = variants.first { $0.appearance == appearances.first } ?? variants.first
    guard !picture.isEmpty, let first else { return nil }
    let drawing = picture.drawing(first, prefix: id)
    let isImage = document.dialect == .svg
    let names = isImage ? [] : Set(component.states.map(\.id))
    path = document.path(of: component.source)
    remarks = drawing.remarks
    states = [State(picture, drawing, names)]
    guard drawing.markup.fragment.utf8.count <= Self.most else {
      remarks.append("the drawing is too large for this page; a11y-audit draw writes it")
      return
    }
    views = appearances.map { appearance in
      let drawing = picture.drawing(Variant(appearance), prefix: id)
      return View(name: appearance.rawValue, appearance: appearance, markup: drawing.markup)
    }
    views += visions.map { vision in
      View(
        name: "simulated from \(first.appearance.rawValue): \(vision.words)",
        appearance: first.appearance,
        vision: vision,
        markup: picture.drawing(first, seenBy: vision, prefix: id).markup
      )
    }
    guard !isImage else { return }
    // Each is laid out once, and when somebody asks for it.
    var laidOut: [Int: Picture] = [:]
    for outcome in outcomes where !isShown(outcome) && states.count <= Self.mostDrawn {
      for (index, snapshot) in component.snapshots.enumerated().prefix(Self.mostStates) {
        let picture =
          laidOut[index] ?? Picture(of: component, in: index, document, source: source)
        laidOut[index] = picture
        let variant = outcome.appearance.map { Variant($0) } ?? first
        let drawing = picture.drawing(variant, prefix: id)
        let state = State(picture, drawing, names)
        guard state.box(of: outcome) != nil, drawing.markup.fragment.utf8.count <= Self.most else {
          continue
        }
        let name = "\(variant.appearance.rawValue), state ‘\(snapshot.name)’"
        views.append(
          View(
            name: name,
            appearance: variant.appearance,
            state: states.count,
            markup: drawing.markup
          )
        )
        states.append(state)
        break
      }
    }
  }

  /// Whether something that was found stands on a picture, or can stand on none.
  private func isShown(_ outcome: Outcome) -> Bool {
    isOnWhole(outcome) || states.contains { $0.box(of: outcome) != nil }
  }

  /// Whether something that was found is about the component and nothing in it.
  func isOnWhole(_ outcome: Outcome) -> Bool { outcome.target.map { $0 == path } ?? true }

  /// Where a finding stands in a view: what speaks for it does, or else the worst of the others that can.
  func box(of finding: Finding, in index: Int) -> Box? {
    let view = views[index]
    let others = finding.joined.sorted { $0.closeness < $1.closeness }
    return ([finding.first] + others).lazy.compactMap { outcome in
      isOnWhole(outcome) || !holds(outcome, in: view, isFirst: index == 0)
        ? nil : states[view.state].box(of: outcome)
    }.first
  }

  /// Whether something that was found holds in a view; what holds in all stands on the first alone.
  private func holds(_ outcome: Outcome, in view: View, isFirst: Bool) -> Bool {
    // Another state is drawn for what is not there at first.
    if view.state > 0 { return states[..<view.state].allSatisfy { $0.box(of: outcome) == nil } }
    guard outcome.appearance != nil else { return isFirst }
    return outcome.appearance == view.appearance
      && (view.vision == nil || outcome.text("vision") == view.vision?.rawValue)
  }

  /// A component as it is drawn in one of its states.
  struct State {
    let width: Double
    let height: Double
    private let boxes: [Picture.Place: Box]

    /// The ids of the states that its steps can be in.
    private let names: Set<String>

    init(_ picture: Picture, _ drawing: DrawnImage, _ names: Set<String>) {
      func side(_ name: String) -> Double {
        drawing.markup.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0
      }
      (width, height) = (side("width"), side("height"))
      (boxes, self.names) = (picture.boxes, names)
    }

    var box: Box { Box(x: 0, y: 0, width: width, height: height) }

    /// Where something that was found stands: at its target, or all that is drawn within it, or the nearest
    /// element around it that is drawn; nil where none is, or is in another state.
    func box(of outcome: Outcome) -> Box? {
      let state = outcome.state.flatMap { names.contains($0) ? $0 : nil }
      guard var path = outcome.target?[...] else { return nil }
      let inner = boxes.filter { $0.key.state == state && $0.key.path.hasPrefix(path + "/") }
      while !path.isEmpty {
        if let box = boxes[Picture.Place(String(path), in: state)] { return box }
        if !inner.isEmpty { return inner.values.reduce(.empty) { $0.union($1) } }
        path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      }
      return nil
    }
  }
}

extension Vision {
  /// How colours are seen so, in words.
  fileprivate var words: String {
    switch self {
    case .protan: "without red (protanopia)"
    case .deutan: "without green (deuteranopia)"
    case .tritan: "without blue (tritanopia)"
    case .grey: "without colours (achromatopsia)"
    }
  }
}
