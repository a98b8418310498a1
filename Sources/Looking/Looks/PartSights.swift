internal import A11yModel

/// What is seen of the parts of one step or mark in one variant.
struct PartSights {
  /// In the order of cues.
  private(set) var cues: [SeenCue] = []

  /// The outlines that nobody sees against what lies behind them.
  private(set) var lostOutlines: [LostOutline] = []

  /// In the order of places.
  private(set) var colors: [Sight.SeenCoat] = []

  /// In the order of places, too.
  private(set) var extents: [Sight.Extent] = []

  /// - Parameters:
  ///   - parts: the parts by importance.
  ///   - variant: where they are seen.
  ///   - renderings: those of the component.
  init(_ parts: [LookPart], in variant: Variant, of renderings: [Rendering]) {
    cues.reserveCapacity(parts.count + 2)
    colors.reserveCapacity(parts.count + 2)
    var ordinals = (shape: 0, glyph: 0, text: 0)
    for part in parts {
      let variants = renderings[part.rendering].variants
      guard let place = renderings[part.rendering].place(of: variant) else { continue }
      let fill = variants[place].fill
      switch part.kind {
      case .text:
        addText(part, fill, ColorSlot(kind: .text, ordinal: ordinals.text))
        ordinals.text += 1
      case .glyph:
        addGlyph(part, fill, ColorSlot(kind: .glyph, ordinal: ordinals.glyph))
        ordinals.glyph += 1
      case .shape:
        addShape(part, fill, variants[place].outline, ordinals.shape)
        ordinals.shape += 1
      }
    }
    colors.sort { $0.slot < $1.slot }
    extents.sort { $0.slot < $1.slot }
    tellAlikeApart()
  }

  /// Puts the cues in order and counts those that are alike, in the order of their parts.
  private mutating func tellAlikeApart() {
    for index in cues.indices { cues[index].cue.ordinal = index }
    cues.sort { $0.cue < $1.cue }
    for index in cues.indices {
      guard index > 0, cues[index].cue.isOneKind(with: cues[index - 1].cue) else {
        cues[index].cue.ordinal = 0
        continue
      }
      cues[index].cue.ordinal = cues[index - 1].cue.ordinal + 1
    }
  }

  private mutating func addText(_ part: LookPart, _ fill: Coat?, _ slot: ColorSlot) {
    guard let coat = fill, coat.isVisible else { return }
    colors.append(Sight.SeenCoat(slot: slot, coat: coat))
    let text = add(Cue(kind: .text, content: part.content), coat, part)
    cues[text].unwritten = part.unwritten
    cues[text].measures.textSize = part.textSize
    cues[text].measures.textWeight = part.textWeight
  }

  private mutating func addGlyph(_ part: LookPart, _ fill: Coat?, _ slot: ColorSlot) {
    guard let coat = fill, coat.isVisible else { return }
    colors.append(Sight.SeenCoat(slot: slot, coat: coat))
    let symbol = add(Cue(kind: .symbol, content: part.content), coat, part)
    cues[symbol].unwritten = part.unwritten
    cues[symbol].measures.textSize = part.textSize
    if let size = part.textSize { extents.append(Sight.Extent(slot: slot, points: size)) }
  }

  private mutating func addShape(
    _ part: LookPart,
    _ fill: Coat?,
    _ outline: Outline?,
    _ ordinal: Int
  ) {
    if let fill {
      let slot = ColorSlot(kind: .shape, ordinal: ordinal)
      colors.append(Sight.SeenCoat(slot: slot, coat: fill))
      if fill.isVisible {
        let shape = add(Cue(kind: .shape, content: part.content), fill, part)
        cues[shape].measures.width = part.width
        cues[shape].measures.height = part.height
        if let pattern = part.pattern { _ = add(pattern, fill.drawing ?? fill, part) }
      }
      if let width = part.width, let height = part.height {
        extents.append(Sight.Extent(slot: slot, points: min(width, height)))
      } else if let points = part.width ?? part.height {
        extents.append(Sight.Extent(slot: slot, points: points))
      }
    }
    guard let outline else { return }
    let edge = ColorSlot(kind: .shape, ordinal: ordinal, isOutline: true)
    colors.append(Sight.SeenCoat(slot: edge, coat: outline.coat))
    extents.append(Sight.Extent(slot: edge, points: outline.width))
    let isLost = outline.coat.tones == fill?.tones ?? []
    if !outline.coat.isVisible {
      lostOutlines.append(LostOutline(content: part.content, tones: Set(outline.coat.tones)))
    }
    guard outline.coat.isVisible, !isLost else { return }
    let line = add(Cue(kind: .outline, content: part.content), outline.coat, part)
    cues[line].measures.width = part.width
    cues[line].measures.height = part.height
    cues[line].measures.stroke = outline.width
    if let dash = part.dash { _ = add(dash, outline.coat, part) }
  }

  private mutating func add(_ cue: Cue, _ coat: Coat, _ part: LookPart) -> Int {
    var seen = SeenCue(cue: cue, coats: part.isConditional ? [] : [coat])
    seen.isDoubtful = part.isConditional
    cues.append(seen)
    return cues.count - 1
  }
}
