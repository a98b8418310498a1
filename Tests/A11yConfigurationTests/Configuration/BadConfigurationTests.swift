import A11yModel
import Testing

@testable import A11yConfiguration

/// A configuration in which something is wrong, and all that is said of it.
struct BadConfiguration: Sendable, CustomStringConvertible {
  var text: String
  var errors: [String]

  init(_ text: String, _ errors: String...) {
    self.text = text
    self.errors = errors
  }

  var description: String { text }

  static let all = forms + values + rules + patterns + parts + extended

  private static let forms = [
    BadConfiguration("", "1:1 the file is empty; an object is expected: {}"),
    BadConfiguration("[]", "1:1 the configuration is a list; an object is expected"),
    BadConfiguration("{'a': 1}", "1:2 a name in quotes is expected here; JSON quotes with \""),
    BadConfiguration("{\n// why\n}", "2:1 JSON has no comments; remove this one"),
    BadConfiguration(
      #"{"failOn": "minor", "failOn": "minor"}"#,
      "1:21 ‘failOn’ is given twice; keep one"
    ),
    BadConfiguration(
      "{\n  \"rulez\": {},\n  \"failon\": 1\n}",
      "2:3 the configuration has no key ‘rulez’; did you mean ‘rules’?",
      "3:3 the configuration has no key ‘failon’; did you mean ‘failOn’?"
    ),
    BadConfiguration(#"{"x\u001b": 1}"#, "1:2 the configuration has no key ‘x\u{1B}’"),
  ]

  private static let values = [
    BadConfiguration(
      #"{"profiles": "wcag-aa"}"#,
      "1:14 profiles is a string; a list of profiles is expected"
    ),
    BadConfiguration(
      #"{"profiles": ["wcag-aaaa", "wcag-aa", "wcag-aa"]}"#,
      "1:15 profiles: there is no profile ‘wcag-aaaa’; did you mean ‘wcag-aaa’?",
      "1:39 profiles: ‘wcag-aa’ is given twice; keep one"
    ),
    BadConfiguration(
      #"{"profiles": []}"#,
      "1:14 profiles is empty; name one or more, or remove it"
    ),
    BadConfiguration(
      #"{"failOn": "seriuos"}"#,
      "1:12 failOn: there is no impact ‘seriuos’; did you mean ‘serious’?"
    ),
    BadConfiguration(
      #"{"cantTell": true}"#,
      "1:14 cantTell is true or false; a choice is expected"
    ),
    BadConfiguration(
      #"{"systemColors": "ios14"}"#,
      "1:18 systemColors: there is no generation ‘ios14’; did you mean ‘ios13’?"
    ),
    BadConfiguration(
      #"{"background": "whit"}"#,
      "1:16 background: ‘whit’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"
    ),
    BadConfiguration(
      ##"{"background": "#FFF8"}"##,
      "1:16 background: a colour without transparency is expected"
    ),
    BadConfiguration(
      ##"{"background": {"drak": "#000", "light": 1}}"##,
      "1:17 background: there is no appearance ‘drak’; did you mean ‘dark’?",
      "1:42 light is a number; a colour is expected"
    ),
    BadConfiguration(
      #"{"background": 7}"#,
      "1:16 background is a number; a colour or an object is expected"
    ),
    BadConfiguration(
      #"{"appearances": ["sepia"]}"#,
      "1:18 appearances: there is no appearance ‘sepia’; expected dark, dark-high-contrast, light "
        + "or light-high-contrast"
    ),
    BadConfiguration(
      #"{"gitignore": "no"}"#,
      "1:15 gitignore is a string; true or false is expected"
    ),
    BadConfiguration(#"{"baseline": ""}"#, "1:14 baseline: a path is expected; it is empty"),
    BadConfiguration(
      #"{"outputs": {"jnuit": "a.xml", "json": "-"}}"#,
      "1:14 outputs: there is no format ‘jnuit’; did you mean ‘junit’?",
      "1:40 json: standard output gets what --format says; name a file"
    ),
    BadConfiguration(
      #"{"ruleFolders": ["own", "nowhere"]}"#,
      "1:25 ruleFolders: nowhere: is no folder"
    ),
  ]

  private static let rules = [
    BadConfiguration(
      #"{"rules": {"zzz": "off", "step-name-anounced": "off"}}"#,
      "1:12 rules: there is no rule ‘zzz’; a11y-audit rules lists them",
      "1:26 rules: there is no rule ‘step-name-anounced’; did you mean ‘step-name-announced’?"
    ),
    BadConfiguration(
      #"{"rules": {"chart-has-title": "of"}}"#,
      "1:31 chart-has-title: there is no choice ‘of’; did you mean ‘off’?"
    ),
    BadConfiguration(
      #"{"rules": {"chart-has-title": false}}"#,
      "1:31 chart-has-title is true or false; a choice or an object is expected"
    ),
    BadConfiguration(
      #"{"rules": {"chart-has-title": {"choice": "minor"}}}"#,
      "1:42 choice: there is no choice ‘minor’; expected off or on"
    ),
    BadConfiguration(
      #"{"rules": {"chart-has-title": {"impct": "minor"}}}"#,
      "1:32 what becomes of ‘chart-has-title’ has no key ‘impct’; did you mean ‘impact’?"
    ),
    BadConfiguration(
      #"{"rules": {"text-contrast-minimum": {"parameters": {"minimun": 5, "minimum": "5"}}}}"#,
      "1:53 the rule ‘text-contrast-minimum’ has no parameter ‘minimun’; did you mean ‘minimum’?",
      "1:78 minimum is a string; a number from 0 to 1000000 is expected"
    ),
    BadConfiguration(
      #"{"rules": {"text-contrast-minimum": {"parameters": {"minimum": -1}}}}"#,
      "1:64 minimum: a number from 0 to 1000000 is expected"
    ),
    BadConfiguration(
      #"{"rules": {"interactive-has-role": {"parameters": {"conflicts": ["a b", ""]}}}}"#,
      "1:66 conflicts: ‘a b’ has a space; words that belong together are joined by -",
      "1:73 conflicts: a word is expected; it is empty"
    ),
  ]

  private static let patterns = [
    BadConfiguration(
      ##"{"exclude": ["/", "a//b", "../x", "./x", "#x", ""]}"##,
      "1:14 exclude: ‘/’ matches nothing: it is no name; * is everything in the folder",
      "1:19 exclude: ‘a//b’ matches nothing: two slashes have no name between them; write one",
      "1:27 exclude: ‘../x’ matches nothing: paths begin in the folder of the configuration and "
        + "never leave it by ..",
      "1:35 exclude: ‘./x’ matches nothing: paths have no part ‘.’; leave ./ out",
      ##"1:42 exclude: ‘#x’ matches nothing: it begins as a comment does; write \# for #"##,
      "1:48 exclude: ‘’ matches nothing: it is empty"
    ),
    BadConfiguration(
      #"{"exclude": ["[a", "{a,b", "a\\", "[z-a]", "[[:letter:]]"]}"#,
      "1:14 exclude: ‘[a’ matches nothing: ‘[’ is never closed; close it with ‘]’",
      "1:20 exclude: ‘{a,b’ matches nothing: ‘{’ is never closed; close it with ‘}’",
      #"1:28 exclude: ‘a\’ matches nothing: nothing stands behind the last backslash; remove it"#,
      "1:35 exclude: ‘[z-a]’ matches nothing: no character is from ‘z’ to ‘a’; swap the two",
      "1:44 exclude: ‘[[:letter:]]’ matches nothing: there is no class of characters "
        + "‘[:letter:]’; expected alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, "
        + "space, upper or xdigit"
    ),
  ]

  private static let parts = [
    BadConfiguration(
      #"{"overrides": [{"exclude": ["a"]}]}"#,
      "1:16 an override has no files; give it one",
      "1:17 an override has no key ‘exclude’; expected appearances, background, cantTell, failOn, "
        + "files, profiles, rules or systemColors"
    ),
    BadConfiguration(
      #"{"overrides": {"files": ["a"]}}"#,
      "1:15 overrides is an object; a list of overrides is expected"
    ),
    BadConfiguration(
      #"{"overrides": [{"files": []}]}"#,
      "1:26 files is empty; name one or more, or remove it"
    ),
    BadConfiguration(
      #"{"suppressions": [{"files": ["a"], "rules": ["zzz"], "reason": " "}]}"#,
      "1:46 rules: there is no rule ‘zzz’; a11y-audit rules lists them",
      "1:64 reason: a reason is expected; it is empty"
    ),
    BadConfiguration(
      #"{"suppressions": [{"files": ["a"], "rules": ["chart-has-title"]}]}"#,
      "1:19 a suppression has no reason; give it one"
    ),
    BadConfiguration(
      #"{"suppressions": [{"files": ["a"], "rules": ["chart-has-title"], "reason": "x", "#
        + #""until": "2026-02-30", "targets": ["svg"]}]}"#,
      "1:90 until: there is no day ‘2026-02-30’; a day is expected, as in 2026-12-31",
      "1:116 targets: ‘svg’: a path is expected, as in /svg[1]/g[2]; * stands for part of a step, "
        + "** for any steps"
    ),
  ]

  private static let extended = [
    BadConfiguration(
      #"{"extends": "wcag-a4"}"#,
      "1:13 extends: there is no profile ‘wcag-a4’; did you mean ‘wcag-a’?; the path of a file "
        + "has a / or ends in .json"
    ),
    BadConfiguration(
      #"{"extends": ["./absent.json"]}"#,
      "1:14 extends ‘./absent.json’: cannot be read: No such file or directory"
    ),
    BadConfiguration(
      #"{"extends": "./circle.json"}"#,
      "circle.json:1:14 extends goes in a circle: c.json → circle.json → c.json; leave one out"
    ),
    BadConfiguration(
      #"{"extends": "c.json"}"#,
      "1:13 extends goes in a circle: c.json → c.json; leave one out"
    ),
    BadConfiguration(
      #"{"extends": "broken.json", "failOn": "x"}"#,
      "broken.json:2:1 the file ends where a name in quotes is expected",
      "1:38 failOn: there is no impact ‘x’; expected critical, minor, moderate, never or serious"
    ),
  ]
}

@Suite struct BadConfigurationTests {
  private let files = ConfigurationFiles(files: [
    "circle.json": #"{"extends": ["c.json"]}"#, "broken.json": "{\n",
  ])

  @Test(arguments: BadConfiguration.all)
  func everythingThatIsWrongIsSaidAtOnce(_ bad: BadConfiguration) {
    let errors = #expect(throws: InputErrors.self) { try files.configuration(bad.text) }
    let said = errors?.errors.map { error in
      "\(error.location) \(error.message)".replacing(#/^c\.json:/#, with: "")
    }
    #expect(said?.sorted() == bad.errors.sorted())
  }
}
