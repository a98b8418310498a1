internal import Geometry

/// Takes the lines out of a legend that explain the same names once more: Vega has one legend for the
/// colours of the series and another for their shapes.
enum LegendRepetitions {
  static func drop(_ draft: inout ChartDraft) {
    let scene = draft.scene
    var names: [String: [Int]] = [:]
    for (place, entry) in draft.entries.enumerated() {
      guard let name = scene[entry.text].text.value else { return }
      names[name, default: []].append(place)
    }
    let counts = Set(names.values.map(\.count))
    guard names.count > 1, counts.count == 1, let count = counts.first, count > 1 else { return }
    let rounds = (0..<count).map { round in
      names.values.map { $0[round] }.sorted()
    }
    // What is drawn in one colour tells which shape or dashes a series has.
    let inks = rounds.map { colors(of: $0, draft) }
    guard let kept = inks.firstIndex(where: { $0.count == names.count }),
      inks.indices.allSatisfy({ $0 == kept || inks[$0].count == 1 || inks[$0] == inks[kept] })
    else { return }
    let repeated = Set(rounds.enumerated().filter { $0.offset != kept }.flatMap(\.element))
    for place in repeated {
      draft.parts[draft.entries[place].text]?.role = .legendTitle
      for swatch in draft.entries[place].swatches { draft.parts[swatch]?.role = .aid }
    }
    draft.entries = draft.entries.indices.filter { !repeated.contains($0) }
      .map { draft.entries[$0] }
  }

  private static func colors(of entries: [Int], _ draft: ChartDraft) -> Set<Ink> {
    Set(entries.flatMap { draft.entries[$0].swatches.map { draft.scene[$0].key } })
  }
}
