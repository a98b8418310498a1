internal import Support
internal import libxml2

/// What libxml2 found wrong, in our words, with a way forward and the place of the culprit.
///
/// libxml2 tells where it gave up, which is often the end of what is wrong.
struct Complaint {
  private(set) var reason = ParseError.Reason.malformed
  private(set) var message = ""
  private(set) var offset: Int

  private let source: [UInt8]
  private let end: Int
  private let element: (name: String, line: Int)?

  /// - Parameters:
  ///   - failure: libxml2's own words.
  ///   - source: the text, as UTF-8.
  ///   - end: how far libxml2 has read.
  ///   - element: the innermost element that is not closed.
  init(
    _ failure: xmlError,
    in source: [UInt8],
    at end: Int,
    within element: (name: String, line: Int)?
  ) {
    self.source = source
    self.end = end
    self.element = element
    offset = end
    let original = failure.message.map { String(cString: $0) } ?? "malformed XML"
    let first = Self.text(failure.str1)
    let second = Self.text(failure.str2)
    if element == nil, describeDocumentType() { return }
    switch xmlParserErrors(rawValue: UInt32(failure.code)) {
    case XML_ERR_TAG_NAME_MISMATCH:
      // What follows the tag may be another.
      offset = source.lastIndex(ofMarkup: "<", from: end - 1)
      let name = second == "unparsable" ? "" : second
      let line = element.map { " of line \($0.line)" } ?? ""
      message = "</\(name)> does not close <\(first)>\(line); close <\(first)> first"
    case XML_ERR_TAG_NOT_FINISHED:
      message =
        element.map {
          let name = Excerpt.of($0.name)
          return "the document ends within <\(name)> of line \($0.line); close it with </\(name)>"
        } ?? "the document ends too early"
    case XML_ERR_GT_REQUIRED:
      message = "‘>’ is expected here, to end the tag of <\(Excerpt.of(element?.name ?? ""))>"
    case XML_ERR_DOCUMENT_EMPTY:
      message =
        end >= source.count
        ? "the document holds no element; write one"
        : "an XML document begins with ‘<’; this is something else"
    case XML_ERR_DOCUMENT_END:
      message = "something stands behind the outermost element; a document has one"
    case XML_ERR_NAME_REQUIRED: describeMissingName()
    case XML_ERR_INVALID_CHAR: describeCharacter()
    case XML_ERR_MISPLACED_CDATA_END:
      // libxml2 stands where the text begins.
      let ahead = source[max(end - 2, 0)...]
      offset = ahead.indices.first { ahead[$0...].starts(with: Array("]]>".utf8)) } ?? end
      message = "‘]]>’ cannot stand in text; write ‘]]&gt;’"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      let name = second.isEmpty ? first : "\(first):\(second)"
      offset = attributes { $0 == name }.dropFirst().first ?? end
      message = "the attribute ‘\(name)’ is given twice; keep one"
    case XML_NS_ERR_ATTRIBUTE_REDEFINED:
      offset = attributes { $0.hasSuffix(":\(first)") }.last ?? end
      message = "the attribute ‘\(first)’ of ‘\(second)’ is given twice; keep one"
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      let isElement = failure.str3 == nil
      offset = isElement ? start(of: "<") : attributes { $0 == "\(first):\(second)" }.first ?? end
      message =
        "the prefix of \(isElement ? "<\(first):\(second)>" : "the attribute ‘\(first):\(second)’") "
        + "is not declared; declare it with xmlns:\(first)=\"…\", or remove it"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      offset = start(of: "&")
      message = "the entity ‘&\(first);’ is not declared; write the character itself"
    case XML_ERR_NAME_TOO_LONG:
      reason = .bound
      message =
        "the name is over \(Bounds.maximumNameBytes / 1_000_000) MB (maximumNameBytes); shorten it"
    case XML_ERR_UNKNOWN_VERSION:
      message = "XML of version ‘\(first)’ is not read; write version=\"1.0\""
    case XML_ERR_SPACE_REQUIRED where source[start(of: "<")...].starts(with: Array("<?".utf8)):
      message =
        start(of: "<") == 0
        ? Self.declaration : "white space is expected behind the name of the instruction"
    case let code:
      if let known = Self.known[code.rawValue] {
        message = known.message.replacing("%", with: attributeName)
        if let opening = known.opening {
          offset = start(of: opening)
        } else if known.message.contains("%") {
          offset = attributes { _ in true }.last ?? end
        }
      } else {
        message = Self.tidy(original)
      }
    }
  }

  /// What each code says, `%` being the attribute that was read last; and the markup at whose
  /// beginning it is said, if not where libxml2 stands.
  private static let known: [UInt32: (message: String, opening: String?)] = [
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue:
      ("the value of ‘%’ stands between quotation marks; write %=\"…\"", nil),
    XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue:
      ("the value of ‘%’ is not closed; write the second quotation mark", nil),
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue: ("‘%’ has no value; write %=\"…\"", nil),
    XML_NS_ERR_XML_NAMESPACE.rawValue:
      ("‘%’ names no namespace, or one that is reserved; name another or remove it", nil),
    XML_NS_ERR_QNAME.rawValue:
      ("a name has at most one colon, between a prefix and the rest; remove the others", nil),
    XML_NS_ERR_COLON.rawValue: ("the name of an instruction has no colon; remove it", "<?"),
    XML_WAR_NS_URI.rawValue: ("the value of ‘%’ is no URI; correct it", nil),
    XML_ERR_LT_IN_ATTRIBUTE.rawValue:
      ("‘<’ cannot stand in an attribute; write ‘&lt;’, or close the quotation mark", "<"),
    XML_ERR_SPACE_REQUIRED.rawValue: ("white space is expected here, between attributes", nil),
    XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue: (ampersand, "&"),
    XML_ERR_INVALID_CHARREF.rawValue: (reference, "&"),
    XML_ERR_INVALID_HEX_CHARREF.rawValue: (reference, "&"),
    XML_ERR_INVALID_DEC_CHARREF.rawValue: (reference, "&"),
    XML_ERR_HYPHEN_IN_COMMENT.rawValue: ("‘--’ cannot stand in a comment; write ‘-’", nil),
    XML_ERR_COMMENT_NOT_FINISHED.rawValue: ("the comment is not closed; write ‘-->’", "<!--"),
    XML_ERR_CDATA_NOT_FINISHED.rawValue:
      ("the CDATA section is not closed; write ‘]]>’", "<![CDATA["),
    XML_ERR_PI_NOT_STARTED.rawValue: ("a name is expected behind ‘<?’", "<?"),
    XML_ERR_PI_NOT_FINISHED.rawValue:
      ("the processing instruction is not closed; write ‘?>’", "<?"),
    XML_ERR_RESERVED_XML_NAME.rawValue: (declaration, "<?"),
    XML_ERR_XMLDECL_NOT_FINISHED.rawValue: (declaration, nil),
    XML_ERR_VERSION_MISSING.rawValue: (declaration, nil),
    XML_ERR_ENCODING_NAME.rawValue: (declaration, nil),
    XML_ERR_STANDALONE_VALUE.rawValue: (declaration, nil),
    XML_ERR_STRING_NOT_STARTED.rawValue: (declaration, nil),
    XML_ERR_STRING_NOT_CLOSED.rawValue: (declaration, nil),
  ]

  private static let ampersand =
    "‘&’ begins an entity, which ends with ‘;’; write ‘&amp;’ for the character"
  private static let reference = "a character’s number is written as in &#38; or &#x26;; correct it"
  private static let declaration =
    "the XML declaration stands at the very start of a file and reads <?xml version=\"1.0\"?>, or "
    + "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  // MARK: what one code does not tell

  /// Whether it is about a document type declaration, which is refused well-formed or not.
  private mutating func describeDocumentType() -> Bool {
    let start = start(of: "<")
    let declaration = source[start...].prefix(80).prefix {
      $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[")
    }
    let words = String(decoding: declaration, as: UTF8.self).split { Whitespace.contains($0) }
    guard words.first?.lowercased() == "<!doctype" else { return false }
    offset = start
    reason = .documentType(root: words.dropFirst().first.map(String.init) ?? "")
    message = "a document type declaration (<!DOCTYPE>) is not allowed here; remove it"
    return true
  }

  private mutating func describeMissingName() {
    let before = end > 0 ? source[end - 1] : 0
    offset = end - 1
    if before == UInt8(ascii: "&") {
      message = Self.ampersand
    } else if before != UInt8(ascii: "<") {
      offset = end
      message = "the name of an attribute, ‘>’ or ‘/>’ is expected here"
    } else if source[end...].first == UInt8(ascii: "/") {
      message = "this closing tag closes nothing; remove it"
    } else if source[end...].first == UInt8(ascii: "!") {
      message = "‘<!’ begins a comment, <!-- and -->, or <![CDATA[ and ]]>, and nothing else here"
    } else {
      message = "a name is expected behind ‘<’; write ‘&lt;’ for the character"
    }
  }

  private mutating func describeCharacter() {
    let reference = source[..<end].suffix(16).lastIndex(of: UInt8(ascii: "&"))
    if let reference, end > 0, source[end - 1] == UInt8(ascii: ";") {
      offset = reference
      let text = String(decoding: source[reference..<end], as: UTF8.self)
      message = "‘\(text)’ is no character that XML 1.0 allows; remove it"
    } else {
      let scalar = String(decoding: source[end...].prefix(4), as: UTF8.self).unicodeScalars.first
      let digits = String(scalar?.value ?? 0, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      message = "the character U+\(code) here is none that XML 1.0 allows; remove it"
    }
  }

  // MARK: places

  private func start(of opening: String) -> Int {
    source.lastIndex(ofMarkup: opening, from: min(end, source.count - 1))
  }

  /// Where attributes of the present tag begin whose qualified names are such.
  private func attributes(where isMeant: (String) -> Bool) -> [Int] {
    StartTag(source, at: start(of: "<")).attributes.filter { $0.lowerBound < end }.filter {
      isMeant(String(decoding: source[$0], as: UTF8.self))
    }.map(\.lowerBound)
  }

  private var attributeName: String {
    let tag = StartTag(source, at: start(of: "<"))
    guard let name = tag.attributes.last(where: { $0.lowerBound < end }) else { return "" }
    return Excerpt.of(String(decoding: source[name], as: UTF8.self))
  }

  // MARK: libxml2's words

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { Excerpt.of(String(cString: $0)) } ?? ""
  }

  /// One line, lower case at the start, no full stop.
  private static func tidy(_ message: String) -> String {
    var text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    while text.last == "." || text.last == " " { text.removeLast() }
    let word = text.prefix { $0 != " " }
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return Excerpt.of(text) }
    return Excerpt.of(text.prefix(1).lowercased() + text.dropFirst())
  }
}
