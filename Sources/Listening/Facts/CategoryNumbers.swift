package import A11yModel

/// The categories of a chart's marks by number, so that names are compared once and not by every
/// rule.
package struct CategoryNumbers: Sendable {
  /// By mark, its category: an index into the chart's categories where they list it, a number behind
  /// them where not; negative of a mark without one.
  package let numbers: [Int32]

  /// How many numbers there are.
  package let count: Int

  package init(_ chart: Chart?) {
    let categories = chart?.categories ?? []
    var known: [String: Int32] = [:]
    known.reserveCapacity(categories.count)
    for (place, name) in categories.enumerated() where known[name] == nil {
      known[name] = Int32(place)
    }
    var count = categories.count
    var numbers: [Int32] = []
    let marks = chart?.marks ?? []
    numbers.reserveCapacity(marks.count)
    // Most marks have the category of the one before.
    var last: (name: String, number: Int32) = ("", -1)
    for index in marks.indices {
      guard let name = marks[index].category else {
        numbers.append(-1)
        continue
      }
      if last.number < 0 || last.name != name {
        let number = known[name] ?? Int32(count)
        if number == count {
          known[name] = number
          count += 1
        }
        last = (name, number)
      }
      numbers.append(last.number)
    }
    (self.numbers, self.count) = (numbers, count)
  }

  /// The marks, those of a category together, and where those of each category end.
  ///
  /// Categories come in the order of their first marks; marks without one are of one category.
  package var groups: (marks: [Int], ends: [Int]) {
    var places = [Int](repeating: -1, count: count + 1)
    var ends: [Int] = []
    for number in numbers {
      let slot = Int(number) + 1
      if places[slot] < 0 {
        places[slot] = ends.count
        ends.append(0)
      }
      ends[places[slot]] += 1
    }
    // First where each begins; what is put in moves that on to its end.
    var start = 0
    for group in ends.indices {
      start += ends[group]
      ends[group] = start - ends[group]
    }
    var marks = [Int](repeating: 0, count: numbers.count)
    for (mark, number) in numbers.enumerated() {
      let group = places[Int(number) + 1]
      marks[ends[group]] = mark
      ends[group] += 1
    }
    return (marks, ends)
  }
}

extension CategoryNumbers: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> CategoryNumbers {
    CategoryNumbers(facts.component.chart)
  }
}
