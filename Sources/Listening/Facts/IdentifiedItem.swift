package import A11yModel
internal import Support

/// A step or a mark, and what tells it apart; nil where it has nothing of the kind.
package struct IdentifiedItem {
  package var key: String?
  package var source: Int

  /// Why the key is not known.
  package var missing: String?
}

extension ComponentFacts {
  /// The steps or marks, with what tells each apart for the platform.
  package func identified(by identity: Identity) -> [IdentifiedItem] {
    let unknown = "the \(identity.rawValue) of each \(component.kind.itemNoun)"
    let isKnown = isComplete.contains(.data)
    func item(_ key: Fact<String>, _ source: Int) -> IdentifiedItem {
      let fact = key.missing ?? (key.isAbsent && !isKnown ? unknown : nil)
      return IdentifiedItem(key: key.value, source: source, missing: fact)
    }
    if let chart = component.chart {
      return chart.marks.enumerated().map { index, mark in
        switch identity {
        case .category: item(mark.category.map { .known($0) } ?? .absent, mark.source)
        case .value: item(mark.value.map(DecimalText.short), mark.source)
        default: item(.known(String(index)), mark.source)
        }
      }
    }
    let states = component.snapshots.first?.stepStates ?? []
    return component.steps.enumerated().map { index, step in
      switch identity {
      case .name: item(step.name, step.source)
      case .state:
        item(
          states.indices.contains(index) && states[index] != nil
            ? .known(component.states[states[index] ?? 0].id) : .absent,
          step.source
        )
      default: item(.known(String(index)), step.source)
      }
    }
  }
}
