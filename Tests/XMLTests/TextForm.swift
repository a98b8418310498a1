import XML

/// The root of a document given as text.
func parse(_ text: String) throws(ParseError) -> Element {
  try Tree(parsing: Array(text.utf8)).root
}

/// What is wrong with a document; nil where nothing is.
func failure(_ bytes: [UInt8]) -> ParseError? {
  do throws(ParseError) {
    _ = try Tree(parsing: bytes)
    return nil
  } catch {
    return error
  }
}

/// What is wrong with a document given as text; nil where nothing is.
func failure(_ text: String) -> ParseError? { failure(Array(text.utf8)) }

/// A way in which the text of a document may be stored.
enum TextForm: String, CaseIterable, Sendable {
  case utf8
  case utf8Marked
  case utf8Declared
  case utf16Little
  case utf16Big
  case utf16LittleMarked
  case utf16BigMarked
  case latin1

  /// The XML declaration of such a document.
  var declaration: String {
    switch self {
    case .utf8, .utf8Marked, .utf16LittleMarked, .utf16BigMarked: ""
    case .utf8Declared: "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
    case .utf16Little, .utf16Big: "<?xml version='1.0' encoding='UTF-16'?>"
    case .latin1: "<?xml version='1.0' encoding = 'ISO-8859-1' standalone='yes' ?>"
    }
  }

  /// The bytes of a text; nil where the form cannot hold it.
  func bytes(of text: String) -> [UInt8]? {
    switch self {
    case .utf8, .utf8Declared: Array(text.utf8)
    case .utf8Marked: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case .utf16Little: Self.utf16(text, isBig: false)
    case .utf16Big: Self.utf16(text, isBig: true)
    case .utf16LittleMarked: [0xFF, 0xFE] + Self.utf16(text, isBig: false)
    case .utf16BigMarked: [0xFE, 0xFF] + Self.utf16(text, isBig: true)
    case .latin1: Self.latin1(text)
    }
  }

  private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBig ? bytes : bytes.reversed()
    }
  }

  private static func latin1(_ text: String) -> [UInt8]? {
    let bytes = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
    return bytes.count == text.unicodeScalars.count ? bytes : nil
  }
}
