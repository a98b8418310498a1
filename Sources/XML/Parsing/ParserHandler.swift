internal import libxml2

extension Parser {
  /// What libxml2 calls.
  ///
  /// Whoever calls hands over a parser context: that of the document, or one of libxml2's own for an
  /// entity, which has the same private data. Where it has none, nobody is told; what was wrong is
  /// in the context of the document when all is read.
  static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = {
      pointer,
      name,
      _,
      uri,
      declarations,
      _,
      count,
      defaults,
      attributes in
      guard let name else { return }
      Parser.of(pointer)?.pointee.startElement(
        Tag(
          name: name,
          namespace: uri,
          declarations: Int(declarations),
          attributes: attributes,
          count: Int(count),
          defaults: Int(defaults)
        )
      )
    }
    handler.endElementNs = { pointer, _, _, _ in Parser.of(pointer)?.pointee.endElement() }
    let text: charactersSAXFunc = { pointer, characters, count in
      Parser.of(pointer)?.pointee.characters(
        UnsafeBufferPointer(start: characters, count: Int(count))
      )
    }
    handler.characters = text
    handler.cdataBlock = text
    handler.ignorableWhitespace = text
    handler.comment = { pointer, text in Parser.of(pointer)?.pointee.comment(text) }
    handler.processingInstruction = { pointer, target, data in
      guard let target else { return }
      Parser.of(pointer)?.pointee.instruction(target, data)
    }
    handler.internalSubset = { pointer, name, _, _ in
      Parser.of(pointer)?.pointee.documentType(name.map { String(cString: $0) } ?? "")
    }
    handler.entityDecl = { pointer, name, type, _, _, text in
      Parser.of(pointer)?.pointee.entity(
        name.map { String(cString: $0) } ?? "",
        type,
        UnsafePointer(text)
      )
    }
    handler.attributeDecl = { pointer, _, _, _, _, value, words in
      xmlFreeEnumeration(words)
      if value != nil { Parser.of(pointer)?.pointee.defaultAttribute() }
    }
    // libxml2 keeps what is declared, and asks for it.
    handler.getEntity = { pointer, name in
      name.flatMap { Parser.of(pointer)?.pointee.referredEntity($0) }
    }
    handler.serror = { pointer, error in
      guard let error else { return }
      Parser.of(pointer)?.pointee.failure(error.pointee)
    }
    return handler
  }

  /// The parser that a context works for; nil where it works for none.
  private static func of(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Parser>? {
    guard let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self),
      let parser = context.pointee._private?.assumingMemoryBound(to: Parser.self),
      parser.pointee.isServed(by: context)
    else { return nil }
    return parser
  }
}
