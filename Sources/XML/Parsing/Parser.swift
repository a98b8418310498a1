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
struct Parser {
  var builder: TreeBuilder
  var declarations = Declarations()
  private(set) var context: xmlParserCtxtPtr?

  /// What libxml2 is not to read.
  let excess: Excess?

  /// How many namespaces each open element declares, and how many these are.
  var namespaces: [Int] = []
  var namespaceCount = 0

  init(_ builder: TreeBuilder) {
    self.builder = builder
    excess = Excess(in: builder.source)
  }

  mutating func parse() throws(ParseError) -> TreeBuilder {
    guard builder.source.contains(where: { !Whitespace.contains($0) }) else {
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
    let text = excess.map { builder.source[..<$0.end] + $0.closing.utf8 } ?? builder.source[...]
    withUnsafeMutablePointer(to: &self) { parser in
      // The user data stay what they are, the context: libxml2 hands it to some whatever they are.
      context.pointee._private = UnsafeMutableRawPointer(parser)
      text.withUnsafeBytes { bytes in
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
    let isMalformed = context.pointee.wellFormed == 0
    if isMalformed { failure(context.pointee.lastError) }
    stopAtExcess()
    if isMalformed || builder.nodes.isEmpty { stop(.malformed, "this is no XML document", at: 0) }
    if let error = builder.error { throw error }
    return builder
  }

  /// How many bytes libxml2 has read.
  var offset: Int {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      let cur = input.pointee.cur
    else { return 0 }
    return min(Int(input.pointee.consumed) + (cur - base), builder.source.count)
  }

  /// Where bytes stand in the source that libxml2 shows in its own copy of it; nil for others.
  func offset(of bytes: UnsafePointer<xmlChar>) -> Int? {
    guard let input = context?.pointee.input, let base = input.pointee.base,
      let end = input.pointee.end, bytes >= base, bytes < end
    else { return nil }
    return Int(input.pointee.consumed) + (bytes - base)
  }

  mutating func stop(_ reason: ParseError.Reason, _ message: String, at offset: Int) {
    builder.stop(reason, message, at: offset)
    haltIfStopped()
  }

  func haltIfStopped() {
    if builder.isStopped, let context { xmlStopParser(context) }
  }

  mutating func stopAtExcess() {
    if let excess { stop(.bound, excess.message, at: excess.start) }
  }

  /// Whether a context of libxml2's works for this parser.
  func isServed(by context: xmlParserCtxtPtr) -> Bool {
    self.context?.pointee._private == context.pointee._private
  }

  // MARK: what is wrong

  /// A document need not be what its own declarations demand (XML 1.0, section 2.8).
  mutating func failure(_ failure: xmlError) {
    guard !builder.isStopped, failure.level.rawValue >= XML_ERR_ERROR.rawValue,
      ![XML_FROM_DTD, XML_FROM_VALID].map({ Int32($0.rawValue) }).contains(failure.domain)
    else { return }
    if let excess, offset > excess.start {
      stopAtExcess()
      return
    }
    let complaint = Complaint(
      failure,
      in: builder.source,
      at: offset,
      within: builder.innermost
    )
    stop(complaint.reason, complaint.message, at: complaint.offset)
  }
}
