internal import A11yModel
internal import XML

extension ComponentReader {
  /// What stands for all that an element holds besides what is given, of which nothing is known: a text
  /// that may say anything, in any colour; nil where all is given.
  mutating func restOfContents(of element: XML.Element) -> PartNode? {
    guard let unknown = spec.unknown(KnowableFact.contents, of: element) else { return nil }
    let phrase = SpecReader.phrase(KnowableFact.contents, of: element) + unknown.suffix
    node.component.missingContents = node.component.missingContents ?? unknown.suffix
    let part = PartDraft(.text, source: spec.source(of: unknown.element))
    part.content = .text(Template(pieces: [.unknown(phrase)]))
    part.details.appearance.textStyle = TextStyle(size: .unknown(phrase), weight: .unknown(phrase))
    part.details.appearance.paints = [
      PaintNode(source: part.source, role: .fill, paint: .unknown(phrase))
    ]
    return PartNode(part)
  }
}

extension ComponentReader {
  /// The other steps or marks that are like the last one, where that is it.
  mutating func moreItems(of element: XML.Element) -> [PartNode] {
    let source = spec.source(of: element)
    let indexes: Range<Int>
    switch element.specName {
    case .step where source == node.component.steps.last?.source:
      indexes = (node.steps.count - moreItems)..<node.steps.count
    case .mark where source == node.marks.last?.source:
      indexes = (node.marks.count - moreItems)..<node.marks.count
    default: return []
    }
    return indexes.map { index in
      let isStep = element.specName == .step
      let part = leaf(
        element,
        isStep ? .step : .mark,
        isStep ? Self.step : Self.mark,
        valueAttribute: isStep ? .value : .valueText
      )
      part.content = .item(index)
      part.children = parts(
        of: element,
        isStep ? Self.step : Self.mark,
        isStep ? [.state] : [.series]
      )
      return PartNode(part)
    }
  }
}
