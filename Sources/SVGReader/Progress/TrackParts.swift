internal import A11yModel
internal import SVGPainting

/// The track and the filled part of a progress bar or meter, and what marks how far that reaches.
struct TrackParts {
  private(set) var parts: [Part] = []
  private(set) var renderings: [Rendering] = []

  /// Why it is not known which shapes they are; nil where it is, or where there is no track.
  private(set) var missing: String?

  /// - Parameters:
  ///   - shapes: what is painted in the progress bar, in painting order.
  ///   - finder: what was found among these.
  ///   - file: where it is from.
  init(_ shapes: [PaintedShape], _ finder: TrackFinder, _ file: SVGFile) {
    guard shapes.count > 1 else { return }
    let pairs = Self.pairs(shapes, finder)
    guard !pairs.isEmpty else {
      missing = "which of its \(shapes.count) shapes are the track and the filled part"
      return
    }
    for pair in pairs { add(pair, shapes, finder, file) }
  }

  /// Where one of two shapes lies within the other, that is the track whatever their form.
  private static func pairs(_ shapes: [PaintedShape], _ finder: TrackFinder) -> [TrackFinder.Pair] {
    let separate = finder.separate
    guard separate.isEmpty, shapes.count == 2,
      shapes[0].shape.box.expanded(by: 0.5).contains(shapes[1].shape.box)
    else { return separate }
    return [TrackFinder.Pair(track: 0, fill: 1, share: 0)]
  }

  private mutating func add(
    _ pair: TrackFinder.Pair,
    _ shapes: [PaintedShape],
    _ finder: TrackFinder,
    _ file: SVGFile
  ) {
    let seen = [pair.track, pair.fill].map { shapes[$0].variants(isOneColor: true) }
    guard !seen[0].isEmpty, !seen[1].isEmpty else { return }
    let track = parts.count
    add(shapes[pair.track], .track, seen[0], file)
    add(shapes[pair.fill], .fill, seen[1].map { $0.over(seen[0]) }, file)
    parts[track + 1].over = track
    for (place, shape) in shapes.enumerated()
    where place > pair.fill && finder.marksEnd(shape.shape, of: pair) {
      let variants = shape.variants(isOneColor: true)
      guard !variants.isEmpty else { continue }
      add(shape, .plain, variants, file)
      parts[parts.count - 1].over = track + 1
    }
  }

  private mutating func add(
    _ painted: PaintedShape,
    _ role: Part.Role,
    _ variants: [RenderedVariant],
    _ file: SVGFile
  ) {
    let shape = painted.shape
    let source = file.source(of: shape.owner)
    var part = Part(kind: .shape, role: role, source: source, rendering: renderings.count)
    part.shape =
      switch shape.element.name {
      case "rect": .rectangle
      case "circle", "ellipse": .circle
      default: .path
      }
    part.colors = painted.written
    parts.append(part)
    renderings.append(Rendering(variants: variants))
  }
}

extension RenderedVariant {
  /// The filled part over the track alone, whatever else lies beside it.
  fileprivate func over(_ track: [RenderedVariant]) -> RenderedVariant {
    guard let fill, let below = track.first(where: { $0.variant == variant })?.fill else {
      return self
    }
    var over = self
    over.fill = fill.over(below)
    return over
  }
}

extension Coat {
  fileprivate func over(_ track: Coat) -> Coat {
    for coat in [self, track] {
      // What is faded as a whole has another colour on each page.
      let isFaded = coat.tones.isEmpty || !coat.origin.isForegroundOpaque
      if case .unknown(let fact) = coat.colors, isFaded {
        return Coat(colors: .unknown(fact), origin: origin)
      }
    }
    guard !tones.isEmpty, !track.tones.isEmpty else { return self }
    guard origin.isForegroundOpaque else {
      return Coat(colors: .unknown("what is seen of the track through it"), origin: origin)
    }
    let pairs = tones.flatMap { tone in
      track.tones.map { Pair(foreground: tone, background: $0) }
    }
    var origin = origin
    origin.background = track.origin.foreground
    return Coat(colors: .known(pairs), tones: tones, origin: origin)
  }
}
