package import A11yModel
internal import Language

/// The components of a document before one, as far as they give colours to the same things.
package struct EarlierColors {
  private var components: [NamedLooks]

  package init(_ document: Document, before component: Component) {
    let end = document.components.firstIndex { $0.source == component.source } ?? 0
    components = document.components[..<end].map(NamedLooks.init)
  }

  package var isEmpty: Bool { components.isEmpty }

  /// A look of an earlier component.
  package struct Match {
    package var table: LookTable
    package var look: Int

    /// The component in a sentence.
    package var place: String

    /// The colour of the look and the nearest of another that stands for the same, in one variant of
    /// the other's table; nil where one is not known.
    package func colors(
      like other: Int,
      of others: LookTable,
      in variant: Int
    ) -> (SeenColor, SeenColor)? {
      guard let there = table.variants.firstIndex(of: others.variants[variant]),
        let one = table.color(of: look, in: there).flatMap(SeenColor.init),
        let other = others.colors(of: other, in: variant).compactMap(SeenColor.init)
          .min(by: { one.difference(from: $0) < one.difference(from: $1) })
      else { return nil }
      return (one, other)
    }
  }

  /// The first look that stands for the same as another; nil where it is one for several things.
  package mutating func first(like look: Look, of component: Component) -> Match? {
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

  /// Made when first asked for, as few components have anything in common.
  private var series: [Words: Int]?
  private var looks: (table: LookTable, own: Set<Int>)?

  init(_ component: Component) { self.component = component }

  private mutating func series(_ name: String) -> Int? {
    guard let chart = component.chart else { return nil }
    let known =
      series
      ?? Dictionary(
        chart.series.enumerated().compactMap { index, series in
          series.name.value.map { (Words($0), index) }
        },
        uniquingKeysWith: { first, _ in first }
      )
    series = known
    return known[Words(name)]
  }

  /// What of this component has the name or the meaning of another's look.
  mutating func subject(like look: Look, of other: Component) -> Look.Subject? {
    switch look.subject {
    case .series(let index):
      guard let name = other.chart?.series[index].name.value else { return nil }
      return series(name).map(Look.Subject.series)
    case .state(let index):
      let state = other.states[index]
      let states = component.states
      if let match = states.firstIndex(where: { $0.id == state.id }) { return .state(match) }
      // A meaning tells only where one state of each has it.
      guard let match = states.firstIndex(where: { $0.meaning == state.meaning }),
        !states[(match + 1)...].contains(where: { $0.meaning == state.meaning }),
        !other.states.indices.contains(where: {
          $0 != index && other.states[$0].meaning == state.meaning
        })
      else { return nil }
      return .state(match)
    }
  }

  /// The look of a state or series, and whether no other has it.
  mutating func look(of subject: Look.Subject) -> (table: LookTable, look: Int, isOwn: Bool)? {
    let known = looks ?? Self.looks(of: component)
    looks = known
    return known.table.looks.firstIndex { $0.subject == subject }.map {
      (known.table, $0, known.own.contains($0))
    }
  }

  private static func looks(of component: Component) -> (table: LookTable, own: Set<Int>) {
    let table = LookTable(component)
    return (table, Set(table.ownLooks))
  }
}
