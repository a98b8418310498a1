internal import A11yModel
internal import A11yRules
internal import XML

extension Reporter {
  /// For CI servers; valid by the schemas of Ant (Windy Road) and of Jenkins' xUnit plugin at once.
  static let junit = Reporter(
    "junit",
    "for CI servers",
    needs: .passes,
    keeping: .components,
    for: .machines
  ) { report, _ in
    let names = SuiteNames(report)
    var broken: [String] = []
    var errors: [String: [InputError]] = [:]
    for error in report.errors {
      if errors[error.location.file] == nil { broken.append(error.location.file) }
      errors[error.location.file, default: []].append(error)
    }
    let suites: [() -> JUnitSuite] =
      report.files.map { file in
        {
          JUnitSuite(
            name: names.name(of: file.name),
            className: names.stem(of: file.name),
            seconds: file.seconds,
            cases: JUnitCases(file).all
          )
        }
      }
      + broken.map { file in
        {
          JUnitSuite(
            name: names.name(of: file),
            className: names.stem(of: file),
            seconds: 0,
            cases: JUnitSuite.cases(of: errors[file] ?? [])
          )
        }
      } + [JUnitSuite(onRun: report)].compactMap(\.self).map { suite in { suite } }
    let coverage = ([Coverage(report: report).line] + report.notes.map { "note: \($0)" })
      .map(VisibleText.of).joined(separator: "\n")
    return Markup.document(
      "testsuites",
      of: suites.lazy.enumerated().map { index, suite in
        suite().markup(id: index, time: report.time, version: report.version, coverage)
      }
    )
  }
}

/// What suites and classes are called, so that no two are called alike.
private struct SuiteNames {
  private let names: [String: String]
  private let classes: [String: String]

  init(_ report: Report) {
    var files: [String] = []
    var seen: Set<String> = []
    for file in report.files.map(\.name) + report.errors.map(\.location.file)
    where seen.insert(file).inserted {
      files.append(file)
    }
    names = DistinctNames.of(files, junitToken)
    let stems = Dictionary(grouping: files) { Self.token(Self.stem(of: $0)) }
    // The file's stem, or its whole path where two files have the stem.
    classes = DistinctNames.of(files) { file in
      let stem = Self.token(Self.stem(of: file))
      return stems[stem]?.count == 1 ? stem : Self.token(file)
    }
  }

  func name(of file: String) -> String { names[file] ?? junitToken(file) }

  /// Servers split a class name at its last dot.
  func stem(of file: String) -> String { classes[file] ?? Self.token(file) }

  private static func token(_ text: String) -> String { junitToken(text.withoutDots) }

  private static func stem(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}

/// Names that servers tell apart.
enum DistinctNames {
  /// What each text is called: its name, and a number behind that where an earlier one has it.
  static func of(_ texts: [String], _ name: (String) -> String) -> [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    for text in texts where names[text] == nil {
      let plain = name(text)
      var unique: String
      repeat {
        let number = counts[plain, default: 0] + 1
        counts[plain] = number
        unique = number == 1 ? plain : "\(plain) (\(number))"
      } while !taken.insert(unique).inserted
      names[text] = unique
    }
    return names
  }
}
