internal import A11yModel
internal import Language

/// What a component as a whole is called to assistive technology in one snapshot.
package enum NameOfWhole: Hashable, Sendable {
  case named
  case unnamed
  /// By the program that drew it.
  case misnamed(String)
  case unknown(String)

  /// Whether it is known to have no name that says what it is.
  package var isLacking: Bool { self == .unnamed || given != nil }

  /// The name that says nothing of it.
  package var given: String? { if case .misnamed(let name) = self { name } else { nil } }
}

extension ComponentFacts {
  /// The names of the whole in the snapshots in which anything is met; what stands in for missing data
  /// is text of its own.
  ///
  /// None where the author of a picture says that as a whole it is nothing to assistive technology
  /// (ACT 7d6734 does not apply); what it holds is met all the same.
  package var namesOfWhole: [NameOfWhole] {
    if component.isPicture, trees.first?.elements.first?.role?.isNone ?? false { return [] }
    return trees.lazy.filter { $0.standIn == nil && $0.exposures.contains(.exposed) }
      .map { WholeInSnapshot(tree: $0, component: component, tag: languageTag).name }
  }

  /// Whether there is something to see and for no screen reader to find: shapes are no accessibility
  /// elements by themselves, and a container without any is not entered.
  ///
  /// What is hidden has a rule of its own, and so has how far a progress is.
  package var isShownAndNothingMet: Bool {
    guard component.progress == nil, component.chart?.descriptor == nil,
      !component.steps.isEmpty || !marks.isEmpty, let tree = trees.first
    else { return false }
    if case .decorative? = tree.exposures.first { return false }
    // What explains and measures the rest may be hidden.
    return !tree.exposures.contains { exposure in
      guard case .hidden(let root) = exposure else { return false }
      return ![.legend, .axis].contains(tree.elements[root].kind)
    }
  }
}

extension AccessibilityTree {
  /// The title that is seen, and is not that of an axis or a legend.
  package var visibleTitle: String? {
    elements.first { element in
      let holder = element.parent.map { elements[$0].kind }
      return element.kind == .title && element.text != nil && holder != .axis && holder != .legend
    }?.text
  }
}

/// A component in one snapshot, as far as it has a name.
private struct WholeInSnapshot {
  let tree: AccessibilityTree
  let component: Component
  let tag: String?

  var name: NameOfWhole {
    if let title = component.chart?.descriptor?.title.value, !Words(title).isEmpty {
      return .named
    }
    let root = tree.name(of: 0)
    if component.isPicture, let name = root.value, GeneratorName.isOne(name) {
      return isHeldByName ? .named : .misnamed(name)
    }
    if isNamed(0), tree.elements[0].label != .absent || isNamedByContent { return .named }
    // Who meets the whole as a control is told nothing by the names of what it holds.
    let isControl = tree.isExposed(0) && !tree.elements[0].traits.isDisjoint(with: .operable)
    if !isControl, isNamedWithin { return .named }
    let missing = root.missing ?? component.chart?.descriptor?.title.missing
    return missing.map { .unknown($0) } ?? .unnamed
  }

  private func isWorded(_ name: Fact<String>) -> Bool {
    name.told.map { !Words($0).isEmpty } ?? false
  }

  private func isNamed(_ index: Int) -> Bool {
    (tree.exposures[index] == .exposed || tree.exposures[index] == .container)
      && isWorded(tree.name(of: index))
  }

  /// Whether what merges into one stop says what it is, and not only how much.
  private var isNamedByContent: Bool {
    // Whatever a picture is one stop of, what it holds is not said.
    guard !component.isPicture else { return false }
    return switch component.kind {
    case .stepIndicator, .statusTracker: true
    case .progress: saysMoreThanNumbers(tree.announcement(of: 0).words)
    case .graphic: false
    case .chart:
      tree.elements.indices.contains { index in
        tree.exposures[index] == .merged(into: 0) && tree.elements[index].subject == .component
          && isWorded(tree.name(of: index))
      }
    }
  }

  // MARK: what holds all stops

  private var isNamedWithin: Bool {
    // No author says what its parts are for: only a name for all of them is one of the whole.
    if component.isPicture { return isHeldByName }
    let isItem = { (index: Int) in
      [.step, .mark].contains(tree.elements[index].kind)
        && (index..<tree.elements[index].end).contains(where: tree.isExposed)
    }
    if let first = tree.elements.indices.first(where: isItem),
      let last = tree.elements.indices.last(where: isItem)
    {
      return tree.ancestors(of: first).contains { tree.elements[$0].end > last && isNamed($0) }
    }
    let graphics = tree.elements.indices.filter(isGraphic)
    // A value names nothing; where there is one, what has it stands for the whole.
    let valued = graphics.filter { tree.elements[$0].value.value != nil }
    let speakers = valued.isEmpty ? graphics.filter { !tree.elements[$0].isOperable } : valued
    guard speakers.isEmpty else {
      return speakers.allSatisfy { isNamed($0) || tree.ancestors(of: $0).contains(where: isNamed) }
    }
    return speaksForItself
  }

  /// Whether a stop may stand for the whole: no text, and no part of a legend or an axis.
  private func isGraphic(_ index: Int) -> Bool {
    tree.isExposed(index) && tree.elements[index].subject == .component
      && [.group, .shape, .track, .fill, .control].contains(tree.elements[index].kind)
  }

  /// Whether one named container holds everything that is met.
  private var isHeldByName: Bool {
    guard let first = tree.exposures.firstIndex(of: .exposed),
      let last = tree.exposures.lastIndex(of: .exposed)
    else { return false }
    return tree.ancestors(of: first).contains { holder in
      holder > 0 && tree.elements[holder].end > last && isNamed(holder)
    }
  }

  /// Whether text alone tells it all: where the steps are not met, text that says where the user is;
  /// where a ring is not, one text that says what goes on besides how far it is.
  private var speaksForItself: Bool {
    let spoken = tree.elements.indices.filter { index in
      tree.isExposed(index) && [.text, .title, .tick].contains(tree.elements[index].kind)
    }
    .map { tree.announcement(of: $0).words }
    switch component.kind {
    case .chart, .graphic: return false
    case .stepIndicator, .statusTracker: return spoken.contains { !$0.isEmpty }
    case .progress: return spoken.count == 1 && saysMoreThanNumbers(spoken[0])
    }
  }

  private func saysMoreThanNumbers(_ words: Words) -> Bool {
    let tokens = TextTokens(words, tag)
    let (list, values) = (tokens.words, tokens.values)
    return list.indices.contains { index in
      list[index].count > 1 && list[index].allSatisfy(.letter) && !tokens.isUnit(index)
        && !tokens.holds(index, .of) && !values.contains { $0.range.contains(index) }
    }
  }
}
