/// The name that an author most likely meant.
package enum NearestName {
  /// The closest of the names, where one is close enough to be a slip of the keyboard or is the only
  /// one that it may be short for.
  package static func of(_ word: String, in names: some Sequence<String>) -> String? {
    // Nobody misspells a short name at such length, and distances cost the product of lengths.
    guard word.utf8.count <= 100 else { return nil }
    let letters = Array(word.lowercased())
    let limit = max(1, letters.count / 3)
    var best: (distance: Int, name: String)?
    for name in names where name.utf8.count <= 300 {
      let other = Array(name.lowercased())
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.name) < (distance, name) { continue }
      best = (distance, name)
    }
    return best?.name ?? unabbreviated(word, in: names)
  }

  /// The one name that begins with a word of three letters or more, as `rect` is short for
  /// `rectangle`.
  private static func unabbreviated(_ word: String, in names: some Sequence<String>) -> String? {
    guard word.utf8.count > 2 else { return nil }
    let longer = Set(names.lazy.filter { $0.hasPrefix(word) })
    return longer.count == 1 ? longer.first : nil
  }

  /// “; did you mean ‘x’?”, or the names where there are few, or nothing.
  package static func hint(for word: String, in names: some Sequence<String>) -> String {
    if let name = of(word, in: names) { return "; did you mean ‘\(name)’?" }
    let names = Set(names)
    let longer = names.filter { word.count > 2 && $0.contains(word) || isBeginning(word, of: $0) }
    if (1...5).contains(longer.count) { return "; did you mean \(choice(longer.sorted()))?" }
    guard (1...12).contains(names.count) else { return "" }
    return "; expected \(choice(names.sorted()))"
  }

  /// Whether a word is close to as many of the words that a name begins with, as `text-contrst` to
  /// those of `text-contrast-minimum`.
  private static func isBeginning(_ word: String, of name: String) -> Bool {
    let words = name.split(separator: "-")
    let count = word.split(separator: "-").count
    guard word.utf8.count > 3, count < words.count else { return false }
    return of(word, in: [words.prefix(count).joined(separator: "-")]) != nil
  }

  /// The names as a sentence has them: “a, b or c”.
  package static func choice(_ names: [String]) -> String { list(names, "or") }

  /// The names as a sentence has them, with a conjunction before the last.
  package static func list(_ names: [String], _ conjunction: String) -> String {
    let last = names.last ?? ""
    return names.count < 2
      ? last : names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
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
