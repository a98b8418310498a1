internal import A11yModel

/// What is heard of the steps, or of one of them, in one state.
struct StepSpeech: Hashable, Sendable {
  var target: Target
  var snapshot: Int

  /// The state of the step, or the name of the snapshot; nil where there is but one.
  var state: String?

  /// The step that is met; of stops for all steps together, the current one.
  var step: Int?
  var isCollapsed: Bool
  var announcement: Announcement
  var languages: SpokenLanguages

  /// What can be asked for there besides: custom content and custom actions.
  var onRequest: [Words]
  var traits: [Traits]

  /// Whether a user can do something with it.
  var isOperable: Bool

  /// The names of the containers around it, and what is said by the stops around it.
  var containers: [String]

  /// Whether what is around the steps says which of them is current, wherever a user is.
  var isPlacedByWhole = false
}

extension ComponentFacts {
  /// What is heard of the steps, once for each state in which it differs.
  func distinctStepSpeeches() -> [StepSpeech] {
    guard !component.steps.isEmpty else { return [] }
    var seen: Set<StepSpeech> = []
    let isPlaced = isCurrentPlacedByWhole
    return trees.indices.flatMap { snapshot -> [StepSpeech] in
      speeches(in: snapshot, isPlaced).filter { speech in
        var key = speech
        key.snapshot = 0
        key.containers = []
        return seen.insert(key).inserted
      }
    }
  }

  private func speeches(in snapshot: Int, _ isPlaced: Bool) -> [StepSpeech] {
    let tree = trees[snapshot]
    switch presentation(in: snapshot) {
    case .silent: return []
    case .collapsed(let stops):
      let first = tree.elements[stops[0]]
      return [
        StepSpeech(
          target: target(of: first),
          snapshot: snapshot,
          state: trees.count > 1 ? component.snapshots[snapshot].name : nil,
          step: component.snapshots[snapshot].current,
          isCollapsed: true,
          announcement: .joined(stops.map { tree.announcement(of: $0) }),
          languages: languages(of: stops, in: tree),
          onRequest: stops.map { tree.onRequest($0) },
          traits: stops.map { tree.elements[$0].traits },
          isOperable: stops.contains { tree.elements[$0].isOperable },
          containers: surroundings(of: stops[0], in: snapshot)
        )
      ]
    case .perItem(let items):
      return items.map { item in
        let source = component.steps[item.step].source
        let stop = item.stops.first.map { tree.elements[$0].source } ?? source
        let state = component.snapshots[snapshot].stepStates[item.step]
        return StepSpeech(
          // What stands within the step is the step's; a look it shares is a place of its own.
          target: Target(source, at: document.lies(stop, within: source) ? source : stop),
          snapshot: snapshot,
          state: state.map { component.states[$0].id },
          step: item.step,
          isCollapsed: false,
          announcement: announcement(of: item, in: snapshot),
          languages: languages(of: item.stops, in: tree),
          onRequest: item.stops.map { tree.onRequest($0) },
          traits: item.stops.map { tree.elements[$0].traits },
          isOperable: item.stops.contains { tree.elements[$0].isOperable },
          containers: surroundings(of: item.element, in: snapshot),
          isPlacedByWhole: isPlaced
        )
      }
    }
  }
}

extension Verdict {
  /// What an announcement must hold: it does, it does not, or nobody knows all of it.
  static func about(
    _ speech: StepSpeech,
    holds: Bool,
    missing: [String] = [],
    failure: String,
    whereSymbol mayStandForIt: (String) -> Bool = { _ in true }
  ) -> Verdict {
    let missing = speech.announcement.missing(whereSymbol: mayStandForIt) + missing
    var verdict: Verdict
    if holds {
      verdict = Verdict(.passed, speech.target)
    } else if missing.isEmpty {
      verdict = Verdict(.failed, speech.target, failure)
    } else {
      verdict = Verdict(.cantTell(missing, likely: .fail), speech.target, failure)
    }
    verdict.state = speech.state
    verdict.evidence = [Evidence("announcement", .text(speech.announcement.text))]
    return verdict
  }
}
