package import XML

/// A page of HTML as a tree.
package enum Page {
  /// What is left behind the document type is XML, too.
  package static func root(of text: String) throws -> XML.Element {
    try Tree(parsing: Array(text.drop { $0 != "\n" }.utf8)).root
  }
}

extension XML.Element {
  /// This element and all within it, in their order.
  package var all: [XML.Element] { [self] + children.flatMap(\.all) }

  package func all(ofClass style: String) -> [XML.Element] {
    all.filter { ($0["class"] ?? "").split(separator: " ").contains(Substring(style)) }
  }

  package func all(_ name: String) -> [XML.Element] { all.filter { $0.name == name } }

  /// All text within it.
  package var wholeText: String {
    content.map { item in
      switch item {
      case .text(let text, _): text
      case .element(let child): child.wholeText
      case .instruction: ""
      }
    }.joined()
  }
}
