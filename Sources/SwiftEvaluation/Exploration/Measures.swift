internal import SwiftSource

/// What integers are compared with, and of how many elements they are indices, by the places in the code: which values a
/// state takes follows from what stands there when the state is one value, and when it is another.
struct Measures {
  /// An integer with the bound that its place gives it, and what it is compared with.
  private struct Measure {
    var value: Int
    /// How many elements it is an index of, or the `count` that it is compared with.
    var bound: Int?
    var other: Int?
    var isIndex: Bool
  }

  private struct Site: Hashable {
    var place: Place
    var isRight: Bool
  }

  /// The most that are kept of a place.
  private static let maximum = 500

  private var measures: [Site: [Measure]] = [:]

  mutating func index(_ index: Int, of count: Int, at place: Place) {
    add(
      Measure(value: index, bound: count, other: nil, isIndex: true),
      Site(place: place, isRight: false)
    )
  }

  mutating func compare(
    _ left: (Expression, Value),
    _ right: (Expression, Value),
    at place: Place
  ) {
    guard let one = left.1.whole, let other = right.1.whole else { return }
    add(
      Measure(value: one, bound: right.0.count(other), other: other, isIndex: false),
      Site(place: place, isRight: false)
    )
    add(
      Measure(value: other, bound: left.0.count(one), other: one, isIndex: false),
      Site(place: place, isRight: true)
    )
  }

  private mutating func add(_ measure: Measure, _ site: Site) {
    guard measures[site, default: []].count < Self.maximum else { return }
    measures[site, default: []].append(measure)
  }

  /// The values of a state.
  ///
  /// - Parameters:
  ///   - value: what it is here.
  ///   - other: what was measured when it is another.
  ///   - changed: what it is there.
  /// - Returns: its values; nil where nothing says which.
  func values(of value: Int, against other: Measures, of changed: Int) -> ClosedRange<Int>? {
    var (low, high): (Int?, Int?) = (nil, nil)
    var bound: Int?
    for (site, here) in measures {
      let there = other.measures[site] ?? []
      guard here.count == there.count else { continue }
      let own = zip(here, there).filter { $0.value == value && $1.value == changed }.map(\.0)
      guard !own.isEmpty else { continue }
      for measure in own {
        guard let count = measure.bound, count > 0 else { continue }
        if measure.isIndex {
          bound = min(bound ?? count, count)
        } else {
          (low, high) = (min(low ?? 0, 0), max(high ?? 0, count - 1))
        }
      }
      let others = Set(own.compactMap(\.other))
      if others.count > 1, let first = others.min(), let last = others.max(),
        Self.distance(from: first, to: last) == others.count - 1
      {
        (low, high) = (min(low ?? first, first), max(high ?? last, last))
      }
    }
    if let bound { (low, high) = (max(low ?? 0, 0), min(high ?? bound - 1, bound - 1)) }
    guard let low, let high, low <= high, Self.distance(from: low, to: high) < 100 else {
      return nil
    }
    return low...high
  }

  /// How far apart two integers are, at most the greatest integer.
  private static func distance(from low: Int, to high: Int) -> Int {
    let (distance, isOver) = high.subtractingReportingOverflow(low)
    return isOver ? .max : distance
  }
}

extension Value {
  /// The integer that it is, or is a literal of.
  fileprivate var whole: Int? {
    switch self {
    case .integer(let value): value
    case .number(let literal) where !literal.isReal: literal.integer
    default: nil
    }
  }
}

extension Expression {
  /// How many elements there are where it says so, as `items.count` and `total - 1` do.
  fileprivate func count(_ value: Int) -> Int? {
    switch form {
    case .member(_, "count", _): value
    case .infix("-", _, let one): one.form == .integer("1") && value < .max ? value + 1 : nil
    default: nil
    }
  }
}
