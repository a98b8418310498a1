internal import A11yModel

/// The components of a document before one, as far as they give colours to the same things.
struct EarlierColors {
  private var components: [NamedLooks]

  init(_ document: Document, before component: Component) {
    let end = document.components.firstIndex { $0.source == component.source } ?? 0
    components = document.components[..<end].map(NamedLooks.init)
  }

  var isEmpty: Bool { components.isEmpty }

  /// A look of an earlier component.
  struct Match {
    var table: LookTable
    var look: Int

    /// The component in a sentence.
    var place: String
  }

  /// The first look that stands for the same as another; nil where it is one for several things.
  mutating func first(like look: Look, of component: Component) -> Match? {
    for index in components.indices {
      guard let subject = components[index].subject(like: look, of: component),
        let found = components[index].look(of: subject)
      else { continue }
      guard found.isOwn else { return nil }
      let other = components[index].component
      let place = other.id.map { "‘\($0)’" } ?? "an earlier \(other.kind.rawValue)"
      return Match(table: found.table, look: found.look, place: place)
    }
    return nil
  }
}

/// A component's states and series, to be found by what they stand for.
private struct NamedLooks {
  let component: Component
  private let series: [Words: Int]
  private let states: [String: Int]
  private let meanings: [State.Meaning: [Int]]

  /// Made when first asked for, as few components have anything in common.
  private var looks: (table: LookTable, bySubject: [Look.Subject: Int], own: Set<Int>)?

  init(_ component: Component) {
    self.component = component
    let names = (component.chart?.series ?? []).enumerated().compactMap { index, series in
      series.name.value.map { (Words($0), index) }
    }
    series = Dictionary(names, uniquingKeysWith: { first, _ in first })
    states = Dictionary(
      component.states.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    meanings = Dictionary(grouping: component.states.indices) { component.states[$0].meaning }
  }

  /// What of this component has the name or the meaning of another's look.
  func subject(like look: Look, of other: Component) -> Look.Subject? {
    switch look.subject {
    case .series(let index):
      return other.chart?.series[index].name.value.flatMap { series[Words($0)] }
        .map(Look.Subject.series)
    case .state(let index):
      let state = other.states[index]
      if let match = states[state.id] { return .state(match) }
      // A meaning tells only where one state of each has it.
      guard let match = meanings[state.meaning], match.count == 1,
        !other.states.indices.contains(where: {
          $0 != index && other.states[$0].meaning == state.meaning
        })
      else { return nil }
      return .state(match[0])
    }
  }

  /// The look of a state or series, and whether no other has it.
  mutating func look(of subject: Look.Subject) -> (table: LookTable, look: Int, isOwn: Bool)? {
    let known = looks ?? Self.looks(of: component)
    looks = known
    return known.bySubject[subject].map { (known.table, $0, known.own.contains($0)) }
  }

  private static func looks(
    of component: Component
  ) -> (table: LookTable, bySubject: [Look.Subject: Int], own: Set<Int>) {
    let table = LookTable(component)
    let subjects = table.looks.enumerated().map { ($1.subject, $0) }
    let bySubject = Dictionary(subjects, uniquingKeysWith: { first, _ in first })
    return (table, bySubject, Set(table.ownLooks))
  }
}
