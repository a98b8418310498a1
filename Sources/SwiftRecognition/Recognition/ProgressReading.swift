internal import SwiftEvaluation
internal import SwiftSource

/// Reads the progress indicators that a root shows.
struct ProgressReading {
  let root: RootReading
  /// The rows that are components already.
  let taken: Set<Row.Key>
  let variant: String?
  /// Whether a number drives what a place of the source draws, and what is announced of what a view makes there.
  private var driven: [Place: Bool] = [:]
  private var announced: [[Place]: [Part]] = [:]

  init(root: RootReading, taken: Set<Row.Key>, variant: String?) {
    self.root = root
    self.taken = taken
    self.variant = variant
  }

  mutating func read(_ situations: [Situation], into found: inout FoundComponents) {
    var shown: [PartMerge.Instance] = []
    let given = GivenArcs(root, situations).places
    var motions: [IndicatorMotion.Key: [Part]] = [:]
    for situation in situations {
      shown += indicators(in: situation, of: situations, given, &motions, &found)
    }
    for component in root.root.assumption == nil ? shown.map(\.part) : folded(shown) {
      found.add(root.said(component, variant: variant, found.merge.palette))
    }
  }

  private mutating func indicators(
    in situation: Situation,
    of situations: [Situation],
    _ given: Set<Place>,
    _ motions: inout [IndicatorMotion.Key: [Part]],
    _ found: inout FoundComponents
  ) -> [PartMerge.Instance] {
    let finders = situation.trees.mapValues {
      ProgressFinder($0, situation.states, given: given)
    }
    guard let base = finders[.light] ?? finders.values.first else { return [] }
    for chart in base.charts {
      found.add(.init(message: "a view that draws a chart is not read", place: chart))
    }
    var shown: [PartMerge.Instance] = []
    for index in base.found.indices {
      let path = base.found[index].path
      if path.contains(where: { view in Row.all(of: view).contains { taken.contains($0.key) } }) {
        continue
      }
      let written = written(path, in: situation)
      let isByChance =
        base.found[index].isMeasured && !given.contains(path[path.count - 1].place)
        && !isDriven(base.found[index], in: situation)
      // What is shown for a moment is read as what it becomes.
      if let states = written?.states, !isByChance,
        let next = situations.first(where: { $0.isAt(states) && $0.states != situation.states }),
        self.written(path, in: next) == nil
      {
        continue
      }
      var here = finders.compactMapValues {
        $0.found.indices.contains(index) ? $0.found[index] : nil
      }
      guard here.count == finders.count else { continue }
      if isByChance {
        // As long as something by chance, it says how far nothing is.
        guard written != nil else { continue }
        here = here.mapValues {
          var waiting = $0
          (waiting.isDeterminate, waiting.fraction) = (false, nil)
          return waiting
        }
      }
      let drawn = ProgressComponent(drawing: root.drawing, preview: root.motion.preview)
      var (part, cell) = drawn.component(here, &found.merge)
      let motion = IndicatorMotion(
        root: root,
        situation: situation,
        found: base.found[index],
        given: given
      )
      let parts = motions[motion.key] ?? motion.parts
      motions[motion.key] = parts
      part.children += parts
      if part["determinate"] == nil, let place = written?.place {
        let reason = "a state is written when the view appears"
        part["value"] = nil
        part.unknown["value"] = reason
        part.children = part.children.map {
          $0.mapped { part in
            guard part.text != nil else { return }
            part.text = PartDrawing.unknown
            part.unknown["text"] = reason
          }
        }
        found.add(.init(message: "what is shown is as it is at first: \(reason)", place: place))
      }
      if root.root.assumption == nil {
        part = said((part, cell), base.found[index], in: situation)
      }
      let announced = announcements(of: base.found[index], in: situation)
      part.children += announced
      shown.append((part, cell))
      if var other = left(out: base.found[index], in: situation, unlike: cell) {
        other.part.children += parts + announced
        shown.append(other)
      }
    }
    return shown
  }

  /// What is announced of an indicator, which is the same in all situations.
  private mutating func announcements(
    of found: ProgressFinder.Found,
    in situation: Situation
  ) -> [Part] {
    guard let view = found.path.last else { return [] }
    let key = [view.place] + view.customViews.map(\.place)
    if let known = announced[key] { return known }
    let parts = ProgressAnnouncements(root, in: situation)?.parts(found) ?? []
    announced[key] = parts
    return parts
  }

  /// Whether a number that is changed changes how far an indicator is.
  private mutating func isDriven(
    _ found: ProgressFinder.Found,
    in situation: Situation
  ) -> Bool {
    guard let scenario = situation.scenario, let place = found.path.last?.place else { return true }
    if let known = driven[place] { return known }
    // What a style draws is given by the view that it is the style of.
    if found.path.last?.customViews.contains(where: \.isStyle) == true { return true }
    let numbers = GivenNumber.all(of: found, in: scenario).saying(found.fraction ?? 0)
    let isDriven = numbers.contains { $0.drives(found, of: root, in: scenario) }
    driven[place] = isDriven
    return isDriven
  }

  /// What is said of an indicator that is seen at one value: a text follows that where it does so at another as well.
  private func said(
    _ shown: PartMerge.Instance,
    _ found: ProgressFinder.Found,
    in situation: Situation
  ) -> Part {
    let texts = shown.part.spoken
    let isSuspected = texts.contains {
      Generalisation.template([(text: $0, cell: shown.cell)]) ?? $0 != $0
    }
    guard isSuspected, let other = twin(of: found, in: situation, unlike: shown.cell) else {
      return shown.part
    }
    let others = other.part.spoken
    guard texts.count == others.count else { return shown.part }
    let said = zip(texts, others).map { text, twin in
      Generalisation.template([(text, shown.cell), (twin, other.cell)]) ?? text
    }
    return shown.part.speaking(said)
  }

  /// An indicator at another value, where nobody gives its view the one that it has by itself; nil where that is not so.
  private func left(
    out found: ProgressFinder.Found,
    in situation: Situation,
    unlike cell: Cell
  ) -> PartMerge.Instance? {
    guard root.root.assumption != nil else { return nil }
    return twin(of: found, in: situation, unlike: cell) { number in
      number.input.map { root.isLeftOut($0.name, of: $0.view) } ?? false
    }
  }

  /// The same indicator at another value; nil where none is known.
  private func twin(
    of found: ProgressFinder.Found,
    in situation: Situation,
    unlike cell: Cell,
    where isMeant: (GivenNumber) -> Bool = { _ in true }
  ) -> PartMerge.Instance? {
    guard let scenario = situation.scenario,
      let number = FollowedNumber(found, root, scenario, where: isMeant),
      let percent = [40, 60].first(where: { "\($0)" != cell.facts["percent"] }),
      let twin = number.twin(of: found, at: percent, root, scenario)
    else { return nil }
    var merge = AppearanceMerge(Palette())
    return ProgressComponent(drawing: root.drawing, preview: root.motion.preview)
      .component([.light: twin], &merge)
  }

  /// What is said of an indicator that is seen at several values, where it is painted alike.
  private func folded(_ shown: [PartMerge.Instance]) -> [Part] {
    var groups: [[PartMerge.Instance]] = []
    for one in shown {
      if let group = groups.firstIndex(where: { $0[0].part.isPainted(as: one.part) }) {
        groups[group].append(one)
      } else {
        groups.append([one])
      }
    }
    return groups.compactMap { group in
      let isTold = group.contains { $0.cell.facts["percent"]?.count == 2 }
      let values = Set(group.map { $0.part["value"] })
      let lists = group.map { one in
        var (part, cell) = one
        part.children.removeAll { $0.name == "announcement" }
        part["value"] = nil
        if !isTold { cell.facts = [:] }
        return (parts: [part], cell: cell)
      }
      var merge = PartMerge(reason: root.root.assumption?.reason ?? "")
      guard var part = merge.lists(lists).first else { return nil }
      if values.count > 1 {
        part.unknown["value"] = merge.reason
      } else if let value = values.first {
        part["value"] = value
      }
      for name in ["min", "max"] { part.unknown[name] = nil }
      part.children += group[0].part.children.filter { $0.name == "announcement" }
      return part
    }
  }

  /// Where code changes states when views appear, and what they are then, where that is known; nil where none does.
  private func written(
    _ path: [ShownView],
    in situation: Situation
  ) -> (place: Place, states: [String: Value]?)? {
    guard let scenario = situation.scenario else { return nil }
    for action in path.flatMap(\.actions) {
      switch action.trigger {
      case .appear, .task: break
      default: continue
      }
      guard let code = action.code.content else { return (action.place, nil) }
      let outcome = root.explorer.outcome(of: code, [], of: root.root, in: scenario)
      let isChanged = scenario.states.contains { outcome.states[$0.key] != $0.value }
      if isChanged || outcome.unknown != nil {
        return (action.place, outcome.unknown == nil ? outcome.states : nil)
      }
    }
    return nil
  }
}
