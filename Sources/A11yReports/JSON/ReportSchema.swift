internal import A11yModel
internal import RuleCatalogue
package import Support

/// The JSON Schema of reports (draft 7): what each key says, and what it means that one is absent.
package enum ReportSchema {
  package static var json: JSON {
    .object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Report of a11y-audit check --format json, version 2")),
        (
          "description",
          .string(
            "Of --format jsonl, each line is one of definitions/line. What a key means that is absent "
              + "stands with the key."
          )
        ),
      ] + record(report) + [("definitions", .object(definitions))]
    )
  }

  // MARK: definitions

  static var definitions: [(String, JSON)] {
    let counts = results.map { Key($0.name, $0.value, $0.summary, absent: "0") }
    let impacts = Impact.allCases.map { Key($0.rawValue, count, "How many are \($0.rawValue).") }
    let tool = [Key("name", text, "Its name."), Key("version", text, "Its version.")]
    let last =
      [type("summary")]
      + report.filter { ["schema", "tool", "notes", "summary"].contains($0.name) }
    let lines = ["rule", "result", "error", "end"].map { JSON.object(reference($0)) }
    let evidence = [
      ("anyOf", JSON.array([text, [("type", .string("number"))], texts].map(JSON.object)))
    ]
    return [
      ("tool", .object(record(tool))),
      ("rule", .object(record(rule))),
      ("result", .object(record(result))),
      ("evidence", .object(map(of: evidence))),
      ("variant", .object(record(variant))),
      ("suppression", .object(record(suppression))),
      ("location", .object(record(location))),
      ("error", .object(record(error))),
      ("summary", .object(record(summary))),
      ("findings", .object(record(impacts))),
      ("counts", .object(record(counts))),
      ("end", .object(record(last))),
      ("line", .object([("required", .strings(["type"])), ("anyOf", .array(lines))])),
    ]
  }
}
