internal import A11yReports

extension Command {
  /// Makes one report of several.
  static let merge = Command(
    "merge",
    "REPORT…",
    1...Int.max,
    "one report of those in JSON that many machines wrote, in any format",
    details: """
      The reports are of check --format json --for-merge, and of this version: those of all shards of a
      run, which come to what the run would have come to without shards, or of several runs. What fails
      is what failed in each run, or what --fail-on and --cant-tell say. The configuration of the
      current folder says which baseline and outputs there are, as it does for check.

      Exit codes: those of check; that nothing was audited (3) is decided here, and in no shard.
      """,
    options: check.options.filter { option in
      [
        "format", "output", "fail-on", "cant-tell", "baseline", "strict-baseline", "rules",
        "max-file-size", "config", "isolated", "jobs", "quiet", "verbose", "max-findings",
        "statistics", "revision", "report-url",
      ].contains(option.name)
    }
  ) { (arguments, system) throws(UsageError) in
    try MergeRun(arguments, system).result()
  }
}
