/// Makes a tree of what a parser reports, and finds the place of each thing in the text.
struct TreeBuilder {
  private(set) var tree = Tree()

  /// What is wrong with the document; the first thing counts, and nothing is built behind it.
  private(set) var error: ParseError?

  private var cursor = Cursor()
  private var open: [Int] = []
  private var namespaceIndexes: [String: Int32] = ["": 0]
  private var pending: [UInt8] = []
  private var pendingStart = 0
  /// One past the last tag, comment or instruction.
  private var markupEnd = 0

  init(_ source: [UInt8]) {
    tree.source = source
  }

  var source: [UInt8] { tree.source }

  /// The innermost element that is not closed yet.
  var innermost: (name: String, line: Int)? {
    open.last.map { (tree.nodes[$0].string, Int(tree.nodes[$0].line)) }
  }

  // MARK: elements

  /// Adds an element whose start tag, but for its last `>`, ends at a byte.
  mutating func beginElement(_ name: String, namespace: String, tagEnd: Int) {
    guard error == nil else { return }
    // No raw ‘<’ can stand within a tag.
    let start = tree.source.lastIndex(ofMarkup: "<", from: tagEnd)
    flushText(before: start)
    cursor.advance(to: start, in: tree.source)
    append(.element, name, from: start)
    let node = tree.nodes.count - 1
    tree.nodes[node].namespace = index(of: namespace)
    tree.nodes[node].firstAttribute = Int32(tree.attributes.count)
    open.append(node)
    markupEnd = min(tagEnd + 1, tree.source.count)
    if open.count > Bounds.maximumDepth {
      stop(
        .bound,
        "elements lie more than \(Bounds.maximumDepth) deep (maximumDepth); flatten the document",
        at: start
      )
    }
  }

  /// Gives the element begun last its next attribute.
  mutating func addAttribute(
    _ name: String,
    namespace: String,
    value: UnsafeBufferPointer<UInt8>
  ) {
    guard error == nil, let node = open.last else { return }
    guard value.count <= Bounds.maximumAttributeBytes else {
      let tag = StartTag(tree.source, at: tree.nodes[node].offset)
      let names = tag.attributeNames(in: tree.source)
      let ordinal = Int(tree.nodes[node].attributeCount)
      stop(
        .bound,
        "the attribute ‘\(Excerpt.of(name))’ is over \(Bounds.maximumAttributeBytes >> 20) MB "
          + "(maximumAttributeBytes); shorten it",
        at: ordinal < names.count ? names[ordinal].lowerBound : tree.nodes[node].offset
      )
      return
    }
    tree.nodes[node].attributeCount += 1
    tree.attributes.append(
      Tree.StoredAttribute(
        name: name,
        namespace: index(of: namespace),
        value: String(decoding: value, as: UTF8.self)
      )
    )
  }

  /// Closes the innermost element, whose end tag ends at a byte.
  mutating func endElement(at end: Int) {
    guard error == nil else { return }
    flushText(before: pending.isEmpty ? end : tree.source.lastIndex(ofMarkup: "<", from: end))
    guard let node = open.popLast() else { return }
    tree.nodes[node].end = Int32(tree.nodes.count)
    tree.nodes[node].endOffset = end
    markupEnd = end
  }

  // MARK: what else there is

  mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard error == nil else { return }
    if pending.isEmpty { pendingStart = markupEnd }
    pending.append(contentsOf: bytes)
    guard pending.count > Bounds.maximumTextBytes else { return }
    stop(
      .bound,
      "the text is over \(Bounds.maximumTextBytes >> 20) MB (maximumTextBytes); shorten it",
      at: pendingStart
    )
  }

  /// A comment says nothing, but text may begin behind it.
  mutating func endComment(at end: Int) {
    markupEnd = end
    if !pending.contains(where: { !Whitespace.contains($0) }) { pendingStart = end }
  }

  mutating func addInstruction(_ target: String, _ data: String, end: Int) {
    guard error == nil, !open.isEmpty else { return }
    // ‘<?’ may stand in an instruction's data: search for its target before that.
    let opening = "<?" + target
    let latest = end - data.utf8.count - opening.utf8.count
    let start = tree.source.lastIndex(ofMarkup: opening, from: latest)
    flushText(before: start)
    cursor.advance(to: start, in: tree.source)
    tree.attributes.append(Tree.StoredAttribute(name: "", namespace: 0, value: data))
    append(.instruction, target, from: start)
    let node = tree.nodes.count - 1
    tree.nodes[node].firstAttribute = Int32(tree.attributes.count - 1)
    tree.nodes[node].attributeCount = 1
    tree.nodes[node].endOffset = end
    markupEnd = end
  }

  /// Ends the work: the document cannot be read.
  mutating func stop(_ reason: ParseError.Reason, _ message: String, at offset: Int) {
    guard error == nil else { return }
    cursor.advance(to: offset, in: tree.source)
    let root = tree.nodes.first.map { node in
      Name(node.string, namespace: tree.namespaces[Int(node.namespace)])
    }
    error = ParseError(reason, message, at: cursor.position, root: root)
  }

  // MARK: nodes

  private mutating func append(_ kind: Tree.Node.Kind, _ string: String, from start: Int) {
    tree.nodes.append(
      Tree.Node(
        kind: kind,
        string: string,
        parent: Int32(open.last ?? -1),
        end: Int32(tree.nodes.count + 1),
        line: Int32(cursor.position.line),
        column: Int32(cursor.position.column),
        offset: start,
        endOffset: start
      )
    )
  }

  /// White space alone between tags says nothing in any dialect we read.
  private mutating func flushText(before end: Int) {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    guard !open.isEmpty, pending.contains(where: { !Whitespace.contains($0) }) else { return }
    var start = pendingStart
    while start < end, Whitespace.contains(tree.source[start]) { start += 1 }
    cursor.advance(to: start, in: tree.source)
    append(.text, String(decoding: pending, as: UTF8.self), from: start)
    tree.nodes[tree.nodes.count - 1].endOffset = end
  }

  private mutating func index(of namespace: String) -> Int32 {
    if let index = namespaceIndexes[namespace] { return index }
    let index = Int32(tree.namespaces.count)
    tree.namespaces.append(namespace)
    namespaceIndexes[namespace] = index
    return index
  }
}
