internal import A11yModel

/// Where a colour is written: what an author changes to paint a part otherwise.
struct PaintSite: Hashable, Sendable {
  /// An index into the document's sources.
  var source: Int

  /// The attribute of a token that says its colour in an appearance; nil where the colour stands at the
  /// part itself.
  var attribute: String?

  /// The colour as it is written there.
  var written: String

  /// The change that paints it in another colour.
  func change(to color: String) -> Edit.Change {
    attribute.map { .set($0, to: color) } ?? .repaint(written, as: color)
  }
}

extension ComponentFacts {
  /// Where the one opaque colour of a coat is written; nil where there are several, what is behind
  /// shines through, or it and what it is seen on do not change together.
  ///
  /// - Parameters:
  ///   - coat: a paint of the part.
  ///   - part: an index into the component's parts.
  ///   - variant: where it is to be another one.
  /// - Returns: the place.
  func paintSite(of coat: Coat, _ part: Int, in variant: Variant) -> PaintSite? {
    let names = coat.origin.foreground
    guard document.dialect == .spec, names.count == 1, coat.origin.isForegroundOpaque,
      Set(coat.tones).count == 1,
      // What is behind it would change with it.
      !coat.origin.background.contains(names[0])
    else { return nil }
    if let token = document.palette.first(where: { $0.name == names[0] }) {
      let surface = variant.surface == .elevated ? "-elevated" : ""
      return PaintSite(
        source: token.source,
        attribute: variant.appearance.rawValue + surface,
        written: names[0]
      )
    }
    guard coat.origin.isForegroundStatic, isOnSameEverywhere(coat, part) else { return nil }
    return written(names[0], part)
  }

  /// Where a coat that is the same in every appearance is written for light and for dark.
  func staticPaintSites(of coat: Coat, _ part: Int) -> [PaintSite] {
    let names = coat.origin.foreground
    guard document.dialect == .spec, coat.origin.isForegroundStatic, names.count == 1 else {
      return []
    }
    guard let token = document.palette.first(where: { $0.name == names[0] }) else {
      return [written(names[0], part)]
    }
    return ["light", "dark"].map {
      PaintSite(source: token.source, attribute: $0, written: names[0])
    }
  }

  /// Where a part says its colour itself, or its series does for it.
  private func written(_ name: String, _ index: Int) -> PaintSite {
    let part = component.parts[index]
    let series = part.isColoredBySeries ? part.series : nil
    let source = series.flatMap { component.chart?.series[$0].source }
    return PaintSite(source: source ?? part.source, attribute: nil, written: name)
  }

  /// All that a colour of a name is seen on in a variant: whoever changes a token changes it there.
  func grounds(of name: String, in variant: Variant) -> [Color] {
    component.parts.flatMap { part -> [Color] in
      guard let rendered = component.renderings[part.rendering][variant] else { return [] }
      return [rendered.fill, rendered.outline?.coat].compactMap(\.self).flatMap { coat -> [Color] in
        guard coat.origin.foreground == [name], case .known(let pairs) = coat.colors else {
          return []
        }
        return pairs.map(\.background)
      }
    }
  }

  /// Whether a colour that is written once is seen on the same in every appearance.
  fileprivate func isOnSameEverywhere(_ coat: Coat, _ part: Int) -> Bool {
    let rendering = component.renderings[component.parts[part].rendering]
    return rendering.variants.allSatisfy { rendered in
      [rendered.fill, rendered.outline?.coat].compactMap(\.self).allSatisfy { other in
        other.origin.foreground != coat.origin.foreground || other.colors == coat.colors
      }
    }
  }
}
