internal import A11yModel
internal import XML

/// Reads JSON (RFC 8259) strictly, and knows where everything stands.
struct JSONParser {
  private let bytes: [UInt8]
  private let file: String
  private var at = 0
  private var line = 1

  /// A place on the line, and how many characters stand before it there.
  private var mark = (at: 0, column: 0)

  /// Lists and objects within one another; what is written by hand needs few.
  private static let maximumDepth = 64

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      at = 3
      mark.at = 3
    }
  }

  mutating func document() throws(InputError) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw error("the text is no UTF-8; save the file as UTF-8")
    }
    skipSpace()
    guard at < bytes.count else { throw error("the file is empty; an object is expected: {}") }
    let node = try value(depth: 0)
    skipSpace()
    guard at == bytes.count else {
      throw error("nothing is expected behind the value; remove what follows")
    }
    return node
  }

  // MARK: values

  private mutating func value(depth: Int) throws(InputError) -> JSONNode {
    let start = marked()
    guard depth < Self.maximumDepth else {
      throw error("lists and objects lie more than \(Self.maximumDepth) deep within one another")
    }
    switch peek {
    case UInt8(ascii: "{"): return JSONNode(.object(try members(depth: depth)), at: start)
    case UInt8(ascii: "["): return JSONNode(.array(try items(depth: depth)), at: start)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: start)
    case UInt8(ascii: "-"): return JSONNode(.number(try number()), at: start)
    case let byte? where Self.isDigit(byte): return JSONNode(.number(try number()), at: start)
    default: return JSONNode(try word(), at: start)
    }
  }

  private mutating func word() throws(InputError) -> JSONNode.Value {
    for (word, value) in [
      ("true", JSONNode.Value.bool(true)), ("false", .bool(false)), ("null", .null),
    ] where bytes[at...].starts(with: word.utf8) {
      let end = at + word.utf8.count
      guard end == bytes.count || !Self.isWordPart(bytes[end]) else { break }
      at = end
      return value
    }
    throw unexpected("a value")
  }

  private mutating func items(depth: Int) throws(InputError) -> [JSONNode] {
    let opening = location
    at += 1
    var items: [JSONNode] = []
    skipSpace()
    if take("]") { return items }
    while true {
      skipSpace()
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return items }
      try comma(closing: "]", opening)
    }
  }

  private mutating func members(depth: Int) throws(InputError) -> [JSONNode.Member] {
    let opening = location
    at += 1
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      let start = location
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
      let name = try string()
      guard names.insert(name).inserted else {
        throw InputError("‘\(Excerpt.of(name))’ is given twice; keep one", at: start)
      }
      skipSpace()
      guard take(":") else { throw unexpected("a colon and a value") }
      skipSpace()
      let value = try value(depth: depth + 1)
      members.append(JSONNode.Member(name: name, location: start, value: value))
      skipSpace()
      if take("}") { return members }
      try comma(closing: "}", opening)
    }
  }

  private mutating func comma(
    closing: Unicode.Scalar,
    _ opening: Location
  ) throws(InputError) {
    let place = location
    guard take(",") else {
      throw unexpected("a comma or \(closing)", since: opening)
    }
    skipSpace()
    if peek == UInt8(ascii: closing) {
      throw InputError("a value is expected behind the comma; remove the comma", at: place)
    }
  }

  private mutating func number() throws(InputError) -> Double {
    let start = at
    _ = take("-")
    if !take("0") { guard digits() else { throw unexpected("a digit") } }
    if take(".") { guard digits() else { throw unexpected("a digit") } }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard digits() else { throw unexpected("a digit") }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard at == bytes.count || !Self.isWordPart(bytes[at]) else { throw unexpected("a number") }
    guard let number = Double(text), number.isFinite else {
      throw error("the number \(Excerpt.of(text)) is out of range")
    }
    return number
  }

  private mutating func digits() -> Bool {
    let start = at
    while let byte = peek, Self.isDigit(byte) { at += 1 }
    return at > start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: strings

  private mutating func string() throws(InputError) -> String {
    let opening = location
    at += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20:
        throw error("a string ends on its line; write line breaks as \\n and close it with \"")
      default:
        text.append(byte)
        at += 1
      }
    }
    throw InputError("the string is never closed; close it with \"", at: opening)
  }

  private mutating func escape() throws(InputError) -> Unicode.Scalar {
    let start = location
    at += 1
    let byte = peek
    at += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = unit() else { break }
      if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
      // Two halves make a scalar beyond the first plane.
      guard UTF16.isLeadSurrogate(unit), take("\\"), take("u"), let low = self.unit(),
        UTF16.isTrailSurrogate(low)
      else {
        throw InputError("half a character: \\u of a pair needs the other half", at: start)
      }
      return UTF16.decode(UTF16.EncodedScalar([unit, low]))
    default: break
    }
    throw InputError(
      "there is no such escape; a backslash stands before \" \\ / b f n r t or uXXXX",
      at: start
    )
  }

  private mutating func unit() -> UInt16? {
    guard at + 4 <= bytes.count else { return nil }
    let digits = bytes[at..<at + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    at += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  // MARK: the text

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    at += 1
    return true
  }

  private mutating func skipSpace() {
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

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }

  private var location: Location { Location(file: file, line: line, column: column + 1) }

  /// How many characters stand before this one on its line: each scalar has one byte that does not
  /// continue another.
  private var column: Int {
    let end = min(at, bytes.count)
    return mark.column + bytes[min(mark.at, end)..<end].count { $0 & 0xC0 != 0x80 }
  }

  /// The place of a value; from here on columns are counted on, so that a long line is counted once.
  private mutating func marked() -> Location {
    mark = (at, column)
    return location
  }

  // MARK: errors

  private func error(_ message: String) -> InputError { InputError(message, at: location) }

  private func unexpected(_ expected: String, since opening: Location? = nil) -> InputError {
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
