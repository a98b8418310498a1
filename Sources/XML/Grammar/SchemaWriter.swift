extension Grammar {
  /// The dialect as an XML Schema 1.0, with the grammar's words as documentation.
  package var schema: String {
    var content = [
      documentation(summary),
      Markup("xs:element", [("name", root), ("type", root)]),
    ]
    content += order.compactMap { types[$0] }.map(complexType)
    content += simpleTypes
    let schema = Markup(
      "xs:schema",
      [
        ("xmlns:xs", "http://www.w3.org/2001/XMLSchema"),
        ("xmlns", namespace),
        ("targetNamespace", namespace),
        ("elementFormDefault", "qualified"),
      ],
      children: content
    )
    return schema.document
  }

  private func documentation(_ text: String) -> Markup {
    Markup(
      "xs:annotation",
      children: [
        Markup("xs:documentation", [("xml:lang", "en")], content: [.text(text)])
      ]
    )
  }

  private func complexType(_ type: ElementType) -> Markup {
    var content = [documentation(type.summary)]
    if !type.children.isEmpty {
      let elements = type.children.map { child in
        Markup(
          "xs:element",
          [("name", child.name), ("type", child.type)],
          children: [documentation(types[child.type]?.summary ?? "")]
        )
      }
      content.append(
        Markup("xs:choice", [("minOccurs", "0"), ("maxOccurs", "unbounded")], children: elements)
      )
    }
    content += type.attributes.map(attribute)
    var attributes = [(name: "name", value: type.name)]
    if type.holdsText { attributes.append((name: "mixed", value: "true")) }
    return Markup("xs:complexType", attributes, children: content)
  }

  private func attribute(_ type: AttributeType) -> Markup {
    var attributes = [(name: "name", value: type.name)]
    if type.isRequired { attributes.append((name: "use", value: "required")) }
    var content = [documentation(type.summary)]
    switch type.kind {
    case .text: attributes.append((name: "type", value: "xs:string"))
    case .boolean: attributes.append((name: "type", value: "boolean"))
    case .number(let bound):
      attributes.append((name: "type", value: bound == nil ? "number" : "amount"))
    case .count: attributes.append((name: "type", value: "count"))
    case .identifier, .reference: attributes.append((name: "type", value: "identifier"))
    case .word(let words):
      content.append(Markup("xs:simpleType", children: [enumeration(words)]))
    case .words(let words):
      content.append(
        Markup(
          "xs:simpleType",
          children: [
            Markup(
              "xs:list",
              children: [Markup("xs:simpleType", children: [enumeration(words)])]
            )
          ]
        )
      )
    }
    return Markup("xs:attribute", attributes, children: content)
  }

  private func enumeration(_ words: [String]) -> Markup {
    Markup(
      "xs:restriction",
      [("base", "xs:string")],
      children: words.map { Markup("xs:enumeration", [("value", $0)]) }
    )
  }

  /// Kinds of values; none of them folds white space, for the reader does not.
  private var simpleTypes: [Markup] {
    [
      Markup(
        "xs:simpleType",
        [("name", "boolean")],
        children: [enumeration(["true", "false"])]
      ),
      pattern(#"[+\-]?"# + NumberSyntax.pattern, name: "number", "A decimal number."),
      pattern(#"\+?"# + NumberSyntax.pattern, name: "amount", "A decimal number from 0."),
      pattern("[0-9]+", name: "count", "A whole number from 0."),
      pattern(IdentifierSyntax.pattern, name: "identifier", "A name of the author's own."),
    ]
  }

  private func pattern(_ pattern: String, name: String, _ summary: String) -> Markup {
    Markup(
      "xs:simpleType",
      [("name", name)],
      children: [
        documentation(summary),
        Markup(
          "xs:restriction",
          [("base", "xs:string")],
          children: [Markup("xs:pattern", [("value", pattern)])]
        ),
      ]
    )
  }
}
