internal import Support
internal import XML

extension JUnitSuite {
  /// The suite as XML.
  ///
  /// - Parameters:
  ///   - id: its place among all.
  ///   - time: when the run began, in seconds from 1970-01-01, UTC.
  ///   - version: that of the tool.
  ///   - coverage: what the run covers, and notes on it; nothing in it is hidden.
  /// - Returns: the element.
  func markup(id: Int, time: Int, version: String, _ coverage: String) -> Markup {
    let componentNames = DistinctNames.of(cases.map(\.component)) { junitToken($0.withoutDots) }
    let count = { (matches: (Case.Result) -> Bool) in
      String(cases.filter { matches($0.result) }.count)
    }
    return Markup(
      "testsuite",
      [
        ("name", name),
        ("package", "a11y-audit"),
        ("id", String(id)),
        ("timestamp", Timestamp.text(time)),
        ("hostname", "localhost"),
        ("tests", String(cases.count)),
        ("failures", count { if case .failure = $0 { true } else { false } }),
        ("errors", count { if case .error = $0 { true } else { false } }),
        ("skipped", count { if case .skipped = $0 { true } else { false } }),
        ("time", DecimalText.truncated(seconds, places: 3)),
      ],
      children: [
        Markup(
          "properties",
          children: [Markup("property", [("name", "a11y-audit"), ("value", version)])]
        )
      ] + cases.map { markup($0, componentNames[$0.component] ?? $0.component) } + [
        Markup("system-out", content: [.text(([coverage] + references).joined(separator: "\n"))]),
        Markup("system-err"),
      ]
    )
  }

  /// Which rules speak of what others find and leave to them; no test case that passes has a place
  /// for it that all servers read.
  private var references: [String] {
    cases.compactMap { testCase in
      guard case .passed(let rules) = testCase.result, !rules.isEmpty else { return nil }
      return VisibleText.of(
        "\(testCase.component): \(testCase.rule): see \(rules.joined(separator: ", "))"
      )
    }
  }

  private func markup(_ testCase: Case, _ component: String) -> Markup {
    let attributes = [
      (name: "name", value: junitToken(testCase.rule)),
      (
        name: "classname",
        value: junitToken("\(className).\(component)")
      ),
      (name: "time", value: "0"),
    ]
    switch testCase.result {
    case .passed: return Markup("testcase", attributes)
    case .failure(let message, let text):
      return Markup("testcase", attributes, children: [child("failure", testCase, message, text)])
    case .error(let message, let text):
      return Markup("testcase", attributes, children: [child("error", testCase, message, text)])
    case .skipped(let message, let text):
      return Markup(
        "testcase",
        attributes,
        children: [
          Markup("skipped", [("message", VisibleText.of(message))], content: [.text(text)])
        ]
      )
    }
  }

  /// Servers take some words in `type` for types of data; a rule's id is none.
  private func child(_ name: String, _ testCase: Case, _ message: String, _ text: String) -> Markup
  {
    let type = name == "error" && testCase.component == "input" ? "input-error" : testCase.rule
    return Markup(
      name,
      [("message", VisibleText.of(message)), ("type", VisibleText.of(type))],
      content: [.text(text)]
    )
  }
}
