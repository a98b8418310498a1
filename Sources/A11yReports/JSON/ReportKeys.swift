internal import A11yModel
internal import A11yRules
internal import Support

/// The keys of each object of a report.
extension ReportSchema {
  private static let notForMerge = "the report is not written with --for-merge"

  static let report: [Key] = [
    Key("schema", [("const", .count(JSONReport.schema))], "The version of the contract."),
    Key("tool", reference("tool"), "Who wrote it."),
    Key(
      "rules",
      map(of: reference("rule")),
      "By id, what the results of each rule that occurs have in common; a long report may have rules "
        + "besides that do not occur.",
      absent: "there is no result"
    ),
    Key(
      "results",
      list(of: reference("result")),
      "What the rules decided, in the order of the input: each failed and cantTell outcome, and the "
        + "passed ones of a component once for each rule, appearance, surface and state. With "
        + "--all-outcomes each outcome, also the inapplicable and untested ones; with --outcomes "
        + "those of them that it names; with --for-merge also the untested ones."
    ),
    Key(
      "errors",
      list(of: reference("error")),
      "What is wrong with inputs; all else was audited.",
      absent: "nothing"
    ),
    Key("notes", texts, "What else a reader should know.", absent: "nothing"),
    Key("merge", unnamed, "What a11y-audit merge of the same version needs.", absent: notForMerge),
    Key("summary", reference("summary"), "What it all comes to."),
  ]

  static let rule: [Key] = [
    type("rule"),
    Key("id", text, "The rule’s id.", absent: "it is the key of the table; lines of jsonl have it"),
    Key("title", text, "What holds where it passes.", absent: "unknown"),
    Key("requirements", texts, "What it is for, as wcag:1.4.3.", absent: "nothing"),
    Key(
      "profiles",
      texts,
      "The chosen profiles that ask it.",
      absent: "none; it is asked for by its name, or of every run, or is in no result of the first "
        + "megabyte, and later ones say it"
    ),
    Key("advisory", flag, "Whether a failure alone proves nothing.", absent: "false"),
    Key(
      "composite",
      flag,
      "Whether it only sums up others, which summary leaves out but in findings and byRule.",
      absent: "false"
    ),
  ]

  static let result: [Key] = [
    type("result"),
    Key("rule", text, "The id of the rule, under which rules says the rest."),
    Key("outcome", words(Outcome.Result.allCases.map(\.rawValue)), "What it came to."),
    Key(
      "impact",
      words(Impact.allCases.map(\.rawValue)),
      "How much it hinders people.",
      absent: "the outcome is neither failed nor cantTell"
    ),
    Key("component", text, "The component’s id, else its path."),
    Key(
      "variant",
      reference("variant"),
      "Which of several variants the component is.",
      absent: "there are no others"
    ),
    Key(
      "target",
      text,
      "The path of what was tested: local names with indices from 1 among siblings of a name.",
      absent: "it is about the component as a whole, or stands for count targets of it"
    ),
    Key(
      "appearance",
      words(Appearance.allCases.map(\.rawValue)),
      "The appearance.",
      absent: "it does not matter"
    ),
    Key(
      "surface",
      words(Surface.allCases.map(\.rawValue)),
      "The surface.",
      absent: "it does not matter"
    ),
    Key("state", text, "The state of the component or part.", absent: "it does not matter"),
    Key(
      "generation",
      words(Generation.allCases.map(\.rawValue)),
      "The generation of system colours.",
      absent: "no system colour takes part"
    ),
    Key("message", text, "What is wrong, and for whom.", absent: "it is the rule’s title"),
    Key("remedy", text, "What to do about it.", absent: "nothing is to be done"),
    Key(
      "likely",
      words(["fail", "pass", "none"]),
      "Which way it leans.",
      absent: "the outcome is not cantTell"
    ),
    Key(
      "confidence",
      words(["certain", "assumed"]),
      "Whether what decided is known or taken on trust.",
      absent: "certain"
    ),
    Key("missing", texts, "The facts without which it cannot be told.", absent: "none"),
    Key(
      "evidence",
      reference("evidence"),
      "The facts behind it, by name; ratios are unrounded.",
      absent: "none is told"
    ),
    Key("requirements", texts, "What it bears on.", absent: "the rule’s"),
    Key("profiles", texts, "The chosen profiles it holds for.", absent: "the rule’s"),
    Key("advisory", flag, "Whether a failure alone proves nothing.", absent: "the rule’s"),
    Key(
      "platformDefault",
      flag,
      "Whether the platform’s choice fails, and not the author’s.",
      absent: "false"
    ),
    Key("causes", texts, "Of a composite, the rules that decided it.", absent: "none"),
    Key("suppression", reference("suppression"), "Why it does not count.", absent: "it counts"),
    Key("count", number(from: 1), "How many outcomes it stands for.", absent: "1"),
    Key("location", reference("location"), "Where it is."),
    Key(
      "fingerprint",
      [("type", .string("string")), ("pattern", .string("^[0-9a-f]{16}$"))],
      "64 bits that stay as long as the target does, whatever the message and line; unique in a report.",
      absent: "there is no target, and " + notForMerge
    ),
    Key(
      "finding",
      [("type", .string("string")), ("pattern", .string("^[0-9a-f]{16}$"))],
      "What the outcomes share that people read as one finding: the fingerprint of the first of them. "
        + "A composite and what it sums up are one.",
      absent:
        "the outcome is neither failed nor cantTell, or is a composite that people do not read"
    ),
    Key(
      "merge",
      unnamed,
      "What a11y-audit merge of the same version needs besides.",
      absent: "nothing, or " + notForMerge
    ),
  ]

  static let variant: [Key] = [
    Key("name", text, "The condition that tells it from the others."),
    Key("of", text, "The id of the first of them."),
    Key("count", number(from: 1), "How many there are."),
  ]

  static let suppression: [Key] = [
    Key("kind", words(Suppression.Kind.allCases.map(\.rawValue)), "Where it is suppressed."),
    Key("reason", text, "Why.", absent: "none is given, as in a baseline"),
    Key(
      "location",
      reference("location"),
      "Where that is said.",
      absent: "in no audited file"
    ),
  ]

  static let location: [Key] = [
    Key("file", text, "The file as it was named."),
    Key(
      "line",
      number(from: 1),
      "From 1.",
      absent: "it is about the component as a whole, or stands for several targets, and "
        + notForMerge
    ),
    Key("column", number(from: 1), "From 1, in Unicode scalars.", absent: "as with line"),
  ]

  static let error: [Key] =
    [type("error")] + [
      Key("file", text, "The file as it was named."),
      Key("line", number(from: 1), "From 1."),
      Key("column", number(from: 1), "From 1, in Unicode scalars."),
      Key("message", text, "What is wrong."),
    ]

  static let results: [Key] = [
    Key("failed", count, "Findings, place by place."),
    Key("passed", count, "What is as it should be."),
    Key("cantTell", count, "What lacks a fact."),
    Key("inapplicable", count, "Components that have nothing the rule is about."),
    Key(
      "untested",
      count,
      "Components that do not say what the rule asks, or of which it was left out."
    ),
    Key("suppressed", count, "What holds and does not count; in none of the others."),
  ]

  static let summary: [Key] =
    [
      Key("files", count, "The files that were audited."),
      Key("skipped", count, "The files that are neither spec nor chart, or were not opened."),
      Key("components", count, "The components in them."),
      Key("targets", count, "What was tested of these."),
      Key("rules", count, "The rules that were asked."),
    ] + results + [
      Key("findings", reference("findings"), "What people read as one finding, by impact."),
      Key(
        "byRule",
        map(of: reference("counts")),
        "The outcomes of each rule that was asked; composites, too, which the other numbers leave out."
      ),
    ]
}
