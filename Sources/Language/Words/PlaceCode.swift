/// A country, or a state of the USA, by its code: “JP” and “JPN” for Japan, “TX” for Texas.
package struct PlaceCode: Sendable {
  /// The words of each name that it may be called by.
  private let names: [[Word]]

  /// Nil for a text that is no code: codes are two or three capitals.
  package init?(_ text: String) {
    guard (2...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x41...0x5A).contains($0) }),
      let names = Self.names[Word(text.lowercased())]
    else { return nil }
    self.names = names
  }

  /// Where words name it in English.
  package func range(in spoken: [Word]) -> Range<Int>? {
    names.lazy.compactMap(spoken.range(of:)).first
  }

  private static let names: WordTable<[[Word]]> = {
    var names: [String: [[Word]]] = [:]
    for (list, codeCount) in [(PlaceNames.countries, 2), (PlaceNames.states, 1)] {
      for line in list.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let parts = line.split(separator: " ", maxSplits: codeCount)
        guard parts.count > codeCount else { continue }
        let called = parts[codeCount].split(separator: "/").map { Words(String($0)).list }
        for code in parts[..<codeCount] { names[String(code), default: []] += called }
      }
    }
    return WordTable(names.map { ($0.key, $0.value) })
  }()
}
