/// The categories of a chart in the order in which its marks bring them.
///
/// Each series may lack some, so the order that all series have in common counts, and not which
/// category happens to be listed first.
struct CategoryOrder {
  /// In the order in which they first appear.
  private var names: [String] = []
  private var places: [String: Int] = [:]

  /// Of each series its categories by their places; the first are those of marks without a series.
  ///
  /// None where there is but one series, whose order is that of its marks.
  private var courses: [[Int32]]

  /// Whether each series goes on as the categories first appear.
  private var isPlain = true

  init(seriesCount: Int) {
    courses = seriesCount > 1 ? Array(repeating: [], count: seriesCount + 1) : []
  }

  /// Adds the category of the next mark.
  ///
  /// - Parameters:
  ///   - category: its name.
  ///   - series: an index into the chart's series; nil where the mark is of none.
  /// - Returns: its place among all in the order in which they first appear.
  mutating func add(_ category: String, _ series: Int?) -> Int {
    var place = names.count - 1
    if category != names.last {
      place = places[category] ?? names.count
      if place == names.count {
        places[category] = place
        names.append(category)
      }
    }
    if !courses.isEmpty { follow(Int32(place), (series ?? -1) + 1) }
    return place
  }

  private mutating func follow(_ place: Int32, _ course: Int) {
    let last = courses[course].last ?? -1
    guard place != last else { return }
    courses[course].append(place)
    if place < last { isPlain = false }
  }

  /// The categories in the order that their series have in common: that in which they first appear
  /// where there is none.
  ///
  /// - Returns: the categories, and by the place in which each first appears its place among them.
  func settled() -> (categories: [String], ranks: [Int]) {
    let order = orderOfNumbers ?? (isPlain ? nil : commonOrder) ?? Array(names.indices)
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    return (order.map { names[$0] }, ranks)
  }

  /// By number or date, where all are such and each series goes on so.
  private var orderOfNumbers: [Int]? {
    guard courses.contains(where: { $0.count > 1 }) else { return nil }
    let numbers = names.compactMap(Self.number)
    guard numbers.count == names.count, courses.allSatisfy({ Self.rises($0, numbers) }) else {
      return nil
    }
    return names.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
  }

  private static func rises(_ course: [Int32], _ numbers: [Double]) -> Bool {
    zip(course, course.dropFirst()).allSatisfy { numbers[Int($0)] < numbers[Int($1)] }
  }

  /// What a number or a date as of ISO 8601 is sorted by.
  private static func number(_ name: String) -> Double? {
    if let number = Double(name) { return number.isNaN ? nil : number }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count == 4,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let numbers = parts.compactMap { UInt($0) }
    guard numbers.count == parts.count else { return nil }
    return Double(numbers[0] * 10_000 + numbers[1] * 100 + (numbers.count > 2 ? numbers[2] : 0))
  }

  /// One in which each category stands behind those that it follows in any series, and otherwise
  /// where it first appears.
  private var commonOrder: [Int]? {
    var followers = Array(repeating: [Int](), count: names.count)
    var waiting = Array(repeating: 0, count: names.count)
    for course in courses {
      for (place, next) in zip(course, course.dropFirst()) {
        followers[Int(place)].append(Int(next))
        waiting[Int(next)] += 1
      }
    }
    var ready = Array(names.indices.filter { waiting[$0] == 0 }.reversed())
    var order: [Int] = []
    while let place = ready.popLast() {
      order.append(place)
      var freed: [Int] = []
      for next in followers[place] {
        waiting[next] -= 1
        if waiting[next] == 0 { freed.append(next) }
      }
      // What goes on from here comes before what begins elsewhere.
      ready += freed.sorted(by: >)
    }
    return order.count == names.count ? order : nil
  }
}
