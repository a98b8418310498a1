import A11yModel
import A11yRules
import Testing

@testable import A11yConfiguration

/// A baseline of another version, or edited by hand into nonsense: everything that is wrong with it is
/// told with its place.
@Suite struct BadBaselineTests {
  private static let good = """
    {"fingerprint": "0123456789abcdef", "rule": "legend-present", "component": "a"}
    """

  /// A baseline with some members of `findings`.
  private static func text(_ members: String) -> String {
    "{\"schema\": 1, \"tool\": \"a11y-audit\",\n\"findings\": {\(members)}}"
  }

  private static func entry(_ change: (old: String, new: String)) -> String {
    text("\"a.xml\": [\n\(good.replacing(change.old, with: change.new))]")
  }

  private static func errors(in text: String) -> [String] {
    do {
      _ = try Baseline(parsing: Array(text.utf8), file: "b.json", .builtIn)
      return []
    } catch {
      return error.errors.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    }
  }

  @Test(arguments: [
    ("", "1:1 the file is empty; an object is expected: {}"),
    ("<<<<<<< HEAD", "1:1 a value is expected here"),
    ("[]", "1:1 the baseline is a list; an object is expected"),
    ("{}", "1:1 the baseline has no schema; give it one"),
    (#"{"schema": "1"}"#, "1:12 schema is a string; a number is expected"),
    (
      #"{"schema": 2, "entries": []}"#,
      "1:12 the baseline has schema 2, and this a11y-audit reads 1; write it anew: "
        + "a11y-audit baseline write"
    ),
    (#"{"schema": 1}"#, "1:1 the baseline has no findings; give it one"),
    (
      #"{"schema": 1, "findngs": {}}"#,
      "1:15 the baseline has no key ‘findngs’; did you mean ‘findings’?"
    ),
    (
      #"{"schema": 1, "tool": "SwiftLint", "findings": {}}"#,
      "1:23 this is a baseline of ‘SwiftLint’, and none of a11y-audit"
    ),
    (#"{"schema": 1, "findings": []}"#, "1:27 findings is a list; an object is expected"),
    (text(#""a.xml": {}"#), "2:23 what was found in ‘a.xml’ is an object; a list is expected"),
    (text(#""": []"#), "2:14 the name of a file is empty"),
    (text(#""a.xml": ["x"]"#), "2:24 a finding is a string; an object is expected"),
    (text(#""a.xml": [], "a.xml": []"#), "2:27 ‘a.xml’ is given twice; keep one"),
    (
      entry((#""rule""#, #""rle""#)),
      "3:37 a finding has no key ‘rle’; did you mean ‘rule’?"
    ),
    (
      entry((#""component": "a""#, #""state": "x""#)),
      "3:1 a finding has no component; give it one"
    ),
    (entry((#""a""#, "null")), "3:76 component is null; a string is expected"),
    (entry((#""legend-present""#, "5")), "3:45 rule is a number; a string is expected"),
    (
      entry(("legend-present", "legend-presnt")),
      "3:45 ‘legend-presnt’: no such rule; did you mean ‘legend-present’?"
    ),
    (
      entry(("0123456789abcdef", "0123456789ABCDEF")),
      "3:17 ‘0123456789ABCDEF’ is no fingerprint: 16 digits from 0 to f are expected"
    ),
    (
      entry(("0123456789abcdef", "123")),
      "3:17 ‘123’ is no fingerprint: 16 digits from 0 to f are expected"
    ),
    (
      entry(("}", #", "appearance": "drak"}"#)),
      "3:95 appearance: there is no ‘drak’; did you mean ‘dark’?"
    ),
    (
      entry(("}", #", "outcome": "passed"}"#)),
      "3:92 outcome: there is no ‘passed’; expected cantTell or failed"
    ),
    (
      text("\"a.xml\": [\(good)],\n\"b.xml\": [\(good)]"),
      "3:27 the fingerprint 0123456789abcdef stands on line 2 already; keep one"
    ),
  ])
  func mistakes(_ text: String, expected: String) {
    #expect(Self.errors(in: text) == [expected])
  }

  /// All mistakes are told at once, in their order.
  @Test func everyMistakeIsTold() {
    let wrong = Self.good.replacing("0123456789abcdef", with: "x")
    let text = Self.text("\"a.xml\": [\(wrong),\n\(wrong)],\n\"b.xml\": 1")
    #expect(Self.errors(in: text).count == 3)
    #expect(Self.errors(in: text).last?.hasPrefix("4:10 ") == true)
  }

  /// Rules on suppressions are no rules of the catalogue, and may be in a baseline.
  @Test func findingsOnSuppressionsAreRead() {
    #expect(Self.errors(in: Self.entry(("legend-present", "unused-suppression"))) == [])
  }
}
