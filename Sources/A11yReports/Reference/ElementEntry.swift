internal import XML

/// An element, with what it is in each of the places where it may stand.
struct ElementEntry {
  let name: String
  private let forms: [Form]

  /// What it is where some elements hold it.
  private struct Form {
    var type: ElementType
    var parents: [String]

    /// The attributes that it alone has, and the groups of those that it shares.
    var own: [AttributeType] {
      type.groups.filter { $0.name == nil }.flatMap(\.attributes)
    }

    var shared: [AttributeGroup] { type.groups.filter { $0.name != nil } }

    var children: [String] { type.children.map(\.name) }
  }

  init(_ name: String, _ types: [ElementType], _ grammar: Grammar) {
    self.name = name
    forms = types.map { type in
      Form(type: type, parents: grammar.parents(ofType: type.name).sorted())
    }
  }

  // MARK: for a terminal

  var plain: String { forms.map(plain).joined(separator: "\n") }

  private func plain(_ form: Form) -> String {
    func names(_ names: [String]) -> String {
      names.isEmpty ? "nothing" : names.map { "<\($0)>" }.joined(separator: ", ")
    }
    var lines = ["<\(name)>", form.type.summary, ""]
    lines.append(form.parents.isEmpty ? "the root of a file" : "stands in \(names(form.parents))")
    lines.append("holds \(form.type.holdsText ? "text" : names(form.children))")
    if !form.own.isEmpty { lines += ["", "attributes"] }
    for attribute in form.own {
      let need = attribute.isRequired ? ", needed" : ""
      lines.append("  \(attribute.name) (\(attribute.kind.phrase)\(need)): \(attribute.summary)")
      lines += attribute.kind.ownWords.map { "    \($0.name): \($0.summary)" }
    }
    for group in form.shared {
      let names = group.attributes.map(\.name).joined(separator: ", ")
      lines += ["", group.summary, "  \(names)"]
    }
    let example = form.type.example.split(separator: "\n").map { "  \($0)" }
    return ReferenceText.wrapped(lines) + "\nexample\n\(example.joined(separator: "\n"))\n"
  }

  // MARK: for a document

  var markdown: String {
    "### \(name)\n\n" + forms.map(markdown).joined(separator: "\n")
  }

  private func markdown(_ form: Form) -> String {
    func links(_ names: [String]) -> String {
      names.map { "[\($0)](#\($0))" }.joined(separator: ", ")
    }
    let place = form.parents.isEmpty ? "the root of a file" : "in \(links(form.parents))"
    let held = form.type.holdsText ? "text" : links(form.children)
    var output = MarkdownText.prose(form.type.summary) + "\n\n- stands: \(place)\n"
    if !held.isEmpty { output += "- holds: \(held)\n" }
    let groups = form.shared.compactMap(\.name).map { "[\($0)](#attributes-\($0))" }
    if !groups.isEmpty { output += "- shares: \(groups.joined(separator: ", "))\n" }
    if !form.own.isEmpty { output += "\n" + Self.table(of: form.own) }
    return output + "\n" + MarkdownText.block(form.type.example, "xml")
  }

  static func table(of attributes: [AttributeType]) -> String {
    let rows = attributes.map { attribute in
      let meanings = attribute.kind.ownWords.map { word in
        "<br>\(MarkdownText.codeInTable(word.name)): \(MarkdownText.prose(word.summary))"
      }
      let need = attribute.isRequired ? ", needed" : ""
      return "| \(MarkdownText.codeInTable(attribute.name)) | \(attribute.kind.phrase)\(need) | "
        + MarkdownText.prose(attribute.summary) + meanings.joined() + " |\n"
    }
    return "| attribute | value | meaning |\n|---|---|---|\n" + rows.joined()
  }
}
