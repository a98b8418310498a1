/// Where among its like something is there.
package enum PlaceCondition: String, Hashable, Sendable, CaseIterable {
  case first
  case last
  case notFirst = "not-first"
  case notLast = "not-last"

  /// Whether it holds at a position, from 0.
  package func holds(at position: Int, of count: Int) -> Bool {
    switch self {
    case .first: position == 0
    case .last: position == count - 1
    case .notFirst: position != 0
    case .notLast: position != count - 1
    }
  }
}

extension Component {
  /// Where among its like something stands, from 0, and how many there are; the whole stands where the user
  /// is among the steps.
  ///
  /// - Parameters:
  ///   - subject: what it is.
  ///   - current: the current step, from 0; nil where the component says which it is.
  /// - Returns: nil of a whole of which nobody says where the user is.
  package func place(
    of subject: Element.Subject,
    current: Int?
  ) -> (position: Int, count: Int)? {
    switch subject {
    case .step(let index): (index, steps.count)
    case .mark(let index): (index, chart?.marks.count ?? 0)
    case .series(let index): (index, chart?.series.count ?? 0)
    case .category(let index): (index, chart?.categories.count ?? 0)
    case .component: position(current: current).map { ($0, steps.count) }
    }
  }

  /// Before the first step the user is as on it, behind the last one, too.
  private func position(current: Int?) -> Int? {
    if let current { return current }
    return switch self.current {
    case 0: 0
    case steps.count + 1: steps.count - 1
    default: nil
    }
  }
}
