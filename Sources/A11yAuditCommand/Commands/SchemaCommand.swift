internal import A11yReaders
internal import XML

extension Command {
  /// The schema of the spec dialect.
  static let schema = Command(
    "schema",
    "",
    0...0,
    "the XML Schema of the spec dialect, for editors"
  ) { (_, _) throws(UsageError) in
    CommandResult(output: Grammar.spec.schema)
  }
}
