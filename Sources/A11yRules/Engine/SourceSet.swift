/// Some elements of a document's source, by their indexes.
struct SourceSet: Sendable {
  private var words: [UInt64] = []

  mutating func insert(_ source: Int) {
    let word = source >> 6
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] |= 1 << UInt64(source & 63)
  }

  mutating func formUnion(_ other: SourceSet) {
    if other.words.count > words.count {
      words.append(contentsOf: repeatElement(0, count: other.words.count - words.count))
    }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// How many there are.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
}
