internal import A11yConfiguration
internal import A11yReports
internal import Support

extension Command {
  /// What programs that read reports can rely on.
  static let reportSchema = Command(
    "report schema",
    "",
    0...0,
    "the JSON Schema of reports in JSON: what each key means, and what its absence means"
  ) { (_, _) throws(UsageError) in
    CommandResult(output: ReportSchema.json.text)
  }
}
