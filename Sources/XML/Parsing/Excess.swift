/// The first start tag of a text with more attributes than a bound allows, or the first declaration
/// that lists more names.
///
/// libxml2 compares each of them with all others, or calls itself for each, so that they are counted
/// before it reads them.
struct Excess {
  /// Where the markup begins.
  let start: Int

  /// Where what is allowed of it ends.
  let end: Int

  let message: String

  /// What makes markup of what is allowed of it.
  let closing: String

  static let attributes =
    "the element has more than \(Bounds.maximumAttributes) attributes (maximumAttributes); remove "
    + "some"

  /// Nil where there is none, as far as the text is well-formed.
  init?(in source: [UInt8]) {
    let found = source.withUnsafeBufferPointer { bytes -> Run? in
      var at = 0
      while true {
        let start = bytes.firstIndex(of: UInt8(ascii: "<"), from: at)
        guard start + 1 < bytes.count else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "/"): at = start + 2
        case UInt8(ascii: "?"): at = bytes.end(of: "?>", from: start + 2)
        case UInt8(ascii: "!") where bytes.holds("<!--", at: start):
          at = bytes.end(of: "-->", from: start + 4)
        case UInt8(ascii: "!") where bytes.holds("<![CDATA[", at: start):
          at = bytes.end(of: "]]>", from: start + 9)
        case let next:
          let run = Run(bytes, from: start, isDeclaration: next == UInt8(ascii: "!"))
          guard !run.isExcessive else { return run }
          at = run.end
        }
      }
    }
    guard let found else { return nil }
    start = found.start
    end = found.allowedEnd
    closing = found.isDeclaration ? "" : "/>"
    message =
      found.isDeclaration
      ? "the declaration lists more than \(Bounds.maximumListedNames) names (maximumListedNames); "
        + "remove it"
      : Self.attributes
  }
}

/// A start tag or a declaration, as far as it is within the bound.
private struct Run {
  let start: Int
  let isDeclaration: Bool

  /// One past its last byte, or where something in it begins that is markup of its own.
  private(set) var end: Int

  /// Whether there is more than is allowed.
  private(set) var isExcessive = false

  /// Where what is allowed ends: behind the last value of a tag, or before the next name.
  private(set) var allowedEnd: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isDeclaration: Bool) {
    self.start = start
    self.isDeclaration = isDeclaration
    var left = isDeclaration ? Bounds.maximumListedNames : Bounds.maximumAttributes
    var at = start + 1
    allowedEnd = at
    scan: while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        at = bytes.firstIndex(of: bytes[at], from: at + 1)
        allowedEnd = min(at + 1, bytes.count)
      case UInt8(ascii: "=") where !isDeclaration,
        UInt8(ascii: "("), UInt8(ascii: "|"),
        UInt8(ascii: ",") where isDeclaration:
        left -= 1
        isExcessive = left < 0
        if isExcessive { break scan }
      case UInt8(ascii: "["), UInt8(ascii: "<"): break scan
      case UInt8(ascii: ">"):
        at += 1
        break scan
      default: break
      }
      at += 1
    }
    end = min(at, bytes.count)
    if isDeclaration { allowedEnd = end }
  }
}
