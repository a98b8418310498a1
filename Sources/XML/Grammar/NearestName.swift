/// The name that an author most likely meant.
package enum NearestName {
  /// The closest of the names, where one is close enough to be a slip of the keyboard.
  package static func of(_ word: String, in names: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    var best: (name: String, distance: Int)?
    for name in names.sorted() where abs(name.count - word.count) <= limit {
      let distance = distance(Array(word.lowercased()), Array(name.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// “; did you mean ‘x’?”, or the names where there are few, or nothing.
  package static func hint(for word: String, in names: some Sequence<String>) -> String {
    let names = Set(names).sorted()
    if let name = of(word, in: names) { return "; did you mean ‘\(name)’?" }
    guard (1...12).contains(names.count) else { return "" }
    return names.count == 1
      ? "; only ‘\(names[0])’ is known" : "; known are " + names.joined(separator: ", ")
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        let cost = one[i] == other[j] ? 0 : 1
        var least = min(last[j] + cost, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[other.count]
  }
}
