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
  private(set) var states: [PictureState]

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
    states = [PictureState(picture, drawing, names, document)]
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
        let state = PictureState(picture, drawing, names, document)
        guard !state.boxes(of: outcome).isEmpty, drawing.markup.fragment.utf8.count <= Self.most
        else {
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
    isOnWhole(outcome) || states.contains { !$0.boxes(of: outcome).isEmpty }
  }

  /// Whether something that was found is about the component and nothing in it.
  func isOnWhole(_ outcome: Outcome) -> Bool { outcome.target.map { $0 == path } ?? true }

  /// So many places of a finding have a pin in one view.
  private static let mostPlaces = 3

  /// Where a finding stands in a view: what speaks for it, and the worst of the others, or else what it sums up.
  func boxes(of finding: Finding, in index: Int) -> [Box] {
    let own = boxes(of: [finding.first] + Self.worstFirst(finding.outcomes), in: index)
    return own.isEmpty
      ? Array(boxes(of: Self.worstFirst(finding.joined), in: index).prefix(1)) : own
  }

  private static func worstFirst(_ outcomes: [Outcome]) -> [Outcome] {
    outcomes.sorted { $0.closeness < $1.closeness }
  }

  private func boxes(of outcomes: [Outcome], in index: Int) -> [Box] {
    let view = views[index]
    var boxes: [Box] = []
    for outcome in outcomes where boxes.count < Self.mostPlaces {
      guard !isOnWhole(outcome), holds(outcome, in: view, isFirst: index == 0) else { continue }
      for box in self.boxes(of: outcome, in: view) where !boxes.contains(box) { boxes.append(box) }
    }
    return boxes
  }

  /// Where something that was found stands in a view: what it is about, or, where no picture shows that,
  /// its target.
  func boxes(of outcome: Outcome, in view: View) -> [Box] {
    let own = states[view.state].boxes(of: outcome)
    guard own.isEmpty, !isShown(outcome) else { return own }
    return [states[view.state].boxOfTarget(of: outcome)].compactMap(\.self)
  }

  /// Whether something that was found holds in a view; what holds in all stands on the first alone.
  private func holds(_ outcome: Outcome, in view: View, isFirst: Bool) -> Bool {
    // Another state is drawn for what is not there at first.
    if view.state > 0 { return states[..<view.state].allSatisfy { $0.boxes(of: outcome).isEmpty } }
    guard outcome.appearance != nil else { return isFirst }
    return outcome.appearance == view.appearance
      && (view.vision == nil || outcome.text("vision") == view.vision?.rawValue)
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
