/// Where in a row things first stand, by a small number that few of them share.
struct FirstPlaces<Thing: Hashable> {
  /// By number, the place of the first that has it; negative for none.
  private var firsts: [Int32] = []

  /// The places of those that are not the first of their number.
  private var others: [Thing: Int32] = [:]

  /// The place of the first that is the same; the place given, of one that is new.
  ///
  /// - Parameters:
  ///   - thing: what is looked for.
  ///   - number: a number from 0 that all have that are the same.
  ///   - place: its place where it is new.
  ///   - known: what stands at a place.
  /// - Returns: where the same stands first.
  mutating func place(
    of thing: Thing,
    _ number: Int,
    at place: Int,
    _ known: (Int) -> Thing
  ) -> Int {
    while firsts.count <= number {
      firsts.append(contentsOf: repeatElement(-1, count: max(16, firsts.count)))
    }
    guard firsts[number] >= 0 else {
      firsts[number] = Int32(place)
      return place
    }
    if known(Int(firsts[number])) == thing { return Int(firsts[number]) }
    if let other = others[thing] { return Int(other) }
    others[thing] = Int32(place)
    return place
  }
}
