internal import A11yModel

/// Whether a graphic is required for understanding its component (WCAG 2.2, 1.4.11).
///
/// What its author says comes first, then what it is for. Visible text that says the same is not
/// considered here: whether that exempts is for the profile.
struct GraphicNeed: Sendable {
  let scene: ContrastScene

  func isRequired(_ index: Int, in variant: Variant) -> Certainty {
    let part = scene.parts[index]
    guard part.isActive else { return .no }
    if let said = part.isRequired { return said ? .yes : .no }
    switch part.role {
    case .gridline, .axis, .connector, .track, .legend, .empty: return .no
    case .fill: return .yes
    case .mark: return Certainty(scene.isCarrier(index))
    case .swatch: return Certainty(isSwatch(index))
    case .series: return Certainty(part.shape != .area || !hasLine(part))
    case .node: return isNodeRequired(index, in: variant)
    case .control:
      let isOwn = !scene.ancestors(of: index).contains { $0.role == .control }
      return isOwn ? isOnlySign(index, in: variant) : .no
    case .plain:
      // What other shapes lie in or over is what they are drawn on.
      let isGround = scene.shapes[index] != nil || scene.overlays[index] != nil
      // What is around a control tells something of the control, as that it has the focus.
      let isOfControl = part.around.map { scene.parts[$0].role == .control } ?? false
      guard isOfControl || !scene.hasSigns, part.isShape, !isGround else { return .no }
      return isOnlySign(index, in: variant)
    }
  }

  /// Whether it is the key to a series: its colour is the series' own, or it holds no name.
  private func isSwatch(_ index: Int) -> Bool {
    let part = scene.parts[index]
    guard !isKeyToNothing(part), scene.isCarrier(index) else { return false }
    return part.isColoredBySeries || scene.contents[index] == nil
  }

  /// Whether it is a swatch where there is nothing to tell apart.
  func isKeyToNothing(_ part: Part) -> Bool {
    part.role == .swatch && scene.seriesInView < 2
  }

  /// Whether a line runs along the edge of a series' area.
  private func hasLine(_ area: Part) -> Bool {
    scene.parts.contains {
      $0.role == .series && $0.series == area.series && $0.kind == .line
    }
  }

  /// The shape of a step, unless it merely lies behind a number or glyph that is seen, or within a
  /// ring that is.
  private func isNodeRequired(_ index: Int, in variant: Variant) -> Certainty {
    let part = scene.parts[index]
    if part.around != nil { return .yes }
    guard part.kind == .line || part.isShape || scene.facts.controls.contains(part.source),
      !scene.isBorder(part)
    else { return .no }
    return isOnlySign(index, in: variant)
  }

  /// Whether nothing that is seen within it or over it, and no ring around it, shows what it shows.
  private func isOnlySign(_ index: Int, in variant: Variant) -> Certainty {
    let contents = scene.contents[index] ?? []
    let shapes = [scene.rings, scene.shapes, scene.overlays].flatMap { $0[index] ?? [] }
      .filter { shape in
        let part = scene.parts[shape]
        // A part of its outline is not apart from it.
        return part.isActive && part.kind != .text && !scene.isBorder(part)
          && part.isThere(wherever: scene.parts[index])
      }
    let others =
      contents.map { scene.isSeen($0, in: variant) }
      + shapes.map { scene.standsOut($0, in: variant) }
    switch Certainty.any(others) {
    case .yes: return .no
    case .no: return .yes
    case .unknown(let fact): return .unknown(fact)
    }
  }
}

extension Certainty {
  init(_ isSo: Bool) { self = isSo ? .yes : .no }
}
