internal import A11yModel
internal import A11yReports
internal import Files

/// One command: a name, its options, and a function.
struct Command: Sendable {
  /// One word, or two where several commands are about one thing, as in `baseline write`.
  var name: String

  /// What stands behind the name, as in `PATH…`.
  var operands: String

  /// How many operands it takes.
  var operandCount: ClosedRange<Int>
  var summary: String

  /// What its help says besides.
  var details: String
  var options: [Option]
  var run: @Sendable (Arguments, System) throws(UsageError) -> CommandResult

  init(
    _ name: String,
    _ operands: String,
    _ operandCount: ClosedRange<Int>,
    _ summary: String,
    details: String = "",
    options: [Option] = [],
    run: @escaping @Sendable (Arguments, System) throws(UsageError) -> CommandResult
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.details = details
    self.options = options
    self.run = run
  }

  static let all: [Command] = [
    check, merge, new, initialize, configurationShow, configurationSchema, baselineWrite,
    baselinePrune,
    baselineReport, reportSchema, tree, extract, draw, rules, explain, contrast, palette, schema,
    completions,
    manual,
  ]
}

extension Command {
  /// The command that a command line begins with, by the most of its words; nil where there is none.
  static func named(by words: [String]) -> Command? {
    all.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
  }

  /// What can stand behind the first word of names; nothing where it is a name itself.
  static func verbs(of word: String) -> [String] {
    all.map(\.words).filter { $0.count > 1 && $0[0] == word }.map { $0[1] }
  }
}

/// What a command came to; nothing of it has happened yet.
struct CommandResult: Hashable, Sendable {
  /// For standard output.
  var output = ""

  /// For standard error.
  var complaints = ""
  var exitCode = ExitCode.success

  /// Files to write, by their paths.
  var files: [OutputFile] = []

  /// Whether standard output says what was written, which is true only when it was.
  var tellsOfFiles = false

  /// Says that something could not be written.
  ///
  /// - Parameters:
  ///   - path: the file; nil for standard output.
  ///   - error: why.
  mutating func fail(toWrite path: String?, _ error: SystemError) {
    complaints +=
      path.map { VisibleText.of("\($0): error: cannot be written: \(error.message)") + "\n" }
      ?? "a11y-audit: standard output cannot be written\n"
    exitCode = .error
  }

  struct OutputFile: Hashable, Sendable {
    var path: String
    var text: String

    /// Whether the folders that it lies in are made where they are missing.
    var makesFolders = false
  }
}

/// How a run ended.
enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// A finding at or above the threshold.
  case findings = 1
  /// An input, usage or configuration that could not be followed.
  case error = 2
  /// Nothing was audited.
  case nothing = 3

  /// What it tells of `check`.
  var meaning: String {
    switch self {
    case .success:
      "no finding at or above --fail-on, or --since or --force-exclude leave nothing to audit"
    case .findings: "there is one, what could not be told fails, or --strict-baseline does"
    case .error: "an input, usage, configuration or output error; all else was audited"
    case .nothing: "nothing was audited"
    }
  }

  /// How a run ends that comes to something.
  init(_ conclusion: Report.Conclusion) {
    self =
      switch conclusion {
      case .success: .success
      case .findings: .findings
      case .error: .error
      case .nothing: .nothing
      }
  }
}

extension InputError {
  /// One line for standard error, as compilers write it.
  var complaint: String { VisibleText.of("\(location): error: \(message)") + "\n" }
}
