package import A11yModel

extension AccessibilityTree {
  /// What an element would say by itself: its own words, or those of what it holds.
  package func ownWords(of index: Int) -> String {
    let own = labelAndValue(of: index)
    guard own.isEmpty, isOperable(index) else { return own }
    return descendants(of: index).map(labelAndValue).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// What it would say, or else what the step, mark or series is called that it is for; of neither,
  /// what it is.
  package func subjectName(of index: Int, _ component: Component) -> String {
    let own = ownWords(of: index)
    return own.isEmpty ? modelName(of: index, component) ?? elements[index].kind.rawValue : own
  }

  /// The same in a sentence: “‘Pay’”, “the step ‘Account’”, “the control”.
  package func quotedName(of index: Int, _ component: Component) -> String {
    let own = ownWords(of: index)
    guard own.isEmpty else { return "‘\(own)’" }
    let name = modelName(of: index, component).map { " ‘\($0)’" } ?? ""
    let noun: Element.Kind =
      switch elements[index].subject {
      case .step: .step
      case .mark: .mark
      case .component, .series, .category: elements[index].kind
      }
    return "the \(noun.rawValue)\(name)"
  }

  /// What the step, mark or series is called that an element is for.
  func modelName(of index: Int, _ component: Component) -> String? {
    switch elements[index].subject {
    case .step(let step): component.steps[step].name.value
    case .mark(let mark): component.chart?.marks[mark].category
    case .series(let series): component.chart?.series[series].name.value
    case .component, .category: nil
    }
  }

  /// Its own words: its label or text, and its value.
  func labelAndValue(of index: Int) -> String {
    [elements[index].label.told ?? elements[index].text, elements[index].value.told]
      .compactMap(\.self).joined(separator: ", ")
  }
}
