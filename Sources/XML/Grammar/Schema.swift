internal import libxml2

/// An XML Schema 1.0, compiled by libxml2.
package struct Schema: ~Copyable {
  private let pointer: xmlSchemaPtr

  /// Compiles a schema; nil where it is not one.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let compiled = bytes.withUnsafeBytes { bytes -> xmlSchemaPtr? in
      let characters = bytes.bindMemory(to: CChar.self).baseAddress
      guard let context = xmlSchemaNewMemParserCtxt(characters, Int32(bytes.count)) else {
        return nil
      }
      defer { xmlSchemaFreeParserCtxt(context) }
      xmlSchemaSetParserErrors(context, nil, nil, nil)
      return xmlSchemaParse(context)
    }
    guard let compiled else { return nil }
    pointer = compiled
  }

  deinit { xmlSchemaFree(pointer) }

  /// Whether the document is valid; a malformed one is not.
  package borrowing func isValid(_ document: String) -> Bool {
    let bytes = Array(document.utf8)
    guard let context = xmlSchemaNewValidCtxt(pointer) else {
      preconditionFailure("libxml2 could not allocate a validator")
    }
    defer { xmlSchemaFreeValidCtxt(context) }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue
    let tree = bytes.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress,
        Int32(bytes.count),
        nil,
        nil,
        Int32(options)
      )
    }
    guard let tree else { return false }
    defer { xmlFreeDoc(tree) }
    return xmlSchemaValidateDoc(context, tree) == 0
  }
}
