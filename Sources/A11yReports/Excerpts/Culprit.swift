internal import A11yModel
internal import A11yRules
internal import XML

/// The characters that a finding is about: those of an attribute where the evidence says which, and
/// of the tag's name otherwise.
struct Culprit: Hashable {
  var line: Int

  /// Where it begins, and how many Unicode scalars it has.
  var column: Int
  var count: Int

  /// So much of a tag is looked into.
  private static let reach = 4096

  /// Nothing where the finding's place is not in the text.
  init?(_ outcome: Outcome, in lines: SourceLines) {
    line = outcome.location.line
    column = outcome.location.column
    guard let start = lines.offset(line: line, column: column) else { return nil }
    let bytes = Array(lines.rest(ofLine: line, from: start, atMost: Self.reach))
    let range = Self.attribute(outcome, in: bytes) ?? 0..<Self.nameEnd(in: bytes)
    column += Self.scalarCount(bytes[..<range.lowerBound])
    count = max(1, Self.scalarCount(bytes[range]))
  }

  /// One past the name of the tag, or of the code, that begins with the text.
  private static func nameEnd(in bytes: [UInt8]) -> Int {
    guard bytes.first == UInt8(ascii: "<") else {
      let isOther = { (byte: UInt8) in
        byte < 0x80 && !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte | 0x20)
          && byte != UInt8(ascii: "_")
      }
      return bytes.dropFirst().firstIndex(where: isOther) ?? bytes.count
    }
    let end = bytes.dropFirst(2).firstIndex { byte in
      Whitespace.contains(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "=")
    }
    return end ?? bytes.count
  }

  // MARK: attributes

  /// The attribute that the evidence names, or that brings the colour in front.
  private static func attribute(_ outcome: Outcome, in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.first == UInt8(ascii: "<") else { return nil }
    let name = outcome.text("attribute").map { Array($0.utf8) }
    var colors: [String] = []
    if let foreground = outcome.text("foreground") {
      colors = [foreground.lowercased()]
      let pair = (outcome.text("colors") ?? "").unicodeScalars
      // “white on brand”: the look's own words for the two.
      let token = String(pair.prefix { $0 != " " })
      if String(pair.dropFirst(token.unicodeScalars.count)).hasPrefix(" on ") {
        colors.append(token.lowercased())
      }
    }
    guard name != nil || !colors.isEmpty else { return nil }
    let found = StartTag(bytes, at: 0).attributes.compactMap { range -> Range<Int>? in
      let own = bytes[range]
      let isNamed = name.map { own.elementsEqual($0) } ?? false
      guard isNamed || !colors.isEmpty && paints.contains(where: { own.elementsEqual($0.utf8) }),
        let value = valueRange(behind: range.upperBound, in: bytes),
        isNamed
          || colors.contains(String(decoding: bytes[value], as: UTF8.self).lowercased())
      else { return nil }
      return range.lowerBound..<(value.upperBound + 1)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The attributes of specs and images that say a colour.
  private static let paints = ["color", "fill", "stroke"]

  /// What stands between quotes behind an attribute's name; nil where it goes on elsewhere.
  private static func valueRange(behind name: Int, in bytes: [UInt8]) -> Range<Int>? {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let rest = bytes[name...].drop { Whitespace.contains($0) || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quotes.contains(quote) else { return nil }
    let start = rest.startIndex + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { return nil }
    return start..<end
  }

  private static func scalarCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }
}
