internal import A11yModel
internal import A11yRules
internal import XML

extension Reporter {
  /// For CI servers; valid by the schemas of Ant (Windy Road) and of Jenkins' xUnit plugin at once.
  static let junit = Reporter("junit", "for CI servers") { report, _ in
    let names = SuiteNames(report)
    var suites = report.files.map { file in
      JUnitSuite(
        name: names.name(of: file.name),
        className: names.stem(of: file.name),
        seconds: file.seconds,
        cases: JUnitSuite.cases(of: file.results, report)
      )
    }
    var broken: [String] = []
    var errors: [String: [InputError]] = [:]
    for error in report.errors {
      if errors[error.location.file] == nil { broken.append(error.location.file) }
      errors[error.location.file, default: []].append(error)
    }
    suites += broken.map { file in
      JUnitSuite(
        name: names.name(of: file),
        className: names.stem(of: file),
        seconds: 0,
        cases: JUnitSuite.cases(of: errors[file] ?? [])
      )
    }
    let coverage = Coverage(report: report)
    let markup = Markup(
      "testsuites",
      children: suites.enumerated().map { index, suite in
        suite.markup(id: index, time: report.time, version: report.version, coverage.line)
      }
    )
    return markup.document
  }
}

/// What suites and classes are called, so that no two are called alike.
private struct SuiteNames {
  private var stemCounts: [String: Int] = [:]

  init(_ report: Report) {
    let files = Set(report.files.map(\.name) + report.errors.map(\.location.file))
    for file in files { stemCounts[Self.stem(of: file), default: 0] += 1 }
  }

  func name(of file: String) -> String { junitToken(file) }

  /// The file's stem, or its whole path where two files have the stem; servers split a class name
  /// at its last dot.
  func stem(of file: String) -> String {
    let stem = Self.stem(of: file)
    return (stemCounts[stem] ?? 0 > 1 ? file : stem).withoutDots
  }

  private static func stem(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}
