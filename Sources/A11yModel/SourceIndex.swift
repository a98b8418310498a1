package import XML

/// Every element of a document, and where each stands among them.
package struct SourceIndex {
  /// In document order.
  package private(set) var sources: [Source] = []

  /// Those that have an id, in document order.
  package private(set) var identified: [(element: XML.Element, id: String)] = []

  /// Those of the name that is listed, in document order.
  package private(set) var listed: [XML.Element] = []

  /// The places among the sources by the elements' order, the first one's being 0; -1 where what
  /// stands there is no element.
  private var places: [Int32] = []
  private let first: Int

  /// The number of the name `id`; nil where the document has no such name.
  private let idName: Int?
  private let listedName: Int?

  /// - Parameters:
  ///   - root: the document element, or one that stands for it.
  ///   - name: what it is called.
  ///   - listed: the name of elements that are listed.
  package init(_ root: XML.Element, name: String, listing listed: String? = nil) {
    first = root.order
    idName = root.number(ofName: "id")
    listedName = listed.flatMap { root.number(ofName: $0) }
    sources.reserveCapacity(root.nodeCount)
    places.reserveCapacity(root.nodeCount)
    add(root, name: name, parent: nil, ordinal: 1)
  }

  private mutating func add(_ element: XML.Element, name: String, parent: Int?, ordinal: Int) {
    let index = sources.count
    let place = element.order - first
    while places.count < place { places.append(-1) }
    places.append(Int32(index))
    sources.append(
      Source(
        name: name,
        parent: parent,
        ordinal: ordinal,
        line: element.position.line,
        column: element.position.column
      )
    )
    if let idName, let id = element.value(idName) { identified.append((element, id)) }
    guard !element.isEmpty else { return }
    var counts: [(name: Int, count: Int)] = []
    for child in element.elements {
      let name = child.number
      if name == listedName { listed.append(child) }
      let slot = counts.firstIndex { $0.name == name } ?? counts.count
      if slot == counts.count { counts.append((name, 0)) }
      counts[slot].count += 1
      add(child, name: child.name, parent: index, ordinal: counts[slot].count)
    }
  }

  /// The place of an element among the sources.
  package func place(of element: XML.Element) -> Int { Int(places[element.order - first]) }
}
