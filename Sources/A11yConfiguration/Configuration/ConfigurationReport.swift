internal import A11yModel
package import A11yReports
internal import A11yRules

/// Every setting that holds for a file, and where it comes from.
package struct ConfigurationReport {
  /// The file, as it was named; nil where the current folder is meant.
  package var file: String?
  package var configuration: Configuration?
  package var resolved: ResolvedConfiguration

  /// What holds for the run: reports, a baseline and folders of rules.
  package var run: [Entry]

  /// The suppressions that are for the file.
  package var suppressions: [ConfiguredSuppression]

  /// By what the file is left out where it is found and not named; nil where it is not.
  package var exclusion: Exclusion?

  /// Why a file is left out.
  package struct Exclusion {
    package var pattern: String
    package var origin: Origin

    package init(_ pattern: String, from origin: Origin) {
      self.pattern = pattern
      self.origin = origin
    }
  }

  /// One setting.
  package struct Entry {
    /// The rule that it is of; nil for any other.
    package var rule: String?
    package var name: String
    package var value: JSON
    package var origin: Origin

    package init(
      of rule: String? = nil,
      _ name: String,
      _ value: JSON,
      from origin: Origin
    ) {
      self.rule = rule
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  package init(
    of file: String?,
    _ configuration: Configuration?,
    _ resolved: ResolvedConfiguration,
    run: [Entry],
    suppressions: [ConfiguredSuppression],
    exclusion: Exclusion?
  ) {
    self.file = file
    self.configuration = configuration
    self.resolved = resolved
    self.run = run
    self.suppressions = suppressions
    self.exclusion = exclusion
  }

  /// The files that are read, what is extended first.
  private var files: [String] {
    configuration?.layers.map(\.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      ?? []
  }

  // MARK: settings

  private var entries: [Entry] {
    let none = JSON.null
    return [
      entry(.profiles, resolved.profiles.map { Placed($0.value.map(\.rawValue), from: $0.origin) })
      {
        .strings($0)
      } ?? Entry("profiles", none, from: .standard),
      Entry(
        "failOn",
        .string(resolved.failOn.value?.rawValue ?? "never"),
        from: resolved.failOn.origin
      ),
      Entry(
        "cantTell",
        .string(resolved.failsOnCantTell.value ? "fail" : "report"),
        from: resolved.failsOnCantTell.origin
      ),
      entry(.systemColors, resolved.generation) { .string($0.rawValue) }
        ?? Entry("systemColors", .string(Generation.ios26.rawValue), from: .standard),
      entry(.background, resolved.background, Self.background)
        ?? Entry("background", none, from: .standard),
      Entry(
        "appearances",
        .strings(resolved.appearances.value.map(\.rawValue)),
        from: resolved.appearances.origin
      ),
      entry(.gitignore, configuration?.gitignore ?? Configuration.standardGitignore) { .bool($0) },
    ].compactMap { $0 } + run
  }

  private func entry<Value>(
    _ key: ConfigurationKey,
    _ placed: Placed<Value>?,
    _ json: (Value) -> JSON
  ) -> Entry? {
    placed.map { Entry(key.rawValue, json($0.value), from: $0.origin) }
  }

  private static func background(_ page: [Appearance: Color]) -> JSON {
    .object(
      Appearance.allCases.compactMap { appearance in
        page[appearance].map { (appearance.rawValue, .string($0.hex)) }
      }
    )
  }

  /// What is said of rules, in the order of their ids.
  private var ruleEntries: [Entry] {
    resolved.rules.values.sorted { $0.rule < $1.rule }.flatMap { rule -> [Entry] in
      let choice = rule.choice.map {
        Entry(of: rule.rule, Self.choice, .string($0.value.rawValue), from: $0.origin)
      }
      let impact = rule.impact.map {
        Entry(of: rule.rule, "impact", .string($0.value.rawValue), from: $0.origin)
      }
      let parameters = rule.parameters.sorted { $0.key < $1.key }.map { name, value in
        Entry(
          of: rule.rule,
          name,
          Double(value.value).map { .number($0) } ?? .string(value.value),
          from: value.origin
        )
      }
      return [choice, impact].compactMap { $0 } + parameters
    }
  }

  private static let choice = "choice"

  /// The patterns of `exclude`, those that win last.
  private var excludes: [Entry] {
    configuration?.layers.flatMap(\.exclude.patterns).map {
      Entry("exclude", .string($0.text), from: .file($0.location))
    } ?? []
  }

  // MARK: texts

  package var plain: String {
    var lines = [VisibleText.of(file ?? "the current folder")]
    lines.append(
      "  configuration: "
        + (files.isEmpty
          ? "none" : files.reversed().map(VisibleText.of).joined(separator: ", extends "))
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
        ("location", .location(suppression.location)),
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
      [("origin", .string("configuration")), ("location", .location(location))]
    case .option(let name): [("origin", .string(name)), ("location", .null)]
    }
  }
}
