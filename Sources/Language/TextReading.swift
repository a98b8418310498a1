internal import Support

/// How texts of a language are read: its words, and how it writes numbers.
final class TextReading: Sendable {
  let language: LanguageTable
  let style: NumberStyle

  private init(_ tag: String?) {
    language = .reading(tag)
    style = NumberStyle(tag)
  }

  /// That of a tag, made once; where nobody gives the language, its words are those of English.
  static func of(_ tag: String?) -> TextReading {
    guard let tag else { return unknown }
    return known.of(tag)
  }

  private static let unknown = TextReading(nil)
  private static let known = Known()

  /// By tag, those that were asked for.
  private final class Known: @unchecked Sendable {
    private let lock = Lock()
    private var readings: [String: TextReading] = [:]

    func of(_ tag: String) -> TextReading {
      lock.whileHeld {
        if let reading = readings[tag] { return reading }
        // Tags are input.
        if readings.count >= Self.most { readings = [:] }
        let reading = TextReading(tag)
        readings[tag] = reading
        return reading
      }
    }

    private static let most = 256
  }
}
