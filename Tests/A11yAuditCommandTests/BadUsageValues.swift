extension BadUsage {
  static let rules = [
    BadUsage(
      ["check", "a.xml", "--rule", "text-contrast"],
      "--rule text-contrast: no such rule; did you mean text-contrast-enhanced or "
        + "text-contrast-minimum?"
    ),
    BadUsage(
      ["check", "a.xml", "--skip", "step-name-anounced"],
      "--skip step-name-anounced: no such rule; did you mean ‘step-name-announced’?"
    ),
    BadUsage(
      ["check", "a.xml", "--rule", "zzz"],
      "--rule zzz: no such rule; a11y-audit rules lists them"
    ),
    BadUsage(
      ["check", "a.xml", "--rule", "text-contrst"],
      "--rule text-contrst: no such rule; did you mean text-contrast-enhanced or "
        + "text-contrast-minimum?"
    ),
    BadUsage(
      ["explain", "children-not-swalowed"],
      "children-not-swalowed: there is no such rule, criterion, element, attribute or value; did you mean ‘children-not-swallowed’?"
    ),
    BadUsage(
      ["explain", "zzz"],
      "zzz: there is no such rule, criterion, element, attribute or value; a11y-audit rules and a11y-audit schema --format markdown list what "
        + "is"
    ),
    BadUsage(
      ["explain", "stepper"],
      "stepper: a stepper is a <step-indicator>; a11y-audit explain step-indicator says more"
    ),
    BadUsage(
      ["explain", "on=bak"],
      "on=bak: there is no such rule, criterion, element, attribute or value; did you mean ‘on=back’?"
    ),
    BadUsage(["check", "a.xml", "--rules", "nowhere"], "--rules nowhere: is no folder"),
    BadUsage(["check", "a.xml", "--rules", "a.xml"], "--rules a.xml: is no folder"),
    BadUsage(
      ["check", "a.xml", "--rules", "notes"],
      "--rules notes: holds no rule file (*.xml)"
    ),
    BadUsage(
      ["rules", "--rules", "folder"],
      "folder/a.xml:1:1: error: <spec> is no rule; a rule file begins with "
        + "<rule xmlns=\"urn:a11y-audit:spec:1\">"
    ),
    BadUsage(
      ["explain", "legend-present", "--rules", "\u{1B}[31m"],
      "\\u{1b}[31m/rule.xml:1:6: error: ‘>’ is expected here, to end the tag of <rule>"
    ),
    BadUsage(
      ["check", "a.xml", "--rules", "own"],
      input: [
        "broken.xml:1:6: error: ‘>’ is expected here, to end the tag of <rule>",
        "rule.xml:1:1: error: <rule> needs the attribute ‘category’: what it is about",
        "rule.xml:1:1: error: <rule> needs the attribute ‘components’: the kinds of component it "
          + "applies to",
        "rule.xml:1:1: error: <rule> needs the attribute ‘id’: what users call it",
        "rule.xml:1:1: error: <rule> needs the attribute ‘impact’: how much a failure hinders people",
        "rule.xml:1:1: error: <rule> needs the attribute ‘people’: whom a failure shuts out",
        "rule.xml:1:1: error: a rule needs a <title>",
        "rule.xml:1:1: error: a rule needs an <expectation>",
      ].map { "a11y-audit: own/\($0)" }
    ),
  ]

  static let outputs = [
    BadUsage(
      ["check", "a.xml", "--output", "report.txt2"],
      "--output report.txt2: the name says no format; let it end in .txt (text), .md (markdown), "
        + ".html (html), .json (json), .jsonl (jsonl), .sarif (sarif) or .xml (junit), or say it: "
        + "--output NAME=report.txt2, where NAME is one of text, concise, json, jsonl, sarif, junit, "
        + "checkstyle, markdown, html, github, github-summary, gitlab"
    ),
    BadUsage(
      ["check", "a.xml", "-o", "report.json", "--output", "json=report.json"],
      "--output json=report.json: report.json is written twice; keep one"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "-"],
      "--output -: standard output gets --format NAME"
    ),
    BadUsage(
      ["check", "a.xml", "-f", "json", "--format", "text"],
      "--format is given twice; keep one"
    ),
    BadUsage(["check", "a.xml", "-o"], "-o needs a value: -o [NAME=]FILE"),
    BadUsage(
      ["check", "a.xml", "--stdin-filename", "b.xml"],
      "--stdin-filename b.xml: standard input is not audited; name it: -"
    ),
    BadUsage(
      ["check", "-", "--stdin-filename", "folder"],
      "--stdin-filename folder: the name of a file is expected"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "json="],
      "--output json=: NAME=FILE is expected, as in json=report.json"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "jsn=report.json"],
      "--output jsn=report.json: no such format; did you mean ‘json’?"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "json=r", "--output", "text=r"],
      "--output text=r: r is written twice; keep one"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "json=r", "--output", "text=./r"],
      "--output text=./r: ./r is written twice; keep one"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "json=-"],
      "--output json=-: standard output gets --format json"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "json=a.xml"],
      "--output: a.xml is audited, too; write the report elsewhere"
    ),
    BadUsage(
      ["check", "a.xml", "--output", "json=./a.xml"],
      "--output: ./a.xml is audited, too; write the report elsewhere"
    ),
    BadUsage(
      ["check", "folder", "--output", "json=folder/a.xml"],
      "--output: folder/a.xml is audited, too; write the report elsewhere"
    ),
  ]

  static let tree = [
    BadUsage(["tree", "absent.xml"], "absent.xml: cannot be read: No such file or directory"),
    BadUsage(["tree", "folder"], "folder: cannot be read: is a folder; tree takes one file"),
    BadUsage(["tree", "a.xml", "--walk"], "--walk needs a value: --walk TRANSITIONS"),
    BadUsage(
      ["tree", "a.xml", "--walk", "next,,jump"],
      "--walk: transition 2: nothing is there; write one, as next or back"
    ),
    BadUsage(
      ["tree", "a.xml", "--walk", "nxt"],
      "--walk: transition 1 (nxt): there is no such transition; did you mean ‘next’?"
    ),
    BadUsage(
      ["tree", "a.xml", "--walk", "select"],
      "--walk: transition 1 (select): say which step is tapped, as in select:1"
    ),
    BadUsage(
      ["tree", "a.xml", "--walk", "back,next:1"],
      "--walk: transition 2 (next:1): write next alone"
    ),
    BadUsage(
      ["tree", "a.xml", "--walk", "error:"],
      "--walk: transition 1 (error:): say which step or state, as in error:1, or leave out the colon"
    ),
    BadUsage(
      ["tree", "a.xml", "--component", "bad"],
      "--component bad: there is no such component; expected good"
    ),
  ]

  static let colors = [
    BadUsage(
      ["contrast", "sytemBlue", "white"],
      "‘sytemBlue’ is not a colour; did you mean ‘systemBlue’?"
    ),
    BadUsage(
      ["contrast", "white", "systemFill"],
      "the background systemFill is not opaque; name what lies behind"
    ),
    BadUsage(
      ["contrast", "#12", "red"],
      "‘#12’ is not a colour; ‘#’ is followed by 3, 4, 6 or 8 hexadecimal digits"
    ),
    BadUsage(
      ["contrast", "red", "rgb(1 2)"],
      "‘rgb(1 2)’ is not a colour; rgb() takes 3 numbers, and an opacity where wanted"
    ),
  ]

  static let inputs = [
    BadUsage(
      ["check", "absent.xml"],
      input: ["absent.xml:1:1: error: cannot be read: No such file or directory"]
    ),
    BadUsage(
      ["check", "guide.md", "report.json", "--quiet"],
      input: [
        ("guide.md", "Markdown", ""),
        (
          "report.json", "JSON",
          "; a configuration goes with --config, and a baseline with --baseline"
        ),
      ].map { file, what, hint in
        "\(file):1:1: error: this is \(what), not a spec; a spec (<spec "
          + "xmlns=\"urn:a11y-audit:spec:1\">) or an image (<svg xmlns=\"http://www.w3.org/2000/svg\">) "
          + "is read\(hint)"
      }
    ),
    // What is a spec is read, whatever its name; where it is broken, that is told.
    BadUsage(
      ["check", "spec.md", "--quiet"],
      input: ["spec.md:1:39: error: ‘>’ is expected here, to end the tag of <p>"]
    ),
    BadUsage(
      ["check", "--", "--quiet"],
      input: ["--quiet:1:1: error: cannot be read: No such file or directory"]
    ),
    BadUsage(
      ["check", "a.xml", "broken.xml", "empty.xml", "--quiet"],
      input: [
        "broken.xml:1:6: error: ‘>’ is expected here, to end the tag of <spec>",
        "empty.xml:1:1: error: the file is empty; an XML document was expected",
      ]
    ),
    BadUsage(
      ["tree", "broken.xml"],
      input: ["broken.xml:1:6: error: ‘>’ is expected here, to end the tag of <spec>"]
    ),
    BadUsage(
      ["check", "sick", "--format", "json"],
      input: [
        "sick/broken.xml:2:10: error: the document ends within <palette> of line 2; close it with "
          + "</palette>"
      ]
    ),
    BadUsage(
      ["check", "notes.txt"],
      input: [
        "notes.txt:1:1: error: an XML document begins with ‘<’; this is something else"
      ]
    ),
    BadUsage(
      ["tree", "entity.xml"],
      input: [
        "entity.xml:1:1: error: a document type declaration (<!DOCTYPE>) is not allowed here; "
          + "remove it"
      ]
    ),
    BadUsage(
      ["check", "plist.xml", "page.html", "--quiet"],
      input: [("plist.xml", "a property list"), ("page.html", "an HTML page")].map { file, what in
        "\(file):1:1: error: this is \(what), which is not read; a spec "
          + "(<spec xmlns=\"urn:a11y-audit:spec:1\">) or an image "
          + "(<svg xmlns=\"http://www.w3.org/2000/svg\">) is read"
      }
    ),
    BadUsage(
      ["check", "old.xml", "plain.xml"],
      input: [
        "old.xml:1:1: error: this is a spec of version ‘0’; version 1 is read",
        "plain.xml:1:1: error: <spec> is in no namespace; write "
          + "<spec xmlns=\"urn:a11y-audit:spec:1\">",
      ]
    ),
    BadUsage(
      ["check", "ebcdic.xml"],
      input: [
        "ebcdic.xml:1:21: error: the encoding ‘IBM037’ is not read; UTF-8, UTF-16 and ISO-8859-1 "
          + "are, so save the file as UTF-8"
      ]
    ),
    BadUsage(
      ["check", "utf16.xml"],
      input: [
        "utf16.xml:1:21: error: the file claims to be UTF-16, and its text is not; save it as UTF-8 "
          + "and declare encoding=\"UTF-8\""
      ]
    ),
    BadUsage(
      ["check", "bad.xml", "--format", "markdown"],
      input: [
        "bad.xml:2:31: error: label: {naem} is no placeholder; did you mean ‘name’? "
          + "expected count, icon, name, offset, position or state",
        "bad.xml:2:47: error: <stpe> is no element of this dialect; <step-indicator> holds state, "
          + "step, look, connector, text, title, glyph, shape, control, group, announcement, focus, "
          + "custom-content, custom-action or animation; did you mean ‘step’?",
      ]
    ),
    // What names hold acts on no terminal.
    BadUsage(
      ["tree", "\u{1B}[31m.xml"],
      input: ["\\u{1b}[31m.xml:1:6: error: ‘>’ is expected here, to end the tag of <spec>"]
    ),
  ]
}
