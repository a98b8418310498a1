package import A11yModel
package import Listening

/// How a component's steps are met in each snapshot, and what is heard of them.
package struct SpokenSteps: Sendable {
  /// By snapshot.
  package let presentations: [Presentation]

  /// Whether what is around the steps says which of them is current, in every snapshot.
  package let isCurrentPlacedByWhole: Fact<Bool>

  /// What is heard, once for each state in which it differs.
  package private(set) var speeches: [StepSpeech] = []

  /// By snapshot, which of the speeches is heard of each item, or of all steps together.
  package private(set) var heard: [[Int]] = []

  init(_ facts: ComponentFacts) {
    guard !facts.component.steps.isEmpty else {
      presentations = facts.trees.map { _ in .silent }
      isCurrentPlacedByWhole = .known(false)
      return
    }
    let versions = facts[StepVersions.self]
    presentations = facts.trees.indices.map {
      Presentation(facts.trees[$0], versions.places[$0], versions)
    }
    isCurrentPlacedByWhole = facts.isCurrentPlacedByWhole(presentations)
    var known = Array(repeating: [Int](), count: facts.component.steps.count + 1)
    var byVersion: [Int?] = Array(repeating: nil, count: versions.first.count)
    heard.reserveCapacity(presentations.count)
    for (snapshot, presentation) in presentations.enumerated() {
      switch presentation {
      case .silent: heard.append([])
      case .collapsed(let stops):
        heard.append([add(StepSpeech(of: stops, nil, in: snapshot, facts), &known)])
      case .perItem(let items):
        heard.append(
          items.map { item in
            // What a step holds tells what is heard of it, but for a stop around it.
            if item.holder == nil, let speech = byVersion[item.version] { return speech }
            let stops = facts.trees[snapshot].stops(of: item)
            let speech = StepSpeech(
              of: stops,
              item,
              in: snapshot,
              facts,
              isPlacedByWhole: isCurrentPlacedByWhole
            )
            let index = add(speech, &known)
            if item.holder == nil { byVersion[item.version] = index }
            return index
          }
        )
      }
    }
  }

  /// - Parameters:
  ///   - speech: what is heard.
  ///   - known: by step, which of the speeches are of it; the last are of no step.
  /// - Returns: which of the speeches it is.
  private mutating func add(_ speech: StepSpeech, _ known: inout [[Int]]) -> Int {
    let step = speech.step ?? known.count - 1
    if let index = known[step].first(where: { speeches[$0] == speech }) { return index }
    known[step].append(speeches.count)
    speeches.append(speech)
    return speeches.count - 1
  }
}

extension SpokenSteps: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> SpokenSteps {
    SpokenSteps(facts)
  }
}

extension ComponentFacts {
  /// What is heard of the steps, once for each state in which it differs.
  package var stepSpeeches: [StepSpeech] { self[SpokenSteps.self].speeches }
}
