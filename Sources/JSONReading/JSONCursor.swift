internal import A11yModel

/// A place in a text of JSON, and what can be said there.
struct JSONCursor {
  let bytes: [UInt8]
  var at = 0
  private let file: String
  private var line = 1

  /// A place on the line, and how many characters stand before it there.
  private var mark = (at: 0, column: 0)

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      at = 3
      mark.at = 3
    }
  }

  var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    at += 1
    return true
  }

  /// Takes a string without escapes; nil, with nothing taken, where it has some or is no string.
  mutating func takePlainString() -> String? {
    let text = bytes.withUnsafeBufferPointer { bytes -> String? in
      var end = at + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"),
        bytes[end] >= 0x20
      {
        end += 1
      }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[(at + 1)..<end]), as: UTF8.self)
    }
    if let text { at += text.utf8.count + 2 }
    return text
  }

  mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0D: break
      case 0x0A:
        line += 1
        mark = (at + 1, 0)
      default: return
      }
      at += 1
    }
  }

  var location: Location { Location(file: file, line: line, column: column + 1) }

  /// How many characters stand before this one on its line: each scalar has one byte that does not
  /// continue another.
  private var column: Int {
    let end = min(at, bytes.count)
    return mark.column + bytes[min(mark.at, end)..<end].count { $0 & 0xC0 != 0x80 }
  }

  /// The place of a value; from here on columns are counted on, so that a long line is counted once.
  mutating func marked() -> Location {
    mark = (at, column)
    return location
  }

  func error(_ message: String) -> InputError { InputError(message, at: location) }

  func unexpected(_ expected: String, since opening: Location? = nil) -> InputError {
    let origin = opening.map { " (opened on line \($0.line))" } ?? ""
    guard at < bytes.count else {
      return error("the file ends where \(expected) is expected\(origin)")
    }
    if bytes[at] == UInt8(ascii: "/") || bytes[at] == UInt8(ascii: "#") {
      return error("JSON has no comments; remove this one")
    }
    if bytes[at] == UInt8(ascii: "'") {
      return error("\(expected) is expected here\(origin); JSON quotes with \"")
    }
    return error("\(expected) is expected here\(origin)")
  }
}
