internal import A11yConfiguration
internal import A11yReports
internal import A11yRules

extension Command {
  /// Audits files and folders.
  static let check = Command(
    "check",
    "PATH…",
    1...Int.max,
    "audit files and folders ('-' is standard input)",
    details: """
      The nearest \(Configuration.standardName) upward from a file, up to the root of the repository, says
      how it is audited; options win over it. Its outputs and baseline count where it is that of the
      current folder. In folders, what it excludes and what .gitignore names is left out, and Swift source
      is looked into with --swift alone, or with "swift": true in the configuration.

      \(SourceOptions.details)

      The name of an --output FILE says its format where NAME does not:
      \(Reporter.endings). Folders that it lies in are made.

      A build phase of Xcode, with User Script Sandboxing off:
        a11y-audit check "$SRCROOT" --format concise --absolute-paths

      Exit codes:
      \(ExitCode.allCases.map { "  \($0.rawValue)  \($0.meaning)" }.joined(separator: "\n"))
      """,
    options: AuditOptions.options + [
      Option(
        name: "format",
        letter: "f",
        value: "NAME",
        choices: Reporter.all.map(\.name),
        help: "what standard output gets (default text)"
      ),
      Option(
        name: "output",
        letter: "o",
        value: "[NAME=]FILE",
        isRepeatable: true,
        help: "a report for a file beside it, of this format or that of the file's name"
      ),
      Option(
        name: "absolute-paths",
        help: "name files by absolute paths, as Xcode needs them to show findings in its editor"
      ),
      Option(
        name: "stdin-filename",
        value: "FILE",
        help: "what standard input is called in reports, configurations and suppressions"
      ),
      Option(
        name: "outcomes",
        value: "OUTCOME,…",
        choices: Outcome.Result.allCases.map(\.rawValue),
        isList: true,
        help: "list these outcomes alone (json and jsonl alone); all are counted"
      ),
      Option(
        name: "fail-on",
        value: "IMPACT",
        choices: Impact.allCases.map(\.rawValue) + ["never"],
        help: "the least impact that fails (default serious)"
      ),
      cantTellOption,
      noInlineOption,
      Option(name: "baseline", value: "FILE", help: "fail on what is not in this baseline alone"),
      Option(name: "strict-baseline", help: "fail where the baseline has what no longer occurs"),
      Option(
        name: "since",
        value: "REV",
        help: "audit the files alone that git says differ from it"
      ),
      Option(
        name: "shard",
        value: "K/N",
        help: "audit the K-th of N shares of the files alone; auto asks Bazel or GitLab which"
      ),
      Option(name: "for-merge", help: "say in JSON all that a11y-audit merge needs"),
      Option(
        name: "force-exclude",
        help: "leave out named files that are excluded or no spec, as those in folders, for hooks"
      ),
      revisionOption,
      addressOption,
      Option(name: "jobs", value: "N", help: "files that are audited at once"),
      Option(
        name: "exit-zero",
        help: "end with 0 whatever the audit comes to; input errors are warnings, for build tools"
      ),
      Option(name: "quiet", help: "print the verdict alone"),
      Option(name: "verbose", help: "print each finding by itself with all behind it (text alone)"),
      Option(
        name: "max-findings",
        value: "N",
        help: "print so many findings, the worst, and count the others (text alone)"
      ),
      Option(name: "statistics", help: "count each rule's findings in place of them (text alone)"),
    ]
  ) { (arguments, system) throws(UsageError) in
    try CheckRun(arguments, system).result()
  }

  /// Whether what could not be told is to be mended, too.
  static let cantTellOption = Option(
    name: "cant-tell",
    value: "WHAT",
    choices: ["report", "fail"],
    help: "whether what could not be told fails, too (default report)"
  )

  /// To see what comments suppress.
  static let noInlineOption = Option(
    name: "no-inline",
    help: "let no comment in the files suppress anything"
  )
}
