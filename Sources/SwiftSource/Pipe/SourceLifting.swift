/// Makes the tree of a source file of nodes that came through the pipe, and refuses what is of no known shape.
package struct SourceLifting {
  let file: Int32

  /// The tree of a file.
  ///
  /// - Parameters:
  ///   - root: the node of the file.
  ///   - file: the number of the file, which its places have.
  /// - Returns: the tree.
  /// - Throws: what is of another shape than its kind says.
  package static func source(
    _ root: SyntaxNode,
    file: Int32 = 0
  ) throws(PipeError) -> SourceFile {
    let lifting = SourceLifting(file: file)
    try root.expect(.file, children: 3)
    var source = SourceFile(statements: [], comments: [], errors: [])
    source.statements = try lifting.statements(root.children[0])
    for node in try root.children[1].items {
      try node.expect(.comment, children: 0)
      source.comments.append(SourceFile.Comment(text: node.text, place: lifting.place(node)))
    }
    for node in try root.children[2].items {
      try node.expect(.syntaxError, children: 0)
      source.errors.append(SourceFile.SyntaxError(message: node.text, place: lifting.place(node)))
    }
    return source
  }

  func place(_ node: SyntaxNode) -> Place {
    Place(file: file, line: node.line, column: node.column)
  }

  /// What stands in a place that may be empty.
  func optional<Lifted>(
    _ node: SyntaxNode,
    _ lift: (SyntaxNode) throws(PipeError) -> Lifted
  ) throws(PipeError) -> Lifted? {
    node.kind == .none ? nil : try lift(node)
  }

  /// All of a list.
  func each<Lifted>(
    _ node: SyntaxNode,
    _ lift: (SyntaxNode) throws(PipeError) -> Lifted
  ) throws(PipeError) -> [Lifted] {
    var lifted: [Lifted] = []
    for child in try node.items { lifted.append(try lift(child)) }
    return lifted
  }
}

extension SyntaxNode {
  /// Throws unless it is of a kind and has as many children.
  func expect(_ kind: NodeKind, children count: Int) throws(PipeError) {
    guard self.kind == kind else { throw unexpected }
    try has(count)
  }

  /// Throws unless it has as many children.
  func has(_ count: Int) throws(PipeError) {
    guard children.count == count else {
      throw PipeError("\(kind) with \(children.count) children")
    }
  }

  /// The children of a list.
  var items: [SyntaxNode] {
    get throws(PipeError) {
      guard kind == .list else { throw unexpected }
      return children
    }
  }

  /// The text, nil where there is none.
  var label: String? { text.isEmpty ? nil : text }

  var unexpected: PipeError { PipeError("\(kind) in line \(line), where it cannot stand") }
}
