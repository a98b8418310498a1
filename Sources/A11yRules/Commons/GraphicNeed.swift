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
    case .mark: return Certainty(isOutermost(index))
    case .swatch: return Certainty(isSwatch(index))
    case .series: return Certainty(part.shape != .area || !hasLine(part))
    case .node: return isNodeRequired(index, in: variant)
    case .control:
      let isOwn = !scene.ancestors(of: index).contains { $0.role == .control }
      return isOwn ? isOnlySign(index, in: variant) : .no
    case .plain:
      // What other shapes lie in or over is what they are drawn on.
      let isGround = scene.shapes[index] != nil || scene.isLainOver.contains(index)
      guard !scene.hasSigns, part.isShape, !isGround else { return .no }
      return isOnlySign(index, in: variant)
    }
  }

  /// Whether no shape of the same look lies around it: what lies within a mark divides or adorns
  /// it.
  private func isOutermost(_ index: Int) -> Bool {
    let part = scene.parts[index]
    guard part.kind == .line || part.isShape else { return false }
    return !scene.ancestors(of: index).contains { $0.role == part.role && $0.isShape }
  }

  /// Whether it is the key to a series: its colour is the series' own, or it holds no name.
  private func isSwatch(_ index: Int) -> Bool {
    let part = scene.parts[index]
    guard !isKeyToNothing(part), isOutermost(index) else { return false }
    return part.isColoredBySeries || scene.contents[index] == nil
  }

  /// Whether it is a swatch where there is nothing to tell apart.
  func isKeyToNothing(_ part: Part) -> Bool {
    part.role == .swatch && (scene.facts.component.chart?.series.count ?? 0) < 2
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

  /// Whether nothing that is seen within it, and no ring around it, shows what it shows.
  private func isOnlySign(_ index: Int, in variant: Variant) -> Certainty {
    let contents = scene.contents[index] ?? []
    let rings = (scene.rings[index] ?? []).filter { scene.parts[$0].isActive }
    let others =
      contents.map { scene.isSeen($0, in: variant) }
      + rings.map { scene.standsOut($0, in: variant) }
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
