internal import A11yModel
internal import A11yRules
package import Support

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

  /// The files that are read: what extends others before them.
  var files: [String] {
    configuration?.layers.reversed().map(\.file).reduce(into: []) { files, file in
      if !files.contains(file) { files.append(file) }
    } ?? []
  }

  // MARK: settings

  var entries: [Entry] {
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
      entry(.swift, configuration?.swift ?? Configuration.standardSwift) { .bool($0) },
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
  var ruleEntries: [Entry] {
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

  /// What the entry is called that says whether a rule decides.
  static let choice = "choice"

  /// The patterns of `exclude`, those that win last.
  var excludes: [Entry] {
    configuration?.layers.flatMap(\.exclude.patterns).map {
      Entry("exclude", .string($0.text), from: .file($0.location))
    } ?? []
  }
}
