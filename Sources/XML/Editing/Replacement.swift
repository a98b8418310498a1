/// A piece of a document's text and what stands there instead; all else stays as it is written.
package struct Replacement: Hashable, Sendable {
  /// What goes, by its bytes; empty where something is only added.
  package var range: Range<Int>
  package var text: String

  package init(_ range: Range<Int>, _ text: String) {
    (self.range, self.text) = (range, text)
  }

  /// A text with all of some replacements made.
  ///
  /// - Parameters:
  ///   - replacements: they overlap nowhere, and stand in the order of the text.
  ///   - bytes: the text.
  /// - Returns: the changed text.
  package static func apply(_ replacements: [Replacement], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + replacements.reduce(0) { $0 + $1.text.utf8.count })
    var at = 0
    for replacement in replacements {
      result += bytes[at..<replacement.range.lowerBound]
      result += replacement.text.utf8
      at = replacement.range.upperBound
    }
    return result + bytes[at...]
  }
}
