internal import libxml2

extension Tree {
  /// Reads a document; nothing outside it is ever loaded, and a document type is refused.
  ///
  /// - Parameters:
  ///   - input: the bytes of the document, in any encoding that is read.
  ///   - vocabulary: what numbers the names.
  /// - Throws: what is wrong with the document.
  package convenience init(
    parsing input: [UInt8],
    by vocabulary: Vocabulary = .empty
  ) throws(ParseError) {
    var parser = Parser(TreeBuilder(try DecodedText(input).bytes, vocabulary))
    self.init(try parser.parse())
  }
}

/// Hands libxml2's events to a tree builder.
///
/// libxml2 hands it back as a pointer, which is good as long as `parse` runs.
private struct Parser {
  private var builder: TreeBuilder
  private var entities = EntityTable()
  private var context: xmlParserCtxtPtr?

  init(_ builder: TreeBuilder) { self.builder = builder }

  mutating func parse() throws(ParseError) -> TreeBuilder {
    let source = builder.source
    guard source.contains(where: { !Whitespace.contains($0) }) else {
      throw ParseError(.empty, "the file is empty; an XML document was expected", at: .start)
    }
    xmlInitParser()
    guard let context = xmlNewParserCtxt() else {
      preconditionFailure("libxml2 could not allocate a parser")
    }
    self.context = context
    defer { xmlFreeParserCtxt(context) }
    context.pointee.sax.pointee = Self.handler

    // The text is UTF-8 by now, whatever it declares, and its size has bounds of our own. NOENT
    // replaces XML's five entities, ‘&amp;’ in attributes among them, and those that are declared.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue
    withUnsafeMutablePointer(to: &self) { parser in
      context.pointee.userData = UnsafeMutableRawPointer(parser)
      source.withUnsafeBytes { bytes in
        let document = xmlCtxtReadMemory(
          context,
          bytes.bindMemory(to: CChar.self).baseAddress,
          Int32(bytes.count),
          nil,
          "UTF-8",
          Int32(options)
        )
        xmlFreeDoc(document)
      }
    }
    if builder.nodes.isEmpty { stop(.malformed, "this is no XML document", at: 0) }
    if let error = builder.error { throw error }
    return builder
  }

  /// How many bytes libxml2 has read.
  private var offset: Int {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      let cur = input.pointee.cur
    else { return 0 }
    return min(Int(input.pointee.consumed) + (cur - base), builder.source.count)
  }

  /// Where bytes stand in the source that libxml2 shows in its own copy of it; nil for others.
  private func offset(of bytes: UnsafePointer<xmlChar>) -> Int? {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      let end = input.pointee.end, bytes >= base, bytes < end
    else { return nil }
    return Int(input.pointee.consumed) + (bytes - base)
  }

  private mutating func stop(_ reason: ParseError.Reason, _ message: String, at offset: Int) {
    builder.stop(reason, message, at: offset)
    haltIfStopped()
  }

  private func haltIfStopped() {
    if builder.isStopped, let context { xmlStopParser(context) }
  }

  // MARK: events

  mutating func startElement(
    _ name: UnsafePointer<xmlChar>,
    namespace: UnsafePointer<xmlChar>?,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    count: Int
  ) {
    // libxml2 reports the end of the tag.
    builder.beginElement(name, namespace: namespace, tagEnd: offset)
    for ordinal in 0..<count {
      // Local name, prefix, namespace, and the value's beginning and end.
      guard let attributes, let local = attributes[ordinal * 5],
        let value = attributes[ordinal * 5 + 3], let end = attributes[ordinal * 5 + 4]
      else { continue }
      builder.addAttribute(
        local,
        namespace: attributes[ordinal * 5 + 2],
        value: UnsafeBufferPointer(start: value, count: end - value),
        at: offset(of: value)
      )
    }
    haltIfStopped()
  }

  mutating func endElement() { builder.endElement(at: offset) }

  mutating func characters(_ bytes: UnsafeBufferPointer<xmlChar>) {
    builder.addText(bytes)
    haltIfStopped()
  }

  mutating func comment(_ text: UnsafePointer<xmlChar>?) {
    builder.endComment(text.map { Int(xmlStrlen($0)) } ?? 0, at: offset)
  }

  mutating func instruction(_ target: UnsafePointer<xmlChar>, _ data: UnsafePointer<xmlChar>?) {
    var count = 0
    while let data, data[count] != 0 { count += 1 }
    builder.addInstruction(target, UnsafeBufferPointer(start: data, count: count), end: offset)
  }

  /// SVG 1.1 names a document type that says nothing SVG does not say; nothing is loaded for it.
  mutating func documentType(_ root: String) {
    guard root != "svg" else { return }
    stop(
      .documentType(root: root),
      "a document type declaration (<!DOCTYPE>) is not allowed here; remove it",
      at: builder.source.lastIndex(ofMarkup: "<!DOCTYPE", from: offset)
    )
  }

  /// ploticus names the font of all its texts by an entity.
  mutating func entity(
    _ name: String,
    _ type: Int32,
    _ text: UnsafePointer<xmlChar>?
  ) {
    let title = "the entity ‘\(Excerpt.of(name))’"
    let problem: String?
    switch UInt32(type) {
    case XML_INTERNAL_GENERAL_ENTITY.rawValue:
      let count = text.map { Int(xmlStrlen($0)) } ?? 0
      problem = entities.declare(name, UnsafeBufferPointer(start: text, count: count))
    case XML_INTERNAL_PARAMETER_ENTITY.rawValue, XML_EXTERNAL_PARAMETER_ENTITY.rawValue:
      problem = "\(title) is one of declarations, which is not read; write what it stands for"
    default:
      problem = "\(title) lies outside the file, and nothing is loaded; write what it stands for"
    }
    guard let problem else { return }
    stop(.entity, problem, at: builder.source.lastIndex(ofMarkup: "<!ENTITY", from: offset))
  }

  /// What libxml2 has kept of an entity that is referred to.
  mutating func referredEntity(_ name: UnsafePointer<xmlChar>) -> xmlEntityPtr? {
    // libxml2 also asks for what has just been declared.
    let isDeclaration = context.map { $0.pointee.inSubset != 0 } ?? false
    guard !builder.isStopped, isDeclaration || entities.read(String(cString: name), at: offset)
    else {
      stop(
        .bound,
        "the entities stand for over \(Bounds.maximumEntityBytes >> 10) KB in all "
          + "(maximumEntityBytes); write what they stand for",
        at: builder.source.lastIndex(of: UInt8(ascii: "&"), from: offset)
      )
      return nil
    }
    return xmlSAX2GetEntity(context, name)
  }

  mutating func failure(_ failure: xmlError) {
    guard !builder.isStopped, failure.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    let complaint = Complaint(
      failure,
      in: builder.source,
      at: offset,
      within: builder.innermost
    )
    stop(complaint.reason, complaint.message, at: complaint.offset)
  }

  // MARK: libxml2

  private static func parser(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Parser> {
    guard let pointer else { preconditionFailure("libxml2 lost the parser") }
    return pointer.assumingMemoryBound(to: Parser.self)
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { pointer, name, _, uri, _, _, count, _, attributes in
      guard let name else { return }
      Parser.parser(pointer).pointee.startElement(
        name,
        namespace: uri,
        attributes: attributes,
        count: Int(count)
      )
    }
    handler.endElementNs = { pointer, _, _, _ in Parser.parser(pointer).pointee.endElement() }
    let text: charactersSAXFunc = { pointer, characters, count in
      Parser.parser(pointer).pointee.characters(
        UnsafeBufferPointer(start: characters, count: Int(count))
      )
    }
    handler.characters = text
    handler.cdataBlock = text
    handler.ignorableWhitespace = text
    handler.comment = { pointer, text in Parser.parser(pointer).pointee.comment(text) }
    handler.processingInstruction = { pointer, target, data in
      guard let target else { return }
      Parser.parser(pointer).pointee.instruction(target, data)
    }
    handler.internalSubset = { pointer, name, _, _ in
      Parser.parser(pointer).pointee.documentType(name.map { String(cString: $0) } ?? "")
    }
    handler.entityDecl = { pointer, name, type, _, _, text in
      Parser.parser(pointer).pointee.entity(
        name.map { String(cString: $0) } ?? "",
        type,
        UnsafePointer(text)
      )
    }
    // libxml2 keeps what is declared, and asks for it.
    handler.getEntity = { pointer, name in
      name.flatMap { Parser.parser(pointer).pointee.referredEntity($0) }
    }
    handler.serror = { pointer, error in
      guard let error else { return }
      Parser.parser(pointer).pointee.failure(error.pointee)
    }
    return handler
  }
}
