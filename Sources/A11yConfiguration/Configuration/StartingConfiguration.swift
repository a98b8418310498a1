internal import A11yModel
internal import A11yReports
internal import A11yRules

/// A configuration to begin with: it says what holds anyway.
package enum StartingConfiguration {
  package static let text = JSON.object([
    (ConfigurationKey.schema.rawValue, .string("./\(ConfigurationSchema.standardName)")),
    (ConfigurationKey.rules.rawValue, .object([])),
    (ConfigurationKey.failOn.rawValue, .string(Impact.serious.rawValue)),
    (ConfigurationKey.cantTell.rawValue, .string("report")),
    (ConfigurationKey.exclude.rawValue, .array([])),
    (ConfigurationKey.gitignore.rawValue, .bool(true)),
    (ConfigurationKey.baseline.rawValue, .string(Baseline.standardName)),
  ]).text
}
