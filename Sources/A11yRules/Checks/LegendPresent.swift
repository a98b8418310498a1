internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Series that colour or pattern encodes are explained by a legend, or by labels.
  static let legendPresent = CheckSignature(
    "legend-present",
    restingOn: [.marks, .series, .legend],
    cases: ["names", "slices", "unseen"],
    evidence: ["named", "series", "slices"]
  ).deciding { context, verdicts in
    guard let chart = context.component.chart else { return }
    let table = context.facts[LookTable.self]
    if table.looks.count < 2, chart.isRecognized, chart.series.count > 1 {
      judgeRecognized(chart, context, &verdicts)
      return
    }
    guard table.looks.count > 1 else {
      judgeSlices(chart, context, &verdicts)
      return
    }
    let unknownColor = table.looksDiffer ? nil : table.unknownColor
    guard table.looksDiffer || unknownColor != nil else { return }
    let target = context.facts.root
    if table.looks.allSatisfy({ !$0.labels.isEmpty }) { return verdicts.pass(target) }
    if chart.hasVisibleLegend(context.component) {
      judgeLegend(chart, context, &verdicts)
      return
    }
    let inView = table.looks.compactMap { look in
      if case .series(let index) = look.subject { index } else { nil }
    }
    let labels = SeriesLabels(context.component, inView: inView)
    let unnamed = labels.unnamed
    let names = unnamed.map { chart.series[$0].name.value ?? chart.series[$0].id }
    var verdict = verdict(onUnnamed: names, chart, context)
    if verdict.result == .failed, labels.areUnsure {
      let fact = "what the texts beside the marks say"
      verdict.result = .cantTell([fact], likely: .pass)
      verdict.message =
        "whether people can tell which of the marks are \(NameList.text(names)) depends on \(fact)"
    } else if verdict.result == .failed, let fact = unknownColor {
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message =
        "whether the marks need a key that says which are \(NameList.text(names)) depends on \(fact)"
    }
    verdicts.append(verdict)
  }

  /// A legend explains nothing by names that have the colour of what is behind them.
  private static func judgeLegend(
    _ chart: Chart,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let unseen = context.facts.unseenEntries
    let names = unseen.map(\.name)
    if names.isEmpty, let fact = context.component.unwrittenEntries {
      let message = "whether people can tell which of the marks are which depends on \(fact)"
      verdicts.append(Verdict(.cantTell([fact], likely: .pass), context.facts.root, message))
      return
    }
    guard !names.isEmpty else { return verdicts.pass(context.facts.root) }
    var verdict = Verdict(
      .failed,
      Target(context.component.source, at: chart.legend?.source),
      "nobody can tell which of the marks are \(NameList.text(names)): the legend shows "
        + "\(names.count == 1 ? "the name" : "these names") in the colour of what is behind"
    )
    verdict.evidence = [Evidence("series", .list(names))]
    verdict.remedy = "unseen"
    verdict.paints = unseen.flatMap { $0.texts.flatMap(\.colors) }
    verdicts.append(verdict)
  }

  /// Of a picture, the series are what is known to be told apart by sight.
  private static func judgeRecognized(
    _ chart: Chart,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    if chart.hasVisibleLegend(context.component) {
      judgeLegend(chart, context, &verdicts)
    } else {
      let names = chart.series.map { $0.name.value ?? $0.id }
      verdicts.append(verdict(onUnnamed: names, chart, context))
    }
  }

  private static func verdict(
    onUnnamed names: [String],
    _ chart: Chart,
    _ context: CheckContext
  ) -> Verdict {
    let lacks =
      chart.legend == nil ? "there is no legend" : "the legend shows no names"
    var verdict = Verdict(
      .failed,
      context.facts.root,
      "nobody can tell which of the marks are \(NameList.text(names)): \(lacks), and no label "
        + "names \(names.count == 1 ? "it" : "them")"
    )
    verdict.evidence = [Evidence("series", .list(names))]
    if let legend = chart.legend, !chart.isRecognized {
      verdict.remedy = "names"
      verdict.sites = context.component.sites(ofEntriesOf: legend)
      let areHeard = context.facts.trees.first.map { tree in
        tree.elements.indices.contains {
          tree.elements[$0].kind == .entry && !tree.exposed(in: $0).isEmpty
        }
      }
      if areHeard ?? false { verdict.terms["named"] = "true" }
    }
    let isLegendOpen = chart.legend.map { !chart.isRecognized || $0.entries.isEmpty } ?? true
    let doubt =
      chart.isRecognized
      ? "whether something that was not recognised explains them"
      : context.facts.doubt(
        "whether the \(chart.legend == nil ? "chart has a legend" : "legend shows their names")"
      )
    if isLegendOpen, let fact = doubt {
      // What nobody calls by a name is told by their number.
      let areNamed = chart.series.allSatisfy { $0.name.value != nil } || !chart.isRecognized
      let which =
        areNamed
        ? "which of the marks are \(NameList.text(names))"
        : "which of the \(chart.series.count) series a mark belongs to"
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message = "whether people can tell \(which) depends on \(fact)"
    }
    return verdict
  }

  /// The slices of a pie are series of one mark each: where colours tell them apart, their
  /// categories want to be read.
  private static func judgeSlices(
    _ chart: Chart,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    guard chart.form?.isWhole ?? false,
      chart.marks.allSatisfy({ $0.series == nil })
    else { return }
    var colors: [Int: [Color]] = [:]
    var shown: Set<Words> = []
    var areAllShown =
      chart.hasVisibleLegend(context.component) && context.facts.unseenEntries.isEmpty
    for part in context.component.parts where part.role != .swatch {
      if part.kind == .text {
        shown.insert(Words(part.sample))
        if part.role == .mark, part.content.contains(.data("category")) { areAllShown = true }
      } else if part.role == .mark, case .mark(let mark) = part.subject {
        let coat = context.component.rendering(of: part).variants.first?.fill
        colors[mark] = colors[mark] ?? coat?.knownTones
      }
    }
    guard Set(colors.values).count > 1 else { return }
    let unnamed = chart.marks.compactMap(\.category).filter { category in
      !areAllShown && !shown.contains { $0.contains(Words(category)) }
    }
    let unknown = areAllShown ? 0 : chart.marks.count { $0.category == nil }
    if !unnamed.isEmpty {
      var verdict = verdict(onUnnamed: unnamed, chart, context)
      verdict.remedy = "slices"
      // Beside a look that there is, another one shows nothing.
      if context.component.parts.contains(where: { $0.role == .mark && $0.look != nil }) {
        verdict.sites = []
      }
      verdicts.append(verdict)
    } else if unknown > 0 {
      let texts = context.component.parts.filter {
        $0.kind == .text && $0.role == .plain && $0.sample.contains(where: \.isLetter)
      }
      verdicts.append(verdict(onUnknown: unknown, areTextsLeft: texts.count >= unknown, context))
    } else {
      verdicts.pass(context.facts.root)
    }
  }

  /// Slices of which nobody knows what they stand for are named by nothing that was found, unless by
  /// texts of which nobody knows what they say.
  private static func verdict(
    onUnknown count: Int,
    areTextsLeft: Bool,
    _ context: CheckContext
  ) -> Verdict {
    let fact = "what \(count == 1 ? "a slice stands" : "\(count) slices stand") for"
    let message = "whether people can tell what the slices stand for depends on \(fact)"
    var verdict = Verdict(
      .cantTell([fact], likely: areTextsLeft ? .none : .fail),
      context.facts.root,
      message
    )
    verdict.evidence = [Evidence("slices", .number(Double(count)))]
    return verdict
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

extension Component {
  /// What draws the entries of a legend: their looks, or the entries themselves.
  fileprivate func sites(ofEntriesOf legend: Legend) -> [Int] {
    let looks = Set(parts.filter { $0.role == .swatch }.map(\.look))
    return looks.contains(nil) || looks.isEmpty
      ? legend.entries.map(\.source) : looks.compactMap(\.self).sorted()
  }

  /// What is not known of the legend where nobody wrote the words of any entry; nil where some are
  /// known.
  fileprivate var unwrittenEntries: String? {
    let texts = parts.filter { $0.role == .swatch && $0.kind == .text }
    return texts.allSatisfy { $0.missingText != nil } ? texts.first?.missingText : nil
  }
}

extension ComponentFacts {
  /// What the entries of the legend say that nobody sees, in any appearance, and in which texts.
  fileprivate var unseenEntries: [(name: String, texts: [Part])] {
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
      return areUnseen && !texts.isEmpty ? (name, texts) : nil
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
        if let missing = color(of: look, in: variant)?.missing { return missing }
      }
    }
    return nil
  }
}
