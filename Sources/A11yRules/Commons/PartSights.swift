internal import A11yModel

/// What is seen of the parts of one step or mark in one variant.
struct PartSights {
  private(set) var cues: [Cue: [Coat]] = [:]
  private(set) var doubtful: Set<Cue> = []
  private(set) var measures: [Sight.Measure: Double] = [:]
  private(set) var colors: [ColorSlot: Coat] = [:]
  private(set) var extents: [ColorSlot: Double] = [:]

  private var counts: [Cue: Int] = [:]

  init(_ parts: [Part], in variant: Variant, of component: Component) {
    // What surrounds another shape stands behind it in importance.
    let ordered =
      parts.filter { $0.isMain } + parts.filter { !$0.isMain && $0.around == nil }
      + parts.filter { !$0.isMain && $0.around != nil }
    var ordinals: [ColorSlot.Kind: Int] = [:]
    for part in ordered {
      guard let rendered = component.rendering(of: part)[variant] else { continue }
      let kind = part.slotKind
      let ordinal = ordinals[kind, default: 0]
      ordinals[kind] = ordinal + 1
      let slot = ColorSlot(kind: kind, ordinal: ordinal)
      switch kind {
      case .text: addText(part, rendered, slot)
      case .glyph: addGlyph(part, rendered, slot)
      case .shape: addShape(part, rendered, slot)
      }
    }
  }

  private mutating func addText(_ part: Part, _ rendered: RenderedVariant, _ slot: ColorSlot) {
    guard let coat = rendered.fill, coat.isVisible else { return }
    colors[slot] = coat
    let cue = add(.text, part.ownWords, coat, part)
    if let size = part.textStyle?.size.value { measures[.init(kind: .textSize, cue: cue)] = size }
    if let weight = part.textStyle?.weight.value {
      measures[.init(kind: .textWeight, cue: cue)] = weight
    }
  }

  private mutating func addGlyph(_ part: Part, _ rendered: RenderedVariant, _ slot: ColorSlot) {
    guard let coat = rendered.fill, coat.isVisible else { return }
    colors[slot] = coat
    let cue = add(.symbol, part.ownSymbol, coat, part)
    if let size = part.textStyle?.size.value {
      measures[.init(kind: .textSize, cue: cue)] = size
      extents[slot] = size
    }
  }

  private mutating func addShape(_ part: Part, _ rendered: RenderedVariant, _ slot: ColorSlot) {
    let name = part.shapeName
    if let fill = rendered.fill {
      colors[slot] = fill
      if fill.isVisible {
        addMeasures(part, to: add(.shape, name, fill, part))
        if let pattern = part.pattern { add(.pattern, named: pattern, fill, part) }
      }
      extents[slot] = [part.width, part.height].compactMap(\.self).min()
    }
    guard let outline = rendered.outline else { return }
    let edge = ColorSlot(kind: .shape, ordinal: slot.ordinal, isOutline: true)
    colors[edge] = outline.coat
    extents[edge] = outline.width
    let isLost = outline.coat.knownTones == rendered.fill?.knownTones
    guard outline.coat.isVisible, !isLost else { return }
    let cue = add(.outline, name, outline.coat, part)
    addMeasures(part, to: cue)
    measures[.init(kind: .stroke, cue: cue)] = outline.width
    if let dash = part.dash { add(.dash, named: dash, outline.coat, part) }
  }

  private mutating func addMeasures(_ part: Part, to cue: Cue) {
    if let width = part.width { measures[.init(kind: .width, cue: cue)] = width }
    if let height = part.height { measures[.init(kind: .height, cue: cue)] = height }
  }

  private mutating func add(
    _ kind: Cue.Kind,
    named name: String,
    _ coat: Coat,
    _ part: Part
  ) {
    _ = add(Cue(kind, named: name), coat, part)
  }

  private mutating func add(_ kind: Cue.Kind, _ content: String, _ coat: Coat, _ part: Part) -> Cue
  {
    add(Cue(kind: kind, content: content), coat, part)
  }

  private mutating func add(_ cue: Cue, _ coat: Coat, _ part: Part) -> Cue {
    var cue = cue
    let ordinal = counts[cue, default: 0]
    counts[cue] = ordinal + 1
    cue.ordinal = ordinal
    if part.isConditional {
      doubtful.insert(cue)
    } else {
      cues[cue] = [coat]
    }
    return cue
  }
}

extension Part {
  /// Whether its colour is the one that its series or its progress is known by.
  fileprivate var isMain: Bool { isColoredBySeries || role == .fill }

  fileprivate var slotKind: ColorSlot.Kind {
    switch kind {
    case .text: .text
    case .glyph: .glyph
    case .shape, .line: .shape
    }
  }

  /// The words of a text that are its own, or else the names of the data it shows.
  fileprivate var ownWords: String {
    let literals = content.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    let own = literals.joined(separator: " ")
    let words = Words(own).strings.joined(separator: " ")
    if !words.isEmpty { return words }
    let data = content.compactMap { if case .data(let name) = $0 { "{\(name)}" } else { nil } }
    return data.isEmpty ? own : data.joined(separator: " ")
  }

  /// The symbol, or the name of the data that give each its own.
  fileprivate var ownSymbol: String {
    let data = content.compactMap { if case .data(let name) = $0 { "{\(name)}" } else { nil } }
    return data.isEmpty ? symbol ?? "" : data.joined(separator: " ")
  }

  fileprivate var shapeName: String {
    let name = (shape ?? .path).rawValue.replacing("-", with: " ")
    return around == nil ? name : "\(name) around it"
  }
}
