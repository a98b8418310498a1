internal import A11yModel

/// The components of a document before one, as far as they give colours to the same things.
struct EarlierColors {
  private let components: ArraySlice<Component>

  init(_ document: Document, before component: Component) {
    let end = document.components.firstIndex { $0.source == component.source } ?? 0
    components = document.components[..<end]
  }

  /// A look of an earlier component.
  struct Match {
    var table: LookTable
    var look: Int

    /// The component in a sentence.
    var place: String
  }

  /// The first look that stands for the same as another.
  func first(
    like look: Look,
    of component: Component,
    _ tables: inout [Int: LookTable]
  ) -> Match? {
    for index in components.indices {
      let other = components[index]
      guard let subject = other.subject(like: look, of: component) else { continue }
      let table = tables[index] ?? LookTable(other)
      tables[index] = table
      guard let found = table.looks.firstIndex(where: { $0.subject == subject }) else { continue }
      let place = other.id.map { "‘\($0)’" } ?? "an earlier \(other.kind.rawValue)"
      return Match(table: table, look: found, place: place)
    }
    return nil
  }
}

extension Component {
  /// What of this component has the name or the meaning of another's look.
  fileprivate func subject(like look: Look, of other: Component) -> Look.Subject? {
    switch look.subject {
    case .series(let index):
      guard let name = other.chart?.series[index].name.value.map(Words.init),
        let match = chart?.series.firstIndex(where: { $0.name.value.map(Words.init) == name })
      else { return nil }
      return .series(match)
    case .state(let index):
      let state = other.states[index]
      if let match = states.firstIndex(where: { $0.id == state.id }) { return .state(match) }
      // A meaning tells only where one state of each has it.
      guard let match = onlyState(state.meaning), other.onlyState(state.meaning) == index else {
        return nil
      }
      return .state(match)
    }
  }

  private func onlyState(_ meaning: State.Meaning) -> Int? {
    let all = states.indices.filter { states[$0].meaning == meaning }
    return all.count == 1 ? all[0] : nil
  }
}
