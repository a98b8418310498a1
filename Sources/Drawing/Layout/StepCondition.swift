internal import A11yModel

/// Where among its like a part or look is there, in the words of the dialect.
struct StepCondition {
  let words: String

  init(_ words: String) { self.words = words }

  /// Whether it holds at a position, from 0.
  func holds(at position: Int, of count: Int) -> Bool {
    switch words {
    case "first": position == 0
    case "last": position == count - 1
    case "not-first": position != 0
    case "not-last": position != count - 1
    default: words == "step \(position + 1)"
    }
  }

  /// Whether it holds of what a part is shown for; of the whole, at its current step.
  func holds(for subject: Element.Subject, in layout: PartLayout) -> Bool {
    let component = layout.component
    let chart = component.chart
    return switch subject {
    case .step(let index): holds(at: index, of: component.steps.count)
    case .mark(let index): holds(at: index, of: chart?.marks.count ?? 0)
    case .series(let index): holds(at: index, of: chart?.series.count ?? 0)
    case .category(let index): holds(at: index, of: chart?.categories.count ?? 0)
    case .component: layout.position.map { holds(at: $0, of: component.steps.count) } ?? true
    }
  }
}

extension PartLayout {
  /// Where the user is among the steps: before the first one is as on it, behind the last one, too.
  var position: Int? {
    if let current = snapshot.current { return current }
    return switch component.current {
    case 0: 0
    case component.steps.count + 1: component.steps.count - 1
    default: nil
    }
  }
}
