internal import A11yModel
internal import Support

/// Where a user is among the steps.
enum StepPlace: Hashable, Sendable {
  case before
  case step(Int)
  case behind
  case unknown
}

extension Component {
  func place(in snapshot: Int) -> StepPlace {
    if let current = snapshots[snapshot].current { return .step(current) }
    return switch current {
    case 0: .before
    case steps.count + 1: .behind
    default: .unknown
    }
  }

  /// The same in words.
  func situation(in snapshot: Int) -> String {
    snapshots[snapshot].current.map { "step \($0 + 1) is current" } ?? "no step is current"
  }

  /// Why there is no snapshot in which a step is current.
  func unwalked(_ step: Int, _ arrivals: [Int: Int]) -> Obstacle {
    let shown = NumberRuns.text(arrivals.keys)
    guard unwalkedSteps > 0 else {
      let lack = current == nil ? "; current=\"…\" lets each of them be" : ""
      return Obstacle("step \(step + 1) is never shown as current\(lack)")
    }
    return Obstacle(
      "step \(step + 1) is one of \(unwalkedSteps) in the middle of a long row that are never "
        + "shown as current; steps \(shown) are"
    )
  }

  /// That nothing goes by a name, and what was likely meant.
  func noSuch(_ kind: String, _ name: String, _ names: [String]) -> Obstacle {
    let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    let hint = isNumber ? "" : NearestName.hint(for: name, in: names)
    let count = steps.isEmpty || !hint.isEmpty ? "" : "; the steps are 1 to \(steps.count)"
    return Obstacle("there is no \(kind) ‘\(Excerpt.of(name))’\(hint)\(count)")
  }
}
