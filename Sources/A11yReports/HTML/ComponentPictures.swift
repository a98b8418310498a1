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
    var variant: Variant

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
  ///   - findings: what was found where it is seen.
  ///   - id: what ids begin with.
  init?(
    of component: Component,
    in document: Document,
    source: [UInt8]?,
    _ appearances: [Appearance],
    _ visions: [Vision],
    showing findings: [Finding] = [],
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
    states = []
    guard drawing.markup.fragment.utf8.count <= Self.most else {
      remarks.append("the drawing is too large for this page; a11y-audit draw writes it")
      return
    }
    states = [PictureState(picture, drawing, names)]
    views = appearances.map { appearance in
      let variant = variants.first { $0.appearance == appearance } ?? Variant(appearance)
      let drawing = picture.drawing(variant, prefix: id)
      return View(name: appearance.rawValue, variant: variant, markup: drawing.markup)
    }
    views += visions.map { vision in
      View(
        name: "simulated from \(first.appearance.rawValue): \(vision.words)",
        variant: first,
        vision: vision,
        markup: picture.drawing(first, seenBy: vision, prefix: id).markup
      )
    }
    guard !isImage else { return }
    // Each is laid out once, and when somebody asks for it.
    var laidOut = [0: (picture: picture, state: states[0])]
    for finding in findings where !finding.told.contains(where: isShown) {
      guard states.count <= Self.mostDrawn else { break }
      let variant = variant(of: finding.first) ?? first
      for (index, snapshot) in component.snapshots.enumerated().prefix(Self.mostStates) {
        if laidOut[index] == nil {
          let picture = Picture(of: component, in: index, document, source: source)
          let state = PictureState(picture, picture.drawing(variant, prefix: id), names)
          laidOut[index] = (picture, state)
        }
        guard let (picture, state) = laidOut[index], !state.spots(of: finding.first).isEmpty else {
          continue
        }
        let markup = picture.drawing(variant, prefix: id).markup
        guard markup.fragment.utf8.count <= Self.most else { continue }
        let name = index == 0 ? variant.name : "\(variant.name), state ‘\(snapshot.name)’"
        views.append(View(name: name, variant: variant, state: states.count, markup: markup))
        states.append(state)
        break
      }
    }
  }

  /// Whether what an outcome is about stands on a picture, or can stand on none.
  private func isShown(_ outcome: Outcome) -> Bool {
    isOnWhole(outcome)
      || views.indices.contains { index in
        holds(outcome, in: index) && !states[views[index].state].spots(of: outcome).isEmpty
      }
  }

  /// Whether something that was found is about the component and nothing in it.
  func isOnWhole(_ outcome: Outcome) -> Bool {
    outcome.depicted.isEmpty && outcome.target ?? path == path
  }

  /// Where a finding stands in each view: what its sentence speaks of, and, where that is on no picture, the
  /// worst of what it stands for besides.
  func spots(of finding: Finding) -> [[Spot]] {
    let own = spots(of: finding.told)
    return own.contains { !$0.isEmpty }
      ? own : spots(of: finding.joined.sorted { $0.closeness < $1.closeness })
  }

  /// In each view the spots of the first outcome that stands there.
  private func spots(of outcomes: [Outcome]) -> [[Spot]] {
    views.indices.map { index in
      outcomes.lazy.map { spots(of: $0, in: index) }.first { !$0.isEmpty } ?? []
    }
  }

  /// Where an outcome stands in a view: what it is about, or, where no picture shows that, its target.
  func spots(of outcome: Outcome, in index: Int) -> [Spot] {
    guard !isOnWhole(outcome), holds(outcome, in: index) else { return [] }
    let state = states[views[index].state]
    let own = state.spots(of: outcome)
    guard own.isEmpty, !isShown(outcome) else { return own }
    return [state.spotOfTarget(of: outcome)].compactMap(\.self)
  }

  /// Whether an outcome holds in a view; what holds in all stands on the first alone, and another view of a
  /// state or a surface is there for what those of the state that is there at first do not show.
  private func holds(_ outcome: Outcome, in index: Int) -> Bool {
    let view = views[index]
    let variant = variant(of: outcome)
    guard view.state == 0 else {
      return (variant ?? view.variant) == view.variant && !isShownAtFirst(outcome, variant)
    }
    guard let variant else { return index == 0 }
    return variant == view.variant
      && (view.vision == nil || outcome.text("vision") == view.vision?.rawValue)
  }

  private func isShownAtFirst(_ outcome: Outcome, _ variant: Variant?) -> Bool {
    let isDrawn = views.contains { $0.state == 0 && $0.variant == variant ?? $0.variant }
    return isDrawn && !states[0].spots(of: outcome).isEmpty
  }

  /// What an outcome holds in; nil of one that holds in all.
  private func variant(of outcome: Outcome) -> Variant? {
    outcome.appearance.map { appearance in
      let drawn = views.first { $0.variant.appearance == appearance }?.variant.surface
      return Variant(appearance, outcome.surface ?? drawn ?? .base)
    }
  }
}

extension Finding {
  /// The outcomes on what its sentence speaks of, itself first.
  fileprivate var told: [Outcome] {
    [first]
      + joined.filter {
        first.depicted.isEmpty ? $0.target == first.target : $0.depicted == first.depicted
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
