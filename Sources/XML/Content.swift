/// What may stand within an element; comments are left out.
package enum Content: Sendable {
  case element(Element)
  case text(String, Position)
  case instruction(ProcessingInstruction)
}

/// One processing instruction (XML 1.0, section 2.6).
package struct ProcessingInstruction: Sendable {
  package var target: String
  package var data: String
  package var position: Position

  init(tree: Tree, index: Int) {
    let node = tree.nodes[index]
    target = tree.names[node.name]
    data = tree.string(tree.attributes[Int(node.firstAttribute)].value)
    position = Position(line: Int(node.line), column: Int(node.column))
  }
}
