internal import A11yModel
internal import RuleCatalogue
internal import Support

/// A configuration to begin with: it says what holds anyway.
package enum StartingConfiguration {
  /// - Parameters:
  ///   - extended: the way to the configuration that holds so far; nil where none does.
  ///   - schema: the address of the schema.
  /// - Returns: the text of one after which the same holds.
  package static func text(extending extended: String?, schema: String) -> String {
    let schema = (ConfigurationKey.schema.rawValue, JSON.string(schema))
    if let extended {
      return JSON.object([
        schema,
        (ConfigurationKey.extends.rawValue, .string(extended)),
        (ConfigurationKey.rules.rawValue, .object([])),
      ]).text
    }
    return JSON.object([
      schema,
      (ConfigurationKey.rules.rawValue, .object([])),
      (ConfigurationKey.failOn.rawValue, .string(Impact.serious.rawValue)),
      (ConfigurationKey.cantTell.rawValue, .string("report")),
      (ConfigurationKey.exclude.rawValue, .array([])),
      (ConfigurationKey.gitignore.rawValue, .bool(true)),
      (ConfigurationKey.baseline.rawValue, .string(Baseline.standardName)),
    ]).text
  }
}
