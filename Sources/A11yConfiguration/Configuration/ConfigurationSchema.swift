package import RuleCatalogue
package import Support

/// The JSON Schema of configurations (draft 7, which editors know best), made from the table that
/// they are read by.
package struct ConfigurationSchema {
  /// Where the repository has that of the built-in rules.
  package static let publishedPath = "Examples/configuration.schema.json"

  private let catalogue: Catalogue

  package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  package var json: JSON {
    var writer = ShapeSchema()
    let root = writer.members(of: ConfigurationShape(catalogue).root)
    return .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Configuration of a11y-audit")),
      ] + root + [("definitions", .object(writer.definitions))]
    )
  }
}

/// Writes shapes as schemas.
private struct ShapeSchema {
  /// Schemas that are referred to by their names.
  private(set) var definitions: [(String, JSON)] = []

  mutating func members(of shape: Shape) -> [(String, JSON)] {
    switch shape {
    case .flag: return [("type", .string("boolean"))]
    case .number(let range):
      return [
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .text(let form):
      let pattern = form.pattern.map { [("pattern", JSON.string($0))] } ?? []
      return [("type", .string("string"))] + pattern
    case .word(let choice): return [("enum", .strings(choice.words))]
    case .list(let list):
      return [
        ("type", .string("array")), ("items", .object(members(of: list.item))),
        ("uniqueItems", .bool(true)),
      ] + (list.mayBeEmpty ? [] : [("minItems", .count(1))])
    case .record(let record): return self.record(record)
    case .table(let table):
      guard let name = table.definition else { return self.table(table) }
      if !definitions.contains(where: { $0.0 == name }) {
        definitions.append((name, .object(self.table(table))))
      }
      return [("allOf", .array([.object([("$ref", .string("#/definitions/\(name)"))])]))]
    case .either(let shapes):
      return [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
    }
  }

  private mutating func record(_ record: RecordShape) -> [(String, JSON)] {
    var properties: [(String, JSON)] = []
    for field in record.fields {
      let own = members(of: field.shape)
      properties.append(
        (field.name, .object([("description", .string(field.summary))] + own))
      )
    }
    let required = record.fields.filter(\.isRequired).map(\.name)
    return [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ] + (required.isEmpty ? [] : [("required", .strings(required))])
  }

  private mutating func table(_ table: TableShape) -> [(String, JSON)] {
    var properties: [(String, JSON)] = []
    for key in table.keys.words {
      let summary = table.keys.summaries[key].map { [("description", JSON.string($0))] } ?? []
      properties.append((key, .object(summary + members(of: table.value(key)))))
    }
    return [
      ("type", .string("object")), ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ]
  }
}
