internal import A11yModel
internal import XML

/// The texts of an SVG file as the eye gets them, with what lies behind.
struct TextParts {
  let painter: SVGPainter

  /// What the image lies on, by appearance; nothing where nobody knows.
  let page: [Appearance: Color]

  /// Whether the file says how large it is shown.
  let isSizeKnown: Bool

  private(set) var parts: [Part] = []
  private(set) var renderings: [Rendering] = []

  /// Places behind a text count for nothing where they are together no more than this share of it:
  /// a line that crosses it, the edge of what it stands on, an estimate of its width that is off.
  private static let neglected = 0.1

  init(_ painter: SVGPainter, page: [Appearance: Color], isSizeKnown: Bool) {
    (self.painter, self.page, self.isSizeKnown) = (painter, page, isSizeKnown)
    for text in painter.texts { add(text) }
    for lost in painter.lost { add(lost.element, lost.reason) }
  }

  /// Adds a text of which nobody knows what lies behind it.
  private mutating func add(_ element: XML.Element, _ reason: String) {
    let text = SVGText(of: element).all
    guard !text.isEmpty else { return }
    let coat = Coat(colors: .unknown(reason), origin: origin)
    let variants = Appearance.allCases.map {
      RenderedVariant(variant: Variant($0, .base), backdrop: .unknown(reason), fill: coat)
    }
    let style = painter.styles.style(of: element, in: .light)
    append(
      text,
      element,
      TextStyle(size: .known(style.fontSize), weight: .known(style.fontWeight), unit: .pixel),
      variants
    )
  }

  private mutating func add(_ text: PlacedText) {
    let canvas = painter.canvas
    guard let area = visibleArea(of: text) else { return }
    let samples = Samples(over: area)
    let cover = cover(over: text, samples)
    guard cover != .whole else { return }
    let backings = Coverage(of: samples, before: text.layer, in: canvas)
      .backings(in: canvas, group: text.group)
    guard backings.contains(where: { !$0.groups.contains { $0.opacity <= 0 } }) else { return }
    var variants: [RenderedVariant] = []
    for appearance in Appearance.allCases {
      guard let group = painter.styles.groups.firstIndex(where: { $0.contains(appearance) }),
        !text.inks[group].isClear
      else { continue }
      let page = page[appearance]
      let coat =
        cover == .partial
        ? Coat(colors: .unknown("what is painted over it"), origin: origin)
        : coat(text.inks[group], text.halos[group], backings[group], on: page)
      variants.append(
        RenderedVariant(
          variant: Variant(appearance, .base),
          backdrop: backings[group].backdrop(on: page, neglecting: Self.neglected),
          fill: variants.lazy.compactMap(\.fill).first { $0 == coat } ?? coat
        )
      )
    }
    guard !variants.isEmpty else { return }
    let size = Fact<Double>.known(text.fontSize)
    append(
      text.text,
      text.element,
      TextStyle(
        size: isSizeKnown ? size : .unknown("the size at which the image is shown"),
        weight: .known(text.fontWeight),
        unit: .pixel
      ),
      variants
    )
  }

  private mutating func append(
    _ text: String,
    _ element: XML.Element,
    _ style: TextStyle,
    _ variants: [RenderedVariant]
  ) {
    let source = painter.file.source(of: element)
    var part = Part(kind: .text, role: .plain, source: source, rendering: renderings.count)
    part.content = [.literal(text)]
    part.sample = text
    part.textStyle = style
    parts.append(part)
    renderings.append(Rendering(variants: variants))
  }

  /// What its clip leaves of the area of a text; nil where that is nothing.
  private func visibleArea(of text: PlacedText) -> Parallelogram? {
    guard let clip = text.clip else { return text.area }
    let (box, bounds) = (text.area.box, painter.canvas.clips[clip].box)
    guard box.intersects(bounds) else { return nil }
    // A text that stands aslant is taken whole.
    let isUpright = abs(text.area.area - box.width * box.height) < 1e-6 * box.width * box.height
    return isUpright ? Parallelogram(box.intersection(bounds)) : text.area
  }

  /// How much of a text is under what is painted later.
  private enum Cover {
    case none
    case partial
    case whole
  }

  private func cover(over text: PlacedText, _ samples: Samples) -> Cover {
    let canvas = painter.canvas
    guard text.layer < canvas.layers.count else { return .none }
    var isMet = false
    canvas.grid.forEach(near: samples.box) { number in
      isMet = number >= text.layer && canvas.layers[number].box.intersects(samples.box)
      return !isMet
    }
    guard isMet else { return .none }
    var (hidden, touched) = (SampleMask.none, SampleMask.none)
    for layer in Coverage(of: samples, before: canvas.layers.count, in: canvas).layers
    where layer.number >= text.layer {
      let shown = canvas.layers[layer.number]
      let isClear = painter.styles.groups.indices.allSatisfy { canvas.inks[shown.ink, $0].isClear }
      if !isClear { touched = touched.union(layer.mask) }
      if shown.group == nil, canvas.inks.opaque[shown.ink] { hidden = hidden.union(layer.mask) }
    }
    let few = Double(samples.points.count) * Self.neglected
    if Double(hidden.count) > Double(samples.points.count) - few { return .whole }
    return Double(touched.count) > few ? .partial : .none
  }

  // MARK: colours

  private func coat(_ ink: Ink, _ halo: Ink, _ backing: Backing, on page: Color?) -> Coat {
    if let shortfall = painter.shortfall {
      return Coat(colors: .unknown(shortfall), origin: origin)
    }
    let tones: [Color]
    switch ink {
    case .none: tones = []
    case .color(let color): tones = [color]
    case .gradient(let ramp): tones = ramp.stops.map(\.color)
    case .several(let colors): tones = colors
    case .unknown(let fact): return Coat(colors: .unknown(fact), origin: origin)
    }
    var pairs: [Coat.Pair] = []
    for tone in tones {
      switch backing.pairs(of: tone, on: page, neglecting: Self.neglected) {
      case .unknown(let fact): return Coat(colors: .unknown(fact), tones: tones, origin: origin)
      case .known(let seen):
        for one in Self.main(seen) {
          var backgrounds = [one.background]
          switch halo {
          case .none: break
          case .color(let color): backgrounds.append(color.composited(over: one.background))
          default:
            let fact = "the colours around its letters"
            return Coat(colors: .unknown(fact), tones: tones, origin: origin)
          }
          for background in backgrounds {
            let pair = Coat.Pair(foreground: one.foreground, background: background)
            if !pairs.contains(pair) { pairs.append(pair) }
          }
        }
      }
    }
    var origin = origin
    origin.foreground = tones.map(\.hex)
    origin.background = Self.distinct(pairs.map(\.background.hex))
    origin.isForegroundOpaque = tones.allSatisfy { $0.alpha >= 1 }
    return Coat(colors: .known(pairs), tones: tones, origin: origin)
  }

  /// The places that count: the largest, until no more than what is neglected is left.
  private static func main(_ seen: [Backing.Seen]) -> [Backing.Seen] {
    guard !seen.contains(where: { $0.share == nil }) else { return seen }
    let total = seen.reduce(0) { $0 + ($1.share ?? 0) }
    let order = seen.sorted { ($0.share ?? 0) > ($1.share ?? 0) }
    var left = total
    return order.prefix { one in
      guard left > neglected + 1e-9 else { return false }
      left -= one.share ?? 0
      return true
    }
  }

  private static func distinct(_ names: [String]) -> [String] {
    names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  private var origin: PaintOrigin {
    let isStatic = painter.styles.groups.count == 1
    return PaintOrigin(isForegroundStatic: isStatic, isBackgroundStatic: isStatic)
  }
}
