internal import SwiftEvaluation
internal import SwiftSource

/// Reads the progress indicators that a root shows.
struct ProgressReading {
  let root: RootReading
  /// The rows that are components already.
  let taken: Set<Row.Key>
  let variant: String?

  func read(_ situations: [Situation], into found: inout FoundComponents) {
    var shown: [PartMerge.Instance] = []
    for situation in situations { shown += indicators(in: situation, &found) }
    for var component in root.root.assumption == nil ? shown.map(\.part) : folded(shown) {
      component["variant"] = variant
      component["appearance"] = component["appearance"] ?? root.scheme
      found.add(component)
    }
  }

  private func indicators(in situation: Situation, _ found: inout FoundComponents)
    -> [PartMerge.Instance]
  {
    let finders = situation.trees.mapValues { ProgressFinder($0, situation.states) }
    guard let base = finders[.light] ?? finders.values.first else { return [] }
    for chart in base.charts {
      found.add(.init(message: "a view that draws a chart is not read", place: chart))
    }
    let announcements = ProgressAnnouncements(root, in: situation)
    return base.found.indices.compactMap { index in
      let path = base.found[index].path
      if path.contains(where: { view in Row.all(of: view).contains { taken.contains($0.key) } }) {
        return nil
      }
      let here = finders.compactMapValues {
        $0.found.indices.contains(index) ? $0.found[index] : nil
      }
      guard here.count == finders.count else { return nil }
      let drawn = ProgressComponent(drawing: root.drawing, motion: root.motion)
      var (part, cell) = drawn.component(here, &found.merge)
      if part["determinate"] == nil, let place = written(path, in: situation) {
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
      part.children += announcements?.parts(base.found[index]) ?? []
      return (part, cell)
    }
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

  /// The same indicator at another value; nil where none is known.
  private func twin(
    of found: ProgressFinder.Found,
    in situation: Situation,
    unlike cell: Cell
  ) -> PartMerge.Instance? {
    guard let scenario = situation.scenario,
      let number = FollowedNumber(found, root, scenario),
      let percent = [40, 60].first(where: { "\($0)" != cell.facts["percent"] }),
      let twin = number.twin(of: found, at: percent, root, scenario)
    else { return nil }
    var merge = AppearanceMerge(Palette())
    return ProgressComponent(drawing: root.drawing, motion: root.motion)
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

  /// Where code changes states when views appear; nil where none does.
  private func written(_ path: [ShownView], in situation: Situation) -> Place? {
    guard let scenario = situation.scenario else { return nil }
    for action in path.flatMap(\.actions) {
      switch action.trigger {
      case .appear, .task: break
      default: continue
      }
      guard let code = action.code.content else { return action.place }
      let outcome = root.explorer.outcome(of: code, [], of: root.root, in: scenario)
      let isChanged = scenario.states.contains { outcome.states[$0.key] != $0.value }
      if isChanged || outcome.unknown != nil { return action.place }
    }
    return nil
  }
}

extension Part {
  /// What is seen and heard of a value and may follow another, in order.
  fileprivate var spoken: [String] {
    [self["label"], self["value-text"]].compactMap(\.self)
      + children.flatMap(\.all).compactMap(\.text)
  }

  /// The same with other words in the same order.
  fileprivate func speaking(_ words: [String]) -> Part {
    var words = words[...]
    var part = self
    for name in ["label", "value-text"] where part[name] != nil { part[name] = words.popFirst() }
    part.children = part.children.map {
      $0.mapped { part in
        if part.text != nil { part.text = words.popFirst() }
      }
    }
    return part
  }

  /// Whether it looks as another does but for words and values, wherever either stands in the source.
  func isPainted(as other: Part) -> Bool {
    func painted(_ part: Part) -> Part {
      part.mapped { part in
        for name in ["label", "value", "min", "max", "value-text", "hint", "localized", "current"] {
          part[name] = nil
          part.unknown[name] = nil
        }
        part.text = part.text.map { _ in "" }
        part.unknown["text"] = nil
      }
    }
    return place == other.place && self["variant"] == other["variant"]
      && painted(self).looksAs(painted(other))
  }
}
