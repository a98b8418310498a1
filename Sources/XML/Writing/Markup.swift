/// An element to be written.
package struct Markup: Hashable, Sendable {
  /// What stands within a written element.
  package enum Content: Hashable, Sendable {
    case element(Markup)
    case text(String)
  }

  package var name: String
  package var attributes: [(name: String, value: String)]
  package var content: [Content]

  package init(
    _ name: String,
    _ attributes: [(name: String, value: String)] = [],
    content: [Content] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  package init(
    _ name: String,
    _ attributes: [(name: String, value: String)] = [],
    children: [Markup]
  ) {
    self.init(name, attributes, content: children.map { .element($0) })
  }

  package static func == (left: Markup, right: Markup) -> Bool {
    left.name == right.name && left.content == right.content
      && left.attributes.elementsEqual(right.attributes, by: ==)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(content)
    for attribute in attributes {
      hasher.combine(attribute.name)
      hasher.combine(attribute.value)
    }
  }

  /// The element as a document of its own, with a declaration, two spaces a level.
  package var document: String { written(behind: #"<?xml version="1.0" encoding="UTF-8"?>"#) }

  /// A document whose root holds elements alone, of which each is made when it is written.
  package static func document(_ root: String, of children: some Sequence<Markup>) -> String {
    var output = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<\(root)>".utf8)
    for child in children {
      output += "\n  ".utf8
      child.write(to: &output, indent: 1)
    }
    output += "\n</\(root)>\n".utf8
    return String(decoding: output, as: UTF8.self)
  }

  /// The element as an HTML document: what is empty and no void element needs an empty text within
  /// it (HTML, section 13.1.2).
  package var page: String { written(behind: "<!DOCTYPE html>") }

  /// The element as it stands in a document.
  package var fragment: String {
    var output: [UInt8] = []
    write(to: &output, indent: 0)
    return String(decoding: output, as: UTF8.self)
  }

  private func written(behind head: String) -> String { "\(head)\n\(fragment)\n" }

  /// Elements stand on lines of their own unless text stands beside them, where a line break
  /// would be content.
  private func write(to output: inout [UInt8], indent: Int) {
    precondition(Escaping.isName(name), "‘\(name)’ is no name in XML")
    output += "<".utf8
    output += name.utf8
    for (name, value) in attributes {
      precondition(Escaping.isName(name), "‘\(name)’ is no name in XML")
      output += " ".utf8
      output += name.utf8
      output += "=\"".utf8
      output += Escaping.attribute(value).utf8
      output += "\"".utf8
    }
    guard !content.isEmpty else {
      output += "/>".utf8
      return
    }
    output += ">".utf8
    let isMixed = content.contains { if case .text = $0 { true } else { false } }
    for item in content {
      switch item {
      case .text(let text): output += Escaping.text(text).utf8
      case .element(let element):
        if !isMixed { Self.breakLine(in: &output, indent: indent + 1) }
        element.write(to: &output, indent: indent + 1)
      }
    }
    if !isMixed { Self.breakLine(in: &output, indent: indent) }
    output += "</".utf8
    output += name.utf8
    output += ">".utf8
  }

  private static func breakLine(in output: inout [UInt8], indent: Int) {
    output += "\n".utf8
    output += repeatElement(UInt8(ascii: " "), count: 2 * indent)
  }
}
