extension BadRuleFile {
  static let all =
    rules + requirements + yields + terms + expectations + composites + rest

  private static let expectation = """
    <expectation check="text-contrast" uses="large-text">
        <parameter name="minimum" value="5.5" source="ours"/>
        <parameter name="large-minimum" value="3" source="ours"/>
      </expectation>
    """

  /// A rule that sums up others, as one of which it names what is given.
  private static func composite(_ part: String, _ messages: [String]) -> BadRuleFile {
    BadRuleFile(
      expectation,
      "<expectation message=\"{parts}\" doubt=\"{parts}\">\n\(part)</expectation>",
      messages
    )
  }

  private static let id = "an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"

  private static let rules = [
    BadRuleFile(
      " xmlns=\"urn:a11y-audit:spec:1\"",
      "",
      ["1:1 <rule> is no rule; a rule file begins with <rule xmlns=\"urn:a11y-audit:spec:1\">"]
    ),
    BadRuleFile(" id=\"own\"", "", ["1:1 <rule> needs the attribute ‘id’: what users call it"]),
    BadRuleFile("id=\"own\"", "id=\"my own\"", ["1:37 id=\"my own\": \(id)"]),
    BadRuleFile("id=\"own\"", "id=\"\"", ["1:37 id=\"\": \(id)"]),
    BadRuleFile(
      "category=\"contrast\"",
      "category=\"contrst\"",
      [
        "1:46 category=\"contrst\": expected labels, legends, contrast, color-use, announcements, "
          + "structure, targets, text, motion or data; did you mean ‘contrast’?"
      ]
    ),
    BadRuleFile(
      "impact=\"minor\"",
      "impact=\"major\"",
      ["1:66 impact=\"major\": expected minor, moderate, serious or critical"]
    ),
    BadRuleFile(
      "components=\"chart\"",
      "components=\"charts\"",
      [
        "1:81 components=\"charts\": expected step-indicator, status-tracker, progress, chart or graphic; "
          + "did you mean ‘chart’?"
      ]
    ),
    BadRuleFile(
      "components=\"chart\"",
      "components=\"\"",
      ["1:81 components=\"\": name one kind of component or more"]
    ),
    BadRuleFile(
      " components=\"chart\"",
      "",
      ["1:1 <rule> needs the attribute ‘components’: the kinds of component it applies to"]
    ),
    BadRuleFile(
      " people=\"low-vision\"",
      "",
      ["1:1 <rule> needs the attribute ‘people’: whom a failure shuts out"]
    ),
    BadRuleFile(
      "people=\"low-vision\"",
      "people=\"low-vison\"",
      [
        "1:100 people=\"low-vison\": expected listening, low-vision, colour, large-text, touch or motion; "
          + "did you mean ‘low-vision’?"
      ]
    ),
    BadRuleFile(
      "people=\"low-vision\"",
      "people=\" \"",
      ["1:100 people=\"\": name one of the people whom a failure shuts out, or more"]
    ),
    BadRuleFile("<title>Own</title>", "", ["1:1 a rule needs a <title>"]),
    BadRuleFile("Own", " ", ["1:1 a rule needs a <title>"]),
    BadRuleFile(
      "<title>Own</title>",
      "<title>Own</title><title>Other</title>",
      ["2:21 a rule has one <title>; remove this one"]
    ),
    BadRuleFile(
      "ref=\"wcag:1.4.3\" ",
      "",
      ["3:3 <requirement> needs the attribute ‘ref’: the criterion or guideline"]
    ),
    BadRuleFile(
      "level=\"AA\"",
      "level=\"AAA\"",
      ["3:33 level=\"AAA\": wcag:1.4.3 is of level AA"]
    ),
    BadRuleFile(
      "<requirement ref",
      "<untested dialect=\"spec\">colours</untested><requirement ref",
      ["3:3 the rule decides ‘spec’; remove this or the dialect, or say unless what"]
    ),
    BadRuleFile(
      "<requirement ref",
      "<untested dialect=\"svg\" unless=\"colors\">colours</untested><requirement ref",
      ["3:27 the rule never decides ‘svg’; remove unless, or add the dialect"]
    ),
    BadRuleFile(
      "<requirement ref",
      "<untested dialect=\"svgg\">colours</untested><requirement ref",
      ["3:13 dialect=\"svgg\": expected spec, svg or swiftui; did you mean ‘svg’?"]
    ),
    BadRuleFile(
      "level=\"AA\"",
      "level=\"AAAA\"",
      ["3:33 level=\"AAAA\": expected A, AA or AAA; did you mean ‘AAA’?"]
    ),
    BadRuleFile(
      "name=\"wcag-aa\"",
      "name=\"wcag-ab\"",
      [
        "4:12 name=\"wcag-ab\": expected wcag-a, wcag-aa, wcag-aaa, apple-hig or chartability; "
          + "did you mean ‘wcag-a’?"
      ]
    ),
    BadRuleFile(
      "name=\"wcag-aa\"",
      "name=\"wcag-aa\" advisory=\"yes\"",
      ["4:27 advisory=\"yes\": expected true or false"]
    ),
  ]

  private static let expectations = [
    BadRuleFile(expectation, "", ["1:1 a rule needs an <expectation>"]),
    BadRuleFile(
      expectation,
      expectation + expectation,
      ["8:17 a rule has one <expectation>; remove this one"]
    ),
    BadRuleFile(
      "check=\"text-contrast\"",
      "check=\"text-contrst\"",
      ["5:16 check=\"text-contrst\": there is no such value; did you mean ‘text-contrast’?"]
    ),
    BadRuleFile(
      "check=\"text-contrast\" ",
      "",
      ["5:3 an expectation names a check or holds parts, one of both"]
    ),
    BadRuleFile(
      "uses=\"large-text\"",
      "uses=\"largetext\"",
      [
        "5:38 uses=\"largetext\": expected large-text, text-equivalent-exempts, "
          + "separation-suffices, text-minimum, enlargement or icons-grow; did you mean ‘large-text’?"
      ]
    ),
    BadRuleFile(
      "name=\"minimum\"",
      "name=\"minimun\"",
      [
        "5:3 the check ‘text-contrast-minimum’ needs the parameter ‘minimum’",
        "6:16 the check ‘text-contrast-minimum’ has no parameter ‘minimun’; did you mean ‘minimum’?",
      ]
    ),
    BadRuleFile(
      "<parameter name=\"large-minimum\" value=\"3\" source=\"ours\"/>",
      "",
      ["5:3 the check ‘text-contrast-minimum’ needs the parameter ‘large-minimum’"]
    ),
    BadRuleFile(
      "</expectation>",
      "  <parameter name=\"minimum\" value=\"3\" source=\"ours\"/></expectation>",
      ["8:16 the parameter ‘minimum’ is given twice; keep one"]
    ),
    BadRuleFile(
      "value=\"5.5\"",
      "value=\"five\"",
      ["6:31 value=\"five\": a number from 0 to 1000000 is expected"]
    ),
    BadRuleFile(
      " source=\"ours\"",
      "",
      ["6:5 <parameter> needs the attribute ‘source’: where it comes from"]
    ),
  ]

  private static let composites = [
    composite("", ["5:3 an expectation names a check or holds parts, one of both"]),
    composite(
      "<part rule=\"component-has-nam\" name=\"a\"/>",
      [
        "6:7 the rule ‘own’ sums up ‘component-has-nam’, which is no rule; "
          + "did you mean ‘component-has-name’?"
      ]
    ),
    composite(
      "<part rule=\"component-has-name\" name=\"a\"/><part rule=\"own\" name=\"b\"/>",
      ["6:49 the rule ‘own’ sums up ‘own’, which sums up others itself; name those"]
    ),
    composite("<part name=\"a\"/>", ["6:1 <part> needs the attribute ‘rule’: which"]),
    composite(
      "<part rule=\"component-has-name\"/>",
      ["6:1 <part> needs the attribute ‘name’: what lacks where it fails"]
    ),
    composite(
      "<part rule=\"component-has-name\" name=\"a\" condition=\"maybe\"/>",
      ["6:42 condition=\"maybe\": expected true or false"]
    ),
  ]

  private static let rest = [
    BadRuleFile(
      "dialect=\"spec\"",
      "dialect=\"html\"",
      ["9:11 dialect=\"html\": expected spec, svg or swiftui"]
    ),
    BadRuleFile(
      "dialect=\"spec\">",
      "dialect=\"swiftui\"><edit set=\"label\" value=\"a\"/>",
      ["9:29 nothing edits Swift code; say it in words"]
    ),
    BadRuleFile(
      " dialect=\"spec\"",
      "",
      ["9:3 <remedy> needs the attribute ‘dialect’: in whose words"]
    ),
    BadRuleFile(
      "<why>w</why>",
      "<wy>w</wy>",
      [
        "10:9 <wy> is no element of this dialect; <help> holds why, applies, decides, swiftui or "
          + "limits; did you mean ‘why’?"
      ]
    ),
    BadRuleFile(
      "<examples/>",
      "<example/>",
      [
        "11:3 <example> is no element of this dialect; <rule> holds title, untested, requirement, "
          + "profile, expectation, yields, remedy, help or examples; did you mean ‘examples’?"
      ]
    ),
    BadRuleFile(
      "<examples/>",
      "<examples><passed/></examples>",
      ["11:13 <passed> needs the attribute ‘title’: what it shows"]
    ),
    BadRuleFile(
      "</rule>",
      "</rule><rule/>",
      ["12:8 something stands behind the outermost element; a document has one"]
    ),
  ]
}
