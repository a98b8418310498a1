/// Some local names as one document numbers them, to ask of many of its elements which have one.
package struct LocalNames: Sendable {
  private let numbers: [Int32]

  /// - Parameters:
  ///   - names: the names.
  ///   - element: any element of the document.
  package init(_ names: some Sequence<String>, in element: Element) {
    numbers = names.compactMap { element.tree.names.number(of: $0) }
  }

  /// Whether an element of the document has one of the names.
  package func contains(_ element: Element) -> Bool {
    numbers.contains(element.tree.nodes[element.index].name)
  }
}
