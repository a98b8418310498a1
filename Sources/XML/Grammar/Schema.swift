internal import libxml2

/// An XML Schema 1.0, compiled by libxml2.
package struct Schema: ~Copyable {
  private let schema: xmlSchemaPtr
  /// The schema's own document, which it refers to.
  private let source: xmlDocPtr

  /// Compiles a schema; nil where it is not one.
  package init?(_ text: String) {
    guard let source = Self.document(text) else { return nil }
    guard let compiled = Self.compiled(source) else {
      xmlFreeDoc(source)
      return nil
    }
    self.source = source
    schema = compiled
  }

  deinit {
    xmlSchemaFree(schema)
    xmlFreeDoc(source)
  }

  /// Whether the document is valid; a malformed one is not.
  ///
  /// Nothing outside it is loaded: libxml2 heeds xsi:schemaLocation only where it has no schema.
  package borrowing func isValid(_ document: String) -> Bool {
    guard let document = Self.document(document) else { return false }
    defer { xmlFreeDoc(document) }
    guard let context = xmlSchemaNewValidCtxt(schema) else {
      preconditionFailure("libxml2 could not allocate a validator")
    }
    defer { xmlSchemaFreeValidCtxt(context) }
    // Without a handler libxml2 prints to standard error.
    xmlSchemaSetValidStructuredErrors(context, { _, _ in }, nil)
    return xmlSchemaValidateDoc(context, document) == 0
  }

  private static func compiled(_ source: xmlDocPtr) -> xmlSchemaPtr? {
    guard let context = xmlSchemaNewDocParserCtxt(source) else { return nil }
    defer { xmlSchemaFreeParserCtxt(context) }
    xmlSchemaSetParserStructuredErrors(context, { _, _ in }, nil)
    return xmlSchemaParse(context)
  }

  private static func document(_ text: String) -> xmlDocPtr? {
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { bytes in
      xmlReadMemory(
        bytes.bindMemory(to: CChar.self).baseAddress,
        Int32(bytes.count),
        nil,
        "UTF-8",
        Int32(options)
      )
    }
  }
}
