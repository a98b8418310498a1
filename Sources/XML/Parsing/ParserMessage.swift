internal import libxml2

/// libxml2's complaint, in our words, with a way forward.
struct ParserMessage {
  let text: String

  init(_ failure: xmlError, unclosed: Tree.Node?) {
    let original = failure.message.map { String(cString: $0) } ?? "malformed XML"
    let first = failure.str1.map { String(cString: $0) } ?? ""
    let second = failure.str2.map { String(cString: $0) } ?? ""
    let code = xmlParserErrors(rawValue: UInt32(failure.code))
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH:
      let line = unclosed.map { " of line \($0.line)" } ?? ""
      text = "</\(second)> does not close <\(first)>\(line); close <\(first)> first"
    case XML_ERR_TAG_NOT_FINISHED:
      text =
        unclosed.map {
          "the document ends within <\($0.string)> of line \($0.line); close it with </\($0.string)>"
        } ?? "the document ends too early"
    case XML_ERR_DOCUMENT_EMPTY:
      text = "an XML document begins with ‘<’; this is something else"
    case XML_ERR_DOCUMENT_END:
      text = "something stands behind the document element; a document has one root"
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      text = "the entity ‘&\(first);’ is not declared; write the character itself"
    case XML_ERR_ATTRIBUTE_REDEFINED:
      text = "the attribute ‘\(first)’ is given twice; keep one"
    case XML_ERR_LT_IN_ATTRIBUTE:
      text = "‘<’ cannot stand in an attribute; write ‘&lt;’"
    case XML_ERR_INVALID_CHAR:
      text = "a character that XML 1.0 does not allow stands here; remove it"
    case XML_ERR_INVALID_ENCODING:
      text = "the bytes here are not UTF-8; save the file as UTF-8, or declare its encoding"
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      text = "a prefix is used that no xmlns declares; declare it or remove it"
    default:
      text = Self.tidy(original)
    }
  }

  /// One line, lower case at the start, no full stop.
  private static func tidy(_ message: String) -> String {
    var text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    while text.last == "." || text.last == " " { text.removeLast() }
    let word = text.prefix { $0 != " " }
    guard word.dropFirst().allSatisfy({ !$0.isUppercase }) else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
