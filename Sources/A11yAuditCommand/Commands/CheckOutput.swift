internal import A11yConfiguration
internal import A11yReports
internal import Support

extension CheckOptions {
  /// A report for a file.
  struct Output: Sendable {
    var reporter: Reporter
    var path: String

    /// Where it is asked for.
    var origin = Origin.option("--output")

    /// Whether folders are made for it: those that a person named.
    var makesFolders: Bool {
      if case .option = origin { true } else { false }
    }
  }
}

extension CheckOptions.Output {
  /// - Parameter text: `NAME=FILE`, or `FILE` alone.
  /// - Throws: that there is no such format, or that none is said.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    // A path may hold an equals sign, and the name of a format holds neither of these.
    guard parts.count == 2, !parts[0].contains(where: { "/.".contains($0) }) else {
      try self.init(reporter: Self.reporter(for: text), path: text)
      return
    }
    guard !parts[1].isEmpty else {
      throw UsageError("--output \(text): NAME=FILE is expected, as in json=report.json")
    }
    guard let reporter = Reporter.named(parts[0]) else {
      throw UsageError(
        "--output \(text): no such format"
          + NearestName.hint(for: parts[0], in: Reporter.all.map(\.name))
      )
    }
    if parts[1] == "-" {
      throw UsageError("--output \(text): standard output gets --format \(parts[0])")
    }
    self.init(reporter: reporter, path: parts[1])
  }

  /// The format that the name of a file says.
  private static func reporter(for path: String) throws(UsageError) -> Reporter {
    if path == "-" { throw UsageError("--output -: standard output gets --format NAME") }
    if let reporter = Reporter.of(file: PathSyntax.name(of: path)) { return reporter }
    throw UsageError(
      "--output \(path): the name says no format; let it end in \(Reporter.endings), or say it: "
        + "--output NAME=\(path), where NAME is one of "
        + Reporter.all.map(\.name).joined(separator: ", ")
    )
  }
}
