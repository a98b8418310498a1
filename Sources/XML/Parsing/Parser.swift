internal import libxml2

extension Tree {
  /// Reads a document; nothing outside it is ever loaded, and a document type is refused.
  package init(parsing input: [UInt8]) throws(ParseError) {
    let text = try DecodedText(input)
    let parser = Parser(text.bytes)
    self = try parser.parse()
  }
}

/// Builds a tree from libxml2's events; a class because libxml2 hands it back as a pointer.
private final class Parser {
  private var tree = Tree()
  private var error: ParseError?
  private var context: xmlParserCtxtPtr?

  private var cursor = Cursor()
  private var open: [Int] = []
  private var namespaceIndexes: [String: Int32] = ["": 0]
  private var pending: [UInt8] = []
  private var pendingStart = 0
  private var markupEnd = 0

  init(_ bytes: [UInt8]) {
    tree.source = bytes
  }

  func parse() throws(ParseError) -> Tree {
    guard tree.source.contains(where: { !isSpace($0) }) else {
      throw ParseError(.empty, "the file is empty; an XML document was expected", at: .start)
    }
    guard let context = xmlNewParserCtxt() else {
      preconditionFailure("libxml2 could not allocate a parser")
    }
    self.context = context
    defer { xmlFreeParserCtxt(context) }
    context.pointee.sax.pointee = Self.handler
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()

    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
      | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    // A copy of the reference: the callbacks change the tree while libxml2 reads the bytes.
    let source = tree.source
    source.withUnsafeBytes { bytes in
      let characters = bytes.bindMemory(to: CChar.self).baseAddress
      let document = xmlCtxtReadMemory(
        context,
        characters,
        Int32(bytes.count),
        nil,
        "UTF-8",
        Int32(options)
      )
      xmlFreeDoc(document)
    }
    if let error { throw error }
    return tree
  }

  /// How many bytes libxml2 has read.
  private var offset: Int {
    guard let input = context?.pointee.input?.pointee, let base = input.base, let cur = input.cur
    else { return cursor.offset }
    return min(Int(input.consumed) + (cur - base), tree.source.count)
  }

  private func stop(_ reason: ParseError.Reason, _ message: String, at place: Position) {
    guard error == nil else { return }
    let root = tree.nodes.isEmpty ? nil : Name(tree.root.name, namespace: tree.root.namespace)
    error = ParseError(reason, message, at: place, root: root)
    if let context { xmlStopParser(context) }
  }

  // MARK: events

  func startElement(
    _ name: String,
    namespace: String,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    count: Int
  ) {
    flushText()
    // libxml2 reports the end of the tag; no raw ‘<’ can stand within one.
    let tagEnd = offset
    var start = min(tagEnd, tree.source.count - 1)
    while start > 0, tree.source[start] != UInt8(ascii: "<") { start -= 1 }
    cursor.advance(to: start, in: tree.source)

    let first = tree.attributes.count
    var tooLong: String?
    for ordinal in 0..<count {
      guard let attributes, let local = attributes[ordinal * 5],
        let value = attributes[ordinal * 5 + 3], let end = attributes[ordinal * 5 + 4]
      else { continue }
      let bytes = UnsafeBufferPointer(start: value, count: end - value)
      if bytes.count > Bounds.maximumAttributeBytes {
        tooLong = String(cString: local)
        break
      }
      tree.attributes.append(
        Tree.StoredAttribute(
          name: String(cString: local),
          namespace: index(of: attributes[ordinal * 5 + 2].map { String(cString: $0) } ?? ""),
          value: String(decoding: bytes, as: UTF8.self)
        )
      )
    }
    append(.element, name, from: start, to: tagEnd) { node in
      node.namespace = index(of: namespace)
      node.firstAttribute = Int32(first)
      node.attributeCount = Int32(tree.attributes.count - first)
    }
    open.append(tree.nodes.count - 1)
    markupEnd = min(tagEnd + 1, tree.source.count)
    if let tooLong {
      stop(
        .bound,
        "the attribute ‘\(tooLong)’ is over \(Bounds.maximumAttributeBytes >> 20) MB "
          + "(maximumAttributeBytes); shorten it",
        at: cursor.position
      )
    } else if open.count > Bounds.maximumDepth {
      stop(
        .bound,
        "elements lie more than \(Bounds.maximumDepth) deep (maximumDepth); flatten the document",
        at: cursor.position
      )
    }
  }

  func endElement() {
    flushText()
    guard let index = open.popLast() else { return }
    tree.nodes[index].end = Int32(tree.nodes.count)
    tree.nodes[index].endOffset = offset
    markupEnd = offset
  }

  func characters(_ bytes: UnsafeBufferPointer<xmlChar>) {
    if pending.isEmpty { pendingStart = markupEnd }
    pending.append(contentsOf: bytes)
    guard pending.count > Bounds.maximumTextBytes, error == nil else { return }
    cursor.advance(to: pendingStart, in: tree.source)
    stop(
      .bound,
      "the text is over \(Bounds.maximumTextBytes >> 20) MB (maximumTextBytes); shorten it",
      at: cursor.position
    )
  }

  func instruction(_ target: String, _ data: String) {
    flushText()
    let end = offset
    guard !open.isEmpty else { return }
    // ‘<?’ may stand in an instruction's data: search for its target behind it.
    let opening = Array("<?\(target)".utf8)
    var start = max(end - opening.count - data.utf8.count, 0)
    while start > 0, !tree.source[start...].starts(with: opening) { start -= 1 }
    cursor.advance(to: start, in: tree.source)
    tree.attributes.append(Tree.StoredAttribute(name: "", namespace: 0, value: data))
    append(.instruction, target, from: start, to: end) { node in
      node.firstAttribute = Int32(tree.attributes.count - 1)
      node.attributeCount = 1
    }
    markupEnd = end
  }

  func internalSubset(_ root: String) {
    cursor.advance(to: start(ofMarkup: "<!DOCTYPE"), in: tree.source)
    stop(
      .documentType(root: root),
      "a document type declaration (<!DOCTYPE \(root)>) is not allowed here; remove it",
      at: cursor.position
    )
  }

  func failure(_ failure: xmlError) {
    guard error == nil, failure.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    cursor.advance(to: max(offset, cursor.offset), in: tree.source)
    let unclosed = open.last.map { tree.nodes[$0] }
    stop(
      failure.code == Int32(XML_ERR_INVALID_CHAR.rawValue)
        || failure.code == Int32(XML_ERR_INVALID_ENCODING.rawValue) ? .encoding : .malformed,
      ParserMessage(failure, unclosed: unclosed).text,
      at: cursor.position
    )
  }

  // MARK: nodes

  private func append(
    _ kind: Tree.Node.Kind,
    _ string: String,
    from start: Int,
    to end: Int,
    _ fill: (inout Tree.Node) -> Void = { _ in }
  ) {
    var node = Tree.Node(
      kind: kind,
      string: string,
      parent: Int32(open.last ?? -1),
      end: Int32(tree.nodes.count + 1),
      line: Int32(cursor.position.line),
      column: Int32(cursor.position.column),
      offset: start,
      endOffset: end
    )
    fill(&node)
    tree.nodes.append(node)
  }

  /// White space alone between tags says nothing in any dialect we read.
  private func flushText() {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    guard !open.isEmpty, pending.contains(where: { !isSpace($0) }) else { return }
    var start = pendingStart
    while start < tree.source.count, isSpace(tree.source[start]) { start += 1 }
    cursor.advance(to: start, in: tree.source)
    append(.text, String(decoding: pending, as: UTF8.self), from: start, to: offset)
  }

  private func index(of namespace: String) -> Int32 {
    if let index = namespaceIndexes[namespace] { return index }
    let index = Int32(tree.namespaces.count)
    tree.namespaces.append(namespace)
    namespaceIndexes[namespace] = index
    return index
  }

  private func start(ofMarkup opening: String) -> Int {
    let opening = Array(opening.utf8)
    var start = min(offset, tree.source.count - 1)
    while start > 0, !tree.source[start...].starts(with: opening) { start -= 1 }
    return start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  // MARK: libxml2

  private static func parser(_ pointer: UnsafeMutableRawPointer?) -> Parser {
    guard let pointer else { preconditionFailure("libxml2 lost the parser") }
    return Unmanaged<Parser>.fromOpaque(pointer).takeUnretainedValue()
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { pointer, name, _, uri, _, _, count, _, attributes in
      guard let name else { return }
      Parser.parser(pointer).startElement(
        String(cString: name),
        namespace: uri.map { String(cString: $0) } ?? "",
        attributes: attributes,
        count: Int(count)
      )
    }
    handler.endElementNs = { pointer, _, _, _ in Parser.parser(pointer).endElement() }
    let text: charactersSAXFunc = { pointer, characters, count in
      Parser.parser(pointer).characters(UnsafeBufferPointer(start: characters, count: Int(count)))
    }
    handler.characters = text
    handler.cdataBlock = text
    handler.ignorableWhitespace = text
    handler.processingInstruction = { pointer, target, data in
      guard let target else { return }
      Parser.parser(pointer).instruction(
        String(cString: target),
        data.map { String(cString: $0) } ?? ""
      )
    }
    handler.internalSubset = { pointer, name, _, _ in
      Parser.parser(pointer).internalSubset(name.map { String(cString: $0) } ?? "")
    }
    handler.serror = { pointer, error in
      guard let error else { return }
      Parser.parser(pointer).failure(error.pointee)
    }
    return handler
  }
}
