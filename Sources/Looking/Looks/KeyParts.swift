package import A11yModel
internal import Listening

extension Component {
  /// Where the colour of swatches is written; nil where another one there would not make them as the
  /// marks are, which have that of their series.
  package func places(
    of swatches: [Part],
    _ marks: [[Part]],
    in variant: Variant
  ) -> [WrittenColor]? {
    func coat(_ part: Part) -> Coat? {
      let rendered = self.rendering(of: part)[variant]
      return rendered?.fill ?? rendered?.outline?.coat
    }
    func isPlain(_ coat: Coat?) -> Bool {
      coat.map { $0.origin.isForegroundOpaque && $0.origin.foreground.count == 1 } ?? false
    }
    let all = marks.joined()
    let shown = Set(all.map { coat($0)?.tones })
    guard shown.count == 1, all.allSatisfy({ $0.isColoredBySeries && isPlain(coat($0)) }) else {
      return nil
    }
    let places = swatches.flatMap { swatch -> [WrittenColor] in
      guard swatch.series != nil, let coat = coat(swatch), isPlain(coat),
        !swatch.isColoredBySeries
      else { return [] }
      return swatch.colors.filter { $0.name == coat.origin.foreground[0] }
    }
    return places.isEmpty ? nil : places
  }

  /// The variants in which the parts are judged together.
  package func judgedVariants(of parts: [Part]) -> [Variant] {
    let variants = variants
    let repeats = PlainerVariants(variants).repeats { plain, variant in
      parts.allSatisfy { part in
        let rendering = self.rendering(of: part)
        return rendering[variants[variant]].looksLike(rendering[variants[plain]])
      }
    }
    return variants.indices.filter { repeats[$0].isEmpty }.map { variants[$0] }
  }
}

extension [Part] {
  /// Those whose colour stands for the series: those that take it from it, else the outermost.
  package var keyParts: [Part] {
    let graphic = filter { $0.kind != .text }
    let own = graphic.filter(\.isColoredBySeries)
    guard own.isEmpty else { return own }
    guard graphic.isEmpty else { return Array(graphic.prefix(1)) }
    return filter(\.isColoredBySeries)
  }
}

extension RenderedVariant? {
  /// Whether the same is seen of both, whatever it comes from.
  fileprivate func looksLike(_ other: RenderedVariant?) -> Bool {
    Self.looksAlike(self?.fill, other?.fill)
      && Self.looksAlike(self?.outline?.coat, other?.outline?.coat)
  }

  private static func looksAlike(_ one: Coat?, _ other: Coat?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.looksLike(other)
  }
}
