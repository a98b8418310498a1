internal import Support

/// The characters that `[…]` in a pattern stands for (glob(7)).
struct ScalarSet: Hashable, Sendable {
  private var ranges: [ClosedRange<UInt32>] = []
  private var isNegated = false

  /// Reads a set.
  ///
  /// - Parameters:
  ///   - text: the pattern.
  ///   - at: where the opening bracket stands; moved behind the closing one.
  /// - Throws: what is wrong with it.
  init(_ text: [Unicode.Scalar], _ at: inout Int) throws(PatternError) {
    at += 1
    if at < text.count, text[at] == "!" || text[at] == "^" {
      isNegated = true
      at += 1
    }
    var isFirst = true
    while at < text.count, isFirst || text[at] != "]" {
      isFirst = false
      if text[at] == "[", at + 1 < text.count, text[at + 1] == ":" {
        try addClass(text, &at)
        continue
      }
      let first = try Self.scalar(text, &at)
      guard at + 1 < text.count, text[at] == "-", text[at + 1] != "]" else {
        ranges.append(first.value...first.value)
        continue
      }
      at += 1
      let last = try Self.scalar(text, &at)
      guard first.value <= last.value else {
        throw PatternError("no character is from ‘\(first)’ to ‘\(last)’; swap the two")
      }
      ranges.append(first.value...last.value)
    }
    guard at < text.count else { throw PatternError("‘[’ is never closed; close it with ‘]’") }
    at += 1
  }

  /// One character, which a backslash before it takes as it is.
  private static func scalar(
    _ text: [Unicode.Scalar],
    _ at: inout Int
  ) throws(PatternError) -> Unicode.Scalar {
    if text[at] == "\\" { at += 1 }
    guard at < text.count else { throw PatternError("‘[’ is never closed; close it with ‘]’") }
    defer { at += 1 }
    return text[at]
  }

  private mutating func addClass(
    _ text: [Unicode.Scalar],
    _ at: inout Int
  ) throws(PatternError) {
    let start = at + 2
    guard let end = text[start...].firstIndex(of: "]"), end > start, text[end - 1] == ":" else {
      // A bracket and a colon, and no name of a class: two characters.
      ranges.append(text[at].value...text[at].value)
      at += 1
      return
    }
    let name = String(String.UnicodeScalarView(text[start..<end - 1]))
    guard let named = Self.classes.first(where: { $0.name == name }) else {
      let names = NearestName.hint(for: name, in: Self.classes.map(\.name))
      throw PatternError("there is no class of characters ‘[:\(Excerpt.of(name)):]’\(names)")
    }
    ranges += named.ranges
    at = end + 1
  }

  private static let classes: [(name: String, ranges: [ClosedRange<UInt32>])] = [
    ("alnum", [0x30...0x39, 0x41...0x5A, 0x61...0x7A]),
    ("alpha", [0x41...0x5A, 0x61...0x7A]),
    ("blank", [0x09...0x09, 0x20...0x20]),
    ("cntrl", [0x00...0x1F, 0x7F...0x7F]),
    ("digit", [0x30...0x39]),
    ("graph", [0x21...0x7E]),
    ("lower", [0x61...0x7A]),
    ("print", [0x20...0x7E]),
    ("punct", [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
    ("space", [0x09...0x0D, 0x20...0x20]),
    ("upper", [0x41...0x5A]),
    ("xdigit", [0x30...0x39, 0x41...0x46, 0x61...0x66]),
  ]

  /// Whether a character is one of them; what parts a path never is.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "/" && ranges.contains { $0.contains(scalar.value) } != isNegated
  }
}

/// What is wrong with a pattern.
package struct PatternError: Error, Hashable, Sendable {
  package var message: String

  init(_ message: String) { self.message = message }
}
