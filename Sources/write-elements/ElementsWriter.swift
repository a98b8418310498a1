internal import XML

/// Writes the elements of the spec dialect as values of Swift.
struct ElementsWriter {
  private let elements: [SpecElementType]
  private let words: [WordsType]

  init(_ grammar: Grammar) {
    elements = SpecElementType.all(of: grammar)
    words = WordsType.all(of: elements)
  }

  /// The file.
  var source: String {
    let nested = elements.dropFirst()
    let sections = [
      initializer(of: elements[0], indent: "  "),
      nested.map(structure).joined(separator: "\n"),
      elements.filter { !$0.children.isEmpty }.map(contentProtocol).joined(separator: "\n"),
      "  /// The words that attributes may have.\n  public enum Words {\n"
        + words.map(\.source).joined(separator: "\n") + "  }\n",
    ]
    let names = nested.map { SwiftName.type($0.name) }
    return """
      // swift-format-ignore-file
      // Written by `make embed` from the grammar in Sources/SpecReader/Grammar;
      // edit that.

      extension Spec {
      \(sections.joined(separator: "\n"))}

      extension SpecElements {
      \(names.map { "  public typealias \($0) = Spec.\($0)" }.joined(separator: "\n"))
      }

      """
  }

  /// The name of the protocol of what an element may hold.
  private func content(of element: SpecElementType) -> String {
    "\(SwiftName.type(element.name))Content"
  }

  private func contentProtocol(_ element: SpecElementType) -> String {
    "  /// What a `<\(element.name)>` may hold.\n"
      + "  public protocol \(content(of: element)): Element {}\n"
  }

  private func structure(_ element: SpecElementType) -> String {
    let parents = elements.filter { $0.children.contains(element.name) }.map(content)
    return element.summaries.map { "  /// \($0)\n" }.joined(separator: "  ///\n")
      + "  public struct \(SwiftName.type(element.name)): \(parents.joined(separator: ", ")) {\n"
      + "    public let node: Node\n\n"
      + initializer(of: element, indent: "    ")
      + "  }\n"
  }

  // MARK: initializers

  private func initializer(of element: SpecElementType, indent: String) -> String {
    var parameters: [(declaration: String, summary: String)] = []
    if element.holdsText {
      parameters.append(("_ text: String", "text: what it says."))
    }
    parameters += element.attributes.map { attribute in
      let name = SwiftName.member(attribute.name)
      let type = type(of: attribute)
      return (
        "\(name): \(type)" + (attribute.isRequired ? "" : "? = nil"),
        "\(name.filter { $0 != "`" }): \(lowercased(attribute.summary))"
      )
    }
    parameters += [
      ("fileID: StaticString = #fileID", "fileID: the file that failures point to."),
      ("filePath: StaticString = #filePath", "filePath: that file's path."),
      ("line: UInt = #line", "line: the line there."),
      ("column: UInt = #column", "column: the column there."),
    ]
    if !element.children.isEmpty {
      let content = "any \(content(of: element))"
      parameters.append(
        (
          "@SpecBuilder<\(content)> content: () -> [\(content)] = { [] }",
          "content: the elements in it."
        )
      )
    }
    var lines = ["/// A `<\(element.name)>`.", "///", "/// - Parameters:"]
    lines += parameters.map { "///   - \($0.summary)" }
    lines.append("public init(")
    lines += parameters.dropLast().map { "  \($0.declaration)," }
    lines += parameters.suffix(1).map { "  \($0.declaration)" }
    lines.append(") {")
    lines += body(of: element).map { "  \($0)" }
    lines.append("}")
    return lines.map { "\(indent)\($0)\n" }.joined()
  }

  private func body(of element: SpecElementType) -> [String] {
    var lines = ["var node = Node(\"\(element.name)\", fileID, filePath, line, column)"]
    lines += element.attributes.map { "node.set(\"\($0.name)\", \(SwiftName.member($0.name)))" }
    if element.holdsText { lines.append("node.text = text") }
    if !element.children.isEmpty { lines.append("node.children = content().map(\\.node)") }
    lines.append("self.node = node")
    return lines
  }

  private func type(of attribute: AttributeType) -> String {
    switch attribute.kind {
    case .text, .identifier, .reference, .place: return "String"
    case .boolean: return "Bool"
    case .number: return "Double"
    case .count: return "Int"
    case .word, .words:
      let name = words.first { $0.words == attribute.kind.enumeration }?.name ?? ""
      if case .words = attribute.kind { return "[Words.\(name)]" }
      return "Words.\(name)"
    }
  }

  /// A sentence as it goes on after a colon.
  private func lowercased(_ sentence: String) -> String {
    let isAcronym = sentence.dropFirst().prefix(1).allSatisfy(\.isUppercase)
    return isAcronym ? sentence : sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
