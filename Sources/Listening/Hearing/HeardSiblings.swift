/// What is heard beside others in any of several snapshots: what is told apart in one state may not
/// be in another.
package struct HeardSiblings {
  package private(set) var stops: [(speech: Speech, isRepeated: Bool)] = []

  /// Where each is among the stops.
  private var places = FirstPlaces<Speech>()

  /// A target and the number of the text that is heard; small, for a chart may have a million.
  package struct Speech: Hashable {
    private let source: Int32
    private let place: Int32
    private let number: Int32

    init(_ target: Target, _ text: Int) {
      (source, place, number) = (Int32(target.source), Int32(target.place), Int32(text))
    }

    package var target: Target { Target(Int(source), at: Int(place)) }
    package var text: Int { Int(number) }
  }

  package init() {}

  package mutating func add(_ target: Target, _ text: Int, _ isRepeated: Bool) {
    let speech = Speech(target, text)
    let place = places.place(of: speech, text, at: stops.count) { stops[$0].speech }
    if place == stops.count {
      stops.append((speech, isRepeated))
    } else if isRepeated {
      stops[place].isRepeated = true
    }
  }
}

extension AccessibilityTree {
  /// Does something with each sibling, knowing whether an earlier one is heard as it is.
  package func forEach(
    of siblings: [Siblings.Sibling],
    _ body: (Siblings.Sibling, _ isRepeated: Bool) -> Void
  ) {
    var earlier = FirstPlaces<Siblings.Sibling.Likeness>()
    for (index, sibling) in siblings.enumerated() {
      let first = earlier.place(of: sibling.likeness, sibling.likeness.speech, at: index) {
        siblings[$0].likeness
      }
      let isRepeated = first != index && !isSame(siblings[first].stop, sibling.stop)
      body(sibling, isRepeated)
    }
  }

  /// Whether two stops do the same with the same thing, as a button above and one below a list.
  private func isSame(_ first: Int, _ second: Int) -> Bool {
    guard let deed = Deed(elements[first]) else { return false }
    return deed == Deed(elements[second])
  }
}
