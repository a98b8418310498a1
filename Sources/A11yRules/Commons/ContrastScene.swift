internal import A11yModel

/// A component's parts as the rules on contrast see them: what holds what, and what can be read.
struct ContrastScene: Sendable {
  let facts: ComponentFacts
  let thresholds: ContrastThresholds

  /// Whether a graphic needs no contrast where visible text gives the same information.
  let textEquivalentExempts: Bool

  /// The texts and glyphs that lie within a part, at any depth.
  private(set) var contents: [Int: [Int]] = [:]

  /// The shapes and lines that lie directly within a part.
  private(set) var shapes: [Int: [Int]] = [:]

  /// The shapes and lines that lie over a part.
  private(set) var overlays: [Int: [Int]] = [:]

  /// The marks and swatches that show the colour of their series.
  private var colored: Set<Shown> = []

  /// The parts that surround a part.
  private(set) var rings: [Int: [Int]] = [:]

  /// Whether the component shows what it is about in parts made for that; where it does, its plain
  /// shapes are scenery.
  let hasSigns: Bool

  /// How many series of a chart are there to be told apart.
  let seriesInView: Int

  /// The texts that can stand for a graphic, where they can be read.
  let texts: TextEquivalents

  init(_ context: CheckContext) {
    facts = context.facts
    thresholds = ContrastThresholds(context)
    textEquivalentExempts = context.textEquivalentExempts
    texts = TextEquivalents(context.facts)
    seriesInView = context.component.seriesInView.count
    hasSigns = context.component.parts.contains {
      [.node, .mark, .series, .fill].contains($0.role)
    }
    for (index, part) in parts.enumerated() {
      if let inner = part.around, part.isThere(wherever: parts[inner]) {
        rings[inner, default: []].append(index)
      }
      guard part.isText || part.isGlyph else {
        part.parent.map { shapes[$0, default: []].append(index) }
        part.over.map { overlays[$0, default: []].append(index) }
        if part.isColoredBySeries, part.role != .series { colored.insert(Shown(part)) }
        continue
      }
      guard part.kind == .text || !part.isDecorative else { continue }
      for holder in holders(of: part) where part.isThere(wherever: parts[holder]) {
        contents[holder, default: []].append(index)
      }
    }
  }

  var parts: [Part] { facts.component.parts }

  func rendered(_ part: Int, in variant: Variant) -> RenderedVariant? {
    facts.component.rendering(of: parts[part])[variant]
  }

  /// The parts that a part lies within or over, nearest first.
  private func holders(of part: Part) -> [Int] {
    var holders: [Int] = []
    var open = [part.parent, part.over].compactMap(\.self)
    while let holder = open.popLast() {
      guard !holders.contains(holder) else { continue }
      holders.append(holder)
      open += [parts[holder].parent].compactMap(\.self)
    }
    return holders
  }

  /// The parts that a part lies within, nearest first.
  func ancestors(of part: Int) -> some Sequence<Part> {
    sequence(first: part) { parts[$0].parent }.dropFirst().lazy.map { parts[$0] }
  }

  /// What shows one mark or series: a look, or the mark's own parts.
  private struct Shown: Hashable {
    var role: Part.Role
    var subject: Element.Subject
    var look: Int?
    var series: Int?

    init(_ part: Part) {
      (role, subject, look, series) = (part.role, part.subject, part.look, part.series)
    }
  }

  /// Whether a shape carries what a mark or a swatch tells.
  ///
  /// It has the colour of its series, or is the outermost where none has. Others are what it lies
  /// on, or divide or adorn it.
  func isCarrier(_ index: Int) -> Bool {
    let part = parts[index]
    guard part.kind == .line || part.isShape else { return false }
    let outer = ancestors(of: index).filter { $0.role == part.role && $0.isShape }
    return part.isColoredBySeries
      ? !outer.contains(where: \.isColoredBySeries)
      : outer.isEmpty && !colored.contains(Shown(part))
  }

  /// A stroke in the frame of the shape it lies in is that shape's border.
  func isBorder(_ part: Part) -> Bool {
    part.parent.map { isBorder(part, of: parts[$0]) } ?? false
  }

  private func isBorder(_ part: Part, of holder: Part) -> Bool {
    let isInFrame =
      [nil, holder.width].contains(part.width) && [nil, holder.height].contains(part.height)
    let variants = facts.component.rendering(of: part).variants
    return isInFrame && part.isShape && holder.isShape && variants.allSatisfy { $0.fill == nil }
  }

  /// The borders of a shape, whether they lie in it or over it.
  func borders(of index: Int) -> [Int] {
    ((shapes[index] ?? []) + (overlays[index] ?? [])).filter {
      isBorder(parts[$0], of: parts[index])
    }
  }

  // MARK: what can be read

  /// Whether a text reaches the contrast that it needs itself.
  func isReadable(_ text: Int, in variant: Variant) -> Certainty {
    guard let style = parts[text].textStyle, let coat = rendered(text, in: variant)?.fill else {
      return .no
    }
    let needed = TextThreshold(
      style,
      thresholds.reading,
      normal: thresholds.text,
      large: thresholds.largeText
    )
    let judgement = ContrastJudgement(coat, least: needed.least, most: needed.most)
    let isOneRatio = judgement.best?.ratio == judgement.worst?.ratio
    return Certainty(judgement, missing: isOneRatio ? needed.missing : nil)
  }

  /// Whether a text or a glyph is seen as a graphic must be.
  func isSeen(_ part: Int, in variant: Variant) -> Certainty {
    guard let coat = rendered(part, in: variant)?.fill else { return .no }
    return Certainty(judgement(coat), missing: nil)
  }

  func judgement(_ coat: Coat, isWholeNeeded: Bool = false) -> ContrastJudgement {
    ContrastJudgement(
      coat,
      least: thresholds.graphic,
      most: thresholds.graphic,
      isWholeNeeded: isWholeNeeded
    )
  }

  /// Whether visible text gives the same information as a graphic (WCAG 2.2, Understanding 1.4.11).
  func hasTextEquivalent(_ index: Int, in variant: Variant) -> Certainty {
    let part = parts[index]
    if let said = part.hasTextEquivalent { return Certainty(said) }
    let answer = Certainty.any([
      isOneReadable(texts.equivalents(of: part), in: variant),
      areValuesReadable(onEach: part, in: variant),
    ])
    guard answer == .no, let possible = texts.possibleEquivalents(of: part),
      isOneReadable(possible.texts, in: variant) != .no
    else { return answer }
    return .unknown(possible.missing)
  }

  /// Whether the values of marks that look alike, or of one mark, are there to be read.
  func hasReadableValue(_ index: Int, in variant: Variant) -> Certainty {
    let part = parts[index]
    if let said = part.hasTextEquivalent { return Certainty(said) }
    return .any([
      isOneReadable(texts.values(of: part), in: variant),
      areValuesReadable(onEach: part, in: variant),
    ])
  }

  private func isOneReadable(_ texts: [Int], in variant: Variant) -> Certainty {
    .any(texts.lazy.map { isReadable($0, in: variant) })
  }

  private func areValuesReadable(onEach part: Part, in variant: Variant) -> Certainty {
    let values = texts.valuesOnEach(of: part)
    return values.isEmpty ? .no : .all(values.lazy.map { isOneReadable($0, in: variant) })
  }
}

extension Part {
  /// A text in some language: one that holds a letter or a digit.
  var isText: Bool {
    kind == .text && sample.contains { ($0.isLetter || $0.isNumber) && !$0.isEmoji }
  }

  /// A symbol: a glyph, or a text that is but a sign, as “✓”.
  ///
  /// An emoji has colours of its own.
  var isGlyph: Bool {
    if kind == .glyph { return true }
    let signs = sample.filter { !$0.isWhitespace }
    return kind == .text && !isText && !signs.isEmpty && !signs.contains(where: \.isEmoji)
  }

  /// Whether it is seen with each of those that another part is seen with.
  func isThere(wherever other: Part) -> Bool { conditions.isSubset(of: other.conditions) }

  /// Whether contrast is asked of it at all: it carries information and is not inactive.
  var isActive: Bool { !isDecorative && !isDisabled && !isEssential }

  /// A shape proper: what a group or a control paints behind its parts is none.
  var isShape: Bool { kind == .shape && shape != nil }
}
