package import A11yModel
internal import Language
package import Listening
internal import Looking

/// What tells people which marks are of which series, or which slice stands for what.
package enum MarkKey {
  /// Nothing wants to be told.
  case unneeded
  /// A legend, or labels.
  case given
  /// A legend of which nobody wrote the words.
  case unwritten(fact: String)
  /// A legend whose names have the colour of what is behind them.
  case unseen([LegendEntry])
  /// Nothing, as far as is known.
  case lacking(Lack)
  /// So many slices stand for nobody knows what; texts of which nobody knows what they say may tell it.
  case unknownSlices(Int, areTextsLeft: Bool)

  /// An entry of the legend that nobody sees, in any appearance, and its texts.
  package struct LegendEntry {
    package var name: String
    package var texts: [Part]
  }

  /// What nothing explains.
  package struct Lack {
    /// What is not named.
    package var names: [String]

    /// The fact without which it may be, and which way that leans.
    package var missing: String?
    package var likely = Likelihood.fail

    /// Whether it is not known whether colours differ.
    package var isOfColors = false

    /// How many series there are, where nobody calls them by names.
    package var unnamed: Int?

    /// Whether slices are not named, and not series.
    package fileprivate(set) var areSlices = false

    /// Where entries of a legend that there is are drawn; nil where there is none.
    package var entries: [Int]?
  }

  package init(_ facts: ComponentFacts) {
    guard let chart = facts.component.chart else {
      self = .unneeded
      return
    }
    let table = facts[LookTable.self]
    // Of a picture, the series are what is known to be told apart by sight.
    if table.looks.count < 2, chart.isRecognized, chart.series.count > 1 {
      let names = chart.series.map { $0.name.value ?? $0.id }
      self =
        chart.hasVisibleLegend(facts.component)
        ? facts.legendKey : .lacking(Lack(names, facts))
      return
    }
    guard table.looks.count > 1 else {
      self.init(ofSlices: chart, facts)
      return
    }
    let unknownColor = table.looksDiffer ? nil : table.unknownColor
    if !table.looksDiffer, unknownColor == nil {
      self = .unneeded
    } else if table.looks.allSatisfy({ !$0.labels.isEmpty }) {
      self = .given
    } else if chart.hasVisibleLegend(facts.component) {
      self = facts.legendKey
    } else {
      let inView = table.looks.compactMap { look in
        if case .series(let index) = look.subject { index } else { nil }
      }
      let labels = SeriesLabels(facts.component, inView: inView)
      let names = labels.unnamed.map { chart.series[$0].name.value ?? chart.series[$0].id }
      var lack = Lack(names, facts)
      if lack.missing == nil, labels.areUnsure {
        (lack.missing, lack.likely) = ("what the texts beside the marks say", .pass)
      } else if lack.missing == nil, let unknownColor {
        (lack.missing, lack.isOfColors) = (unknownColor, true)
      }
      self = .lacking(lack)
    }
  }

  /// The slices of a pie are series of one mark each: where colours tell them apart, their
  /// categories want to be read.
  private init(ofSlices chart: Chart, _ facts: ComponentFacts) {
    self = .unneeded
    guard chart.form?.isWhole ?? false, chart.marks.allSatisfy({ $0.series == nil }) else { return }
    let component = facts.component
    var colors: [Int: [Color]] = [:]
    var shown: Set<Words> = []
    var areAllShown = chart.hasVisibleLegend(component) && facts.unseenEntries.isEmpty
    for part in component.parts where part.role != .swatch {
      if part.kind == .text {
        shown.insert(Words(part.sample))
        if part.role == .mark, part.content.contains(.data("category")) { areAllShown = true }
      } else if part.role == .mark, case .mark(let mark) = part.subject {
        let coat = component.rendering(of: part).variants.first?.fill
        colors[mark] = colors[mark] ?? coat?.knownTones
      }
    }
    guard Set(colors.values).count > 1 else { return }
    let unnamed = chart.marks.compactMap(\.category).filter { category in
      !areAllShown && !shown.contains { $0.contains(Words(category)) }
    }
    let unknown = areAllShown ? 0 : chart.marks.count { $0.category == nil }
    if !unnamed.isEmpty {
      var lack = Lack(unnamed, facts)
      lack.areSlices = true
      // Beside a look that there is, another one shows nothing.
      if component.parts.contains(where: { $0.role == .mark && $0.look != nil }) {
        lack.entries = []
      }
      self = .lacking(lack)
    } else if unknown > 0 {
      let texts = component.parts.count {
        $0.kind == .text && $0.role == .plain && $0.sample.contains(where: \.isLetter)
      }
      self = .unknownSlices(unknown, areTextsLeft: texts >= unknown)
    } else {
      self = .given
    }
  }
}

extension MarkKey.Lack {
  fileprivate init(_ names: [String], _ facts: ComponentFacts) {
    self.names = names
    guard let chart = facts.component.chart else { return }
    if let legend = chart.legend, !chart.isRecognized {
      let looks = Set(facts.component.parts.filter { $0.role == .swatch }.map(\.look))
      entries =
        looks.contains(nil) || looks.isEmpty
        ? legend.entries.map(\.source) : looks.compactMap(\.self).sorted()
    }
    guard chart.isRecognized else {
      missing = facts.doubt(
        "whether the \(chart.legend == nil ? "chart has a legend" : "legend shows their names")"
      )
      return
    }
    guard chart.legend?.entries.isEmpty ?? true else { return }
    missing = "whether something that was not recognised explains them"
    // What nobody calls by a name is told by their number.
    if chart.series.contains(where: { $0.name.value == nil }) { unnamed = chart.series.count }
  }
}

extension Chart {
  /// Whether a legend has entries with names to read, as far as its looks are known.
  fileprivate func hasVisibleLegend(_ component: Component) -> Bool {
    guard let legend, !legend.entries.isEmpty else { return false }
    // Of a picture, nothing but what is seen is recognised.
    guard !isRecognized else { return true }
    let entries = component.parts.filter { $0.role == .swatch }
    return entries.isEmpty || entries.contains { $0.kind == .text }
  }
}

extension ComponentFacts {
  /// Whether people hear the entries of the legend of the first snapshot.
  package var areEntriesHeard: Bool {
    guard let tree = trees.first else { return false }
    return tree.elements.indices.contains {
      tree.elements[$0].kind == .entry && !tree.exposed(in: $0).isEmpty
    }
  }

  /// What a legend that is seen explains.
  fileprivate var legendKey: MarkKey {
    let unseen = unseenEntries
    guard unseen.isEmpty else { return .unseen(unseen) }
    let texts = component.parts.filter { $0.role == .swatch && $0.kind == .text }
    let isUnwritten = texts.allSatisfy { $0.missingText != nil }
    return (isUnwritten ? texts.first?.missingText : nil).map { .unwritten(fact: $0) } ?? .given
  }

  /// What the entries of the legend say that nobody sees, in any appearance, and in which texts.
  fileprivate var unseenEntries: [MarkKey.LegendEntry] {
    guard let key = self[LegendKey.self], let tree = trees.first else { return [] }
    return key.entries.compactMap { entry in
      guard let element = entry.element, tree.elements[element].kind == .entry,
        let name = entry.name.value
      else { return nil }
      let sources = Set((element..<tree.elements[element].end).map { tree.elements[$0].source })
      let texts = component.parts.filter { $0.kind == .text && sources.contains($0.source) }
      let areUnseen = texts.allSatisfy { text in
        let variants = component.rendering(of: text).variants
        return !variants.isEmpty && variants.allSatisfy { $0.fill?.isInvisible ?? false }
      }
      return areUnseen && !texts.isEmpty ? MarkKey.LegendEntry(name: name, texts: texts) : nil
    }
  }
}

extension LookTable {
  /// Whether colour, or something else that needs a key, tells the looks apart.
  fileprivate var looksDiffer: Bool {
    guard let first = looks.indices.first else { return false }
    return looks.indices.dropFirst().contains { other in
      variants.indices.contains { areDifferent(first, other, in: $0) }
    }
  }

  /// Why the colour of a look is not known; nil where all are.
  fileprivate var unknownColor: String? {
    for look in looks.indices {
      for variant in variants.indices {
        if let fact = color(of: look, in: variant)?.missing { return fact }
      }
    }
    return nil
  }
}
