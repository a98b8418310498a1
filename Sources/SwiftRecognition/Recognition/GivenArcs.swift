internal import SwiftEvaluation
internal import SwiftSource

/// Arcs that are as long as a case or a number says which a view is given, without being that number.
struct GivenArcs {
  private(set) var places: Set<Place> = []

  /// The most arcs, and inputs of the views around each, that are tried.
  private static let most = 4

  init(_ root: RootReading, _ situations: [Situation]) {
    let lengths = situations.map { situation in
      situation.base.map { ProgressFinder($0, situation.states).others } ?? [:]
    }
    guard let first = situations.first, let all = lengths.first, let base = first.base else {
      return
    }
    for (place, length) in all.sorted(by: { $0.key < $1.key }).prefix(Self.most) {
      let isOther = lengths.contains { $0[place].map { $0 != length } ?? false }
      if isOther
        || Self.changes(of: place, in: base, root.module).contains(where: { change in
          guard var scenario = first.scenario else { return false }
          scenario.inputs[change.key] = change.value
          let tree = root.explorer.tree(of: root.root, in: scenario)
          let shown = root.variants([(scenario, tree)]).first?.situations.first
          let finder = shown?.base.map { ProgressFinder($0, shown?.states ?? [:]) }
          return finder?.others[place].map { $0 != length } ?? false
        })
      {
        places.insert(place)
      }
    }
  }

  /// What the view of an arc may be given instead.
  private static func changes(
    of place: Place,
    in tree: ShownView,
    _ module: Module
  ) -> [(key: String, value: Value)] {
    guard let arc = tree.all.first(where: { $0.place == place }), let view = arc.customViews.last,
      let identity = view.identity
    else { return [] }
    return view.inputs.sorted { $0.key < $1.key }.prefix(most).flatMap { name, value in
      others(than: value, module).map { ("\(identity).\(name)", $0) }
    }
  }

  private static func others(than value: Value, _ module: Module) -> [Value] {
    switch value {
    case .enumeration(let one):
      module.cases(of: one.type).filter { $0 != one }.prefix(most).map(Value.enumeration)
    case .integer, .real: [value.other].compactMap(\.self)
    default: []
    }
  }
}
