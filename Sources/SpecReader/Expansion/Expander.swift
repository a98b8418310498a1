internal import A11yModel

/// Shows a component as assistive technology gets it, in each state it can reach.
struct Expander {
  let node: ComponentNode
  let completeness: Document.Completeness

  /// Whether nothing is said of the component as a whole but what is written.
  let isWholeKnown: Bool
  let looks: LookSearch

  init(node: ComponentNode, completeness: Document.Completeness, isWholeKnown: Bool) {
    (self.node, self.completeness, self.isWholeKnown) = (node, completeness, isWholeKnown)
    looks = LookSearch(node)
  }

  /// Steps that are walked one by one; of longer rows, the first and the last half as many.
  static let maximumWalkedSteps = 100

  /// What the component can be like: first as its source describes it, then with each other step
  /// current, then in each state that none of these shows, and last with what stands in for data.
  var snapshots: [Snapshot] {
    let walked = walk
    return walked + missingStates(in: walked) + [.empty, .loading, .failure].compactMap(standIn)
  }

  private var walk: [Snapshot] {
    let initial = node.initialStepStates
    var snapshots = [snapshot(name(of: currentIndex), currentIndex, initial)]
    guard node.component.isDynamic, node.component.current != nil else { return snapshots }
    for position in walkedPositions where position != currentIndex {
      let states = node.stepStates(current: position + 1)
      snapshots.append(snapshot(name(of: position), position, states))
    }
    return snapshots
  }

  /// The current step: the one that the source numbers, else the first that is said to be it.
  private var currentIndex: Int? {
    guard let current = node.component.current else {
      return node.initialStepStates.firstIndex { meaning($0) == .current }
    }
    return node.steps.indices.contains(current - 1) ? current - 1 : nil
  }

  private var walkedPositions: [Int] {
    let all = Array(node.steps.indices)
    guard all.count > Self.maximumWalkedSteps else { return all }
    return all.prefix(Self.maximumWalkedSteps / 2) + all.suffix(Self.maximumWalkedSteps / 2)
  }

  /// How many steps in the middle of a long row are never current on the walk.
  var unwalkedSteps: Int {
    guard node.component.isDynamic, node.component.current != nil else { return 0 }
    return node.steps.indices.count - Set(walkedPositions + [currentIndex].compactMap(\.self)).count
  }

  // MARK: states that the walk does not show

  /// A state that is declared or has a look, and that no step is in yet, is shown on a step that
  /// it fits.
  private func missingStates(in walked: [Snapshot]) -> [Snapshot] {
    guard !node.steps.isEmpty, node.component.isDynamic else { return [] }
    let shown = Set(walked.flatMap(\.stepStates))
    return node.component.states.indices.filter { !shown.contains($0) && isReachable($0) }.map {
      snapshot(showing: $0, walked)
    }
  }

  /// Whether the source speaks of the state: declares it, or has a look for it.
  private func isReachable(_ state: Int) -> Bool {
    node.component.states[state].source != nil || node.looks.contains { $0.state == state }
  }

  /// What is done stands before the current step, what is to come behind it, and what goes wrong
  /// goes wrong there.
  private func snapshot(showing state: Int, _ walked: [Snapshot]) -> Snapshot {
    let host: State.Meaning =
      switch node.component.states[state].meaning {
      case .completed: .completed
      case .upcoming, .unavailable: .upcoming
      case .current, .error: .current
      }
    var base = walked[0]
    var step = currentIndex ?? 0
    for snapshot in walked {
      let last = snapshot.stepStates.lastIndex { meaning($0) == host }
      let first = snapshot.stepStates.firstIndex { meaning($0) == host }
      guard let found = host == .completed ? last : first else { continue }
      (base, step) = (snapshot, found)
      break
    }
    var states = base.stepStates
    states[step] = state
    return snapshot(node.component.states[state].id, base.current, states)
  }

  func meaning(_ state: Int?) -> State.Meaning? { state.map { node.component.states[$0].meaning } }

  // MARK: snapshots

  private func snapshot(_ name: String, _ current: Int?, _ states: [Int?]) -> Snapshot {
    let root = node.root.holding(node.root.children.filter { !$0.kind.standsInForData })
    let builder = ElementBuilder(self, current: current, stepStates: states)
    return Snapshot(
      name: name,
      current: current,
      stepStates: states,
      elements: builder.elements(of: root)
    )
  }

  /// The component while something of a kind stands in for its data.
  private func standIn(_ kind: Element.Kind) -> Snapshot? {
    guard let part = node.root.children.first(where: { $0.kind == kind }) else { return nil }
    let root = node.root.holding([part])
    let elements = ElementBuilder(self, current: nil, stepStates: []).elements(of: root)
    return Snapshot(name: kind.rawValue, current: nil, stepStates: [], elements: elements)
  }

  private func name(of position: Int?) -> String {
    guard let position else { return "initial" }
    return node.component.steps[position].id ?? "step \(position + 1)"
  }
}

extension Snapshot {
  /// The title of all that it shows: not that of an axis or a legend.
  var title: Chart.Title? {
    let found = elements.first { element in
      guard element.kind == .title, let parent = element.parent else { return false }
      return elements[parent].kind != .axis && elements[parent].kind != .legend
        && element.text?.contains { !$0.isWhitespace } ?? true
    }
    return found.map { title in
      Chart.Title(
        text: title.text.map { .known($0) }
          ?? .unknown(title.label.missing ?? SpeechLimit.tooLong("the title")),
        source: title.source
      )
    }
  }
}

// MARK: texts about the data

extension Expander {
  /// Puts what the data come to into the texts of a chart as a whole.
  func fillTexts(of component: inout Component) {
    let values = PlaceholderValues(node: node, current: nil, stepStates: [])
    let texts = node.chartTexts
    func fact(_ template: Template, _ noun: String) -> Fact<String> {
      template.text { values.fact($0, of: .component) }.fact(noun).map(\.folded)
    }
    if let summary = texts.summary {
      component.chart?.summary = fact(summary, "the summary of the chart")
    }
    if let label = texts.tableLabel {
      component.chart?.table?.label = fact(label, "the label of the table")
    }
    if let title = texts.descriptorTitle {
      component.chart?.descriptor?.title = fact(title, "the title of the audio graph")
    }
    if let summary = texts.descriptorSummary {
      component.chart?.descriptor?.summary = fact(summary, "the summary of the audio graph")
    }
  }
}
