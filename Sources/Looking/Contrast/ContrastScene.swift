package import A11yModel
internal import Language
package import Listening

/// A component's parts as the rules on contrast see them: by what a profile asks of them.
package struct ContrastScene: Sendable {
  package let facts: ComponentFacts
  package let parts: [Part]
  package let layout: PartLayout
  package let thresholds: ContrastThresholds

  /// Whether a graphic needs no contrast where visible text gives the same information.
  package let textEquivalentExempts: Bool

  package init(
    _ facts: ComponentFacts,
    _ thresholds: ContrastThresholds,
    textEquivalentExempts: Bool
  ) {
    self.facts = facts
    parts = facts.component.parts
    layout = facts[PartLayout.self]
    self.thresholds = thresholds
    self.textEquivalentExempts = textEquivalentExempts
  }

  package func rendered(_ part: Int, in variant: Variant) -> RenderedVariant? {
    facts.component.renderings[parts[part].rendering][variant]
  }

  /// The colours of a part's inside; nil where it has none or is not there.
  package func fill(of part: Int, in variant: Variant) -> Coat? {
    facts.component.renderings[parts[part].rendering].fill(in: variant)
  }

  /// A part's own stroke; nil where it has none or is not there.
  package func outline(of part: Int, in variant: Variant) -> Outline? {
    facts.component.renderings[parts[part].rendering].outline(in: variant)
  }

  /// Whether a part lies in one that is for something.
  func lies(_ part: Int, within role: Part.Role) -> Bool {
    var next = parts[part].parent
    while let outer = next {
      if parts[outer].role == role { return true }
      next = parts[outer].parent
    }
    return false
  }

  /// Whether a shape carries what a mark or a swatch tells.
  func isCarrier(_ index: Int) -> Bool { layout.isCarrier[index] }

  /// A stroke in the frame of the shape it lies in is that shape's border.
  func isBorder(_ index: Int) -> Bool {
    parts[index].parent.map { isBorder(index, of: $0) } ?? false
  }

  private func isBorder(_ index: Int, of holder: Int) -> Bool {
    guard layout.isShape[index], layout.isShape[holder],
      parts[index].width == nil || parts[index].width == parts[holder].width,
      parts[index].height == nil || parts[index].height == parts[holder].height
    else { return false }
    let variants = facts.component.renderings[parts[index].rendering].variants
    return variants.indices.allSatisfy { variants[$0].fill == nil }
  }

  /// The borders of a shape, whether they lie in it or over it.
  package func borders(of index: Int) -> [Int] {
    (layout.shapes[index] + layout.overlays[index]).filter { isBorder($0, of: index) }
  }

  // MARK: what can be read

  /// Whether a text reaches the contrast that it needs itself.
  package func isReadable(_ text: Int, in variant: Variant) -> Certainty {
    guard let style = parts[text].textStyle, let coat = fill(of: text, in: variant) else {
      return .no
    }
    let needed = TextThreshold(
      style,
      thresholds.reading,
      normal: thresholds.text,
      large: thresholds.largeText
    )
    let judgement = ContrastJudgement(coat, least: needed.least, most: needed.most)
    let isOneRatio = coat.best?.ratio == coat.worst?.ratio
    return Certainty(judgement, missing: isOneRatio ? needed.missing : nil)
  }

  /// Whether a text or a glyph is seen as a graphic must be.
  func isSeen(_ part: Int, in variant: Variant) -> Certainty {
    guard let coat = fill(of: part, in: variant) else { return .no }
    return Certainty(judgement(coat), missing: nil)
  }

  package func judgement(_ coat: Coat, isWholeNeeded: Bool = false) -> ContrastJudgement {
    ContrastJudgement(
      coat,
      least: thresholds.graphic,
      most: thresholds.graphic,
      isWholeNeeded: isWholeNeeded
    )
  }

  /// Whether visible text, or a table of the data, gives the same information as a graphic (WCAG
  /// 2.2, Understanding 1.4.11).
  package func hasTextEquivalent(_ index: Int, in variant: Variant) -> Certainty {
    if let said = parts[index].hasTextEquivalent { return Certainty(said) }
    if parts[index].role.showsData, facts.component.chart?.table != nil { return .yes }
    var answer = isOneReadable(layout.texts.equivalents[index], in: variant)
    if answer != .yes { answer = .any(answer, areValuesReadable(onEach: index, in: variant)) }
    guard answer == .no, let possible = layout.texts.possible[index],
      isOneReadable(possible.texts, in: variant) != .no
    else { return answer }
    return .unknown(possible.missing)
  }

  /// Whether the values of marks that look alike, or of one mark, are there to be read.
  package func hasReadableValue(_ index: Int, in variant: Variant) -> Certainty {
    if let said = parts[index].hasTextEquivalent { return Certainty(said) }
    let answer = Certainty.any(
      isOneReadable(layout.texts.values[index], in: variant),
      areValuesReadable(onEach: index, in: variant)
    )
    guard answer == .no, parts[index].role == .mark, let possible = layout.texts.possible[index],
      isOneReadable(possible.texts, in: variant) != .no
    else { return answer }
    return .unknown(possible.missing)
  }

  private func isOneReadable(_ texts: [Int], in variant: Variant) -> Certainty {
    texts.isEmpty ? .no : .any(texts.lazy.map { isReadable($0, in: variant) })
  }

  private func areValuesReadable(onEach index: Int, in variant: Variant) -> Certainty {
    let values = layout.texts.valuesOnEach[index]
    return values.isEmpty ? .no : .all(values.lazy.map { isOneReadable($0, in: variant) })
  }
}

extension Rendering {
  /// The place of what it looks like in a variant; nil where it is not there.
  func place(of variant: Variant) -> Int? {
    for index in variants.indices where variants[index].variant == variant { return index }
    return nil
  }

  /// The colours of the part's inside; nil where it has none or is not there.
  func fill(in variant: Variant) -> Coat? {
    for index in variants.indices where variants[index].variant == variant {
      return variants[index].fill
    }
    return nil
  }

  /// The part's own stroke; nil where it has none or is not there.
  func outline(in variant: Variant) -> Outline? {
    for index in variants.indices where variants[index].variant == variant {
      return variants[index].outline
    }
    return nil
  }
}

extension Part.Role {
  /// Whether it shows the data of a chart, or which series shows what.
  fileprivate var showsData: Bool { self == .mark || self == .series || self == .swatch }
}

extension Part {
  /// A text in some language: one that holds a letter or a digit.
  package var isText: Bool {
    guard kind == .text else { return false }
    if sample.hasPlainLetter || missingText != nil { return true }
    return !sample.isPlain && sample.contains { ($0.isLetter || $0.isNumber) && !$0.isEmoji }
  }

  /// A symbol: a glyph, or a text that is but a sign, as “✓”.
  ///
  /// An emoji has colours of its own.
  var isGlyph: Bool {
    if kind == .glyph { return true }
    guard kind == .text, !sample.hasPlainLetter, !isText else { return false }
    let signs = sample.filter { !$0.isWhitespace }
    return !signs.isEmpty && !signs.contains(where: \.isEmoji)
  }

  /// Whether it is seen with each of those that another part is seen with.
  func isThere(wherever other: Part) -> Bool {
    conditions.isEmpty || conditions.isSubset(of: other.conditions)
  }

  /// Whether contrast is asked of it at all: it carries information and is not inactive.
  package var isActive: Bool { !isDecorative && !isDisabled && !isEssential }

  /// A shape proper: what a group or a control paints behind its parts is none.
  var isShape: Bool { kind == .shape && shape != nil }
}

extension String {
  /// Whether it is ASCII alone, whose letters and digits ``hasPlainLetter`` finds.
  fileprivate var isPlain: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it holds a letter or digit of ASCII among ASCII, where no sign can join it.
  fileprivate var hasPlainLetter: Bool {
    var isBesidePlain = true
    var isOpen = false
    for byte in utf8 {
      guard byte < 0x80 else {
        (isBesidePlain, isOpen) = (false, false)
        continue
      }
      if isOpen { return true }
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      (isOpen, isBesidePlain) = (isLetter && isBesidePlain, true)
    }
    return isOpen
  }
}

extension ContrastScene {
  /// Whether a shape or symbol on the bar that stands out shows where the filled part ends.
  package func hasMarker(on bar: [Int], in variant: Variant) -> Certainty {
    .any(
      parts.indices.lazy.filter { index in
        let part = parts[index]
        return part.over.map(bar.contains) ?? false && part.role == .plain && part.isActive
          && !layout.isText[index]
      }.map { standsOut($0, in: variant) }
    )
  }
}
