internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

/// The texts of an SVG file as the eye gets them, with what lies behind.
struct TextParts {
  private let painter: SVGPainter
  private let colors: PaintedColors

  /// How much is looked at for all texts; what is left of them then is not known.
  private var effort: Effort

  /// What texts lie on that lie wholly on the same layers.
  private var grounds: [GroundKey: Ground] = [:]

  /// What such texts look like, painted alike on one ground.
  private var looks: [Look: [RenderedVariant]] = [:]

  /// What a text lies on.
  private struct Ground {
    /// In each group of appearances.
    var backings: [Backing]

    /// Its number among those that texts lie wholly on; nil of one that is of this text alone.
    var number: Int?
  }

  private struct GroundKey: Hashable {
    var layers: [Int]
    var group: Int?
  }

  private struct Look: Hashable {
    var inks: [Ink]
    var halos: [[LetterHalo]]
    var ground: Int
  }

  private(set) var parts: [Part] = []
  private(set) var renderings: [Rendering] = []

  init(_ painter: SVGPainter, _ colors: PaintedColors) {
    (self.painter, self.colors) = (painter, colors)
    effort = Effort(for: painter.texts.count, on: painter.canvas)
    for text in painter.texts { add(text) }
    for lost in painter.lost { add(lost.element, lost.reason) }
  }

  /// Adds a text of which nobody knows what lies behind it.
  private mutating func add(_ element: XML.Element, _ reason: String) {
    let text = SVGText(of: element).all
    guard !text.isEmpty else { return }
    let style = painter.styles.style(of: element, in: .light)
    append(
      text,
      element,
      TextStyle(
        size: .unknown("how large it is painted"),
        weight: .known(style.fontWeight),
        unit: .pixel,
        scales: .unknown(Self.scaling)
      ),
      PaintedColors.unseen(reason)
    )
  }

  private mutating func add(_ text: PlacedText) {
    guard let area = visibleArea(of: text) else { return }
    guard !effort.isSpent else {
      return append(text.text, text.element, style(of: text), PaintedColors.unseen(Effort.fact))
    }
    let cover = cover(over: text, area)
    guard cover != .whole else { return }
    guard let ground = ground(of: text, area) else { return }
    let variants = cover == .none ? look(of: text, on: ground) : doubt(of: text, on: ground)
    guard !variants.isEmpty else { return }
    append(text.text, text.element, style(of: text), variants, painter.colors(of: text))
  }

  // MARK: what is seen of it

  /// What is seen of a text that lies bare.
  private mutating func look(of text: PlacedText, on ground: Ground) -> [RenderedVariant] {
    let key = ground.number.map { Look(inks: text.inks, halos: text.halos, ground: $0) }
    if let key, let known = looks[key] { return known }
    let look = variants(of: text, on: ground) { place in
      colors.coat(of: text.inks, halos: text.halos, on: ground.backings, place)
    }
    if let key { looks[key] = look }
    return look
  }

  /// What is seen of a text that is covered in part.
  private func doubt(of text: PlacedText, on ground: Ground) -> [RenderedVariant] {
    variants(of: text, on: ground) { _ in PaintedColors.unknown("what is painted over it") }
  }

  private func variants(
    of text: PlacedText,
    on ground: Ground,
    _ coat: (PaintedColors.Place) -> Coat
  ) -> [RenderedVariant] {
    guard ground.backings.contains(where: { !$0.groups.contains { $0.opacity <= 0 } }) else {
      return []
    }
    return colors.variants(on: ground.backings) { place in
      text.inks[place.group].isClear ? nil : (coat(place), nil)
    }
  }

  // MARK: what it lies on

  /// What lies behind a text; nil where its clip leaves nothing of it.
  private mutating func ground(of text: PlacedText, _ area: Parallelogram) -> Ground? {
    let layers =
      isCut(text) ? nil : painter.canvas.wholeLayers(under: area.box, before: text.layer)
    guard let layers else {
      guard let samples = samples(of: text, area) else { return nil }
      return Ground(backings: backings(of: samples, behind: text))
    }
    let key = GroundKey(layers: layers, group: text.group)
    if let known = grounds[key] { return known }
    let backings = backings(of: Samples([area.box.center]), behind: text)
    let ground = Ground(backings: backings, number: grounds.count)
    grounds[key] = ground
    return ground
  }

  private mutating func backings(of samples: Samples, behind text: PlacedText) -> [Backing] {
    let coverage = Coverage(of: samples, before: text.layer, in: painter.canvas)
    effort.spend(coverage.steps)
    return coverage.backings(in: painter.canvas, group: text.group)
  }

  /// Places all over a text, as far as its clip leaves it; nil where that is nothing.
  private mutating func samples(of text: PlacedText, _ area: Parallelogram) -> Samples? {
    let samples = Samples(over: area)
    guard let clip = text.clip, isCut(text) else { return samples }
    return samples.cut(
      by: clip,
      in: painter.canvas,
      neglecting: PaintedColors.neglected,
      &effort
    )
  }

  /// Whether its clip is more than a rectangle.
  private func isCut(_ text: PlacedText) -> Bool {
    text.clip.map { !painter.canvas.isRectangle($0) } ?? false
  }

  private func style(of text: PlacedText) -> TextStyle {
    let varies = "how its size differs between appearances"
    let missing =
      text.variesInSize
      ? varies : painter.isSizeKnown ? nil : FileFact.shownSize.rawValue
    return TextStyle(
      size: missing.map { .unknown($0) } ?? .known(text.fontSize),
      weight: text.variesInSize ? .unknown(varies) : .known(text.fontWeight),
      unit: .pixel,
      scales: .unknown(Self.scaling)
    )
  }

  /// What is not known of the text of any image.
  static let scaling = FileFact.textScaling.rawValue

  private mutating func append(
    _ text: String,
    _ element: XML.Element,
    _ style: TextStyle,
    _ variants: [RenderedVariant],
    _ colors: [WrittenColor] = []
  ) {
    let source = painter.file.source(of: element)
    // Characters that are put one by one and look alike are one text.
    if let last = parts.last, last.source == source, last.sample == text, last.textStyle == style,
      renderings.last?.variants == variants
    {
      return
    }
    var part = Part(kind: .text, role: .plain, source: source, rendering: renderings.count)
    part.content = [.literal(text)]
    part.sample = text
    part.textStyle = style
    part.colors = colors
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

  private mutating func cover(over text: PlacedText, _ area: Parallelogram) -> Cover {
    let canvas = painter.canvas
    guard text.layer < canvas.layers.count else { return .none }
    var isMet = false
    canvas.grid.forEach(near: area.box) { number in
      isMet = number >= text.layer && canvas.layers[number].box.intersects(area.box)
      return !isMet
    }
    guard isMet, let samples = samples(of: text, area) else { return .none }
    var (hidden, touched) = (SampleMask.none, SampleMask.none)
    let coverage = Coverage(of: samples, before: canvas.layers.count, in: canvas) {
      $0 >= text.layer
    }
    effort.spend(coverage.steps)
    for layer in coverage.layers {
      let shown = canvas.layers[layer.number]
      let groups = painter.styles.groups.indices
      let isClear = groups.allSatisfy { canvas.ink(of: layer.number, in: $0).isClear }
      if !isClear { touched = touched.union(layer.mask) }
      if shown.group == nil, canvas.inks.opaque[shown.ink] { hidden = hidden.union(layer.mask) }
    }
    let few = Double(samples.points.count) * PaintedColors.neglected
    if Double(hidden.count) > Double(samples.points.count) - few { return .whole }
    return Double(touched.count) > few ? .partial : .none
  }
}
