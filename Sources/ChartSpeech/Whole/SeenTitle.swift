package import A11yModel
internal import Language
package import Listening

/// The title of a chart as people see it.
package enum SeenTitle: Hashable, Sendable {
  case title(Chart.Title)
  /// A text that may be the title, or anything else.
  case perhaps(String, source: Int)
  /// A text that may be the title, and of which nobody knows the words.
  case unwritten(String, source: Int)
  case none

  package init(_ facts: ComponentFacts) {
    self = .none
    guard let chart = facts.component.chart else { return }
    let painted = Set(facts.component.parts.lazy.filter { $0.kind == .text }.map(\.source))
    if let title = chart.title, chart.isRecognized || painted.contains(title.source) {
      self = .title(title)
      return
    }
    // Of a picture, the title is recognised, or nobody knows which text it is.
    guard !chart.isRecognized, let tree = facts.trees.first else { return }
    let names = [tree.elements.first?.label.value, chart.descriptor?.title.value].compactMap(\.self)
      .map { Words($0).list }
    for index in tree.elements.indices {
      let source = tree.elements[index].source
      if self == .none, let fact = Self.missingWords(of: index, tree), painted.contains(source) {
        self = .unwritten(fact, source: source)
      }
      guard let text = Self.words(of: index, tree), painted.contains(source) else { continue }
      let words = Words(text)
      // What is marked as a heading, or named like the whole, is what the whole is called.
      let isName = names.contains { $0.starts(with: words.list) || words.list.range(of: $0) != nil }
      if tree.elements[index].traits.contains(.header) || isName {
        self = .title(Chart.Title(text: .known(text), source: source))
        return
      }
      // The name of a series or a category is a label of that.
      if !isFound || (isYear && !Self.isYear(words)), !facts[ShownText.self].names.contains(words) {
        self = .perhaps(text, source: source)
      }
    }
  }

  /// The text of an element that may be a title: it is about the whole, and says more than a number,
  /// or which year is shown; a heading may say anything.
  private static func words(of index: Int, _ tree: AccessibilityTree) -> String? {
    let element = tree.elements[index]
    guard element.kind == .text, element.subject == .component, let text = element.text,
      !tree.ancestors(of: index).contains(where: { isApart(tree.elements[$0].kind) })
    else { return nil }
    let words = Words(text)
    let isTitle =
      words.list.contains { $0.count > 1 && $0.allSatisfy(.letter) } || isYear(words)
      || (element.traits.contains(.header) && !words.isWordless)
    return isTitle ? text : nil
  }

  /// What is not known of a text about the whole; nil of one that is known.
  private static func missingWords(of index: Int, _ tree: AccessibilityTree) -> String? {
    let element = tree.elements[index]
    guard element.kind == .text, element.subject == .component, element.text == nil,
      !tree.ancestors(of: index).contains(where: { isApart(tree.elements[$0].kind) })
    else { return nil }
    return element.label.missing
  }

  /// Whether a text was found that may be the title.
  private var isFound: Bool {
    switch self {
    case .title, .perhaps: true
    case .unwritten, .none: false
    }
  }

  /// Whether nothing but a year was found so far.
  private var isYear: Bool {
    if case .perhaps(let text, _) = self { Self.isYear(Words(text)) } else { false }
  }

  private static func isYear(_ words: Words) -> Bool {
    let list = words.list
    guard list.count == 1, list[0].length == 4, let year = list[0].integer else { return false }
    return TextDate.years.contains(Double(year))
  }

  /// Whether what something holds is about it and not about the chart.
  private static func isApart(_ kind: Element.Kind) -> Bool {
    switch kind {
    case .axis, .legend, .entry, .mark, .control: true
    default: kind.standsInForData
    }
  }
}
