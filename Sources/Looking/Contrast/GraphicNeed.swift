package import A11yModel
package import Listening

/// Whether a graphic is required for understanding its component (WCAG 2.2, 1.4.11).
///
/// What its author says comes first, then what it is for. Visible text that says the same is not
/// considered here: whether that exempts is for the profile.
package struct GraphicNeed: Sendable {
  package let scene: ContrastScene

  package init(scene: ContrastScene) { self.scene = scene }

  /// Whether it draws bars or slices that have no size.
  private func isUnseen(_ index: Int) -> Bool {
    guard scene.parts[index].role == .mark, let series = scene.parts[index].series else {
      return false
    }
    return scene.facts[SizelessSeries.self].contains(series)
  }

  /// Whether it may be required in some variant; where not, it is in none.
  package func mayBeRequired(_ index: Int) -> Bool {
    switch scene.parts[index].kind {
    case .text, .glyph: return false
    case .shape, .line: break
    }
    guard !scene.parts[index].isDecorative, !scene.parts[index].isDisabled,
      !scene.parts[index].isEssential, !isUnseen(index)
    else { return false }
    return scene.parts[index].isRequired ?? !scene.parts[index].role.isScenery
  }

  package func isRequired(_ index: Int, in variant: Variant) -> Certainty {
    guard mayBeRequired(index) else { return .no }
    if scene.parts[index].isRequired == true { return .yes }
    switch scene.parts[index].role {
    case .gridline, .axis, .connector, .track, .legend, .empty: return .no
    case .fill: return .yes
    case .mark: return Certainty(scene.isCarrier(index))
    case .swatch: return Certainty(isSwatch(index))
    case .series: return isSeriesRequired(index, in: variant)
    case .node: return isNodeRequired(index, in: variant)
    case .control:
      let isOwn = !scene.lies(index, within: .control)
      return isOwn ? isOnlySign(index, in: variant) : .no
    case .plain:
      // What other shapes lie in or over is what they are drawn on.
      let isGround = !scene.layout.shapes[index].isEmpty || !scene.layout.overlays[index].isEmpty
      // What is around a control tells something of the control, as that it has the focus.
      let isOfControl = scene.parts[index].around.map { scene.parts[$0].role == .control } ?? false
      guard isOfControl || !scene.layout.hasSigns, scene.layout.isShape[index], !isGround else {
        return .no
      }
      return isOnlySign(index, in: variant)
    }
  }

  /// Whether it is the key to a series: its colour is the series' own, or it holds no name.
  private func isSwatch(_ index: Int) -> Bool {
    guard !isKeyToNothing(index), scene.isCarrier(index), !isBesideKeyLine(index) else {
      return false
    }
    return scene.parts[index].isColoredBySeries || scene.layout.contents[index].isEmpty
  }

  /// Whether it is a swatch where there is nothing to tell apart.
  package func isKeyToNothing(_ index: Int) -> Bool {
    scene.parts[index].role == .swatch && scene.layout.seriesInView < 2
  }

  /// Whether it is painted as an area is, beside the line that carries that in the chart.
  private func isBesideKeyLine(_ swatch: Int) -> Bool {
    guard scene.parts[swatch].kind != .line else { return false }
    let areas = scene.layout.edgedAreas[scene.parts[swatch].series] ?? []
    return areas.contains { paints(of: $0) == paints(of: swatch) }
  }

  /// What the inside of a part is painted with in each variant, whatever lies behind; on an unknown
  /// page, how it would be seen on white.
  private func paints(of part: Int) -> [[String]?] {
    let rendering = scene.facts.component.renderings[scene.parts[part].rendering]
    return rendering.variants.map { rendered in
      rendered.fill.map { fill in
        fill.supposed?.onWhite.map(\.foreground.notation) ?? fill.origin.foreground
      }
    }
  }

  /// Whether a line runs along the edge of a series' area.
  private func hasLine(_ area: Int) -> Bool {
    scene.layout.seriesLines[scene.parts[area].series] != nil
  }

  /// The line of a series, else its area; where lines merely part areas, an area that is seen.
  private func isSeriesRequired(_ index: Int, in variant: Variant) -> Certainty {
    let isArea = scene.parts[index].shape == .area
    guard scene.layout.areLinesOutlines, isArea || scene.parts[index].kind == .line else {
      return Certainty(!isArea || !hasLine(index))
    }
    let series = scene.parts[index].series
    let area = scene.parts.indices.first {
      scene.parts[$0].shape == .area && scene.parts[$0].role == .series
        && scene.parts[$0].series == series
    }
    switch area.map({ scene.standsOut($0, in: variant) }) {
    case .yes: return Certainty(isArea)
    case .unknown(let fact): return .unknown(fact)
    case .no, nil: return Certainty(!isArea)
    }
  }

  /// The shape of a step, unless it merely lies behind a number or glyph that is seen, or within a
  /// ring that is.
  private func isNodeRequired(_ index: Int, in variant: Variant) -> Certainty {
    if scene.parts[index].around != nil { return .yes }
    guard
      scene.parts[index].kind == .line || scene.layout.isShape[index]
        || scene.facts.controls.contains(scene.parts[index].source),
      !scene.isBorder(index)
    else { return .no }
    return isOnlySign(index, in: variant)
  }

  /// Whether nothing that is seen within it or over it, and no ring around it, shows what it shows.
  private func isOnlySign(_ index: Int, in variant: Variant) -> Certainty {
    var doubt: String?
    for content in scene.layout.contents[index] {
      switch scene.isSeen(content, in: variant) {
      case .yes: return .no
      case .unknown(let fact): doubt = doubt ?? fact
      case .no: continue
      }
    }
    for shapes in [scene.layout.rings, scene.layout.shapes, scene.layout.overlays] {
      for shape in shapes[index] where isApart(shape, from: index) {
        switch scene.standsOut(shape, in: variant) {
        case .yes: return .no
        case .unknown(let fact): doubt = doubt ?? fact
        case .no: continue
        }
      }
    }
    return doubt.map { .unknown($0) } ?? .yes
  }

  /// Whether a shape shows something by itself; a part of the other's outline is not apart from it.
  private func isApart(_ shape: Int, from index: Int) -> Bool {
    scene.parts[shape].isActive && scene.parts[shape].kind != .text && !scene.isBorder(shape)
      && scene.parts[shape].isThere(wherever: scene.parts[index])
  }
}

extension Part.Role {
  /// Whether what is for it is needed for understanding only where its author says so.
  fileprivate var isScenery: Bool {
    switch self {
    case .gridline, .axis, .connector, .track, .legend, .empty: true
    default: false
    }
  }
}

extension Certainty {
  package init(_ isSo: Bool) { self = isSo ? .yes : .no }
}
