/// A command line, and all that is said of it on standard error.
struct BadUsage: Sendable, CustomStringConvertible {
  var words: [String]
  var messages: [String]

  /// A usage that is wrong, which the program says in its own name.
  init(_ words: [String], _ message: String) {
    self.words = words
    messages = ["a11y-audit: \(message)"]
  }

  /// Input that is wrong, each thing with its place.
  init(_ words: [String], input messages: [String]) {
    self.words = words
    self.messages = messages
  }

  var description: String { words.joined(separator: " ") }

  static let all = commands + options + contradictions + rules + outputs + tree + colors + inputs

  static let machine = Machine(files: [
    "a.xml": Specs.good, "chart.xml": chart, "broken.xml": "<spec", "folder/a.xml": "<spec/>",
    "plist.xml": "<plist version='1.0'/>", "guide.md": "# Guide", "report.json": "{}",
    "spec.md": "<spec xmlns='urn:a11y-audit:spec:1'><p",
    "page.html": "<!DOCTYPE html><html/>",
    "notes.txt": "no XML", "empty.xml": "", "notes/read.txt": "no XML",
    "entity.xml": "<!DOCTYPE spec [<!ENTITY a 'b'>]><spec/>",
    "old.xml": "<spec xmlns='urn:a11y-audit:spec:0'/>",
    "plain.xml": "<spec/>",
    "ebcdic.xml": "<?xml version='1.0' encoding='IBM037'?><spec/>",
    "utf16.xml": "<?xml version='1.0' encoding='UTF-16'?><spec/>",
    "sick/broken.xml": "<spec xmlns=\"urn:a11y-audit:spec:1\">\n<palette>",
    "own/rule.xml": "<rule xmlns=\"urn:a11y-audit:spec:1\"/>", "own/broken.xml": "<rule",
    "\u{1B}[31m.xml": "<spec", "\u{1B}[31m/rule.xml": "<rule",
    "bad.xml": """
    <spec xmlns="urn:a11y-audit:spec:1">
      <step-indicator current="3" label="\u{202E}{naem}"><stpe name="\u{85}"/></step-indicator>
    </spec>
    """,
  ])

  private static let chart = """
    <spec xmlns="urn:a11y-audit:spec:1">
      <chart id="sleep" type="bar"><mark value="1"/></chart>
    </spec>
    """

  private static let commands = [
    BadUsage([], "a command is expected; see a11y-audit --help"),
    BadUsage([""], "a command is expected; see a11y-audit --help"),
    BadUsage(["chek"], "no such command: chek; did you mean ‘check’?"),
    BadUsage(["--verison"], "no such command: --verison; did you mean ‘--version’?"),
    BadUsage(
      ["audit"],
      "no such command: audit; see a11y-audit --help"
    ),
    BadUsage(
      ["\u{1B}[2J"],
      "no such command: \\u{1b}[2J; see a11y-audit --help"
    ),
    BadUsage(
      ["help", "chart"],
      "no such command: chart; see a11y-audit --help"
    ),
    BadUsage(
      ["baseline"],
      "a11y-audit baseline: write, prune or report is expected; see a11y-audit baseline --help"
    ),
    BadUsage(["baseline", "wirte"], "no such command: baseline wirte; did you mean ‘write’?"),
    BadUsage(["baselin", "write"], "no such command: baselin; did you mean ‘baseline’?"),
    BadUsage(["check"], "check takes PATH…; see a11y-audit check --help"),
    BadUsage(["check", ""], "an operand of a11y-audit check is empty; give or remove it"),
    BadUsage(["tree"], "tree takes PATH; see a11y-audit tree --help"),
    BadUsage(
      ["tree", "a.xml", "chart.xml"],
      "tree takes PATH; see a11y-audit tree --help"
    ),
    BadUsage(
      ["rules", "zzz"],
      "zzz: no rule speaks of it; a11y-audit rules lists them all, and --test takes a folder"
    ),
    BadUsage(
      ["rules", "--test", "a", "b"],
      "rules takes [TEXT]; see a11y-audit rules --help"
    ),
    BadUsage(["rules", "--test", "nowhere"], "nowhere: is no folder"),
    BadUsage(
      ["rules", "--format", "html"],
      "--format html writes several files; name their folder by --output"
    ),
    BadUsage(
      ["rules", "--output", "site"],
      "--output goes with --format html; other formats go to standard output"
    ),
    BadUsage(
      ["rules", "text-scales", "--format", "html", "--output", "a.xml"],
      "--output a.xml: is a file; a folder is expected"
    ),
    BadUsage(
      ["rules", "--test", "--format", "json"],
      "--format and --test exclude each other; keep one"
    ),
    BadUsage(
      ["rules", "--profile", "wcag"],
      "--profile wcag: there is no such value; did you mean wcag-a, wcag-aa or wcag-aaa?"
    ),
    BadUsage(["new"], "new takes TYPE; see a11y-audit new --help"),
    BadUsage(
      ["new", "pie"],
      "new pie: there is no such type; expected step-indicator, status-tracker, ring, bar, "
        + "bar-chart, line-chart, donut or scatter"
    ),
    BadUsage(["new", "bar", "--output"], "--output needs a value: --output FILE"),
    BadUsage(["explain"], "explain takes TOPIC; see a11y-audit explain --help"),
    BadUsage(
      ["check", "a.xml", "--profile", "wcag-aa,apple-hig"],
      "--profile wcag-aa,apple-hig: give the option again for each: --profile wcag-aa "
        + "--profile apple-hig"
    ),
    BadUsage(
      ["check", "a.xml", "--skip", "text-scales,text-size-minimum"],
      "--skip text-scales,text-size-minimum: give the option again for each: --skip text-scales "
        + "--skip text-size-minimum"
    ),
    BadUsage(["schema", "x"], "schema takes no operand; see a11y-audit schema --help"),
    BadUsage(
      ["contrast", "#FFF"],
      "contrast takes FOREGROUND BACKGROUND; see a11y-audit contrast --help"
    ),
  ]

  private static let options = [
    BadUsage(
      ["check", "a.xml", "--formt", "json"],
      "unknown option --formt; did you mean --format?"
    ),
    BadUsage(["check", "a.xml", "-q"], "unknown option -q; see --help"),
    BadUsage(["check", "a.xml", "-format"], "unknown option -format; did you mean --format?"),
    BadUsage(["tree", "a.xml", "--jobs", "2"], "unknown option --jobs; see --help"),
    BadUsage(
      ["schema", "--format", "json"],
      "--format json: there is no such value; expected markdown or xsd"
    ),
    BadUsage(["check", "a.xml", "--format"], "--format needs a value: --format NAME"),
    BadUsage(["check", "a.xml", "--format="], "--format needs a value: --format NAME"),
    BadUsage(["tree", "a.xml", "--state", ""], "--state needs a value: --state STATE"),
    BadUsage(
      ["check", "a.xml", "--format", "jsn"],
      "--format jsn: there is no such value; did you mean ‘json’?"
    ),
    BadUsage(
      ["rules", "--format", "sarif"],
      "--format sarif: there is no such value; expected html, json, markdown or text"
    ),
    BadUsage(
      ["tree", "a.xml", "--format", "yaml"],
      "--format yaml: there is no such value; expected json or text"
    ),
    BadUsage(["check", "a.xml", "--quiet=yes"], "--quiet takes no value"),
    BadUsage(
      ["check", "a.xml", "--profile", "wcag-aaaa"],
      "--profile wcag-aaaa: there is no such value; did you mean ‘wcag-aaa’?"
    ),
    BadUsage(
      ["check", "a.xml", "--appearance", "sepia"],
      "--appearance sepia: there is no such value; expected dark, dark-high-contrast, light or "
        + "light-high-contrast"
    ),
    BadUsage(
      ["check", "a.svg", "--background", "whit"],
      "--background whit: ‘whit’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"
    ),
    BadUsage(
      ["check", "a.svg", "--background", "drak=black"],
      "--background drak=black: no such appearance; did you mean ‘dark’?"
    ),
    BadUsage(
      ["check", "a.svg", "--background", "dark="],
      "--background dark=: ‘’ is not a colour; write a name, #RRGGBB, rgb(), hsl() or color()"
    ),
    BadUsage(
      ["check", "a.svg", "--background", "#FFF8"],
      "--background #FFF8: a colour without transparency is expected"
    ),
    BadUsage(
      ["check", "a.svg", "--background", "dark=#000", "--background", "dark=#111"],
      "--background dark=#111: the background is given twice; keep one"
    ),
    BadUsage(
      ["check", "a.xml", "--system-colors", "ios27"],
      "--system-colors ios27: there is no such value; did you mean ‘ios26’?"
    ),
    BadUsage(
      ["check", "a.xml", "--fail-on", "major"],
      "--fail-on major: there is no such value; expected critical, minor, moderate, never or serious"
    ),
    BadUsage(
      ["check", "a.xml", "--cant-tell", "maybe"],
      "--cant-tell maybe: there is no such value; expected fail or report"
    ),
    BadUsage(
      ["check", "a.xml", "--jobs", "0"],
      "--jobs 0: a whole number from 1 is expected"
    ),
    BadUsage(
      ["check", "a.xml", "--jobs", "1.5"],
      "--jobs 1.5: a whole number from 1 is expected"
    ),
    BadUsage(
      ["check", "a.xml", "--jobs", "99999999999999999999"],
      "--jobs 99999999999999999999: a whole number from 1 is expected"
    ),
  ]

  private static let contradictions = [
    BadUsage(
      ["check", "a.xml", "--format", "json", "--format", "text"],
      "--format is given twice; keep one"
    ),
    BadUsage(
      ["check", "a.xml", "--rule", "legend-present", "--skip", "legend-present"],
      "--rule legend-present and --skip legend-present exclude each other; keep one"
    ),
    BadUsage(
      ["tree", "a.xml", "--walk", "next", "--state", "2"],
      "--state and --walk exclude each other; a walk begins in the initial state"
    ),
    BadUsage(
      ["tree", "a.xml", "--state", "1", "--state", "2"],
      "--state is given twice; keep one"
    ),
  ]
}
