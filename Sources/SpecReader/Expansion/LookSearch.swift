internal import A11yModel

/// The looks of a component, to be found by what they fit.
struct LookSearch {
  private let node: ComponentNode
  private let ofSteps: [LookNode]
  private let ofMarks: [LookNode]
  private let ofSeries: [LookNode]

  /// Whether some look says something that is heard, so that one that is missing might, too.
  private let doSpeak: Bool

  init(_ node: ComponentNode) {
    self.node = node
    ofSteps = node.looks.filter { $0.role == .step }
    ofMarks = node.looks.filter { $0.role == .mark }
    ofSeries = node.looks.filter { $0.role == .series }
    doSpeak = (ofSteps + ofMarks).contains { $0.part.isHeard }
  }

  /// The first look that fits a step by its state and its place.
  func look(ofStep index: Int, in state: Int?) -> LookNode? {
    ofSteps.first { look in
      (look.state == nil || look.state == state)
        && (look.condition?.holds(at: index, of: node.steps.count) ?? true)
        && (look.step == nil || look.step == index)
    }
  }

  func look(ofMark index: Int) -> LookNode? { look(ofMarksOf: node.marks[index].series) }

  private func look(ofMarksOf series: Int?) -> LookNode? {
    ofMarks.first { $0.series == nil || $0.series == series }
  }

  func look(ofSeries series: Int?) -> LookNode? {
    ofSeries.first { $0.series == nil || $0.series == series }
  }

  // MARK: what none fits

  /// The look that a step would have in a state; nil where it needs none.
  func missing(ofStep step: PartNode, in state: Int?) -> String? {
    guard !ofSteps.isEmpty, step.children.isEmpty else { return nil }
    return state.map { "look for the state ‘\(node.component.states[$0].id)’" }
      ?? MissingLook.withoutState
  }

  /// The look that a mark would have; nil where it needs none.
  func missing(ofMark mark: PartNode, _ index: Int) -> String? {
    guard !ofMarks.isEmpty, mark.children.isEmpty else { return nil }
    return missing(ofMarksOf: node.marks[index].series)
  }

  private func missing(ofMarksOf series: Int?) -> String {
    series.flatMap { node.component.chart?.series[$0].calling }
      .map { "look for the marks of ‘\($0)’" } ?? "look for marks without a series"
  }

  /// What is not known of the label of something that has no look.
  func unheard(_ missing: String?) -> String? { doSpeak ? missing.map { "the \($0)" } : nil }

  /// Each state and series that no look draws, in the snapshots of the component.
  func missingLooks(in snapshots: [Snapshot]) -> [MissingLook] {
    node.component.kind == .chart ? missingLooksOfSeries : missingLooksOfSteps(in: snapshots)
  }

  private func missingLooksOfSteps(in snapshots: [Snapshot]) -> [MissingLook] {
    guard !ofSteps.isEmpty else { return [] }
    let parts = node.root.items(.step)
    var missing: [Int?: MissingLook] = [:]
    var seen: Set<Place> = []
    for snapshot in snapshots {
      for (index, state) in snapshot.stepStates.enumerated() where missing[state] == nil {
        let isLast = index == node.steps.count - 1
        guard let part = parts[index], part.children.isEmpty,
          seen.insert(Place(state: state, isFirst: index == 0, isLast: isLast, own: own(index)))
            .inserted,
          look(ofStep: index, in: state) == nil,
          let fact = self.missing(ofStep: part, in: state)
        else { continue }
        let what = state.map { "the state ‘\(node.component.states[$0].id)’ of step \(index + 1)" }
        let note =
          "no <look> fits \(what ?? "step \(index + 1), which has no state"): what is drawn there is not judged"
        missing[state] = MissingLook(fact: fact, note: note, source: part.source)
      }
    }
    return missing.sorted { ($0.value.source, $0.key ?? -1) < ($1.value.source, $1.key ?? -1) }
      .map(\.value)
  }

  /// The places that looks tell apart.
  private struct Place: Hashable {
    var state: Int?
    var isFirst: Bool
    var isLast: Bool
    /// The step, where some looks are for it alone.
    var own: Int?
  }

  private func own(_ step: Int) -> Int? { ofSteps.contains { $0.step == step } ? step : nil }

  /// The series that have marks which neither a look nor they themselves draw, and looks of marks that
  /// hold words alone.
  private var missingLooksOfSeries: [MissingLook] {
    guard node.hasDrawnLooks, let chart = node.component.chart else { return [] }
    let drawn = node.drawnMarks
    var missing: [MissingLook] = []
    // A line that has no look is drawn without.
    var seen = Set(node.plainSeries.map(Int?.some))
    for (index, mark) in node.marks.enumerated() where !drawn.contains(index) {
      guard seen.insert(mark.series).inserted,
        !(look(ofSeries: mark.series)?.part.children.contains(where: \.isDrawn) ?? false)
      else { continue }
      guard let look = look(ofMark: index) else {
        let series = mark.series.map { chart.series[$0] }
        let what = series.map { "the marks of ‘\($0.calling)’" } ?? "marks without a series"
        missing.append(
          MissingLook(
            fact: self.missing(ofMarksOf: mark.series),
            note: "no <look> fits \(what): what is drawn there is not judged",
            source: series?.source ?? mark.source
          )
        )
        continue
      }
      let isDrawn = look.part.children.contains(where: \.isDrawn)
      guard !isDrawn, !missing.contains(where: { $0.source == look.part.source }) else { continue }
      missing.append(
        MissingLook(
          fact: "shape in the look for the marks",
          note:
            "this <look> draws no mark, for it holds no shape: what is drawn there is not judged",
          source: look.part.source
        )
      )
    }
    return missing
  }
}

extension PartNode {
  /// Whether anything of it is heard.
  fileprivate var isHeard: Bool {
    switch kind {
    case .text, .title, .glyph, .control: true
    default: !exposure.isEmpty || children.contains(where: \.isHeard)
    }
  }

  /// The steps or marks within it, by their place.
  func items(_ kind: Element.Kind) -> [Int: PartNode] {
    var items: [Int: PartNode] = [:]
    func collect(_ part: PartNode) {
      for child in part.children {
        if child.kind == kind, case .item(let index) = child.content {
          items[index] = child
        } else if !child.children.isEmpty {
          collect(child)
        }
      }
    }
    collect(self)
    return items
  }
}
