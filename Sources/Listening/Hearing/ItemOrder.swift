package import A11yModel

/// The order in which items are met, to be compared with that in which the eye sees them.
package struct ItemOrder {
  /// Where the items stand, in the order in which they are met.
  package let places: [Double]

  /// The series that each is of, by its place in that order; one for all where there are none, and
  /// nil where that is not known.
  package let group: (Int) -> Int?

  /// Where the first item of its category stands; nil where not all have one, or nobody asks.
  package var keys: [Double]?

  /// What differs by no more stands in one place.
  package let tolerance: Double

  package init(places: [Double], group: @escaping (Int) -> Int?, tolerance: Double) {
    (self.places, self.group, self.tolerance) = (places, group, tolerance)
  }

  /// Where items stand and what they belong to; nil where that is not known.
  package init?(of items: [MetItems.Item], in component: Component, tolerance: Double) {
    guard let chart = component.chart else {
      let places = items.compactMap { component.steps[$0.index].position }
      guard places.count == items.count else { return nil }
      self.init(places: places, group: { _ in 0 }, tolerance: tolerance)
      return
    }
    // Of a chart with a million marks, nothing is kept twice.
    var places: [Double] = []
    places.reserveCapacity(items.count)
    for item in items {
      guard let place = chart.marks[item.index].position else { return nil }
      places.append(place)
    }
    self.init(
      places: places,
      group: { chart.series.isEmpty ? 0 : chart.marks[items[$0].index].series },
      tolerance: tolerance
    )
  }

  /// Whether they are met as they stand: all from first to last, or those of each series, one series
  /// after another; items of one category count as one place.
  ///
  /// - Parameter isReversed: whether the last is to come first.
  /// - Returns: whether all do.
  package func follows(reversed isReversed: Bool = false) -> Bool {
    [places, keys].compactMap(\.self).contains { places in
      let places = isReversed ? places.map { -$0 } : places
      return isAscending(places) || isAscendingBySeries(places)
    }
  }

  private func isAscending(_ places: [Double]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { $0 <= $1 + tolerance }
  }

  private func isAscendingBySeries(_ places: [Double]) -> Bool {
    var seen: Set<Int> = []
    var last: (group: Int, place: Double)?
    for (index, place) in places.enumerated() {
      guard let group = group(index) else { return false }
      if let last, last.group == group {
        guard last.place <= place + tolerance else { return false }
      } else if !seen.insert(group).inserted {
        return false
      }
      last = (group, place)
    }
    return true
  }

  /// Whether they are met once around a centre, in either direction and from wherever it begins: all,
  /// or those of each series, one series after another.
  package var followsAround: Bool {
    if Self.isOnceAround(places) { return true }
    var rounds: [(group: Int, places: [Double])] = []
    for (index, place) in places.enumerated() {
      guard let group = group(index) else { return false }
      if rounds.last?.group != group { rounds.append((group, [])) }
      rounds[rounds.count - 1].places.append(place)
    }
    return Set(rounds.map(\.group)).count == rounds.count
      && rounds.allSatisfy { Self.isOnceAround($0.places) }
  }

  private static func isOnceAround(_ places: [Double]) -> Bool {
    var (forth, back) = (0.0, 0.0)
    for (place, next) in zip(places, places.dropFirst()) {
      let turn = (next - place).truncatingRemainder(dividingBy: 360)
      let ahead = turn < 0 ? turn + 360 : turn
      forth += ahead
      back += ahead == 0 ? 0 : 360 - ahead
    }
    return min(forth, back) < 360
  }

  /// Two items in the wrong order: the later one belongs before the earlier one.
  package struct Inversion {
    package var earlier: Int
    package var later: Int

    /// Whether an item of the same series stands where the later one does, so that the two may
    /// belong to different rows.
    package var isRepeated = false
  }

  /// The first inversion within a series; nil where each is met in order.
  package var inversionInSeries: Inversion? {
    let places = keys ?? places
    var last: [Int: Int] = [:]
    for index in places.indices {
      guard let group = group(index) else { continue }
      if let earlier = last[group], places[index] < places[earlier] - tolerance {
        let isRepeated = (0..<index).contains { other in
          self.group(other) == group && abs(places[other] - places[index]) <= tolerance
        }
        return Inversion(earlier: earlier, later: index, isRepeated: isRepeated)
      }
      last[group] = index
    }
    return nil
  }

  /// The first item that is met behind one that stands after it.
  package var inversion: Inversion? {
    let places = keys ?? places
    return places.indices.dropFirst().first { places[$0] < places[$0 - 1] - tolerance }
      .map { Inversion(earlier: $0 - 1, later: $0) }
  }
}

extension Chart {
  /// Where the first mark of its category stands, of each; nil where not all have one.
  package func keys(of items: [MetItems.Item]) -> [Double]? {
    var firsts: [String: Double] = [:]
    for item in items {
      guard let category = marks[item.index].category, let place = marks[item.index].position
      else { continue }
      firsts[category] = min(firsts[category] ?? place, place)
    }
    let keys = items.compactMap { marks[$0.index].category.flatMap { firsts[$0] } }
    return keys.count == items.count ? keys : nil
  }
}

extension AccessibilityTree {
  /// What an item is called, or else what is heard of it.
  package func name(of item: MetItems.Item, in component: Component) -> String {
    let heard = announcement(of: item.stop).text
    guard let chart = component.chart else {
      return component.steps[item.index].name.value ?? heard
    }
    let mark = chart.marks[item.index]
    guard let category = mark.category else {
      return heard.isEmpty ? "mark \(item.index + 1)" : heard
    }
    let series = mark.series.flatMap { chart.series[$0].name.value }
    return [category, series].compactMap(\.self).joined(separator: ", ")
  }
}
