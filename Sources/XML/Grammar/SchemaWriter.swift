internal import Support

extension Grammar {
  /// The dialect as an XML Schema 1.0, with the grammar's words as documentation.
  package var schema: String { SchemaWriter(self).schema.document }
}

/// Types of values that are not of one attribute alone.
private enum ValueKind: String, CaseIterable {
  case boolean
  case number
  case amount
  case count
  case identifier
  case place
}

/// Writes a grammar as a schema, in which what several elements share stands once.
private struct SchemaWriter {
  private let grammar: Grammar
  private let types: [ElementType]
  private let summaries: [String: String]

  /// Each list of words once, by the name of its type.
  private var enumerations: [(name: String, words: [AttributeType.Word])] = [
    (ValueKind.boolean.rawValue, AttributeType.Kind.boolean.words ?? [])
  ]

  init(_ grammar: Grammar) {
    self.grammar = grammar
    let all = grammar.types
    types = grammar.order.compactMap { all[$0] }
    summaries = all.mapValues(\.summary)
    var taken = Set(grammar.order + ValueKind.allCases.map(\.rawValue))
    for type in types {
      for attribute in type.attributes {
        guard let words = attribute.kind.words, name(of: words) == nil else { continue }
        // Types of elements and of values share their names.
        let names = [attribute.name, "\(type.name)-\(attribute.name)"]
        guard let name = names.first(where: { taken.insert($0).inserted }) else {
          preconditionFailure("two types of a grammar come to the same name")
        }
        enumerations.append((name, words))
      }
    }
  }

  private func name(of words: [AttributeType.Word]) -> String? {
    enumerations.first { $0.words == words }?.name
  }

  var schema: Markup {
    Markup(
      "xs:schema",
      [
        ("xmlns:xs", "http://www.w3.org/2001/XMLSchema"), ("xmlns", grammar.namespace),
        ("targetNamespace", grammar.namespace), ("elementFormDefault", "qualified"),
        ("xml:lang", "en"),
      ],
      children: [
        documentation(grammar.summary),
        Markup("xs:element", [("name", grammar.root), ("type", grammar.root)]),
      ] + types.map(complexType) + grammar.groups.map(attributeGroup) + simpleTypes
    )
  }

  /// In one line, as there are many.
  private func documentation(_ text: String) -> Markup {
    Markup(
      "xs:annotation",
      content: [.element(Markup("xs:documentation", content: [.text(text)])), .text("")]
    )
  }

  private func complexType(_ type: ElementType) -> Markup {
    var content = [documentation(type.summary)]
    if !type.children.isEmpty {
      let elements = type.children.map { child in
        Markup(
          "xs:element",
          [("name", child.name), ("type", child.type)],
          children: [documentation(summaries[child.type] ?? "")]
        )
      }
      content.append(
        Markup("xs:choice", [("minOccurs", "0"), ("maxOccurs", "unbounded")], children: elements)
      )
    }
    content += type.groups.flatMap { group in
      group.name.map { [Markup("xs:attributeGroup", [("ref", $0)])] }
        ?? group.attributes.map { attribute($0, mayLack: mayLack($0, type)) }
    }
    var attributes = [(name: "name", value: type.name)]
    if type.holdsText { attributes.append((name: "mixed", value: "true")) }
    return Markup("xs:complexType", attributes, children: content)
  }

  private func attributeGroup(_ group: AttributeGroup) -> Markup {
    Markup(
      "xs:attributeGroup",
      [("name", group.name ?? "")],
      children: [documentation(group.summary)] + group.attributes.map { attribute($0) }
    )
  }

  /// Whether an element of a type may say instead that the attribute is not known.
  private func mayLack(_ attribute: AttributeType, _ type: ElementType) -> Bool {
    guard let mark = grammar.unknown,
      let facts = grammar.type(named: mark.type)?.attribute(mark.attribute)
    else { return false }
    return type.children.contains { $0.type == mark.type }
      && facts.kind.words?.contains { $0.name == attribute.name } ?? false
  }

  private func attribute(_ type: AttributeType, mayLack: Bool = false) -> Markup {
    var attributes = [(name: "name", value: type.name)]
    if type.isRequired, !mayLack { attributes.append((name: "use", value: "required")) }
    var content = [documentation(type.summary)]
    switch type.kind {
    case .text: attributes.append((name: "type", value: "xs:string"))
    case .number(let bound):
      let kind = bound == nil ? ValueKind.number : .amount
      attributes.append((name: "type", value: kind.rawValue))
    case .count: attributes.append((name: "type", value: ValueKind.count.rawValue))
    case .identifier, .reference:
      attributes.append((name: "type", value: ValueKind.identifier.rawValue))
    case .place: attributes.append((name: "type", value: ValueKind.place.rawValue))
    case .boolean, .word:
      attributes.append((name: "type", value: name(of: type.kind.words ?? []) ?? ""))
    case .words(let words):
      let list = Markup("xs:list", [("itemType", name(of: words) ?? "")])
      content.append(Markup("xs:simpleType", children: [list]))
    }
    return Markup("xs:attribute", attributes, children: content)
  }

  /// Kinds of values; none of them folds white space, for the reader does not.
  private var simpleTypes: [Markup] {
    enumerations.map { name, words in
      let values = words.map { word in
        Markup(
          "xs:enumeration",
          [("value", word.name)],
          children: word.summary.isEmpty ? [] : [documentation(word.summary)]
        )
      }
      let restriction = Markup("xs:restriction", [("base", "xs:string")], children: values)
      return Markup("xs:simpleType", [("name", name)], children: [restriction])
    } + [
      pattern(#"[+\-]?"# + NumberSyntax.pattern, .number, "A decimal number."),
      pattern(#"\+?"# + NumberSyntax.pattern, .amount, "A decimal number from 0."),
      pattern("[0-9]+", .count, "A whole number from 0."),
      pattern(IdentifierSyntax.pattern, .identifier, "A name of the author's own."),
      pattern(PlaceSyntax.pattern, .place, "A file, a line and a column."),
    ]
  }

  private func pattern(_ pattern: String, _ kind: ValueKind, _ summary: String) -> Markup {
    Markup(
      "xs:simpleType",
      [("name", kind.rawValue)],
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
