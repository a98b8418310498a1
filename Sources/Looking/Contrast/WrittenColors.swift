package import A11yModel
package import Listening

// Where colours are written that are seen.
extension ComponentFacts {
  /// Where the one opaque colour of a coat is written; nowhere where there are several, what is behind
  /// shines through, or it and what it is seen on do not change together.
  ///
  /// - Parameters:
  ///   - coat: a paint of the part.
  ///   - part: an index into the component's parts.
  ///   - variant: where it is to be another one.
  /// - Returns: all the places that make one colour.
  package func colors(of coat: Coat, _ part: Int, in variant: Variant) -> [WrittenColor] {
    guard let name = changeable(coat) else { return [] }
    if let token = token(name) { return [token.color(in: variant)] }
    guard coat.origin.isForegroundStatic, isOnSameEverywhere(coat, part) else { return [] }
    return written(name, part)
  }

  /// The token that a coat is painted in, where a change of it paints that otherwise.
  package func token(of coat: Coat, _ part: Int, in variant: Variant) -> Token? {
    changeable(coat).flatMap(token)
  }

  private func changeable(_ coat: Coat) -> String? {
    let names = coat.origin.foreground
    guard names.count == 1, coat.origin.isForegroundOpaque, Set(coat.tones).count == 1,
      // What is behind it would change with it.
      !coat.origin.background.contains(names[0])
    else { return nil }
    return names[0]
  }

  private func token(_ name: String) -> Token? {
    document.palette.first { $0.name == name }
  }

  /// Where a coat that is the same in every appearance is written for light and for dark.
  package func staticColors(of coat: Coat, _ part: Int) -> [WrittenColor] {
    let names = coat.origin.foreground
    guard coat.origin.isForegroundStatic, names.count == 1 else { return [] }
    guard let token = token(names[0]) else { return written(names[0], part) }
    return [Appearance.light, .dark].map { token.color(in: Variant($0, .base)) }
  }

  /// Where a part says its colour; with it all that shows a series by it.
  private func written(_ name: String, _ index: Int) -> [WrittenColor] {
    let part = component.parts[index]
    guard part.isColoredBySeries, let series = part.series else {
      return part.colors.filter { $0.name == name }
    }
    var colors: [WrittenColor] = []
    for other in component.parts
    where other.series == series && other.isColoredBySeries && shows(name, other) {
      let own = other.colors.filter { $0.name == name }
      guard !own.isEmpty else { return [] }
      colors += own.filter { !colors.contains($0) }
    }
    return colors
  }

  private func shows(_ name: String, _ part: Part) -> Bool {
    component.renderings[part.rendering].variants.contains { rendered in
      [rendered.fill, rendered.outline?.coat].contains { $0?.origin.foreground == [name] }
    }
  }

  /// All that a colour of a name is seen on in a variant: whoever changes a token changes it there.
  package func grounds(of name: String, in variant: Variant) -> [Color] {
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
