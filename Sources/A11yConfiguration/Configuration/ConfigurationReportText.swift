internal import A11yModel
internal import A11yReports
internal import Support

extension ConfigurationReport {
  package var plain: String {
    var lines = [VisibleText.of(file ?? "the current folder")]
    lines.append(
      "  configuration: "
        + (files.isEmpty
          ? "none" : files.map(VisibleText.of).joined(separator: ", extends "))
    )
    if let exclusion {
      lines.append(
        VisibleText.of(
          "  left out where it is not named: \(exclusion.pattern) (\(exclusion.origin))"
        )
      )
    }
    lines.append("")
    let rows = entries + excludes + ruleEntries
    let shown = rows.map { (Self.label($0), Self.plain($0), $0.origin) }
    let names = shown.map(\.0.count).max() ?? 0
    let values = min(40, shown.map(\.1.count).max() ?? 0)
    for (name, value, origin) in shown {
      lines.append(
        Self.padded(name, names) + "  " + Self.padded(value, values) + "  "
          + VisibleText.of(origin.description)
      )
    }
    for suppression in suppressions {
      lines.append(
        "suppressed: \(suppression.rules.joined(separator: ", ")) "
          + VisibleText.of("(\(suppression.reason))")
          + (suppression.until.map { " until \($0)" } ?? "")
          + "  " + VisibleText.of(suppression.location.description)
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(_ entry: Entry) -> String {
    guard let rule = entry.rule else { return VisibleText.of(entry.name) }
    return VisibleText.of(entry.name == choice ? rule : "\(rule) \(entry.name)")
  }

  private static func plain(_ entry: Entry) -> String {
    guard case .null = entry.value else { return plain(entry.value) }
    switch entry.name {
    case ConfigurationKey.profiles.rawValue: return "those of the dialect"
    case ConfigurationKey.background.rawValue: return "unknown"
    default: return "none"
    }
  }

  private static func plain(_ value: JSON) -> String {
    switch value {
    case .null: "none"
    case .string(let text): VisibleText.of(text)
    case .array(let items): items.isEmpty ? "none" : items.map(plain).joined(separator: ", ")
    case .object(let members):
      members.map { "\(VisibleText.of($0.0))=\(plain($0.1))" }.joined(separator: ", ")
    default: value.line
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  package var json: String {
    let suppressions = suppressions.map { suppression in
      JSON.object([
        ("rules", .strings(suppression.rules)),
        ("targets", .strings(suppression.targets.map(\.text))),
        ("reason", .string(suppression.reason)),
        ("until", .optional(suppression.until?.description)),
        ("location", suppression.location.json),
      ])
    }
    return JSON.object([
      ("schema", .count(1)),
      ("file", .optional(file)),
      ("configuration", .strings(files)),
      (
        "excludedBy",
        exclusion.map {
          .object([("pattern", .string($0.pattern))] + Self.members(of: $0.origin))
        } ?? .null
      ),
      ("settings", .array((entries + excludes).map(Self.object))),
      ("rules", .array(ruleEntries.map(Self.object))),
      ("suppressions", .array(suppressions)),
    ]).text
  }

  private static func object(_ entry: Entry) -> JSON {
    let rule = entry.rule.map { [("rule", JSON.string($0))] } ?? []
    return .object(
      rule + [("name", .string(entry.name)), ("value", entry.value)] + members(of: entry.origin)
    )
  }

  private static func members(of origin: Origin) -> [(String, JSON)] {
    switch origin {
    case .standard: [("origin", .string("default")), ("location", .null)]
    case .file(let location):
      [("origin", .string("configuration")), ("location", location.json)]
    case .option(let name): [("origin", .string(name)), ("location", .null)]
    }
  }
}
