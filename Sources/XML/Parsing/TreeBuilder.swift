internal import Support

/// Makes a tree of what a parser reports, and finds the place of each thing in the text.
struct TreeBuilder {
  private(set) var nodes: [Tree.Node] = []
  private(set) var attributes: [Tree.StoredAttribute] = []
  private(set) var names: NameTable
  private(set) var namespaces = NameTable(.noNamespace)
  private(set) var values: [UInt8] = []
  private(set) var comments: [Tree.StoredComment] = []

  /// The document's text, as UTF-8.
  let source: [UInt8]

  /// What is wrong with the document; the first thing counts, and nothing is built behind it.
  private(set) var error: ParseError?
  private(set) var isStopped = false

  private var cursor = Cursor()
  private var open: [Int] = []
  private var pending: [UInt8] = []
  private var pendingStart = 0

  /// Whether the pending text is white space alone.
  private var isPendingBlank = true
  /// One past the last tag, comment or instruction.
  private var markupEnd = 0

  init(_ source: [UInt8], _ vocabulary: Vocabulary) {
    self.source = source
    names = NameTable(vocabulary)
    // An array that grows is in memory twice. There are hardly more attributes and texts than equals
    // signs and some, and no more attributes than their shortest form, “ a=''”, leaves room for.
    let signs = source.reduce(0) { $1 == UInt8(ascii: "=") ? $0 + 1 : $0 }
    attributes.reserveCapacity(min(signs + signs >> 4, source.count / 5))
    nodes.reserveCapacity(source.count / 64)
  }

  /// The innermost element that is not closed yet.
  var innermost: (name: String, line: Int)? {
    open.last.map { (names.names[nodes[$0].name], Int(nodes[$0].line)) }
  }

  // MARK: elements

  /// Adds an element whose start tag, but for its last `>`, ends at a byte.
  ///
  /// Names are C strings that stay where they are as long as the parser does.
  mutating func beginElement(
    _ name: UnsafePointer<UInt8>,
    namespace: UnsafePointer<UInt8>?,
    tagEnd: Int
  ) {
    guard !isStopped else { return }
    // No raw ‘<’ can stand within a tag.
    let start = source.lastIndex(of: UInt8(ascii: "<"), from: tagEnd)
    flushText(before: start)
    cursor.advance(to: start, in: source)
    open.append(nodes.count)
    append(
      .element,
      names.number(of: name),
      namespace.map { namespaces.number(of: $0) } ?? 0,
      from: start
    )
    markupEnd = min(tagEnd + 1, source.count)
    if open.count > Bounds.maximumDepth {
      stop(
        .bound,
        "elements lie more than \(Bounds.maximumDepth) deep (maximumDepth); flatten the document",
        at: start
      )
    }
  }

  /// Gives the element begun last its next attribute.
  ///
  /// - Parameters:
  ///   - name: the local name.
  ///   - namespace: the name of its namespace; nil for none.
  ///   - value: the value, as XML reads it.
  ///   - offset: where those bytes stand in the source; nil where they do not.
  mutating func addAttribute(
    _ name: UnsafePointer<UInt8>,
    namespace: UnsafePointer<UInt8>?,
    value: UnsafeBufferPointer<UInt8>,
    at offset: Int?
  ) {
    guard !isStopped, let node = open.last else { return }
    guard value.count <= Bounds.maximumAttributeBytes else {
      let tag = StartTag(source, at: Int(nodes[node].offset))
      let places = tag.attributeNames(in: source)
      let ordinal = Int(nodes[node].attributeCount)
      stop(
        .bound,
        "the attribute ‘\(Excerpt.of(String(cString: name)))’ is over "
          + "\(Bounds.maximumAttributeBytes >> 20) MB (maximumAttributeBytes); shorten it",
        at: ordinal < places.count ? places[ordinal].lowerBound : Int(nodes[node].offset)
      )
      return
    }
    let name = names.number(of: name)
    let namespace = namespace.map { namespaces.number(of: $0) } ?? 0
    nodes[node].attributeCount += 1
    if namespace == 0 { nodes[node].attributeBits |= Tree.bit(of: name) }
    store(name, namespace, value, at: offset)
  }

  private mutating func store(
    _ name: Int32,
    _ namespace: Int32,
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int?
  ) {
    var value = Tree.Value(start: 0, count: Int32(bytes.count))
    if let offset {
      value.start = Int32(offset)
    } else {
      value.start = -Int32(values.count) - 1
      values.append(contentsOf: bytes)
    }
    attributes.append(Tree.StoredAttribute(name: name, namespace: namespace, value: value))
  }

  /// Closes the innermost element, whose end tag ends at a byte.
  mutating func endElement(at end: Int) {
    guard !isStopped else { return }
    flushText(before: pending.isEmpty ? end : source.lastIndex(ofMarkup: "<", from: end))
    guard let node = open.popLast() else { return }
    nodes[node].end = Int32(nodes.count)
    nodes[node].endOffset = Int32(end)
    markupEnd = end
  }

  // MARK: what else there is

  mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isStopped else { return }
    if pending.isEmpty { pendingStart = markupEnd }
    pending.append(contentsOf: bytes)
    isPendingBlank = isPendingBlank && bytes.allSatisfy(Whitespace.contains)
    guard pending.count > Bounds.maximumTextBytes else { return }
    stop(
      .bound,
      "the text is over \(Bounds.maximumTextBytes >> 20) MB (maximumTextBytes); shorten it",
      at: pendingStart
    )
  }

  /// A comment says nothing to a reader, but text may begin behind it.
  mutating func endComment(_ count: Int, at end: Int) {
    comments.append(Tree.StoredComment(end: Int32(end), count: Int32(count)))
    markupEnd = end
    if isPendingBlank { pendingStart = end }
  }

  mutating func addInstruction(
    _ target: UnsafePointer<UInt8>,
    _ data: UnsafeBufferPointer<UInt8>,
    end: Int
  ) {
    guard !isStopped, !open.isEmpty else { return }
    // ‘<?’ may stand in an instruction's data: search for its target before that.
    let opening = "<?" + String(cString: target)
    let latest = end - data.count - opening.utf8.count
    let start = source.lastIndex(ofMarkup: opening, from: latest)
    flushText(before: start)
    cursor.advance(to: start, in: source)
    append(.instruction, names.number(of: target), from: start)
    store(0, 0, data, at: nil)
    nodes[nodes.count - 1].endOffset = Int32(end)
    markupEnd = end
  }

  /// Ends the work: the document cannot be read.
  mutating func stop(_ reason: ParseError.Reason, _ message: String, at offset: Int) {
    guard !isStopped else { return }
    cursor.advance(to: offset, in: source)
    let root = nodes.first.map { node in
      Name(names.names[node.name], namespace: namespaces.names[node.namespace])
    }
    error = ParseError(reason, message, at: cursor.position, root: root)
    isStopped = true
  }

  // MARK: nodes

  private mutating func append(
    _ kind: Tree.Node.Kind,
    _ name: Int32,
    _ namespace: Int32 = 0,
    from start: Int
  ) {
    // An element is its own parent's child: it is open already.
    let depth = open.count - (kind == .element ? 1 : 0)
    nodes.append(
      Tree.Node(
        kind: kind,
        name: name,
        namespace: namespace,
        parent: depth > 0 ? Int32(open[depth - 1]) : -1,
        end: Int32(nodes.count + 1),
        firstAttribute: Int32(attributes.count),
        line: Int32(cursor.position.line),
        column: Int32(cursor.position.column),
        offset: Int32(start),
        endOffset: Int32(start)
      )
    )
  }

  /// White space alone between tags says nothing in any dialect we read.
  private mutating func flushText(before end: Int) {
    guard !pending.isEmpty else { return }
    defer {
      pending.removeAll(keepingCapacity: true)
      isPendingBlank = true
    }
    guard !open.isEmpty, !isPendingBlank else { return }
    var start = pendingStart
    while start < end, Whitespace.contains(source[start]) { start += 1 }
    cursor.advance(to: start, in: source)
    append(.text, 0, from: start)
    pending.withUnsafeBufferPointer { store(0, 0, $0, at: nil) }
    nodes[nodes.count - 1].endOffset = Int32(end)
  }
}
