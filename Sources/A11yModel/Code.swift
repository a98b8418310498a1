extension Document {
  /// The code that a document was made of.
  package struct Code: Hashable, Sendable {
    /// The file, from the folder of the document; nil of what was made of none.
    package var file: String?

    /// What is in the files that elements come from, by what they are called, as far as it is at hand.
    package var texts: [String: [UInt8]] = [:]

    /// What the views are called that elements were made of, and the items that they are, by source.
    package var names: [Int: String] = [:]

    package init() {}
  }

  /// What fingerprints call the file that findings are mended in.
  package var fingerprintName: String {
    guard dialect == .swiftui, let file = code.file else { return stableName }
    guard let slash = stableName.lastIndex(of: "/") else { return file }
    return stableName[...slash] + file
  }

  /// What fingerprints call an element: the views that it lies in and its own, which stays the same
  /// wherever they stand; its path in the document, where that is no view's.
  package func fingerprintPath(of source: Int) -> String {
    guard dialect == .swiftui else { return path(of: source) }
    var steps = [code.names[source] ?? sources[source].name]
    var next = sources[source].parent
    while let index = next {
      if let name = code.names[index] { steps.append(name) }
      next = sources[index].parent
    }
    return steps.reversed().joined(separator: "/")
  }
}
