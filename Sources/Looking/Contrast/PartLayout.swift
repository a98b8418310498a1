package import A11yModel
package import Listening

/// A component's parts by what holds what, and by what can be read and seen of them.
///
/// It is the same for each rule and each profile.
package final class PartLayout: Sendable {
  /// Whether each part is a text in some language, or a symbol.
  package let isText: [Bool]
  package let isGlyph: [Bool]

  /// Whether each part is a shape proper.
  let isShape: [Bool]

  /// The texts and glyphs that lie within each part, at any depth.
  let contents: [[Int]]

  /// The shapes and lines that lie directly within each part.
  package let shapes: [[Int]]

  /// The shapes and lines that lie over each part.
  package let overlays: [[Int]]

  /// The parts that surround each part.
  let rings: [[Int]]

  /// The lines of each series.
  package let seriesLines: [Int?: [Int]]

  /// The areas with a line along their edge, of each series that has a line in the legend, too.
  let edgedAreas: [Int?: [Int]]

  /// Whether the lines of all series have one colour and run along areas: then they part these, and tell
  /// nothing of the series.
  let areLinesOutlines: Bool

  /// Whether each part is a shape that carries what a mark or a swatch tells.
  let isCarrier: [Bool]

  /// Whether the component shows what it is about in parts made for that; where it does, its plain
  /// shapes are scenery.
  let hasSigns: Bool

  /// How many series of a chart are there to be told apart.
  package let seriesInView: Int

  /// The texts that can stand for a graphic, where they can be read.
  package let texts: TextEquivalents

  package let variants: [Variant]
  private let plainer: PlainerVariants

  /// The variants in which each part is judged, beside the part that it surrounds.
  package let judged: [VariantSet]

  /// Of each rendering and variant, the plainer variants in which it looks the same.
  private let repeats: [[VariantSet]]

  init(_ facts: ComponentFacts) {
    let parts = facts.component.parts
    isText = parts.indices.map { parts[$0].isText }
    isGlyph = parts.indices.map { parts[$0].isGlyph }
    let isShape = parts.indices.map { parts[$0].isShape }
    self.isShape = isShape
    var (contents, shapes) = (parts.map { _ in [Int]() }, parts.map { _ in [Int]() })
    var (overlays, rings) = (contents, contents)
    var colored: Set<Shown> = []
    for index in parts.indices {
      if let inner = parts[index].around, parts[index].isThere(wherever: parts[inner]) {
        rings[inner].append(index)
      }
      guard isText[index] || isGlyph[index] else {
        if let parent = parts[index].parent { shapes[parent].append(index) }
        if let below = parts[index].over { overlays[below].append(index) }
        if parts[index].isColoredBySeries, parts[index].role != .series {
          colored.insert(Shown(parts[index]))
        }
        continue
      }
      guard parts[index].kind == .text || !parts[index].isDecorative else { continue }
      for holder in Self.holders(of: index, parts)
      where parts[index].isThere(wherever: parts[holder]) {
        contents[holder].append(index)
      }
    }
    (self.contents, self.shapes, self.overlays, self.rings) = (contents, shapes, overlays, rings)
    isCarrier = parts.indices.map { Self.isCarrier($0, parts, isShape, colored) }
    hasSigns = parts.contains { part in
      switch part.role {
      case .node, .mark, .series, .fill: true
      default: false
      }
    }
    let lines = parts.indices.filter { parts[$0].role == .series && parts[$0].kind == .line }
    seriesLines = Dictionary(grouping: lines) { parts[$0].series }
    let edged = Set(lines.map { parts[$0].series }).intersection(
      parts.lazy.filter { $0.role == .swatch && $0.kind == .line }.map(\.series)
    )
    let areas = parts.indices.filter { index in
      parts[index].role == .series && parts[index].shape == .area
        && edged.contains(parts[index].series)
    }
    edgedAreas = Dictionary(grouping: areas) { parts[$0].series }
    areLinesOutlines = Self.areOutlines(seriesLines, facts.component)
    seriesInView = facts.component.seriesInView.count
    texts = TextEquivalents(facts, isText)
    let variants = facts.component.variants
    let plainer = PlainerVariants(variants)
    (self.variants, self.plainer) = (variants, plainer)
    let repeats = facts.component.renderings.map { rendering in
      let places = variants.map(rendering.place)
      return plainer.repeats { plain, variant in
        guard let one = places[plain], let other = places[variant] else { return false }
        return rendering.variants[one].looksLike(rendering.variants[other])
      }
    }
    self.repeats = repeats
    judged = parts.map { part in
      let other = part.around.map { parts[$0].rendering } ?? part.rendering
      return plainer.judged(repeats[part.rendering], repeats[other])
    }
  }

  /// The parts that a part lies within or over, nearest first.
  private static func holders(of index: Int, _ parts: [Part]) -> [Int] {
    var holders: [Int] = []
    var open: [Int] = []
    if let parent = parts[index].parent { open.append(parent) }
    if let below = parts[index].over { open.append(below) }
    while let holder = open.popLast() {
      guard !holders.contains(holder) else { continue }
      holders.append(holder)
      if let parent = parts[holder].parent { open.append(parent) }
    }
    return holders
  }

  // MARK: what shows a mark or series

  /// What shows one mark or series: a look, or the mark's own parts.
  private struct Shown: Hashable {
    var role: Part.Role
    var subject: Element.Subject
    var look: Int?
    var series: Int?

    init(_ part: Part) {
      (role, subject, look, series) = (part.role, part.subject, part.look, part.series)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(subject)
      hasher.combine(look)
      hasher.combine(series)
    }
  }

  /// Whether a shape carries what a mark or a swatch tells.
  ///
  /// It has the colour of its series, or is the outermost where none has. Others are what it lies
  /// on, or divide or adorn it.
  private static func isCarrier(
    _ index: Int,
    _ parts: [Part],
    _ isShape: [Bool],
    _ colored: Set<Shown>
  ) -> Bool {
    guard parts[index].kind == .line || isShape[index] else { return false }
    let isColored = parts[index].isColoredBySeries
    var next = parts[index].parent
    while let outer = next {
      if parts[outer].role == parts[index].role, isShape[outer],
        !isColored || parts[outer].isColoredBySeries
      {
        return false
      }
      next = parts[outer].parent
    }
    return isColored || !colored.contains(Shown(parts[index]))
  }

  // MARK: where it is judged

  /// The variants in which parts that are seen together are judged, by their indexes: one with
  /// increased contrast or elevation that looks like the one without gives no outcome of its own.
  package func judgedVariants(of first: Part, _ second: Part) -> VariantSet {
    plainer.judged(repeats[first.rendering], repeats[second.rendering])
  }
}

extension PartLayout {
  private static func areOutlines(_ lines: [Int?: [Int]], _ component: Component) -> Bool {
    let areas = Set(
      component.parts.lazy.filter { $0.role == .series && $0.shape == .area }.map(\.series)
    )
    guard lines.count > 1, areas.isSuperset(of: lines.keys) else { return false }
    let paints = Set(
      lines.values.joined().map { line in
        component.rendering(of: component.parts[line]).variants.map { rendered in
          (rendered.fill ?? rendered.outline?.coat)?.origin.foreground ?? []
        }
      }
    )
    return paints.count == 1 && paints.first?.allSatisfy { !$0.isEmpty } ?? false
  }
}

extension PartLayout: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> PartLayout {
    PartLayout(facts)
  }
}
