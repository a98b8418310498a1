internal import A11yModel
internal import Support

/// The names of an object's members, of which there are few in most.
private struct MemberNames {
  private var all: Set<String> = []

  /// Adds a name; whether it is new.
  mutating func insert(_ name: String, behind members: [JSONNode.Member]) -> Bool {
    guard members.count >= Self.few else { return !members.contains { $0.name == name } }
    if all.isEmpty { all = Set(members.map(\.name)) }
    return all.insert(name).inserted
  }

  private static let few = 8
}

/// Reads JSON (RFC 8259) strictly, and knows where everything stands.
struct JSONParser {
  private var cursor: JSONCursor

  /// Lists and objects within one another; what is written by hand needs few.
  private static let maximumDepth = 64

  init(_ bytes: [UInt8], file: String) { cursor = JSONCursor(bytes, file: file) }

  mutating func document() throws(InputError) -> JSONNode {
    guard String(validating: cursor.bytes, as: UTF8.self) != nil else {
      throw cursor.error("the text is no UTF-8; save the file as UTF-8")
    }
    cursor.skipSpace()
    guard cursor.at < cursor.bytes.count else {
      throw cursor.error("the file is empty; an object is expected: {}")
    }
    let node = try value(depth: 0)
    cursor.skipSpace()
    guard cursor.at == cursor.bytes.count else {
      throw cursor.error("nothing is expected behind the value; remove what follows")
    }
    return node
  }

  // MARK: values

  private mutating func value(depth: Int) throws(InputError) -> JSONNode {
    let start = cursor.marked()
    guard depth < Self.maximumDepth else {
      throw cursor.error(
        "lists and objects lie more than \(Self.maximumDepth) deep within one another"
      )
    }
    switch cursor.peek {
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
    ] where cursor.bytes[cursor.at...].starts(with: word.utf8) {
      let end = cursor.at + word.utf8.count
      guard end == cursor.bytes.count || !Self.isWordPart(cursor.bytes[end]) else { break }
      cursor.at = end
      return value
    }
    throw cursor.unexpected("a value")
  }

  private mutating func items(depth: Int) throws(InputError) -> [JSONNode] {
    let opening = cursor.location
    cursor.at += 1
    var items: [JSONNode] = []
    cursor.skipSpace()
    if cursor.take("]") { return items }
    while true {
      cursor.skipSpace()
      items.append(try value(depth: depth + 1))
      cursor.skipSpace()
      if cursor.take("]") { return items }
      try comma(closing: "]", opening)
    }
  }

  private mutating func members(depth: Int) throws(InputError) -> [JSONNode.Member] {
    let opening = cursor.location
    cursor.at += 1
    var members: [JSONNode.Member] = []
    var names = MemberNames()
    cursor.skipSpace()
    if cursor.take("}") { return members }
    while true {
      cursor.skipSpace()
      let start = cursor.location
      guard cursor.peek == UInt8(ascii: "\"") else { throw cursor.unexpected("a name in quotes") }
      let name = try string()
      guard names.insert(name, behind: members) else {
        throw InputError("‘\(Excerpt.of(name))’ is given twice; keep one", at: start)
      }
      cursor.skipSpace()
      guard cursor.take(":") else { throw cursor.unexpected("a colon and a value") }
      cursor.skipSpace()
      let value = try value(depth: depth + 1)
      members.append(JSONNode.Member(name: name, location: start, value: value))
      cursor.skipSpace()
      if cursor.take("}") { return members }
      try comma(closing: "}", opening)
    }
  }

  private mutating func comma(
    closing: Unicode.Scalar,
    _ opening: Location
  ) throws(InputError) {
    let place = cursor.location
    guard cursor.take(",") else {
      throw cursor.unexpected("a comma or \(closing)", since: opening)
    }
    cursor.skipSpace()
    if cursor.peek == UInt8(ascii: closing) {
      throw InputError("a value is expected behind the comma; remove the comma", at: place)
    }
  }

  private mutating func number() throws(InputError) -> Double {
    let start = cursor.at
    _ = cursor.take("-")
    if !cursor.take("0") { guard digits() else { throw cursor.unexpected("a digit") } }
    if cursor.take(".") { guard digits() else { throw cursor.unexpected("a digit") } }
    if cursor.take("e") || cursor.take("E") {
      _ = cursor.take("+") || cursor.take("-")
      guard digits() else { throw cursor.unexpected("a digit") }
    }
    let text = String(decoding: cursor.bytes[start..<cursor.at], as: UTF8.self)
    guard cursor.at == cursor.bytes.count || !Self.isWordPart(cursor.bytes[cursor.at]) else {
      throw cursor.unexpected("a number")
    }
    guard let number = Double(text), number.isFinite else {
      throw cursor.error("the number \(Excerpt.of(text)) is out of range")
    }
    return number
  }

  private mutating func digits() -> Bool {
    let start = cursor.at
    while let byte = cursor.peek, Self.isDigit(byte) { cursor.at += 1 }
    return cursor.at > start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: strings

  private mutating func string() throws(InputError) -> String {
    // Most have nothing to be read otherwise than it is written.
    if let plain = cursor.takePlainString() { return plain }
    let opening = cursor.location
    cursor.at += 1
    var text: [UInt8] = []
    while let byte = cursor.peek {
      switch byte {
      case UInt8(ascii: "\""):
        cursor.at += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20:
        throw cursor.error(
          byte == 0x0A || byte == 0x0D
            ? "a string ends on its line; write line breaks as \\n and close it with \""
            : "a control character stands in a string; write it as \\u and four digits"
        )
      default:
        text.append(byte)
        cursor.at += 1
      }
    }
    throw InputError("the string is never closed; close it with \"", at: opening)
  }

  private mutating func escape() throws(InputError) -> Unicode.Scalar {
    let start = cursor.location
    cursor.at += 1
    let byte = cursor.peek
    cursor.at += 1
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
      guard UTF16.isLeadSurrogate(unit), cursor.take("\\"), cursor.take("u"), let low = self.unit(),
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
    guard cursor.at + 4 <= cursor.bytes.count else { return nil }
    let digits = cursor.bytes[cursor.at..<cursor.at + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    cursor.at += 4
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
  }
}
