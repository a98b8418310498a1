package import A11yModel
internal import Language
package import Listening

/// A chart's legend as people meet it.
package struct LegendKey: Sendable {
  package let legend: Legend
  package let entries: [Entry]

  /// Whether assistive technology meets none of what it says.
  package let isHidden: Bool

  /// One line of it.
  package struct Entry: Sendable {
    /// What the eye reads.
    package var name: Fact<String>

    /// The series it explains, by reference or by name.
    package var series: Int?
    package var source: Int

    /// An index into the elements of the first snapshot: the entry, or the legend where nobody says
    /// what its entries are made of.
    package var element: Int?
  }

  /// Nil where the chart has no legend, or one without entries.
  init?(_ facts: ComponentFacts) {
    guard let chart = facts.component.chart, let legend = chart.legend, !legend.entries.isEmpty,
      let tree = facts.trees.first
    else { return nil }
    let lines = tree.elements.indices.filter { tree.elements[$0].kind == .entry }
    let names = chart.series.map { Words($0.name.value ?? "") }
    let whole = tree.elements.firstIndex { $0.kind == .legend }
    self.legend = legend
    entries = legend.entries.enumerated().map { index, entry in
      let element = lines.count == legend.entries.count ? lines[index] : nil
      let name = element.flatMap { Self.text(in: $0, tree) }.map { Fact.known($0) } ?? entry.name
      let words = name.value.map(Words.init)
      return Entry(
        name: name,
        series: entry.series ?? words.flatMap { Self.series(called: $0, names) },
        source: entry.source,
        element: element ?? whole
      )
    }
    isHidden = !Self.isMet(lines, tree) && !Self.isTold(entries, whole, tree)
  }

  /// The series of a name, or else the only one whose name is a part of it.
  private static func series(called name: Words, _ names: [Words]) -> Int? {
    if let series = names.firstIndex(of: name) { return series }
    let parts = names.indices.filter { !names[$0].isEmpty && name.contains(names[$0]) }
    return parts.count == 1 ? parts[0] : nil
  }

  /// The visible text of an entry, whoever may hear it.
  private static func text(in entry: Int, _ tree: AccessibilityTree) -> String? {
    let texts = (entry..<tree.elements[entry].end).compactMap { tree.elements[$0].text }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// Whether anything of the entries is met.
  private static func isMet(_ lines: [Int], _ tree: AccessibilityTree) -> Bool {
    lines.contains { line in
      (line..<tree.elements[line].end).contains { index in
        switch tree.exposures[index] {
        case .exposed, .merged: true
        default: false
        }
      }
    }
  }

  /// Whether one stop says for the whole legend what its entries say.
  private static func isTold(
    _ entries: [Entry],
    _ whole: Int?,
    _ tree: AccessibilityTree
  ) -> Bool {
    guard let whole else { return false }
    let heard = tree.announcement(ofAllIn: whole).words
    return entries.contains { entry in
      entry.name.value.map { !$0.isEmpty && heard.contains(Words($0)) } ?? false
    }
  }
}

extension LegendKey: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> LegendKey? {
    LegendKey(facts)
  }
}

extension ComponentFacts {
  /// What the legend paints for each series.
  package func swatches(_ key: LegendKey) -> [Int: [Part]] {
    var swatches: [Int: [Part]] = [:]
    for part in component.parts where part.role == .swatch {
      guard let series = part.series ?? self.series(of: part, key) else { continue }
      swatches[series, default: []].append(part)
    }
    return swatches
  }

  /// The series of an entry that refers to it by name only.
  private func series(of part: Part, _ key: LegendKey) -> Int? {
    key.entries.first { entry in
      entry.source != key.legend.source && document.lies(part.source, within: entry.source)
    }?.series
  }
}
