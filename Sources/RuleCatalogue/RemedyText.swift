/// A rule's text with evidence in place of names in braces.
///
/// Brackets are looked for among bytes, and what is said is put together of bytes: characters take
/// ten times as long.
package enum RemedyText {
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// In a remedy, what stands in square brackets is about the finding.
  ///
  /// Of its clauses, parted by bars, the first whose names all have evidence is taken, or none.
  /// Elsewhere braces are the dialect's, as those of a spec's placeholders.
  package static func filled(remedy text: String, _ value: (String) -> String?) -> String {
    var isSample = false
    return filled(text, isSample: &isSample, value)
  }

  /// A text that goes into a document as it is; nil where people have to find words for it.
  static func filled(edit text: String, _ value: (String) -> String?) -> String? {
    var isSample = false
    let result = filled(text, isSample: &isSample, value)
    return isSample || result.contains("…") ? nil : result
  }

  /// A remedy, and whether a clause in it stands for those that there is no evidence for.
  private static func filled(
    _ text: String,
    isSample: inout Bool,
    _ value: (String) -> String?
  ) -> String {
    var hasSample = false
    defer { isSample = hasSample }
    return made(of: text) { text, result in
      var rest = text
      while let (open, close) = pair("[", "]", in: rest) {
        result += rest[..<open]
        let clauses = rest[(open + 1)..<close].split(separator: UInt8(ascii: "|"))
        for (ordinal, clause) in clauses.enumerated() {
          let start = result.count
          if add(clause, to: &result, value) {
            if ordinal > 0, !clause.contains(UInt8(ascii: "{")) { hasSample = true }
            break
          }
          result.removeSubrange(start...)
        }
        rest = rest[(close + 1)...]
      }
      result += rest
    }
  }

  static func filled(remedy text: String, _ values: [String: String]) -> String {
    filled(remedy: text) { values[$0] }
  }

  /// In a message every name in braces is that of evidence.
  package static func filled(message text: String, _ values: [String: String]) -> String {
    made(of: text) { text, result in _ = add(text, to: &result) { values[$0] } }
  }

  /// A text with “…” in place of every name in braces.
  static func blanked(_ text: String) -> String {
    made(of: text) { text, result in _ = add(text, to: &result) { _ in "…" } }
  }

  /// The names in braces that are those of evidence in a remedy, one after another.
  static func names(remedy text: String) -> [String] {
    names(in: text) { text, result in
      var rest = text
      while let (open, close) = pair("[", "]", in: rest) {
        names(in: rest[(open + 1)..<close], to: &result)
        rest = rest[(close + 1)...]
      }
    }
  }

  /// The names in braces in a message.
  static func names(message text: String) -> [String] {
    names(in: text) { text, result in names(in: text, to: &result) }
  }

  private static func names(
    in text: String,
    _ find: (_ text: Bytes, _ result: inout [String]) -> Void
  ) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var result: [String] = []
      find(bytes[...], &result)
      return result
    }
  }

  private static func names(in text: Bytes, to result: inout [String]) {
    var rest = text
    while let (open, close) = pair("{", "}", in: rest) {
      result.append(String(decoding: rest[(open + 1)..<close], as: UTF8.self))
      rest = rest[(close + 1)...]
    }
  }

  private static func made(
    of text: String,
    _ make: (_ text: Bytes, _ result: inout [UInt8]) -> Void
  ) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count * 2)
      make(bytes[...], &result)
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Adds a text with the values of the names in braces.
  ///
  /// - Returns: whether each of them has one.
  private static func add(
    _ text: Bytes,
    to result: inout [UInt8],
    _ value: (String) -> String?
  ) -> Bool {
    var isComplete = true
    var rest = text
    while let (open, close) = pair("{", "}", in: rest) {
      result += rest[..<open]
      if let value = value(String(decoding: rest[(open + 1)..<close], as: UTF8.self)) {
        result += value.utf8
      } else {
        result += rest[open...close]
        isComplete = false
      }
      rest = rest[(close + 1)...]
    }
    result += rest
    return isComplete
  }

  /// Where a bracket and the one that closes it stand.
  private static func pair(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    in text: Bytes
  ) -> (open: Int, close: Int)? {
    guard let first = text.firstIndex(of: UInt8(ascii: open)),
      let last = text[first...].firstIndex(of: UInt8(ascii: close))
    else { return nil }
    return (first, last)
  }
}
