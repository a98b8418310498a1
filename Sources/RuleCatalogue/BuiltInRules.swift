// swift-format-ignore-file
// Written by `make embed` from Rules/*.xml; edit those.

internal import A11yModel

enum BuiltInRules {
  /// The rules in the order of their ids.
  static var rules: [Rule] { [rule0, rule1, rule2, rule3, rule4, rule5, rule6, rule7, rule8, rule9, rule10, rule11, rule12, rule13, rule14, rule15, rule16, rule17, rule18, rule19, rule20, rule21, rule22, rule23, rule24, rule25, rule26, rule27, rule28, rule29, rule30, rule31, rule32, rule33, rule34, rule35, rule36, rule37, rule38, rule39, rule40, rule41, rule42, rule43, rule44, rule45, rule46, rule47, rule48, rule49, rule50, rule51, rule52, rule53, rule54, rule55, rule56, rule57, rule58, rule59, rule60, rule61, rule62, rule63, rule64, rule65, rule66, rule67, rule68, rule69] }

  private static var rule0: Rule {
    Rule(
      id: "adjacent-marks-contrast",
      title: "Marks that touch can be told apart",
      category: "contrast",
      impact: .moderate,
      people: [.lowVision, .color],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:meaningful-elements-distinguishable", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "adjacent-marks-contrast",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with low vision cannot tell [{first} from {second}|two marks from each other] where they touch: {ratios}[ at most on a page of {page} colour][, and {parting} against what parts them], {threshold}:1 is needed"), .init(isDoubt: true, text: "[whether people with low vision can tell [{first} from {second}|two marks from each other] where they touch depends on {unseen}|people with low vision may {open} tell [{first} from {second}|two marks from each other] where they touch: {ratios}[ at most on a page of {page} colour][, and {parting} against what parts them], {threshold}:1 is needed|people with low vision may not be able to tell [{first} from {second}|two marks from each other] where they touch: {ratios}[ at most on a page of {page} colour][, and {parting} against what parts them], {threshold}:1 is needed]"), .init(condition: "alike", text: "nobody can tell [{first} from {second}|{looks} apart|marks from each other] where they touch: they look the same[, and {parting} against what parts them]"), .init(isDoubt: true, condition: "alike", text: "[people may {open} be able to|nobody can] tell [{first} from {second}|{looks} apart|marks from each other] where they touch: they look the same[, and {parting} against what parts them]")],
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11 and technique G209"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "Chartability: at least one pixel"), .init(name: "gap", value: "1", source: "Chartability: at least one pixel")],
      profileParameters: ["large-text", "separation-suffices"],
      remedies: [.init(dialect: .spec, condition: nil, text: "part them by a stroke of at least 1 point that has 3:1 against both, or show the values on the marks[, or let the second appear as {nearestForeground}]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .svg, condition: nil, text: "part them by a stroke or a gap of at least 1 pixel that has 3:1 against both, or show the values on the marks[, or let the second appear as {nearestForeground}]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .swiftui, condition: nil, text: "part them by a line or a gap of at least 1 point that has [{threshold}|3]:1 against both, as with `SectorMark(angle: .value(\"Hours\", hours), angularInset: 1)` (iOS 17, macOS 14) or, on shapes of your own, `.overlay { Rectangle().strokeBorder(separator, lineWidth: 1) }`, or show the values on the marks with `.annotation`[, or let {second} appear as {nearestForeground}|, or let the second appear as {nearestForeground}]")]
    )
  }

  private static var rule1: Rule {
    Rule(
      id: "animation-pausable",
      title: "What moves or blinks by itself for long can be paused",
      category: "motion",
      impact: .serious,
      people: [.motion],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:2.2.2", level: "A", condition: nil), .init(reference: "chartability:long-animations", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "animation-pausable",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who are drawn away by what moves or blinks cannot read beside it: {motion}{repeats|forever= for ever|[ for {length} seconds]}, and nothing pauses it"), .init(condition: "control", text: "people who are drawn away by what moves or blinks cannot read beside it: {motion}{repeats|forever= for ever|[ for {length} seconds]}, and what is to pause it cannot be operated"), .init(isDoubt: true, text: "whether people who are drawn away by what moves or blinks can read beside it depends on {fact}: {motion}{repeats|forever= for ever|[ for {length} seconds]}"), .init(isDoubt: true, condition: "length", text: "whether people who are drawn away by what moves or blinks can read beside it depends on {fact}"), .init(isDoubt: true, condition: "waiting", text: "whether people who are drawn away by what moves or blinks need it paused depends on {fact}: {motion}{repeats|forever= for ever|[ for {length} seconds]}")],
      parameters: [.init(name: "longest", value: "5", source: "WCAG 2.2, 2.2.2: seconds")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the animation end within [{threshold}] seconds, or give a control that pauses it, and name it with stop="), .init(dialect: .spec, condition: "control", text: "let what stop= names be a control that can be operated"), .init(dialect: .svg, condition: nil, text: "let the animation end within [{threshold}] seconds, as with repeatCount= or animation-iteration-count, or let a button end it"), .init(dialect: .svg, condition: "control", text: "let what ends the animation have role=\"button\", a name and the focus"), .init(dialect: .swiftui, condition: nil, text: "end the animation within [{threshold}|5] seconds, as with `.linear.repeatCount(3)` instead of `.linear.repeatForever()`, or offer a button that takes it away: `.animation(isPaused ? nil : .linear.repeatForever(), value: current)`"), .init(dialect: .swiftui, condition: "control", text: "let what stops it be a `Button(\"Pause\") { isPaused = true }` that is neither hidden nor disabled")]
    )
  }

  private static var rule2: Rule {
    Rule(
      id: "animation-respects-reduce-motion",
      title: "What moves is still for those who want less motion",
      category: "motion",
      impact: .moderate,
      people: [.motion],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:2.3.3", level: "AAA", condition: "interaction"), .init(reference: "hig:motion", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAAA, isAdvisory: false, isForCustomColors: false, condition: "interaction"), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "animation-respects-reduce-motion",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people whom motion makes ill see it all the same: {motion}, whether or not they want less motion"), .init(isDoubt: true, text: "whether people whom motion makes ill are spared it depends on {fact}: {motion}")],
      parameters: [.init(name: "shortest", value: "0.25", source: "ours: seconds that motion must last to be seen as motion")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "with Reduce Motion (accessibilityReduceMotion) show the end at once or fade to it, and say reduced=\"none\" or reduced=\"fade\"", edits: [.init(place: .finding, change: .edit(.set("reduced", to: "fade")))]), .init(dialect: .svg, condition: nil, text: "end the animation within @media (prefers-reduced-motion: reduce), or fade there instead; elements of SVG that animate others know no such condition, animations of CSS do"), .init(dialect: .swiftui, condition: nil, text: "read `@Environment(\\.accessibilityReduceMotion)` and take the motion away, as in `.animation(reduceMotion ? nil : .default, value: current)`, or let it fade, as in `.transition(reduceMotion ? .opacity : .slide)`")]
    )
  }

  private static var rule3: Rule {
    Rule(
      id: "announcement-matches-model",
      title: "What is announced of values and states is true",
      category: "data",
      impact: .serious,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:metrics-misleading", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "announcement-matches-model",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear ‘{statement}’ where {expected}"), .init(isDoubt: true, text: "whether ‘{statement}’ is true, as people who use a screen reader hear it, depends on {fact}[: {data}]")],
      parameters: [.init(name: "state-words", value: "step status state stage item is now currently the a", source: "ours"), .init(name: "step-words", value: "step steps stage stages phase phases schritt schritte schritten étape étapes etape paso         pasos etapa etapas passo passos fase fasi stap stappen steg trin krok adım vaihe шаг         этап крок βήμα lépés pas pasul bước langkah", source: "ours: what stands beside the number of a step")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the text follow the data, as {value}, {min}, {max}, {max-category}, {total} and {mean} do[: {expected}]"), .init(dialect: .spec, condition: "state", text: "let the text follow the state, as {state} does[: {expected}]"), .init(dialect: .spec, condition: "place", text: "let the announcement follow the steps, as Step {position} of {count}: {name} does[: {expected}]"), .init(dialect: .spec, condition: "kind", text: "call the chart what it is[: {expected}]"), .init(dialect: .svg, condition: "kind", text: "call the chart what it is[: {expected}]"), .init(dialect: .svg, condition: nil, text: "make the text again whenever the data change[: {expected}]"), .init(dialect: .svg, condition: "state", text: "make the text again whenever the state changes[: {expected}]"), .init(dialect: .swiftui, condition: nil, text: "derive what is said from the data that are drawn, as in `.accessibilityValue(\"\\(value.formatted()) hours\")`, and do not write it a second time[: {expected}]"), .init(dialect: .swiftui, condition: "state", text: "derive the words from the state that is drawn, as in `.accessibilityValue(Text(step.state.words))`[: {expected}]"), .init(dialect: .swiftui, condition: "place", text: "derive the words from the steps, as in `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`[: {expected}]"), .init(dialect: .swiftui, condition: "kind", text: "call the chart what it is in its `.accessibilityLabel` or its `AXChartDescriptor`[: {expected}]")]
    )
  }

  private static var rule4: Rule {
    Rule(
      id: "axes-described",
      title: "What is measured along an axis can be read, and is told with its unit",
      category: "data",
      impact: .moderate,
      people: [.listening],
      unsaid: "what the axis measures",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:axis-labels-missing", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "axes-described",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "[people cannot read {unread} off the chart: it has no scale[, and {labels|none=no mark has a label with its value|one=1 of {marks} marks has no label with its value|{bare} of {marks} marks have no label with its value}]][{then}][people who use a screen reader are {lack|both=told neither {shown} nor in which unit, ‘{declared}’|unit=not told the unit of {measured}, ‘{declared}’|not told {shown}}]"), .init(isDoubt: true, text: "[whether people can read {unread} off the chart depends on {seen}][{then}][whether people who use a screen reader are told {lack|both={shown} and in which unit, ‘{declared}’|unit=the unit of {measured}, ‘{declared}’|{shown}} depends on {said}][{more}][whether people who use a screen reader are told the unit of {measured} depends on {unknown}]")],
      parameters: [.init(name: "least-ticks", value: "2", source: "ours: one number makes no scale"), .init(name: "placeholders", value: "label title image icon chart graph diagramm grafik graphique gráfico untitled todo invisible clear plot figure rplot", source: "ours, as for name-not-identifier"), .init(name: "numbered", value: "series dataset figure fig chart graph plot diagram", source: "ours"), .init(name: "nouns", value: "chart charts graph graphs plot plots diagram figure image picture visualization visualisation title data dataset", source: "ours"), .init(name: "forms", value: "bar column line area pie donut doughnut ring scatter bubble stacked grouped simple basic my new the a an of", source: "ours"), .init(name: "joins", value: "versus vs against over by and per", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say what is measured and in which unit: in the title of the <axis>, which may be hidden where an audio graph, the summary or the marks say the same"), .init(dialect: .spec, condition: "scale", text: "show a scale, as in <axis dimension=\"[{dimension}|y]\" ticks=\"[{scale}|0 50 100]\"><text style=\"caption\" color=\"label\">{value}</text></axis>, or the value on each mark", edits: [.init(place: .finding, change: .edit(.insert("<axis dimension=\"[{dimension}|y]\" ticks=\"[{scale}|0 50 100]\"><text style=\"caption\" color=\"label\">{value}</text></axis>", .last)))]), .init(dialect: .spec, condition: "all", text: "show a scale, as in <axis [dimension=\"{dimension}\" ticks=\"{scale}\"|dimension=\"y\" ticks=\"0 50 100\"] title=\"…[ in {declared}]\"><text style=\"caption\" color=\"label\">{value}</text></axis>, or the value on each mark; say what is measured and in which unit"), .init(dialect: .spec, condition: "unit", text: "declare the unit with unit, or unit=\"none\" where there is none"), .init(dialect: .spec, condition: "word", text: "where the words behind the values are not the unit, say it there, or in the title of the <axis>"), .init(dialect: .svg, condition: nil, text: "say what is measured and in which unit in the title or the description of the image, or let the titles of the axes be met"), .init(dialect: .svg, condition: "scale", text: "show a scale, or the value on each mark"), .init(dialect: .svg, condition: "all", text: "show a scale, or the value on each mark; say what is measured and in which unit in the title or the description of the image"), .init(dialect: .svg, condition: "word", text: "where the words behind the values are not the unit, say it there, or in the title of the axis"), .init(dialect: .svg, condition: "unit", text: "write the unit in the title of the axis, as in “Sleep (hours)”"), .init(dialect: .swiftui, condition: nil, text: "say what is measured and in which unit[, ‘{declared}’,] on the axis, as with `.chartYAxisLabel(\"Sleep (hours)\")`, in the title of the `AXNumericDataAxisDescriptor`, or in the `.accessibilityLabel` of the chart"), .init(dialect: .swiftui, condition: "scale", text: "show a scale, as with `.chartYAxis { AxisMarks() }` or, beside shapes of your own, a `Text` at each of [{scale}|0 50 100], or the value on each mark: `.annotation { Text(value.formatted()) }`"), .init(dialect: .swiftui, condition: "all", text: "show a scale, as with `.chartYAxis { AxisMarks() }`, or the value on each mark, `.annotation { Text(value.formatted()) }`; and say what is measured and in which unit[, ‘{declared}’], as with `.chartYAxisLabel(\"Sleep (hours)\")`"), .init(dialect: .swiftui, condition: "unit", text: "write the unit behind what is measured, as in `.chartYAxisLabel(\"Sleep (hours)\")`, or say it with each value, as in `.accessibilityValue(\"\\(hours.formatted()) hours\")`"), .init(dialect: .swiftui, condition: "word", text: "where the words behind the values are not the unit[, ‘{declared}’], say it there, or in the label of the axis, as in `.chartYAxisLabel(\"Sleep (hours)\")`")]
    )
  }

  private static var rule5: Rule {
    Rule(
      id: "change-announced",
      title: "Changes are announced without moving focus",
      category: "announcements",
      impact: .serious,
      people: [.listening],
      unsaid: "that it changed",
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:4.1.3", level: "AA", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:changes-not-easy-to-follow", level: nil, condition: nil), .init(reference: "chartability:interactive-context-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "change-announced",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told when {change}"), .init(condition: "insufficient", text: "people who use a screen reader hear ‘{announcement}’ when [{arrival}|{change}, {missing}]"), .init(condition: "moves", text: "people who use a screen reader are not told when the next or the previous step becomes current"), .init(isDoubt: true, condition: "unknown", text: "whether people who use a screen reader are told when {change} depends on {facts}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "announce it, as in <announcement on=\"advance\">Step {position} of {count}: {name}</announcement>", edits: [.init(place: .finding, change: .edit(.insert("<announcement on=\"advance\">Step {position} of {count}: {name}</announcement>", .last)), language: "en")]), .init(dialect: .spec, condition: "back", text: "announce it, as in <announcement on=\"back\">Step {position} of {count}: {name}</announcement>", edits: [.init(place: .finding, change: .edit(.insert("<announcement on=\"back\">Step {position} of {count}: {name}</announcement>", .last)), language: "en")]), .init(dialect: .spec, condition: "moves", text: "announce both, as in <announcement on=\"advance\">Step {position} of {count}: {name}</announcement> and <announcement on=\"back\">Step {position} of {count}: {name}</announcement>", edits: [.init(place: .finding, change: .edit(.insert("<announcement on=\"advance\">Step {position} of {count}: {name}</announcement>", .last)), language: "en"), .init(place: .finding, change: .edit(.insert("<announcement on=\"back\">Step {position} of {count}: {name}</announcement>", .last)), language: "en")]), .init(dialect: .spec, condition: "complete", text: "announce it, as in <announcement on=\"complete\">All steps completed</announcement>; where a new screen takes focus, say <focus on=\"complete\" new-screen=\"true\"/>", edits: [.init(place: .finding, change: .edit(.insert("<announcement on=\"complete\">All steps completed</announcement>", .last)), language: "en")]), .init(dialect: .spec, condition: "error", text: "announce it, as in <announcement on=\"error\" priority=\"assertive\">{name}: {state}</announcement>", edits: [.init(place: .finding, change: .edit(.insert("<announcement on=\"error\" priority=\"assertive\">{name}: {state}</announcement>", .last)))]), .init(dialect: .spec, condition: "update", text: "give what carries the value traits=\"updates-frequently\", or announce it with pauses, as in <announcement on=\"update\" every-percent=\"25\">…</announcement>; say dynamic=\"false\" where nothing changes while a user is there", edits: [.init(place: .finding, change: .edit(.add("traits", word: "updates-frequently")))]), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .svg, condition: nil, text: "let a script write what is new into an element with aria-live=\"polite\", as “Step 3 of 4: Review”"), .init(dialect: .svg, condition: "error", text: "let a script write what failed into an element with aria-live=\"assertive\", as “Payment, failed”"), .init(dialect: .svg, condition: "update", text: "let a script write the new value into an element with aria-live=\"polite\", with pauses, as “50 %”"), .init(dialect: .swiftui, condition: nil, text: "announce it (iOS 17, macOS 14): `.onChange(of: current) { AccessibilityNotification.Announcement(String(localized: \"Step \\(current + 1) of \\(steps.count): \\(step.name)\")).post() }`; before iOS 17, `UIAccessibility.post(notification: .announcement, argument: words)`"), .init(dialect: .swiftui, condition: "back", text: "announce it, too (iOS 17, macOS 14): `.onChange(of: current) { AccessibilityNotification.Announcement(String(localized: \"Step \\(current + 1) of \\(steps.count): \\(step.name)\")).post() }` is called whichever way a user moves; before iOS 17, `UIAccessibility.post(notification: .announcement, argument: words)`"), .init(dialect: .swiftui, condition: "moves", text: "announce both (iOS 17, macOS 14): `.onChange(of: current) { AccessibilityNotification.Announcement(String(localized: \"Step \\(current + 1) of \\(steps.count): \\(step.name)\")).post() }` is called whichever way a user moves; before iOS 17, `UIAccessibility.post(notification: .announcement, argument: words)`"), .init(dialect: .swiftui, condition: "complete", text: "announce it where the last step is done (iOS 17, macOS 14): `AccessibilityNotification.Announcement(String(localized: \"All steps completed\")).post()`; a new screen that takes focus tells of itself"), .init(dialect: .swiftui, condition: "error", text: "announce what failed where it does (iOS 17, macOS 14): `AccessibilityNotification.Announcement(String(localized: \"\\(step.name): failed\")).post()`, of an `AttributedString` whose `.accessibilitySpeechAnnouncementPriority` is high where it must not be cut off"), .init(dialect: .swiftui, condition: "update", text: "give what carries the value `.accessibilityAddTraits(.updatesFrequently)`, or announce it with pauses, as at each quarter (iOS 17, macOS 14): `.onChange(of: Int(progress * 4)) { AccessibilityNotification.Announcement(progress.formatted(.percent.precision(.fractionLength(0)))).post() }`"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether what is announced says that a step is in the state ‘[{meaning}|completed]’; where it does not, say so in what is announced")]
    )
  }

  private static var rule6: Rule {
    Rule(
      id: "chart-data-alternative",
      title: "The data of a chart are there for people who do not see it",
      category: "data",
      impact: .moderate,
      people: [.listening, .lowVision],
      unsaid: "the data",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "chartability:no-table", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "chart-data-alternative",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader do not get the data: {which|none=no mark tells its value|one=1 of {marks} marks does not tell its value|{untold} of {marks} marks do not tell their values}, and {lack|hidden=the table is hidden from them|unnamed=what opens the table has no name|graph=the audio graph does not say what it is|there is no table, no audio graph and no text with all values}"), .init(isDoubt: true, text: "whether people who use a screen reader get the data depends on {facts}")],
      parameters: [.init(name: "simple", value: "12", source: "ours: the months of a year are told in a sentence or two")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the chart an audio graph, as in <descriptor title=\"[{name}|…]\"/>; or say which one it is and its value with every mark, as in label=\"{category}\" value=\"{value}[ {unit}]\" (value-text on a mark), or a table, as in <table shown=\"linked\" label=\"…\"/>", edits: [.init(place: .component, change: .edit(.insert("<descriptor title=\"[{name}|…]\"/>", .last)))]), .init(dialect: .spec, condition: "hidden", text: "let the table be found, and take hidden=\"true\" away", edits: [.init(place: .finding, change: .edit(.set("hidden", to: nil)))]), .init(dialect: .spec, condition: "table", text: "let the table be found: without hidden=\"true\", and with a label on what opens it, as in label=\"…\""), .init(dialect: .spec, condition: "graph", text: "give the <descriptor> a title, and its axes, too"), .init(dialect: .svg, condition: nil, text: "say the value in the name of every mark, or give the data in a table on the page"), .init(dialect: .swiftui, condition: nil, text: "draw it with `Chart` (iOS 16, macOS 13), which has an audio graph and says the value of each mark; or let shapes of your own adopt `AXChartDescriptorRepresentable`, with a title[, “{name}”], and have `.accessibilityChartDescriptor(self)`, or each mark its value, as in `.accessibilityLabel(day).accessibilityValue(\"\\(hours.formatted()) hours\")`"), .init(dialect: .swiftui, condition: "hidden", text: "let the table be found: take `.accessibilityHidden(true)` away from it and from what opens it"), .init(dialect: .swiftui, condition: "table", text: "let the table be found: without `.accessibilityHidden(true)`, and with a label on what opens it, as in `Button(\"Data as a table\") { showTable() }`"), .init(dialect: .swiftui, condition: "graph", text: "give the `AXChartDescriptor` a title, and its axes, too")]
    )
  }

  private static var rule7: Rule {
    Rule(
      id: "chart-has-summary",
      title: "A chart is summed up: what it shows, and a statistic of its data",
      category: "data",
      impact: .moderate,
      people: [.listening],
      unsaid: "a summary",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:content-only-visual", level: nil, condition: nil), .init(reference: "chartability:features-not-described", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil, doubted: "statistics"), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil, doubted: "statistics"), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "chart-has-summary",
      composition: [],
      yields: [.init(rule: "announcement-matches-model", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear {heard}, which {texts|does|do} not say {lack}"), .init(condition: "silent", text: "people who use a screen reader get {heard}: not {lack}"), .init(isDoubt: true, condition: "enough", text: "whether {heard} {texts|is|are} enough for people who use a screen reader is for a person to judge: {texts|it does|they do} not say {lack}"), .init(isDoubt: true, condition: "language", text: "whether {heard} {texts|tells|tell} people who use a screen reader what the chart shows depends on {fact}"), .init(isDoubt: true, condition: "unknown", text: "whether people who use a screen reader are told what the chart shows depends on {fact}")],
      parameters: [.init(name: "en-summary", value: "{type}, {count} categories from {first} to {last}.{series} Highest at {highest}:         {greatest}. Lowest at {lowest}: {least}.", source: "ours"), .init(name: "en-types", value: "bar=Bar_chart line=Line_chart area=Area_chart pie=Pie_chart donut=Donut_chart         scatter=Scatter_plot", source: "ours"), .init(name: "en-series-summary", value: "{count} series: {names}.", source: "ours"), .init(name: "de-summary", value: "{type}, {count} Kategorien von {first} bis {last}.{series} Höchster Wert bei         {highest}: {greatest}. Niedrigster Wert bei {lowest}: {least}.", source: "ours"), .init(name: "de-types", value: "bar=Balkendiagramm line=Liniendiagramm area=Flächendiagramm pie=Kreisdiagramm         donut=Ringdiagramm scatter=Streudiagramm", source: "ours"), .init(name: "de-series-summary", value: "{count} Datenreihen: {names}.", source: "ours"), .init(name: "fr-summary", value: "{type}, {count} catégories, de {first} à {last}.{series} Maximum à {highest} :         {greatest}. Minimum à {lowest} : {least}.", source: "ours"), .init(name: "fr-types", value: "bar=Diagramme_à_barres line=Graphique_linéaire area=Graphique_en_aires         pie=Diagramme_circulaire donut=Diagramme_en_anneau scatter=Nuage_de_points", source: "ours"), .init(name: "fr-series-summary", value: "{count} séries : {names}.", source: "ours"), .init(name: "es-summary", value: "{type}, {count} categorías, de {first} a {last}.{series} Máximo en {highest}:         {greatest}. Mínimo en {lowest}: {least}.", source: "ours"), .init(name: "es-types", value: "bar=Gráfico_de_barras line=Gráfico_de_líneas area=Gráfico_de_áreas         pie=Gráfico_circular donut=Gráfico_de_anillo scatter=Gráfico_de_dispersión", source: "ours"), .init(name: "es-series-summary", value: "{count} series: {names}.", source: "ours"), .init(name: "subject-joins", value: "of showing shows show for displaying displays depicting depicts plotting about comparing         compares illustrating illustrates der des von vom über zu zum zur zeigt für de du d sur         montrant montre représentant représente pour del sobre muestra mostrando representa di         del dello della dei degli delle da do dos das mostra van toont over av visar över", source: "ours"), .init(name: "axis-words", value: "axis axes xaxis yaxis achse achsen axe eje ejes asse assi eixo eixos as assen axel axlar", source: "ours"), .init(name: "generic-words", value: "data results information things something it this that you your our my us me above below         here following horizontal vertical titled labelled labeled left right bottom top daten         ergebnisse données résultats datos resultados dati risultati dados gegevens resultaten data         resultat", source: "ours"), .init(name: "en-subjective", value: "rapidly dramatically slightly hugely massive amazing impressive sharp sharply steep         steeply significantly almost nearly", source: "HIG, Charts"), .init(name: "trend", value: "trend trends trending rising falling increasing decreasing rose fell grew declined         steady steadily tendenz steigend fallend gestiegen gefallen tendance hausse baisse         tendencia aumento descenso tendenza crescita calo tendência crescimento queda stijgend dalend         stigande sjunkande", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "sum the chart up in its summary or label: its kind, what it measures, and a statistic[, as in summary=\"{summary}\"]", edits: [.init(place: .component, change: .edit(.set("summary", to: "[{summary}]")))]), .init(dialect: .spec, condition: "type", text: "call the chart what it is in its summary or label[, as in summary=\"{summary}\"]", edits: [.init(place: .component, change: .edit(.set("summary", to: "[{summary}]")))]), .init(dialect: .svg, condition: nil, text: "sum the image up in a <desc> or an aria-label: the kind of chart, what it measures, and a statistic[, as in “{summary}”]"), .init(dialect: .svg, condition: "type", text: "call the chart what it is in its <desc> or aria-label[, as in “{summary}”]"), .init(dialect: .swiftui, condition: nil, text: "sum the chart up in the summary of its `AXChartDescriptor` or in its `.accessibilityValue`: its kind, what it measures, and a statistic, made from the data[, as “{summary}”]"), .init(dialect: .swiftui, condition: "type", text: "call the chart what it is in its `.accessibilityLabel` or in the summary of its `AXChartDescriptor`[, as “{summary}”]")]
    )
  }

  private static var rule8: Rule {
    Rule(
      id: "chart-has-title",
      title: "A chart has a title that is seen and heard, and says what the chart shows",
      category: "data",
      impact: .serious,
      people: [.listening, .lowVision],
      unsaid: "the title",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.6", level: "AA", condition: nil), .init(reference: "chartability:no-title", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "chart-has-title",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "nobody who looks at the chart is told what it shows: it has no title"), .init(isDoubt: true, text: "whether people who look at the chart are told what it shows depends on {fact}"), .init(condition: "generic", text: "the title ‘{title}’ does not tell people what the chart shows"), .init(condition: "unheard", text: "people who use a screen reader are not told the title, ‘{title}’"), .init(isDoubt: true, condition: "which", text: "whether people are told what the chart shows depends on whether ‘{text}’ is its title"), .init(isDoubt: true, condition: "unwritten", text: "whether people are told what the chart shows depends on {fact}")],
      parameters: [.init(name: "placeholders", value: "label title image picture icon chart graph bild abbildung diagramm grafik graphique imagen gráfico untitled todo invisible clear plot figure rplot", source: "ours, as for name-not-identifier"), .init(name: "numbered", value: "series dataset figure fig chart graph plot diagram", source: "ours"), .init(name: "nouns", value: "chart charts graph graphs plot plots diagram figure image picture visualization visualisation title data dataset                       histogram heatmap treemap sparkline boxplot barchart linechart piechart scatterplot                       diagramm diagramme grafik grafiken schaubild balkendiagramm säulendiagramm balkengrafik                       säulengrafik stabdiagramm histogramm liniendiagramm liniengrafik kurvendiagramm                       flächendiagramm flächengrafik kreisdiagramm tortendiagramm kuchendiagramm ringdiagramm                       donutdiagramm streudiagramm punktdiagramm blasendiagramm netzdiagramm                       graphique graphiques graphe diagrammes histogramme camembert courbe titre                       gráfico gráficos gráfica gráficas diagrama diagramas histograma título                       grafico grafici istogramma diagrammi grafiek staafdiagram lijndiagram cirkeldiagram                       グラフ 棒グラフ 円グラフ 折れ線グラフ 散布図 图表 柱状图 条形图 折线图 饼图 圖表 長條圖 折線圖 圓餅圖                       차트 그래프 막대그래프 꺾은선그래프 원그래프", source: "ours, after the kinds of chart of chart-has-summary"), .init(name: "forms", value: "bar column line area pie donut doughnut ring scatter bubble stacked grouped simple basic my new the a an of                       ein eine einfaches gestapeltes das der die                       un une le la les à en de d des du barres bâtons colonnes lignes courbes aires secteurs anneau                       bulles circulaire linéaire simple empilé                       una el los las barras columnas líneas áreas área sectores pastel torta anillo puntos                       burbujas circular lineal apiladas pizza linhas colunas setores                       il lo barre linee torta colonne area een van 막대 꺾은선 원", source: "ours, after the kinds of chart of chart-has-summary")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "show what the chart is about, as in <title style=\"headline\" color=\"label\">Sleep by day</title> before the marks"), .init(dialect: .spec, condition: "which", text: "write the title as a <title>, or mark the text as a heading with traits=\"header\"", edits: [.init(place: .finding, change: .edit(.add("traits", word: "header")))]), .init(dialect: .spec, condition: "generic", text: "say in the title what is measured, and of whom or when: “Sleep by day” rather than “Bar chart”"), .init(dialect: .spec, condition: "unheard", text: "let the title be heard, or name the chart by it with label=\"[{title}|…]\"", edits: [.init(place: .component, change: .edit(.set("label", to: "[{title}|…]")))]), .init(dialect: .svg, condition: nil, text: "show what the chart is about in a <text> above it, or in a heading or caption of the page"), .init(dialect: .svg, condition: "generic", text: "say in the title what is measured, and of whom or when: “Sleep by day” rather than “Bar chart”"), .init(dialect: .svg, condition: "unheard", text: "name the image by its title, with a <title> as its first child, aria-labelledby or aria-label=\"[{title}|…]\"", edits: [.init(place: .component, change: .edit(.set("aria-label", to: "[{title}|…]")))]), .init(dialect: .swiftui, condition: nil, text: "show above the chart what it is about: `Text(\"Sleep by day\").font(.headline).accessibilityAddTraits(.isHeader)`"), .init(dialect: .swiftui, condition: "which", text: "mark the title as a heading with `.accessibilityAddTraits(.isHeader)`[, if ‘{text}’ is it]"), .init(dialect: .swiftui, condition: "generic", text: "say in the title what is measured, and of whom or when: “Sleep by day” rather than [‘{title}’|“Bar chart”]"), .init(dialect: .swiftui, condition: "unheard", text: "take `.accessibilityHidden(true)` away from the title, or name the chart by it: `.accessibilityLabel(\"[{title}|…]\")`")]
    )
  }

  private static var rule9: Rule {
    Rule(
      id: "children-not-swallowed",
      title: "Collapsing children into one stop loses nothing",
      category: "structure",
      impact: .serious,
      people: [.listening],
      unsaid: "what its parts say",
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:1.1.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "children-not-swallowed",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear [‘{announcement}’|nothing] and {deed|operate=cannot operate|miss} {first}[ and {more} more]")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the children be stops of their own with children=\"contain\", or say the rest in the label or in custom-content"), .init(dialect: .spec, condition: "ignore", text: "let the children be stops of their own with children=\"contain\", or say in the label, the value or custom-content what they say, and offer what they do in custom-action"), .init(dialect: .svg, condition: nil, text: "let what holds it be a graphics-document or a graphics-object, or say the rest in its <title> or its <desc>"), .init(dialect: .svg, condition: "ignore", text: "let what holds it be a graphics-document or a graphics-object, or say the rest in its <title> or its <desc>"), .init(dialect: .swiftui, condition: nil, text: "let its children be stops of their own, with `.accessibilityElement(children: .contain)` before the `.accessibilityLabel`, or say [{first}|the rest], too, in the label or with `.accessibilityCustomContent(\"Status\", Text(step.state.words))`"), .init(dialect: .swiftui, condition: "ignore", text: "write `.contain` or `.combine` for `.ignore` in `.accessibilityElement(children: .ignore)`, or say in its `.accessibilityLabel` or `.accessibilityValue` what its children say[, {first} among them], and offer what they do with `.accessibilityAction(named: \"Edit\") { edit() }`")]
    )
  }

  private static var rule10: Rule {
    Rule(
      id: "color-meaning-unique",
      title: "One colour, one meaning",
      category: "color-use",
      impact: .moderate,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "hig:color", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "color-meaning-unique",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "[nobody can tell ‘{first}’ from ‘{second}’: they look {alike}|people who go by colour take ‘{second}’ for ‘{first}’: [both are {hue}|they are {colors}]][; so it is with ‘{like}’ and {others}]"), .init(condition: "key", text: "nothing shows which of ‘{first}’ and ‘{second}’ has {pattern}[; so it is with ‘{like}’ and {others}]"), .init(isDoubt: true, condition: "key", text: "whether anything shows which of ‘{first}’ and ‘{second}’ has {pattern} depends on {fact}[; so it is with ‘{like}’ and {others}]"), .init(condition: "elsewhere", text: "people who have learnt that ‘{learnt}’ is {old} in {place} meet it as {new} here[, where it is called ‘{name}’]"), .init(isDoubt: true, condition: "color", text: "whether people can tell the colour of ‘{name}’ from others depends on {fact}")],
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182"), .init(name: "same", value: "5", source: "ours"), .init(name: "neutral", value: "10", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give one of the two a colour of its own in this appearance, or something else that tells it"), .init(dialect: .spec, condition: "elsewhere", text: "take one token of the palette for both"), .init(dialect: .spec, condition: "key", text: "show the pattern in the legend beside the name of its series, as the marks show it, or name each series beside its marks"), .init(dialect: .svg, condition: nil, text: "give one of the two a colour of its own, or something else that tells it"), .init(dialect: .svg, condition: "elsewhere", text: "take one colour for both"), .init(dialect: .svg, condition: "key", text: "show the pattern in the legend beside the name of its series, as the marks show it, or name each series beside its marks"), .init(dialect: .swiftui, condition: nil, text: "give [‘{first}’ or ‘{second}’|one of the two] a colour set of its own that differs in this appearance, named by what it means, as `Color(\"StepFailed\")`, or a symbol or a word that tells it"), .init(dialect: .swiftui, condition: "elsewhere", text: "take one colour set for [‘{learnt}’|it] in both places"), .init(dialect: .swiftui, condition: "key", text: "show [{pattern}|the pattern] in the legend beside the name of its series, as the marks show it, or name each series beside its marks with `.annotation { Text(series.name) }`")]
    )
  }

  private static var rule11: Rule {
    Rule(
      id: "component-has-name",
      title: "The indicator or chart as a whole has an accessible name",
      category: "labels",
      impact: .serious,
      people: [.listening],
      unsaid: "a name",
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable"), .init(reference: "chartability:no-title", level: nil, condition: nil), .init(reference: "act:7d6734", level: nil, condition: "graphic")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "component-has-name",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told what the {component} is: [its name ‘{name}’ is what the program that drew it calls every image|it has no name]"), .init(isDoubt: true, condition: "unknown", text: "whether people who use a screen reader are told what the {component} is depends on {fact}"), .init(condition: "silent", text: "people who use a screen reader find nothing of the {component}: none of it is an accessibility element")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give it a label that says what it is, as in label=\"…\", and children=\"contain\" where its parts are to stay stops of their own"), .init(dialect: .spec, condition: "title", text: "tie the title to it: children=\"contain\" label=\"[{title}]\"", edits: [.init(place: .component, change: .edit(.set("children", to: "contain"))), .init(place: .component, change: .edit(.set("label", to: "[{title}]")))]), .init(dialect: .spec, condition: "silent", text: "let each step or mark be a stop that says what it is, with a label in its look, or say it all in one label of the whole, as in label=\"…\" children=\"ignore\""), .init(dialect: .svg, condition: nil, text: "make a <title> that says what it shows the first child of the <svg>, with role=\"img\" where it is one image, or role=\"graphics-document\" where its parts are to be met"), .init(dialect: .svg, condition: "title", text: "let the title that is drawn name the image: give it an id, and the <svg> that id in aria-labelledby, or say the same in aria-label=\"[{title}]\"", edits: [.init(place: .component, change: .edit(.set("aria-label", to: "[{title}]")))]), .init(dialect: .svg, condition: "part", text: "say what it is in its aria-label, or in a <title> that is its first child"), .init(dialect: .swiftui, condition: nil, text: "say what it is on the outermost stack, `.accessibilityElement(children: .contain).accessibilityLabel(\"Checkout\")`, or, on a `Chart` (iOS 16, macOS 13), with the label alone"), .init(dialect: .swiftui, condition: "title", text: "name it by its title on the outermost stack: `.accessibilityElement(children: .contain).accessibilityLabel(\"[{title}|…]\")`"), .init(dialect: .swiftui, condition: "silent", text: "let each step or mark be a stop, which shapes are not by themselves, with a label that says what it is, as `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`, or let one say all of it: `.accessibilityElement(children: .ignore).accessibilityLabel(words)`")]
    )
  }

  private static var rule12: Rule {
    Rule(
      id: "dark-palette-present",
      title: "Every colour works in light and in dark",
      category: "contrast",
      impact: .moderate,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "hig:color", level: nil, condition: nil), .init(reference: "chartability:user-style-change-not-respected", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "dark-palette-present",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use the {appearance} appearance cannot {deed} the {what}: {stays|own={own} stays the same{surface| on a raised surface} where {other} beside it changes|{own} changes where {other} beside it stays the same{surface| on a raised surface}}"), .init(condition: "missing", text: "people who use the {appearance} appearance get no colour that was chosen for it: ‘{token}’ has no {appearance} value"), .init(isDoubt: true, condition: "unknown", text: "whether ‘{token}’ works [for people who use the {appearance} appearance|in light and in dark] depends on {fact}")],
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "[let the one that stays be {nearestForBoth}, which does for both, or ]give both colours a value for light and for dark, or take two that the platform changes together", edits: [.init(place: .finding, change: .color("[{nearestForBoth}]"))]), .init(dialect: .spec, condition: "missing", text: "give the colour the value that is missing, or say appearance= on the component where it has one appearance only"), .init(dialect: .spec, condition: "unknown", text: "give the[ {appearance}] value where the colour is defined, or define it in the palette of the spec with replaces=\"true\""), .init(dialect: .svg, condition: nil, text: "give both colours values for light and for dark, in @media (prefers-color-scheme: dark), or paint what is behind into the image"), .init(dialect: .swiftui, condition: nil, text: "[let the one that stays be {nearestForBoth}, which does for both, or ]give both a colour set with “Any, Dark”, or take two that change together, as `Color(uiColor: .label)` on `Color(uiColor: .systemBackground)`"), .init(dialect: .swiftui, condition: "missing", text: "give the colour set[ ‘{token}’] in the asset catalogue its[ {appearance}] value, or, where the view has one appearance only, fix that with `.preferredColorScheme(.light)`"), .init(dialect: .swiftui, condition: "unknown", text: "give the[ {appearance}] value of[ ‘{token}’|the colour] in a colour set, and name the folder of its asset catalogue with --context")]
    )
  }

  private static var rule13: Rule {
    Rule(
      id: "data-ids-unique",
      title: "What tells steps and marks apart for the platform is another for each",
      category: "data",
      impact: .moderate,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil)],
      check: "data-ids-unique",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people may miss {item}s, or meet one in the place of another: {count} {item}s have [the {identity} ‘{key}’|no {identity}]{repeated||, and other {item}s share theirs}, and the platform takes them for one"), .init(condition: "name", text: "people who use a screen reader may be told of another part: {count} elements have the id ‘{key}’, and what refers to it means one of them"), .init(condition: "look", text: "people may see or follow another part: {count} elements have the id ‘{key}’, and what refers to it means one of them"), .init(condition: "item", text: "people may miss {item}s, or meet one in the place of another: {count} elements have the id ‘{key}’, and scripts take them for one"), .init(isDoubt: true, text: "whether the platform takes several {item}s for one depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "identify them by what each alone has: identity=\"id\" with an id of their own, such as a UUID, or identity=\"position\" where none ever moves"), .init(dialect: .svg, condition: nil, text: "give each element an id of its own, and let what refers to it follow"), .init(dialect: .swiftui, condition: nil, text: "give each [{item}|step] an id of its own, as a `UUID()` that an `Identifiable` type stores, and write `ForEach(steps) { step in Text(step.name) }`; `ForEach(values, id: \\.self)` takes equal ones for one[, here those whose {identity} is ‘{key}’]")]
    )
  }

  private static var rule14: Rule {
    Rule(
      id: "decorative-not-exposed",
      title: "Decoration is no stop",
      category: "structure",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "act:46ca7f", level: nil, condition: "none"), .init(reference: "chartability:navigation-tedious", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "decorative-not-exposed",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(condition: "role", text: "people who use a screen reader meet [‘{announcement}’|something that says nothing], which its role says is decoration"), .init(condition: "silent", text: "people who use a screen reader stop at the {noun} for nothing"), .init(isDoubt: true, condition: "silent", text: "people who use a screen reader may stop at the {noun} for nothing"), .init(condition: "looks", text: "people who use a screen reader [stop at the {noun}|come to a stop] to hear ‘{announcement}’, which tells them nothing"), .init(condition: "repeated", text: "people who use a screen reader stop at the {noun} to hear ‘{announcement}’, which another stop says"), .init(isDoubt: true, condition: "language", text: "whether people who use a screen reader stop at the {noun} for nothing, hearing ‘{announcement}’, depends on {fact}"), .init(condition: "unnamed", text: "people who use a screen reader come to a {noun} [that says only ‘{announcement}’|that says nothing]")],
      parameters: [.init(name: "decoration", value: "backdrop background backgrounds border connector decoration decorative divider                       grid gridline gridlines ornament separator shadow spacer                       hintergrund trennlinie trenner trennstrich verbinder verbindungslinie                       verbindungsstrich verbindung gitterlinie gitterlinien gitter rahmen schatten zierlinie                       arrière-plan séparateur séparation connecteur bordure décoration ombre grille                       fondo separador conector borde decoración sombra cuadrícula                       sfondo separatore connettore bordo decorazione ombra griglia                       divisor separador conector borda decoração                       achtergrond scheidingslijn verbindingslijn rand schaduw rasterlijn", source: "ours: words for what is there for the eye alone"), .init(name: "looks", value: "arc arrow axis bar black blue box circle color colored colour coloured curve                       dashed dot dotted ellipse empty frame full gray green grey horizontal image                       left line lines long major minor orange outline path pink purple rectangle red                       right ring round rounded rule segment shape short square stroke thick thin tick                       ticks track vertical white x y yellow                       linie linien strich striche pfeil balken kreis punkt bogen achse rechteck form                       gestrichelt horizontal vertikal waagerecht senkrecht grau grün grüne rote rot blau blaue                       ligne lignes trait traits flèche barre cercle arc axe forme pointillé horizontale                       verticale gris grise vert verte rouge bleu bleue                       línea líneas flecha barra círculo arco eje forma punteada vertical gris verde roja rojo                       azul linea linee freccia cerchio asse grigia verde rossa blu                       linha linhas seta círculo eixo cinza vermelha lijn lijnen pijl balk cirkel as grijs", source: "ours: words for shapes and for where they are")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take its label, value and traits away, or give it decorative=\"true\" (.accessibilityHidden(true)); what it alone says belongs in the label of what it is for", edits: [.init(place: .finding, change: .edit(.set("decorative", to: "true")))]), .init(dialect: .svg, condition: nil, text: "give it aria-hidden=\"true\", or take its <title> and its role away; what it alone says belongs in the name of what it is for", edits: [.init(place: .finding, change: .edit(.set("aria-hidden", to: "true")))]), .init(dialect: .svg, condition: "role", text: "take away what has it met in spite of role=\"none\": its aria-label or another such attribute, or its tabindex; or take role=\"none\" away if it says something"), .init(dialect: .swiftui, condition: nil, text: "take its label, value and traits away, hide it with `.accessibilityHidden(true)`, or write `Image(decorative: \"line\")` for a picture; what it alone says belongs in the label of what it is for")]
    )
  }

  private static var rule15: Rule {
    Rule(
      id: "empty-state-described",
      title: "What stands in for data is text, and is announced when it comes",
      category: "data",
      impact: .moderate,
      people: [.listening],
      unsaid: "why there are no data",
      kinds: [.chart, .progress],
      dialects: [.spec, .swiftui],
      untested: [.init(dialect: .svg, missing: "states besides the one that is drawn")],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: "text"), .init(reference: "wcag:4.1.3", level: "AA", condition: "dynamic"), .init(reference: "hig:writing", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: "text"), .init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "empty-state-described",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(condition: "none", text: "people are told nothing while the chart has no data: it has no text for that"), .init(condition: "heard", text: "people who use a screen reader are told nothing while {moment}"), .init(condition: "seen", text: "people who look at it are told nothing while {moment}"), .init(condition: "dynamic", text: "people who use a screen reader are not told when {kind|loading=data begin to load|failed-progress=what is in progress fails|failure=the data do not come|there are no data any more}"), .init(isDoubt: true, condition: "none", text: "whether people are told anything while the chart has no data depends on {fact}"), .init(isDoubt: true, condition: "heard", text: "whether people who use a screen reader are told anything while {moment} depends on {fact}"), .init(isDoubt: true, condition: "seen", text: "whether people who look at it are told anything while {moment} depends on {fact}"), .init(isDoubt: true, condition: "dynamic", text: "whether people who use a screen reader are told when {kind|loading=data begin to load|failed-progress=what is in progress fails|failure=the data do not come|there are no data any more} depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say in words, seen and heard, what is the matter and what to do, as in <text style=\"body\" color=\"label\" live=\"polite\">No data yet</text>"), .init(dialect: .spec, condition: "loading", text: "say in words that can be heard what goes on, as in <text style=\"body\" color=\"label\" live=\"polite\">Loading…</text>, or in the label of what turns"), .init(dialect: .spec, condition: "failure", text: "say in words, seen and heard, what is the matter and what to do, as in <text style=\"body\" color=\"label\" live=\"polite\">The data could not be loaded. Try again later.</text>"), .init(dialect: .spec, condition: "none", text: "say so in words, as in <empty><text style=\"body\" color=\"label\" live=\"polite\">No data yet</text></empty>"), .init(dialect: .spec, condition: "dynamic", text: "make the text a live region with live=\"polite\", announce it with <announcement>, or move the focus there", edits: [.init(place: .finding, change: .edit(.set("live", to: "polite")))]), .init(dialect: .swiftui, condition: nil, text: "say in words what is the matter and what to do (iOS 17, macOS 14): `ContentUnavailableView(\"No data yet\", systemImage: \"chart.bar\")`, or a `Text` that is not hidden"), .init(dialect: .swiftui, condition: "loading", text: "say in words that can be heard what goes on, as in `ProgressView(\"Loading…\")`"), .init(dialect: .swiftui, condition: "failure", text: "say in words what is the matter and what to do (iOS 17, macOS 14): `ContentUnavailableView(\"The data could not be loaded\", systemImage: \"exclamationmark.triangle\", description: Text(\"Try again later.\"))`, or a `Text` that is not hidden"), .init(dialect: .swiftui, condition: "none", text: "say so in words (iOS 17, macOS 14): `if data.isEmpty { ContentUnavailableView(\"No data yet\", systemImage: \"chart.bar\") }`, or show a `Text` there"), .init(dialect: .swiftui, condition: "dynamic", text: "announce it where it comes (iOS 17, macOS 14): `.onChange(of: data.isEmpty) { AccessibilityNotification.Announcement(String(localized: \"No data yet\")).post() }`, or move `@AccessibilityFocusState` there")]
    )
  }

  private static var rule16: Rule {
    Rule(
      id: "error-state-described",
      title: "A step in error says what failed, and shows it by more than colour",
      category: "announcements",
      impact: .serious,
      people: [.listening, .color],
      unsaid: "what failed",
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:writing", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "error-state-described",
      composition: [],
      yields: [.init(rule: "announcement-matches-model", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "{lack|what=people who use a screen reader hear ‘{announcement}’ and are not told what failed: [‘{name}’|step {step}] is not heard|error=people who use a screen reader are not told that [‘{name}’|step {step}] is in error|people who use a screen reader hear ‘{announcement}’ and are told neither that something failed nor what: [‘{name}’|step {step}]}[; people who cannot tell colours apart do not see that [‘{name}’|step {step}] is in error: but for colour it looks like a step that is {alike}]"), .init(condition: "seen", text: "people who cannot tell colours apart do not see that [‘{name}’|step {step}] is in error: but for colour it looks like a step that is {alike}"), .init(isDoubt: true, condition: "name", text: "whether people who use a screen reader hear what failed depends on {fact}")],
      parameters: [.init(name: "size", value: "2", source: "Chartability, color alone")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add the name and the error to the label, as in label=\"Step {position} of {count}: {name}, {state}\", with announced-as for words of your own", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .spec, condition: "seen", text: "give the look for the error a symbol, a shape or words that no other state has"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .svg, condition: nil, text: "say the name and the error in the step’s name, as in aria-label=\"Payment, failed\""), .init(dialect: .svg, condition: "seen", text: "give the step in error a symbol, a shape or words that no other step has"), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\""), .init(dialect: .swiftui, condition: nil, text: "say in the label of the step what failed, and that it did: `.accessibilityLabel(\"\\(step.name), failed\")`[, heard as “{name}, failed”]"), .init(dialect: .swiftui, condition: "seen", text: "show [‘{name}’|the step] with a symbol or words that no other state has, as `Image(systemName: \"exclamationmark.triangle\")`[, for but for colour it looks like a step that is {alike}]"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether what is heard says that a step is in the state ‘[{meaning}|completed]’; where it does not, say so in the label of the step, as in `.accessibilityLabel(\"\\(step.name), failed\")`")]
    )
  }

  private static var rule17: Rule {
    Rule(
      id: "glyph-contrast",
      title: "Symbols and icons meet 3:1 against what is under them",
      category: "contrast",
      impact: .serious,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "chartability:low-contrast", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "glyph-contrast",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with low vision cannot {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, text: "people with low vision may not be able to {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, condition: "varies", text: "people with low vision may not {deed} the {what}: {ratios} against {behind}, [{least} to ]{most}:1 is needed"), .init(isDoubt: true, condition: "unknown", text: "whether people with low vision can {deed} the {what} depends on {fact}[: {onWhite} on white, {onBlack} on black]")],
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the symbol and what is under it further apart[: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that reaches the ratio][; ‘{passingToken}’ of the palette reaches it]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .svg, condition: nil, text: "set the symbol and what is under it further apart[: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that reaches the ratio]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\""), .init(dialect: .swiftui, condition: nil, text: "set the symbol and what is under it further apart[, to {most}:1][: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is under it as {nearestBackground}|: let the symbol appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is under it appear as {nearestBackground}, the nearest colour that reaches the ratio]; a colour set has a value for each appearance, as in `Image(systemName: \"checkmark\").foregroundStyle(Color(\"StepSymbol\"))`[: ‘{passingToken}’ reaches the ratio]"), .init(dialect: .swiftui, condition: "platform-default", text: "check the control on a device, or give it colours of your own with `.tint(color)` and `.foregroundStyle(color)`[: let it appear as {nearestForeground}]"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether the text beside it says that a step is in the state ‘[{meaning}|completed]’; where it does not, set the symbol and what is under it further apart")]
    )
  }

  private static var rule18: Rule {
    Rule(
      id: "graphic-contrast",
      title: "Marks, rings, outlines and swatches that are needed for understanding meet 3:1",
      category: "contrast",
      impact: .serious,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "chartability:low-contrast", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "graphic-contrast",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with low vision cannot {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, text: "people with low vision may not be able to {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, condition: "varies", text: "people with low vision may not {deed} the {what}: {ratios} against {behind}, [{least} to ]{most}:1 is needed"), .init(isDoubt: true, condition: "unknown", text: "whether people with low vision can {deed} the {what} depends on {fact}[: {onWhite} on white, {onBlack} on black]"), .init(isDoubt: true, condition: "data", text: "whether people with low vision can see the data depends on {fact}")],
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches"), .init(name: "thin-line", value: "2", source: "ours, after Understanding 1.4.11"), .init(name: "thin-line-minimum", value: "4.5", source: "ours, after Understanding 1.4.11")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give it, after its <fill>, a <stroke> of at least 1 point that reaches the ratio[, or let it appear as {nearestForeground}, the nearest colour that does, or what is behind it as {nearestBackground}|, or let it appear as {nearestForeground}, the nearest colour that does|, or let what is behind it appear as {nearestBackground}, the nearest colour that does][; ‘{passingToken}’ of the palette reaches it]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "line", text: "set it and what is behind it further apart[: let it appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio][; ‘{passingToken}’ of the palette reaches it]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .svg, condition: nil, text: "set its fill, or a stroke of at least 1 pixel around it, and what is behind it further apart[: let it appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .svg, condition: "line", text: "set its stroke and what is behind it further apart[: let it appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .swiftui, condition: nil, text: "give it an edge of at least 1 point that reaches [{most}|3]:1, as `.overlay { Circle().strokeBorder(Color(uiColor: .label), lineWidth: 1) }`[, or let it appear as {nearestForeground}, the nearest colour that does, or what is behind it as {nearestBackground}|, or let it appear as {nearestForeground}, the nearest colour that does|, or let what is behind it appear as {nearestBackground}, the nearest colour that does]; a colour set has a value for each appearance[: ‘{passingToken}’ reaches the ratio]"), .init(dialect: .swiftui, condition: "line", text: "set the line and what is behind it further apart[, to {most}:1][: let the line appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the line appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]; a colour set has a value for each appearance, as in `.stroke(Color(\"Line\"), lineWidth: 2)`[: ‘{passingToken}’ reaches the ratio]"), .init(dialect: .swiftui, condition: "platform-default", text: "check the control on a device, or give it colours of your own with `.tint(color)` and `.foregroundStyle(color)`[: let it appear as {nearestForeground}]"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether the text beside it says that a step is in the state ‘[{meaning}|completed]’; where it does not, set the shape and what is behind it further apart")]
    )
  }

  private static var rule19: Rule {
    Rule(
      id: "hidden-contains-no-interactive",
      title: "What is hidden from assistive technology holds nothing to operate",
      category: "structure",
      impact: .critical,
      people: [.listening, .touch],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:4.1.2", level: "A", condition: nil), .init(reference: "act:6cfa84", level: nil, condition: "keyboard")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "hidden-contains-no-interactive",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader cannot operate [{names}|{count|something|# parts}], which {count|is|are} hidden from them"), .init(condition: "keyboard", text: "people who use a keyboard come to [{names}|{count|something|# parts}], which {count|is|are} hidden from screen readers"), .init(condition: "stated", text: "people who use a screen reader may not be able to operate [{names}|{count|something|# parts}], which {count|is|are} hidden from them"), .init(isDoubt: true, condition: "foreign", text: "whether people come to something that is hidden from screen readers depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take hidden=\"true\" (or decorative=\"true\") away and give what can be operated a label, or offer the same in a custom-action or a control that is reached"), .init(dialect: .svg, condition: nil, text: "take aria-hidden=\"true\" away and name what can be operated, or offer the same where a screen reader reaches it"), .init(dialect: .svg, condition: "keyboard", text: "take aria-hidden=\"true\" away and name what can have the focus, or let nothing in it have the focus: no link, and no tabindex from 0 on"), .init(dialect: .swiftui, condition: nil, text: "take `.accessibilityHidden(true)` away from what holds [{names}|what can be operated] and hide its decoration alone, or offer the same on a stop that is reached: `.accessibilityAction(named: \"Edit\") { edit() }`")]
    )
  }

  private static var rule20: Rule {
    Rule(
      id: "hidden-without-alternative",
      title: "What is hidden from assistive technology is said elsewhere",
      category: "structure",
      impact: .critical,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "hidden-without-alternative",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader miss ‘{first}’[ and {more} more]: what is hidden here is said nowhere else"), .init(condition: "whole", text: "people who use a screen reader find nothing of the {component}: all of it is hidden")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say it in a label, a value, custom-content or the summary of what is reached, or take hidden=\"true\" away", edits: [.init(place: .finding, change: .edit(.set("hidden", to: nil)))]), .init(dialect: .spec, condition: "whole", text: "take hidden=\"true\" away and give the whole one label, or its parts labels of their own"), .init(dialect: .svg, condition: nil, text: "say it in the <title> or the <desc> of what is reached, or take aria-hidden=\"true\" away", edits: [.init(place: .finding, change: .edit(.set("aria-hidden", to: nil)))]), .init(dialect: .svg, condition: "whole", text: "take aria-hidden=\"true\" away and give the <svg> a <title>, or say beside the image what it shows"), .init(dialect: .swiftui, condition: nil, text: "say [‘{first}’|it] in the `.accessibilityLabel` or the `.accessibilityValue` of what is reached, or take `.accessibilityHidden(true)` away"), .init(dialect: .swiftui, condition: "whole", text: "take `.accessibilityHidden(true)` away and let one label say all of it, `.accessibilityElement(children: .ignore).accessibilityLabel(words)`, or its parts labels of their own")]
    )
  }

  private static var rule21: Rule {
    Rule(
      id: "increased-contrast-effective",
      title: "Increase Contrast keeps the contrast there is and never reduces it",
      category: "contrast",
      impact: .moderate,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "hig:color", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "increased-contrast-effective",
      composition: [],
      yields: [.init(rule: "text-contrast-minimum", profiles: []), .init(rule: "glyph-contrast", profiles: []), .init(rule: "graphic-contrast", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who turn on Increase Contrast cannot {deed} the {what}: {ratios}, where it has {before} without, {most}:1 is needed"), .init(condition: "reduced", text: "people who turn on Increase Contrast get less contrast for the {what}: {ratios} instead of {before}"), .init(isDoubt: true, text: "people with low vision may not be able to {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, condition: "varies", text: "people with low vision may not {deed} the {what}: {ratios} against {behind}, [{least} to ]{most}:1 is needed"), .init(isDoubt: true, condition: "unknown", text: "whether people with low vision can {deed} the {what} depends on {fact}[: {onWhite} on white, {onBlack} on black]")],
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches"), .init(name: "least-share", value: "0.95", source: "ours: less is more than rounding"), .init(name: "plenty", value: "7", source: "ours: beyond WCAG 2.2, 1.4.6, no loss is felt")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the colours values of their own for Increase Contrast[: let it appear as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground} there|: let what is behind it appear as {nearestBackground} there]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "reduced", text: "give the colours values for Increase Contrast that differ at least as much as those without"), .init(dialect: .svg, condition: nil, text: "give the colours values of their own in @media (prefers-contrast: more)[: let it appear as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground} there|: let what is behind it appear as {nearestBackground} there]"), .init(dialect: .svg, condition: "reduced", text: "give the colours values in @media (prefers-contrast: more) that differ at least as much as those without"), .init(dialect: .swiftui, condition: nil, text: "turn on “High Contrast” for the colour set and give it values of its own[: let it appear as {nearestForeground} there, or what is behind it as {nearestBackground}|: let it appear as {nearestForeground} there|: let what is behind it appear as {nearestBackground} there], or decide by `@Environment(\\.colorSchemeContrast)`"), .init(dialect: .swiftui, condition: "platform-default", text: "check the control on a device, or give it colours of your own with `.tint(color)` and `.foregroundStyle(color)`[: let it appear as {nearestForeground}]"), .init(dialect: .swiftui, condition: "reduced", text: "give the colour set values for “High Contrast” that differ at least as much as those without, which have [{before}|more]")]
    )
  }

  private static var rule22: Rule {
    Rule(
      id: "interactive-has-role",
      title: "What can be operated has a name and is announced as that, and as one thing",
      category: "structure",
      impact: .serious,
      people: [.listening, .touch],
      unsaid: "that it can be operated",
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:4.1.2", level: "A", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "interactive-has-role",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader [hear ‘{announcement}’, where ‘{word}’ is a word for its role and no role: their software is not told that it can be operated|hear ‘{announcement}’ and are not told that it can be operated|are not told that {part} can be operated]"), .init(isDoubt: true, text: "whether people who use a screen reader are told that {part} can be operated depends on {fact}"), .init(condition: "name", text: "people who use a screen reader are told that there is {thing}: it has no name"), .init(condition: "name-of-container", text: "people who use a screen reader are told that there is {thing}: it has no name"), .init(isDoubt: true, condition: "nameless", text: "whether people who use a screen reader are told what the {part} here is for depends on {fact}"), .init(condition: "conflict", text: "people who use a screen reader hear ‘{announcement}’ and cannot tell whether it is {thing}"), .init(isDoubt: true, condition: "combined", text: "whether people who use a screen reader are told what the control without a name is for depends on whether ‘{announcement}’, with which it is combined, says so"), .init(condition: "tap", text: "people who use a screen reader hear ‘{announcement}’ and are not told that {part} in it can be operated"), .init(isDoubt: true, condition: "focus", text: "whether people who use a screen reader must be told what can be done with {part}, which can have the focus, depends on {fact}")],
      parameters: [.init(name: "conflicts", value: "button+link button+adjustable", source: "GTXiLib, accessibility traits do not conflict")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add traits=\"button\" (.accessibilityAddTraits(.isButton)), or make it a control (Button)", edits: [.init(place: .finding, change: .edit(.add("traits", word: "button")))]), .init(dialect: .spec, condition: "conflict", text: "keep the one trait that says what happens: a link leads elsewhere, a button acts here, and what is adjustable is swiped up and down"), .init(dialect: .spec, condition: "container", text: "put the action on a control within it, or let the whole be one stop with children=\"combine\" and traits=\"button\"", edits: [.init(place: .finding, change: .edit(.set("children", to: "combine"))), .init(place: .finding, change: .edit(.add("traits", word: "button")))]), .init(dialect: .spec, condition: "name", text: "say what it is for in its label, as in label=\"Share\""), .init(dialect: .spec, condition: "name-of-container", text: "say what it is for in its label, or let what it holds name it: children=\"combine\"", edits: [.init(place: .finding, change: .edit(.set("children", to: "combine")))]), .init(dialect: .spec, condition: "combined", text: "say what it is for in its label, as in label=\"Edit\", which is then heard with the rest"), .init(dialect: .spec, condition: "tap", text: "make it a control (Button), whose action the combined stop keeps, or offer it there in a custom-action (.accessibilityAction(named:))"), .init(dialect: .svg, condition: nil, text: "give it role=\"button\", or make it a link, and tabindex=\"0\", and let the same happen on Enter and Space"), .init(dialect: .svg, condition: "link", text: "take its role away, for what leads somewhere is a link by nature, or let what it holds have that role", edits: [.init(place: .finding, change: .edit(.set("role", to: nil)))]), .init(dialect: .swiftui, condition: nil, text: "make it a `Button(\"Next\") { next() }`, or give what has the `.onTapGesture` also `.accessibilityAddTraits(.isButton)`"), .init(dialect: .swiftui, condition: "conflict", text: "keep the one trait that says what happens, and take others away, as with `.accessibilityRemoveTraits(.isButton)`: a link leads elsewhere, a button acts here, and what is adjustable is swiped up and down"), .init(dialect: .swiftui, condition: "container", text: "put the action on a `Button` within it, or let the whole be one stop: `.accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)`"), .init(dialect: .swiftui, condition: "name", text: "say what it is for, as in `.accessibilityLabel(\"Share\")`"), .init(dialect: .swiftui, condition: "name-of-container", text: "say what it is for, as in `.accessibilityLabel(\"Share\")`, or let what it holds name it: `.accessibilityElement(children: .combine)`"), .init(dialect: .swiftui, condition: "combined", text: "say what it is for, as in `.accessibilityLabel(\"Edit\")`, which is then heard with the rest"), .init(dialect: .swiftui, condition: "tap", text: "make [{part}|it] a `Button`, whose action the combined stop keeps, or offer the action on that: `.accessibilityAction(named: \"Edit\") { edit() }`")]
    )
  }

  private static var rule23: Rule {
    Rule(
      id: "label-thinning-safe",
      title: "Categories without a label on the axis are said by their marks",
      category: "text",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "chartability:axis-labels-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "label-thinning-safe",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader [miss ‘{category}’[ and {more} more]|are not told what mark {mark}[ and {more} more] {count|stands|stand} at]: neither a label on the axis nor a mark says so"), .init(isDoubt: true, text: "whether people who use a screen reader are told [of ‘{category}’[ and {more} more]|what mark {mark}[ and {more} more] {count|stands|stand} at], for which the axis has no label, depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let each mark say its category, also where the axis shows no label for it: label=\"{category}\" in the look of the marks, without hidden=\"true\", or first in the label of a mark that has one of its own, as in label=\"{category}, …\"", edits: [.init(place: .finding, change: .edit(.rewrite("label", 0..<0, as: "{category}, ")))]), .init(dialect: .svg, condition: nil, text: "say what it stands at in the aria-label of each mark, or in a <title> that is its first child, as in “Feb: 12 million euros”"), .init(dialect: .swiftui, condition: nil, text: "thin what is seen alone, as with `AxisMarks(values: .stride(by: 2))`, and let each mark say its category[, as ‘{category}’]: `.accessibilityLabel(day)`")]
    )
  }

  private static var rule24: Rule {
    Rule(
      id: "legend-color-matches-marks",
      title: "The legend shows each series in the colour of its marks, in every appearance",
      category: "legends",
      impact: .serious,
      people: [.lowVision, .color],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:metrics-undefined", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-color-matches-marks",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people look for the colour of ‘{name}’ in the chart in vain: the legend shows {swatch}, the marks are {mark}"), .init(isDoubt: true, text: "[people may not find ‘{name}’ by the colour in the legend: it is {swatch}, the marks are {mark}|whether people find ‘{name}’ by the colour in the legend depends on {fact}]")],
      parameters: [.init(name: "same", value: "2", source: "ours"), .init(name: "different", value: "5", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "paint the swatch as the marks are, in the same color and with the same opacity"), .init(dialect: .spec, condition: "swatch", text: "paint the swatch as the marks are, in the colour of its series, and at the same opacity", edits: [.init(place: .finding, change: .color("series"))]), .init(dialect: .svg, condition: nil, text: "paint the swatch as the marks are, with the same fill and the same opacity"), .init(dialect: .swiftui, condition: nil, text: "paint the swatch of [‘{name}’|the series] as the marks are[, {mark}], with one colour for both and the same `.opacity`; `Chart` does with `.chartForegroundStyleScale(domain: names, range: colors)` (iOS 16, macOS 13)"), .init(dialect: .swiftui, condition: "swatch", text: "paint the swatch of [‘{name}’|the series] in the colour of the series, as the marks are[, {mark}], at the same `.opacity`: `Circle().fill(series.color)`")]
    )
  }

  private static var rule25: Rule {
    Rule(
      id: "legend-entries-match-series",
      title: "Legend entries and series correspond one to one",
      category: "legends",
      impact: .serious,
      people: [.listening, .lowVision],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:metrics-undefined", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-entries-match-series",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people look for ‘{name}’ in the chart in vain: no series has this name"), .init(condition: "nothing", text: "people cannot tell what an entry of the legend explains: it names no series"), .init(condition: "unnamed", text: "people cannot tell what an entry of the legend explains: its series has no name"), .init(condition: "other", text: "people look for ‘{name}’ in the chart in vain: its series is called ‘{title}’"), .init(condition: "twice", text: "people cannot tell which ‘{name}’ is meant: the legend has it twice"), .init(condition: "unseen", text: "people look for ‘{name}’ in the chart in vain: nothing of it is to be seen there"), .init(condition: "missing", text: "people cannot tell which of the marks are ‘{name}’: the legend leaves it out"), .init(isDoubt: true, condition: "unknown", text: "whether people find what the legend explains depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let each entry have the name of one series in view, as in name=\"{series}\" on an <entry>, or mark a series without data as empty=\"true\""), .init(dialect: .spec, condition: "twice", text: "give each series a name of its own, or leave the second <entry> of the same series out"), .init(dialect: .spec, condition: "unseen", text: "leave out the <entry> of a series that is but an invisible spacer, or mark a series without data as empty=\"true\""), .init(dialect: .spec, condition: "missing", text: "add an entry for the series: <entry[ series=\"{series}\"]/>", edits: [.init(place: .finding, change: .edit(.insert("<entry[ series=\"{series}\"]/>", .last)))]), .init(dialect: .spec, condition: "drawn", text: "add an entry for the series: <entry[ series=\"{series}\"]><shape kind=\"circle\" size=\"16\"><fill color=\"series\"/></shape><text style=\"caption\"[ color=\"{ink}\"]>{series}</text></entry>", edits: [.init(place: .finding, change: .edit(.insert("<entry[ series=\"{series}\"]><shape kind=\"circle\" size=\"16\"><fill color=\"series\"/></shape><text style=\"caption\"[ color=\"{ink}\"]>{series}</text></entry>", .last)))]), .init(dialect: .svg, condition: nil, text: "let each entry have the name and the colour of one series that is drawn"), .init(dialect: .svg, condition: "twice", text: "give each series a name of its own, or leave the second entry of the same series out"), .init(dialect: .svg, condition: "unseen", text: "leave out the entry of what is not drawn"), .init(dialect: .svg, condition: "missing", text: "add an entry for the series to the legend"), .init(dialect: .swiftui, condition: nil, text: "make the entries of the array that the marks are made of, as in `ForEach(allSeries) { series in Text(series.name) }`, so that [‘{name}’|each] is the name of a series in view"), .init(dialect: .swiftui, condition: "twice", text: "give each series a name of its own, or leave the second entry[ ‘{name}’] out"), .init(dialect: .swiftui, condition: "unseen", text: "leave the entry[ ‘{name}’] out while the series has nothing to show"), .init(dialect: .swiftui, condition: "missing", text: "give [‘{name}’|the series] an entry: make the entries of the array that the marks are made of, as in `ForEach(allSeries) { series in Text(series.name) }`"), .init(dialect: .swiftui, condition: "drawn", text: "give [‘{name}’|the series] an entry with swatch and name: make the entries of the array that the marks are made of, as in `ForEach(allSeries) { series in HStack { Circle().fill(series.color); Text(series.name) } }`")]
    )
  }

  private static var rule26: Rule {
    Rule(
      id: "legend-entry-has-name",
      title: "Each exposed legend entry names its series, and no stop in it is silent",
      category: "legends",
      impact: .moderate,
      people: [.listening],
      unsaid: "the series",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-entry-has-name",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told [‘{series}’|its series] by its entry in the legend, which [says ‘{announcement}’|says nothing]"), .init(condition: "unreached", text: "people who use a screen reader miss [‘{series}’|its series] in the legend: its entry is not reached"), .init(condition: "silent", text: "people who use a screen reader meet a stop that says nothing in the legend’s entry for [‘{series}’|its series]"), .init(condition: "repeated", text: "people who use a screen reader hear [‘{series}’|its series] at several stops of its entry in the legend"), .init(condition: "toggle", text: "people who use a screen reader are not told whether [‘{series}’|its series] is shown"), .init(isDoubt: true, text: "whether people who use a screen reader are told [‘{series}’|its series] by its entry in the legend depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the entry’s text or label name its series"), .init(dialect: .spec, condition: "silent", text: "hide the swatch with decorative=\"true\", or make the entry one stop with children=\"combine\"", edits: [.init(place: .finding, change: .edit(.set("decorative", to: "true")))]), .init(dialect: .spec, condition: "toggle", text: "say whether the series is shown, as in value=\"on\", or with traits=\"selected\" while it is"), .init(dialect: .svg, condition: nil, text: "let the text or the aria-label of the entry name its series"), .init(dialect: .svg, condition: "silent", text: "take from the swatch what makes it a stop, as a role or a tabindex, or hide it with aria-hidden=\"true\""), .init(dialect: .svg, condition: "toggle", text: "say whether the series is shown, as with role=\"switch\" and aria-checked"), .init(dialect: .swiftui, condition: nil, text: "let the entry be one stop that says [‘{series}’|its series]: `HStack { Circle(); Text(series.name) }.accessibilityElement(children: .combine)`"), .init(dialect: .swiftui, condition: "silent", text: "make the entry one stop with `.accessibilityElement(children: .combine)`, or hide its swatch with `.accessibilityHidden(true)`"), .init(dialect: .swiftui, condition: "toggle", text: "say whether [‘{series}’|the series] is shown, as in `.accessibilityValue(isShown ? \"on\" : \"off\")`, or with `.accessibilityAddTraits(isShown ? .isSelected : AccessibilityTraits())`")]
    )
  }

  private static var rule27: Rule {
    Rule(
      id: "legend-hidden-has-equivalent",
      title: "What a hidden legend says, the marks say",
      category: "legends",
      impact: .serious,
      people: [.listening],
      unsaid: "the series",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:no-explanation", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-hidden-has-equivalent",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told which of the marks are ‘{series}’: the legend is hidden from them, and {marks|nothing else names {series|it|them}|1 mark does not name its series|# marks do not name their series}"), .init(isDoubt: true, text: "whether people who use a screen reader are told which of the marks are ‘{series}’ depends on {fact}"), .init(isDoubt: true, condition: "entries", text: "whether people who use a screen reader are told what the hidden legend says depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let each mark say its series, as in value=\"{value}[ {unit}], {series}\" on the shape that is the stop (value-text on a mark), or hold the marks of a series in a named group", edits: [.init(place: .finding, change: .edit(.set("value", to: "{value}[ {unit}], {series}")))]), .init(dialect: .spec, condition: "summary", text: "name the series in summary=\"…\", or give the chart a <descriptor title=\"…\"/>"), .init(dialect: .svg, condition: nil, text: "let each mark say its series in its aria-label or its <title>"), .init(dialect: .svg, condition: "summary", text: "name the series in the <title> or the <desc> of the image, or let its parts be met, with role=\"graphics-document\""), .init(dialect: .swiftui, condition: nil, text: "let each mark say its series[ ({series})], as in `.accessibilityLabel(day).accessibilityValue(\"\\(hours.formatted()) hours, \\(series.name)\")`"), .init(dialect: .swiftui, condition: "summary", text: "say the series[ ({series})] in the `.accessibilityLabel` of the chart or in the `AXChartDescriptor` of `.accessibilityChartDescriptor(self)`, or take `.accessibilityHidden(true)` away from the legend")]
    )
  }

  private static var rule28: Rule {
    Rule(
      id: "legend-hidden-safe",
      title: "A hidden legend leaves out neither screen reader users nor people who cannot tell colours apart",
      category: "legends",
      impact: .serious,
      people: [.listening, .color],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "chartability:color-alone", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: nil,
      composition: [.init(rule: "legend-hidden-has-equivalent", name: "people who use a screen reader", isCondition: true), .init(rule: "series-not-color-only", name: "people who cannot tell colours apart", isCondition: false)],
      yields: [],
      message: "what the legend explains does not reach {parts}",
      doubt: "whether what the legend explains reaches {parts} depends on facts that are missing",
      messages: [],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "name each series beside its marks with <text style=\"caption\" color=\"label\"[ hidden=\"{heard}\"]>{series}</text>, and let each mark say it, as in value-text=\"{value}[ {unit}], {series}\""), .init(dialect: .svg, condition: nil, text: "name each series in a text beside its marks, and in the names of the marks or of the image"), .init(dialect: .swiftui, condition: nil, text: "name each series beside its marks with `.annotation { Text(series.name) }`, and let each mark say it, as in `.accessibilityValue(\"\\(hours.formatted()) hours, \\(series.name)\")`")]
    )
  }

  private static var rule29: Rule {
    Rule(
      id: "legend-order-deterministic",
      title: "The legend’s order is declared, stable and that of the series",
      category: "legends",
      impact: .moderate,
      people: [.listening, .lowVision, .color],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "chartability:design-not-consistent", level: nil, condition: nil)],
      memberships: [.init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-order-deterministic",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who know the chart find its legend in another order each time: nothing says which order it has"), .init(isDoubt: true, text: "people who match the legend with the marks may go astray: its order is not that of the series")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "sort the entries by the series, and say order=\"series\", or order=\"reversed\" where marks are stacked", edits: [.init(place: .finding, change: .edit(.set("order", to: "series")))]), .init(dialect: .svg, condition: nil, text: "draw the entries in the order of the series, or in reverse where the marks are stacked"), .init(dialect: .swiftui, condition: nil, text: "make the entries of an array in the order of the series, not of a `Dictionary` or a `Set`, which have another each time, and reversed where marks are stacked; of a `Chart`, `.chartForegroundStyleScale(domain: names, range: colors)` (iOS 16, macOS 13) sets the order")]
    )
  }

  private static var rule30: Rule {
    Rule(
      id: "legend-present",
      title: "Series that need a key have one",
      category: "legends",
      impact: .serious,
      people: [.lowVision, .color],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "chartability:no-explanation", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "legend-present",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "nobody can tell which of the marks are ‘{series}’: {legend|none=there is no legend|the legend shows no names}, and no label names {series|it|them}"), .init(isDoubt: true, text: "whether people can tell [which of the {unnamed} series a mark belongs to|which of the marks are ‘{series}’] depends on {fact}"), .init(isDoubt: true, condition: "color", text: "whether the marks need a key that says which are ‘{series}’ depends on {fact}"), .init(condition: "unseen", text: "nobody can tell which of the marks are ‘{series}’: the legend shows {series|the name|these names} in the colour of what is behind"), .init(isDoubt: true, condition: "unwritten", text: "whether people can tell which of the marks are which depends on {fact}"), .init(isDoubt: true, condition: "unknown-slices", text: "whether people can tell what the slices stand for depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add a legend whose entries show swatch and name: <legend><look part=\"entry\"><shape kind=\"circle\" size=\"16\"><fill color=\"series\"/></shape><text style=\"caption\"[ color=\"{ink}\"]>{series}</text></look></legend>, or name each series beside its marks, in its look", edits: [.init(place: .finding, change: .edit(.insert("<legend><look part=\"entry\"><shape kind=\"circle\" size=\"16\"><fill color=\"series\"/></shape><text style=\"caption\"[ color=\"{ink}\"]>{series}</text></look></legend>", .last)))]), .init(dialect: .spec, condition: "names", text: "show in each entry the name of its series: <text style=\"caption\"[ color=\"{ink}\"][ hidden=\"{named}\"]>{series}</text>, or name each series beside its marks, in its look", edits: [.init(place: .finding, change: .edit(.insert("<text style=\"caption\"[ color=\"{ink}\"][ hidden=\"{named}\"]>{series}</text>", .last)))]), .init(dialect: .spec, condition: "slices", text: "name each slice on it or beside it, as in <look part=\"mark\"><text style=\"caption\"[ color=\"{ink}\"][ hidden=\"{heard}\"]>{category}</text></look>, or add a <legend> whose entries show swatch and name", edits: [.init(place: .finding, change: .edit(.insert("<look part=\"mark\"><text style=\"caption\"[ color=\"{ink}\"][ hidden=\"{heard}\"]>{category}</text></look>", .last)))]), .init(dialect: .svg, condition: nil, text: "name each series in a text beside its marks, or add a legend of which each entry shows a swatch and a name, and call it so, as in class=\"legend\""), .init(dialect: .spec, condition: "unseen", text: "give the text of the entries a color that differs from what is behind it[, as in color=\"{ink}\"]", edits: [.init(place: .finding, change: .color("[{ink}]"))]), .init(dialect: .svg, condition: "unseen", text: "give the names in the legend a fill that differs from what is behind them[, as in fill=\"{ink}\"]", edits: [.init(place: .finding, change: .color("[{ink}]"))]), .init(dialect: .swiftui, condition: nil, text: "name each series[ ({series})] beside its marks with `.annotation { Text(series.name) }`, or add a legend with `ForEach(allSeries) { series in HStack { Circle().fill(series.color); Text(series.name) } }`; of a `Chart`, leave `.chartLegend(.visible)` (iOS 16, macOS 13)"), .init(dialect: .swiftui, condition: "names", text: "show in each entry the name of its series[ ({series})]: `ForEach(allSeries) { series in Text(series.name) }`; or name each series beside its marks with `.annotation { Text(series.name) }`"), .init(dialect: .swiftui, condition: "slices", text: "name each slice on it or beside it, as with `.annotation(position: .overlay) { Text(name) }`, or add a legend whose entries show swatch and name"), .init(dialect: .swiftui, condition: "unseen", text: "give the names in the legend a `.foregroundStyle(.primary)`, which differs from what is behind them")]
    )
  }

  private static var rule31: Rule {
    Rule(
      id: "mark-has-name",
      title: "Every exposed mark or step says which one it is",
      category: "labels",
      impact: .serious,
      people: [.listening],
      unsaid: "which one it is",
      kinds: [.stepIndicator, .statusTracker, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "mark-has-name",
      composition: [],
      yields: [.init(rule: "step-name-announced", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear no name for this {noun}[, only ‘{announcement}’]"), .init(isDoubt: true, condition: "known", text: "whether ‘{announcement}’ tells people who use a screen reader which {noun} this is depends on {fact}"), .init(condition: "said", text: "people who use a screen reader are not told which {noun} this is: [they hear ‘{announcement}’ and not ‘{name}’|no ‘{name}’ is heard]"), .init(condition: "value", text: "people who use a screen reader are not told which {noun} this is: the ‘{name}’ in [‘{announcement}’|nothing] is its value"), .init(condition: "series", text: "people who use a screen reader are not told of which series this mark is: they hear [‘{announcement}’|nothing] and not ‘{series}’"), .init(condition: "frame", text: "people who explore by touch cannot find the {noun} ‘{announcement}’: its frame is {frame} points")],
      parameters: [.init(name: "minimum-frame", value: "1", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say which one it is in the label, as in label=\"{category}\" value=\"{value}[ {unit}][, {ofSeries}]\" (value-text on a mark)", edits: [.init(place: .finding, change: .edit(.set("label", to: "{category}"))), .init(place: .finding, change: .edit(.set("value", to: "{value}[ {unit}][, {ofSeries}]")))]), .init(dialect: .spec, condition: "step", text: "say which one it is in the label, as in label=\"Step {position} of {count}: {name}, {state}\"", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .spec, condition: "series", text: "say the series with the value, as in value=\"{value}[ {unit}], {series}\" on the shape that is the stop (value-text on a mark), or hold the marks of each series in a named group", edits: [.init(place: .finding, change: .edit(.set("value", to: "{value}[ {unit}], {series}")))]), .init(dialect: .spec, condition: "frame", text: "give what is touched a frame of its own, as the whole column of a bar that has no height"), .init(dialect: .svg, condition: nil, text: "say which one it is in the aria-label of the mark, or in a <title> that is its first child, as in “Q1: 12 million euros”"), .init(dialect: .svg, condition: "series", text: "say the series in the name of the mark, as in “Q1, North: 12 million euros”, or hold the marks of each series in a <g role=\"group\"> with an aria-label"), .init(dialect: .swiftui, condition: nil, text: "say which one it is[, ‘{name}’,] in the label of the stop: `.accessibilityLabel(day).accessibilityValue(\"\\(hours.formatted()) hours\")`"), .init(dialect: .swiftui, condition: "step", text: "say which one it is[, ‘{name}’,] in the label of the stop: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "series", text: "say [‘{series}’|the series] with the value: `.accessibilityValue(\"\\(hours.formatted()) hours, \\(series.name)\")`, or put the marks of each series into a stack with `.accessibilityElement(children: .contain).accessibilityLabel(series.name)`"), .init(dialect: .swiftui, condition: "frame", text: "let what is touched be larger[ than {frame} points]: put the label on the whole column, as in `VStack { Spacer(); Rectangle() }.accessibilityElement().accessibilityLabel(day)`")]
    )
  }

  private static var rule32: Rule {
    Rule(
      id: "mark-value-has-number",
      title: "A mark’s announcement holds its value",
      category: "labels",
      impact: .serious,
      people: [.listening],
      unsaid: "the value",
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:content-only-visual", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "mark-value-has-number",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear [‘{announcement}’|nothing] and [not the value, {model}|no value]"), .init(isDoubt: true, condition: "shared", text: "people who use a screen reader may not hear the value: the {model} in [‘{announcement}’|nothing] may be the category’s alone"), .init(isDoubt: true, condition: "open", text: "whether [‘{announcement}’|nothing] tells people who use a screen reader the value[, {model},] depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the value with its unit, as in value=\"{value}[ {unit}][, {ofSeries}]\" on the shape that is the stop (value-text on a mark)", edits: [.init(place: .finding, change: .edit(.set("value", to: "{value}[ {unit}][, {ofSeries}]")))]), .init(dialect: .spec, condition: "groups", text: "group the digits as the language does, or with no-break spaces (U+202F)"), .init(dialect: .svg, condition: "groups", text: "group the digits as the language does, or with no-break spaces (U+202F)"), .init(dialect: .svg, condition: nil, text: "say the value with its unit in the aria-label of the mark, or in a <title> that is its first child, as in “Q1: 12 million euros”"), .init(dialect: .swiftui, condition: nil, text: "say the value[, {model},] with its unit on the stop: `.accessibilityValue(\"\\(value.formatted()) hours\")`"), .init(dialect: .swiftui, condition: "groups", text: "let the language group the digits, as `value.formatted()` does")]
    )
  }

  private static var rule33: Rule {
    Rule(
      id: "marks-grouped-in-container",
      title: "Steps and marks that are met one by one lie in a container with a name",
      category: "structure",
      impact: .moderate,
      people: [.listening],
      unsaid: "what they belong to",
      kinds: [.stepIndicator, .statusTracker, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:no-navigation-by-structure", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "marks-grouped-in-container",
      composition: [],
      yields: [.init(rule: "component-has-name", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(condition: "name", text: "people who use a screen reader are not told what the {items} {item}s they meet belong to: what holds them has no name"), .init(condition: "stop", text: "people who use a screen reader meet {items} {item}s beside ‘{announcement}’ and are not told that they lie in it: it is a stop and no container"), .init(condition: "alone", text: "people who use a screen reader meet {items} {item}s one by one and are not told that they are one {component}: no container holds them"), .init(isDoubt: true, text: "whether people who use a screen reader are told what the {items} {item}s they meet belong to depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "make what holds them a container with children=\"contain\" and give it a label"), .init(dialect: .spec, condition: "name", text: "give the container a label"), .init(dialect: .svg, condition: nil, text: "let one <g role=\"graphics-object\"> hold them, or leave the <svg> its role, and give it a <title>"), .init(dialect: .svg, condition: "name", text: "give what holds them a <title> or an aria-label"), .init(dialect: .swiftui, condition: nil, text: "put the[ {items}] [{item}|mark]s into one stack with `.accessibilityElement(children: .contain).accessibilityLabel(\"Hours of sleep\")`"), .init(dialect: .swiftui, condition: "name", text: "give the stack of the[ {items}] [{item}|mark]s a name behind `.accessibilityElement(children: .contain)`, as `.accessibilityLabel(\"Hours of sleep\")`"), .init(dialect: .swiftui, condition: "stop", text: "write `.accessibilityElement(children: .contain)` before the `.accessibilityLabel`, so that [‘{announcement}’|what is a stop] is the name of what holds the[ {items}] [{item}|mark]s")]
    )
  }

  private static var rule34: Rule {
    Rule(
      id: "name-no-decorative-characters",
      title: "Names hold no arrows, ticks, bullets or stray punctuation",
      category: "labels",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "hig:writing", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "name-no-decorative-characters",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear or trip over {ornament} in ‘{name}’")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "leave it out of the label; where it is in visible text, give a label without it"), .init(dialect: .svg, condition: nil, text: "leave it out of the name; where it is in visible text, give an aria-label without it"), .init(dialect: .swiftui, condition: nil, text: "leave [{ornament}|it] out of the `.accessibilityLabel`; where it is in a `Text`, give that a label without it, and draw signs as `Image(systemName: \"arrow.right\").accessibilityHidden(true)`")]
    )
  }

  private static var rule35: Rule {
    Rule(
      id: "name-no-role-words",
      title: "Names do not repeat a role that is announced anyway",
      category: "labels",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "hig:accessibility", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "name-no-role-words",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear the role twice: ‘{word}’ is in the name ‘{announcement}’")],
      parameters: [.init(name: "button", value: "button btn", source: "ours"), .init(name: "link", value: "link hyperlink", source: "ours"), .init(name: "image", value: "image icon picture graphic photo", source: "ours"), .init(name: "tab", value: "tab", source: "ours"), .init(name: "toggle", value: "switch toggle", source: "ours"), .init(name: "adjustable", value: "slider stepper adjustable", source: "ours"), .init(name: "header", value: "heading header", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "leave ‘[{word}]’ out of the name; the role says it"), .init(dialect: .svg, condition: nil, text: "leave ‘[{word}]’ out of the name; the role says it"), .init(dialect: .swiftui, condition: nil, text: "leave ‘[{word}|button]’ out of the `.accessibilityLabel`; the trait says it")]
    )
  }

  private static var rule36: Rule {
    Rule(
      id: "name-no-visual-reference",
      title: "Names say what things mean, not what they look like",
      category: "labels",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.3", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "name-no-visual-reference",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who do not see it are told ‘{word}’ in ‘{announcement}’ and not {unsaid}"), .init(condition: "image", text: "people who do not see it are told ‘{announcement}’, which is what it looks like, and not what it stands for")],
      parameters: [.init(name: "colors", value: "red orange yellow green blue purple pink brown grey gray black white teal cyan magenta violet indigo turquoise mint", source: "ours"), .init(name: "shapes", value: "circle square triangle diamond rectangle capsule dot dashed dotted striped hatched filled hollow outlined checkmark tick cross", source: "ours"), .init(name: "places", value: "left right top bottom upper lower middle leftmost rightmost", source: "ours"), .init(name: "marks", value: "bar bars line lines slice point dot circle column segment area wedge icon bubble node box half corner one", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the name of the series or the state instead of what it looks like"), .init(dialect: .svg, condition: nil, text: "say what it stands for instead of what it looks like"), .init(dialect: .swiftui, condition: nil, text: "say in the `.accessibilityLabel` [{unsaid}|what it stands for] instead of ‘[{word}|red]’")]
    )
  }

  private static var rule37: Rule {
    Rule(
      id: "name-not-identifier",
      title: "Names are human text, not names of symbols or files, code or placeholders",
      category: "labels",
      impact: .moderate,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.6", level: "AA", condition: nil), .init(reference: "act:qt1vmo", level: nil, condition: "image")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "name-not-identifier",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear ‘{word}’, {form}"), .init(condition: "sign", text: "people who use a screen reader hear ‘{announcement}’, a sign that does not say what happens"), .init(condition: "symbol", text: "only the symbol ‘{symbol}’, which has no label, tells people who use a screen reader that {told}"), .init(isDoubt: true, condition: "symbol", text: "people who use a screen reader may hear the name of the symbol ‘{symbol}’, which has no label")],
      parameters: [.init(name: "file-endings", value: "png svg jpg jpeg gif pdf webp heic", source: "ours"), .init(name: "name-endings", value: "com org net edu gov io dev co ai js uk de fr nl ch at eu jp cn in au ca us", source: "ours"), .init(name: "symbol-words", value: "xmark exclamationmark questionmark", source: "ours"), .init(name: "symbol-shapes", value: "circle square fill slash diamond triangle rectangle capsule", source: "ours"), .init(name: "numbered-ids", value: "step state series item mark bar slice line point node chart row column cell tab page section entry legend group", source: "ours"), .init(name: "code-words", value: "view icon image img button btn label lbl cell controller node chart graph indicator component container glyph symbol legend svg bg ic", source: "ours"), .init(name: "placeholders", value: "label title image picture icon chart graph bild abbildung diagramm grafik graphique imagen gráfico untitled todo invisible clear plot figure rplot", source: "ours"), .init(name: "numbered", value: "series dataset chart graph plot", source: "ours"), .init(name: "captions", value: "figure fig abbildung abb", source: "ours"), .init(name: "commands", value: "title image chart graph clear plot figure", source: "ours"), .init(name: "state-symbols", value: "checkmark xmark exclamationmark questionmark clock hourglass ellipsis lock minus pause circle smallcircle", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say in words what it is"), .init(dialect: .spec, condition: "symbol", text: "give the symbol a label that says what it means, or decorative=\"true\" where text beside it says the same"), .init(dialect: .spec, condition: "sign", text: "give the control a label that says what it does, as in label=\"Close\""), .init(dialect: .svg, condition: "sign", text: "say what it does in an aria-label, as in aria-label=\"Close\""), .init(dialect: .svg, condition: nil, text: "say in words what it is, in the <title> or the aria-label"), .init(dialect: .swiftui, condition: nil, text: "say in words what it is[, instead of ‘{word}’], as in `.accessibilityLabel(\"Settings\")`; what is for tests goes into `.accessibilityIdentifier(\"settings\")`"), .init(dialect: .swiftui, condition: "symbol", text: "say what the symbol[ ‘{symbol}’] means, as in `Image(systemName: \"checkmark\").accessibilityLabel(\"completed\")`, or hide it with `.accessibilityHidden(true)` where a text beside it says the same"), .init(dialect: .swiftui, condition: "sign", text: "say what the control does[ instead of ‘{announcement}’], as in `.accessibilityLabel(\"Close\")`")]
    )
  }

  private static var rule38: Rule {
    Rule(
      id: "navigation-not-tedious",
      title: "A chart has no more stops than people can go through",
      category: "structure",
      impact: .moderate,
      people: [.listening],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "chartability:navigation-tedious", level: nil, condition: nil), .init(reference: "chartability:data-density-inappropriate", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "navigation-not-tedious",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader meet {stops} stops and have {lacking}"), .init(condition: "many", text: "people who use a screen reader meet {stops} stops one by one: more than anyone goes through to learn what a chart shows"), .init(isDoubt: true, condition: "help", text: "whether people who use a screen reader meet {stops} stops and can get along depends on {facts}")],
      parameters: [.init(name: "few", value: "30", source: "ours"), .init(name: "many", value: "200", source: "Highcharts, accessibility.series.pointDescriptionEnabledThreshold"), .init(name: "skip", value: "skip jump", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "make the chart a container with children=\"contain\", a label and a summary, and give it a descriptor, or put its marks into groups that are containers with labels"), .init(dialect: .spec, condition: "many", text: "let each stop stand for several values, as the minutes of an hour, or the whole for one with children=\"ignore\", a summary and a descriptor"), .init(dialect: .svg, condition: nil, text: "give the image a <title> and a <desc> that sums the data up, and put the marks into a few <g role=\"graphics-object\"> with names, or a link past them before the first; hide the labels of axes with aria-hidden=\"true\" where the marks say their values"), .init(dialect: .svg, condition: "many", text: "let each stop stand for several values, or make the image one with role=\"img\", and let its <desc> sum the data up and its page give them in a table"), .init(dialect: .swiftui, condition: nil, text: "put the marks into a few stacks with `.accessibilityElement(children: .contain).accessibilityLabel(series.name)`, name the chart so, too, and give it a summary and an audio graph with `.accessibilityChartDescriptor(self)`[, for it has {stops} stops]"), .init(dialect: .swiftui, condition: "many", text: "let each stop stand for several values, as the minutes of an hour, with `.accessibilityElement(children: .combine)`, or the whole for one, with `.accessibilityElement(children: .ignore).accessibilityChartDescriptor(self)` and a summary[, for it has {stops} stops and {threshold} are too many]")]
    )
  }

  private static var rule39: Rule {
    Rule(
      id: "no-duplicate-announcement",
      title: "Visible text is not a stop of its own where what it labels already says it",
      category: "labels",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:navigation-tedious", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "no-duplicate-announcement",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear ‘{name}’ twice: by itself and in ‘{announcement}’")],
      parameters: [.init(name: "many", value: "7", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "hide the text from assistive technology with hidden=\"true\", or make it one stop with what it labels, with children=\"combine\"", edits: [.init(place: .finding, change: .edit(.set("hidden", to: "true")))]), .init(dialect: .svg, condition: nil, text: "hide the text with aria-hidden=\"true\", or leave the name of what holds it out", edits: [.init(place: .finding, change: .edit(.set("aria-hidden", to: "true")))]), .init(dialect: .swiftui, condition: nil, text: "hide the text[ ‘{name}’] with `.accessibilityHidden(true)`, or make it one stop with what it labels: `.accessibilityElement(children: .combine)`")]
    )
  }

  private static var rule40: Rule {
    Rule(
      id: "number-human-readable",
      title: "Numbers and dates are announced as people say them",
      category: "labels",
      impact: .moderate,
      people: [.listening],
      unsaid: nil,
      kinds: [.progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "chartability:data-not-human-readable", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "wcag:3.1.4", level: "AAA", condition: "abbreviation")],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .wcagAAA, isAdvisory: true, isForCustomColors: false, condition: "abbreviation")],
      check: "number-human-readable",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(condition: "decimals", text: "people who use a screen reader hear ‘{number}’, more decimals than anyone can follow"), .init(condition: "ungrouped", text: "people who use a screen reader hear ‘{number}’, whose digits are not grouped"), .init(condition: "scientific", text: "people who use a screen reader hear ‘{number}’, written as machines do"), .init(condition: "timestamp", text: "people who use a screen reader hear ‘{number}’, a date as it is stored"), .init(condition: "figures", text: "people who use a screen reader hear ‘{number}’, a date in figures"), .init(condition: "joined-unit", text: "people who use a screen reader hear ‘{number}’, whose unit is one letter that may mean several things"), .init(condition: "fraction", text: "people who use a screen reader hear ‘{number}’, a fraction where a percentage is meant"), .init(condition: "short-date", text: "people who use a screen reader hear ‘{number}’, a date that sounds like a fraction")],
      parameters: [.init(name: "decimals", value: "3", source: "ours"), .init(name: "significant-digits", value: "6", source: "ours"), .init(name: "digits", value: "7", source: "ours"), .init(name: "code-words", value: "order number no id ticket case invoice reference ref phone tel       code account serial isbn iban sku zip postcode nummer nr bestellnummer auftragsnummer bestellung       auftrag kundennummer rechnungsnummer rechnung vorgangsnummer aktenzeichen telefon konto plz       postleitzahl numéro commande facture dossier référence téléphone número pedido factura referencia       teléfono código numero ordine fattura codice telefono riferimento encomenda fatura telefone       bestelnummer bestelling factuur telefoon ordernummer ordrenummer tilausnumero numer zamówienie       faktura", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "write the number as people say it: rounded, grouped, or in words, such as “6.5 billion”"), .init(dialect: .spec, condition: "percent", text: "say the percentage, as in value-text=\"{percent} percent\"", edits: [.init(place: .finding, change: .edit(.set("value-text", to: "{percent} percent")), language: "en")]), .init(dialect: .spec, condition: "mark-percent", text: "say the percentage, as in value-text=\"{value} percent\"", edits: [.init(place: .finding, change: .edit(.set("value-text", to: "{value} percent")), language: "en")]), .init(dialect: .spec, condition: "date", text: "write the date in words, as “June 6”"), .init(dialect: .spec, condition: "unit", text: "write the unit out, as “60 minutes”"), .init(dialect: .svg, condition: nil, text: "write the number as people say it: rounded, grouped, or in words, such as “6.5 billion”"), .init(dialect: .svg, condition: "percent", text: "say the percentage, as in aria-valuetext=\"73 percent\""), .init(dialect: .svg, condition: "mark-percent", text: "say the percentage in the name of the mark, as in aria-label=\"June, 73 percent\""), .init(dialect: .svg, condition: "date", text: "write the date in words, as “June 6”"), .init(dialect: .svg, condition: "unit", text: "write the unit out, as “60 minutes”"), .init(dialect: .swiftui, condition: nil, text: "format the number[ ‘{number}’] as people say it: `value.formatted(.number.precision(.significantDigits(1...3)))`"), .init(dialect: .swiftui, condition: "percent", text: "say the percentage[ instead of ‘{number}’]: `.accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))`"), .init(dialect: .swiftui, condition: "mark-percent", text: "say the percentage[ instead of ‘{number}’]: `.accessibilityValue(value.formatted(.percent.precision(.fractionLength(0))))`"), .init(dialect: .swiftui, condition: "date", text: "say the date[ ‘{number}’] in words, as `date.formatted(.dateTime.month(.wide).day())` does"), .init(dialect: .swiftui, condition: "unit", text: "write the unit out[ in ‘{number}’], as `measurement.formatted(.measurement(width: .wide))` does")]
    )
  }

  private static var rule41: Rule {
    Rule(
      id: "palette-cvd-distinct",
      title: "Colours that stand for something survive colour-vision deficiency",
      category: "color-use",
      impact: .moderate,
      people: [.color],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "chartability:not-cvd-friendly", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "palette-cvd-distinct",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who {whom|all=see all colours, too,|tritan=cannot tell blue from yellow (tritan)|cannot tell red from green ({vision})} [see the colours of ‘{first}’ and ‘{second}’ as one and tell them by {cue}|take ‘{first}’ for ‘{second}’]: {whom|all=their colours differ by {seen}|a colour difference of {plain} is {seen} to them}, {safe} is safe[; so it is with ‘{like}’ and {others}]"), .init(isDoubt: true, text: "people who {whom|all=see all colours, too,|tritan=cannot tell blue from yellow (tritan)|cannot tell red from green ({vision})} may [see the colours of ‘{first}’ and ‘{second}’ as one and tell them by {cue}|take ‘{first}’ for ‘{second}’]: {whom|all=their colours differ by {seen}|a colour difference of {plain} is {seen} to them}, {safe} is safe[; so it is with ‘{like}’ and {others}]"), .init(isDoubt: true, condition: "color", text: "whether people can tell the colour of ‘{name}’ from others depends on {fact}")],
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182"), .init(name: "least", value: "5", source: "ours"), .init(name: "safe", value: "10", source: "ours"), .init(name: "plain", value: "9", source: "Aisch, palettes"), .init(name: "collapse", value: "5", source: "Aisch, palettes"), .init(name: "small", value: "8", source: "ours, after Stone, Szafir and Setlur 2014"), .init(name: "small-factor", value: "2", source: "ours, after Stone, Szafir and Setlur 2014")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take two colours that differ in lightness, or blue against orange or yellow; and tell the two apart by more than colour"), .init(dialect: .spec, condition: "told", text: "take two colours that differ in lightness, or blue against orange or yellow"), .init(dialect: .svg, condition: nil, text: "take two colours that differ in lightness, or blue against orange or yellow; and tell the two apart by more than colour"), .init(dialect: .svg, condition: "told", text: "take two colours that differ in lightness, or blue against orange or yellow"), .init(dialect: .swiftui, condition: nil, text: "take two colours for [‘{first}’ and ‘{second}’|the two] that differ in lightness, or blue against orange or yellow; and tell them by more than colour, as with `Image(systemName: \"checkmark\")` of a step or `.symbol(by: .value(\"Series\", name))` of a mark (iOS 16, macOS 13), always or where `@Environment(\\.accessibilityDifferentiateWithoutColor)` is true"), .init(dialect: .swiftui, condition: "told", text: "take two colours for [‘{first}’ and ‘{second}’|the two] that differ in lightness, or blue against orange or yellow")]
    )
  }

  private static var rule42: Rule {
    Rule(
      id: "progress-exposes-value",
      title: "A progress indicator tells assistive technology how far it is",
      category: "labels",
      impact: .critical,
      people: [.listening],
      unsaid: "how far it is",
      kinds: [.progress],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "progress-exposes-value",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told how far it is: [all they hear is ‘{announcement}’|{reached|what they reach says nothing}|none of the progress indicator is reached]"), .init(condition: "waiting", text: "people who use a screen reader are not told that something is going on: [all they hear is ‘{announcement}’|{reached|what they reach says nothing}|none of the progress indicator is reached]"), .init(condition: "several", text: "people who use a screen reader meet {count} values for one progress: {values}"), .init(condition: "numbered", text: "people who use a screen reader hear ‘{announcement}’ though nobody knows how far it is"), .init(isDoubt: true, condition: "drawn", text: "whether people who use a screen reader are told as much as is seen depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the progress a label and its value, as in label=\"Upload\" value-text=\"{percent} percent\""), .init(dialect: .spec, condition: "value", text: "say its value, as in value-text=\"{percent} percent\"", edits: [.init(place: .component, change: .edit(.set("value-text", to: "{percent} percent")), language: "en")]), .init(dialect: .spec, condition: "container", text: "a container has a name and no value: use children=\"ignore\", or give label and value to a shape within it"), .init(dialect: .spec, condition: "several", text: "leave one value, on what stands for the whole, and hide the others"), .init(dialect: .spec, condition: "indeterminate", text: "give it a label that says what goes on, as in label=\"Loading\", and no number"), .init(dialect: .svg, condition: nil, text: "give it a name and its value, as in role=\"[{role}|progressbar]\" aria-label=\"Upload\" aria-valuenow=\"75\""), .init(dialect: .svg, condition: "several", text: "leave one value, on what stands for the whole, and hide the others"), .init(dialect: .svg, condition: "indeterminate", text: "give it a name that says what goes on, as in aria-label=\"Loading\", and no number"), .init(dialect: .swiftui, condition: nil, text: "use `ProgressView(\"Upload\", value: progress)`, or give what you draw a label and its value: `.accessibilityElement(children: .ignore).accessibilityLabel(\"Upload\").accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))`"), .init(dialect: .swiftui, condition: "value", text: "say its value: `.accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))`"), .init(dialect: .swiftui, condition: "container", text: "a container has a name and no value: write `.accessibilityElement(children: .ignore)` for `.contain`, or give label and value to what you draw within it"), .init(dialect: .swiftui, condition: "several", text: "leave one of the [{count}|two] values, on what stands for the whole, and hide what says the others with `.accessibilityHidden(true)`"), .init(dialect: .swiftui, condition: "indeterminate", text: "say what goes on, and no number, as in `ProgressView(\"Loading…\")` or `.accessibilityLabel(\"Loading\")`")]
    )
  }

  private static var rule43: Rule {
    Rule(
      id: "progress-track-contrast",
      title: "The filled and the unfilled part of a progress differ by 3:1",
      category: "contrast",
      impact: .moderate,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.progress],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.11", level: "AA", condition: nil), .init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "progress-track-contrast",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with low vision cannot {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, text: "people with low vision may not be able to {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, condition: "varies", text: "people with low vision may not {deed} the {what}: {ratios} against {behind}, [{least} to ]{most}:1 is needed"), .init(isDoubt: true, condition: "unknown", text: "whether people with low vision can {deed} the {what} depends on {fact}[: {onWhite} on white, {onBlack} on black]"), .init(condition: "one-color", text: "[the {shape} {extent|whole=does not show|hardly shows} how far it is, which only the text says|{extent|whole=nobody sees|hardly anybody sees} how far it is]: the filled part and the track are {extent|whole=of one colour|all but one colour}"), .init(isDoubt: true, condition: "track", text: "whether people with low vision see how far it is depends on {fact}")],
      parameters: [.init(name: "minimum", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "text-minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-text-minimum", value: "3", source: "WCAG 2.2, 1.4.3"), .init(name: "outline-width", value: "1", source: "ours: a thinner line is not drawn in full"), .init(name: "gap", value: "1", source: "Chartability: one pixel parts what touches")],
      profileParameters: ["large-text", "text-equivalent-exempts"],
      remedies: [.init(dialect: .spec, condition: nil, text: "show the value as text[, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|, or let the track appear as {nearestBackground}, the nearest colour that reaches the ratio][; ‘{passingToken}’ of the palette reaches it]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let it appear as {nearestForeground}]"), .init(dialect: .spec, condition: "one-color", text: "give the track a colour of its own[: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|: let the track appear as {nearestBackground}, the nearest colour that reaches the ratio][; ‘{passingToken}’ of the palette reaches it]"), .init(dialect: .svg, condition: nil, text: "show the value as text[, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|, or let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|, or let the track appear as {nearestBackground}, the nearest colour that reaches the ratio]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .svg, condition: "one-color", text: "give the track a colour of its own[: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|: let the track appear as {nearestBackground}, the nearest colour that reaches the ratio]"), .init(dialect: .swiftui, condition: nil, text: "show the value as `Text(progress, format: .percent.precision(.fractionLength(0)))`, or set the filled part and the track further apart[, to {most}:1][: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|: let the track appear as {nearestBackground}, the nearest colour that reaches the ratio]; a colour set has a value for each appearance, as in `Circle().stroke(Color(\"Track\"), lineWidth: 8)`[: ‘{passingToken}’ reaches the ratio]"), .init(dialect: .swiftui, condition: "platform-default", text: "check the control on a device, or give it colours of your own with `.tint(color)` and `.foregroundStyle(color)`[: let it appear as {nearestForeground}]"), .init(dialect: .swiftui, condition: "one-color", text: "give the track a colour set of its own, as `Circle().stroke(Color(\"Track\"), lineWidth: 8)`[: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio, or the track as {nearestBackground}|: let the filled part appear as {nearestForeground}, the nearest colour that reaches the ratio|: let the track appear as {nearestBackground}, the nearest colour that reaches the ratio][; the colour set ‘{passingToken}’ reaches it]")]
    )
  }

  private static var rule44: Rule {
    Rule(
      id: "progress-value-valid",
      title: "Announced progress is right",
      category: "labels",
      impact: .serious,
      people: [.listening],
      unsaid: nil,
      kinds: [.progress],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "progress-value-valid",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear ‘{announcement}’ where it is {expected}"), .init(condition: "range", text: "people who use a screen reader are told something false: the range from {minimum} to {maximum} is empty"), .init(condition: "shown", text: "people who use a screen reader hear ‘{announcement}’, and those who see it read ‘{shown}’"), .init(isDoubt: true, text: "whether ‘{announcement}’ is true, as people who use a screen reader hear it, depends on {fact}"), .init(isDoubt: true, condition: "drawn", text: "whether ‘{announcement}’ is true, as people who use a screen reader hear it, depends on {fact}; what is drawn fills {drawn} percent of its track"), .init(isDoubt: true, condition: "unread", text: "whether ‘{announcement}’ tells people who use a screen reader how far it is cannot be computed")],
      parameters: [.init(name: "tolerance", value: "1", source: "ours"), .init(name: "drawn-tolerance", value: "5", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the text follow the value, as in value-text=\"{percent} percent\"[: it is {expected}]", edits: [.init(place: .finding, change: .edit(.set("value-text", to: "{percent} percent")), language: "en")]), .init(dialect: .spec, condition: "range", text: "keep max above min"), .init(dialect: .svg, condition: nil, text: "let aria-valuetext follow aria-valuenow[: it is {expected}]"), .init(dialect: .svg, condition: "range", text: "keep aria-valuemax above aria-valuemin"), .init(dialect: .spec, condition: "shown", text: "let the text that is shown and what is drawn follow the value"), .init(dialect: .svg, condition: "shown", text: "let one number set aria-valuenow, the text that is shown and how much of the track is filled"), .init(dialect: .swiftui, condition: nil, text: "derive what is said from the value that is drawn: `.accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))`[: it is {expected}]"), .init(dialect: .swiftui, condition: "range", text: "keep the upper end of the range above the lower[, which is {minimum}], as in `Gauge(value: progress, in: 0...1) { Text(\"Upload\") }` (iOS 16, macOS 13)"), .init(dialect: .swiftui, condition: "shown", text: "derive what is said, what is shown[, ‘{shown}’,] and what is drawn from one value, as in `Text(progress, format: .percent.precision(.fractionLength(0)))` and `.accessibilityValue(progress.formatted(.percent.precision(.fractionLength(0))))`")]
    )
  }

  private static var rule45: Rule {
    Rule(
      id: "reading-order-matches-visual",
      title: "Steps and marks are met in the order in which they are seen",
      category: "structure",
      impact: .moderate,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.2", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "reading-order-matches-visual",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader meet ‘{later}’ only after ‘{earlier}’, which is seen after it"), .init(isDoubt: true, text: "whether people who use a screen reader meet the {item}s in the order in which they are seen depends on {fact}"), .init(isDoubt: true, condition: "circle", text: "whether people who use a screen reader meet the {item}s in the order in which they are meant: it is not that of the circle"), .init(isDoubt: true, condition: "meant", text: "whether people who use a screen reader meet the {item}s in the order in which they are meant depends on {fact}")],
      parameters: [.init(name: "tolerance", value: "0.5", source: "ours: points, or places among the data"), .init(name: "right-to-left", value: "ar arc ckb dv fa he iw ks ku nqo ps sd syr ug ur yi", source: "Unicode CLDR, character order of languages")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "list them in the order in which they are seen: series by series and each by category, in the same order, or category by category"), .init(dialect: .spec, condition: "priority", text: "take sort-priority away, or give what is seen first the higher one", edits: [.init(place: .finding, change: .edit(.set("sort-priority", to: nil)))]), .init(dialect: .svg, condition: nil, text: "write the elements in the order in which they are seen, from one end of the axis to the other, or one series after another"), .init(dialect: .swiftui, condition: nil, text: "draw them in the order in which they are seen[, ‘{later}’ before ‘{earlier}’]: sort the data before `ForEach(steps) { step in Text(step.name) }`"), .init(dialect: .swiftui, condition: "priority", text: "take `.accessibilitySortPriority` away, or give [‘{later}’|what is seen first] the higher one: `.accessibilitySortPriority(1)`")]
    )
  }

  private static var rule46: Rule {
    Rule(
      id: "related-parts-grouped",
      title: "What one step, mark, entry or progress shows is one stop",
      category: "structure",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "hig:voiceover", level: nil, condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "related-parts-grouped",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader go through {count} stops for one {noun}: {stops}")],
      parameters: [.init(name: "longest-caption", value: "12", source: "ours: more words are a passage to be read")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give what holds them children=\"combine\" (.accessibilityElement(children: .combine)), or a label that says it all and children=\"ignore\"", edits: [.init(place: .finding, change: .edit(.set("children", to: "combine")))]), .init(dialect: .spec, condition: "symbol", text: "hide the symbol with decorative=\"true\" where a text beside it says the same, or give it a label, and give what holds them children=\"combine\" (.accessibilityElement(children: .combine))"), .init(dialect: .svg, condition: nil, text: "give the <g> that holds them role=\"img\" and a name that says it all, or hide the parts that its name says with aria-hidden=\"true\""), .init(dialect: .swiftui, condition: nil, text: "make one stop of the[ {count}] stops: `.accessibilityElement(children: .combine)` on the stack that holds them, or a label that says it all, `.accessibilityElement(children: .ignore).accessibilityLabel(step.name).accessibilityValue(Text(step.state.words))`"), .init(dialect: .swiftui, condition: "symbol", text: "hide the symbol with `.accessibilityHidden(true)` where a text beside it says the same, or say with `.accessibilityLabel(\"completed\")` what it means, and make one stop of the stack that holds them: `.accessibilityElement(children: .combine)`")]
    )
  }

  private static var rule47: Rule {
    Rule(
      id: "series-not-color-only",
      title: "Series can be told apart without colour",
      category: "color-use",
      impact: .serious,
      people: [.color],
      unsaid: nil,
      kinds: [.chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "hig:charts", level: nil, condition: nil), .init(reference: "chartability:color-alone", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "series-not-color-only",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "[hardly anybody can tell ‘{first}’ from ‘{second}’: only their colours differ, and these are {alike} one, {colors}|{whom|faint=people with low vision|people who cannot tell colours apart} cannot tell ‘{first}’ from ‘{second}’: [{sign} is too faint, at {measured} against what is behind it where {needed}:1 is needed|only their colours differ, by {by} where {threshold}:1 would do|only their colours differ]][; {declared}, which ‘{declaring}’ declares, is not drawn][; nothing shows whose {keyless} is][; so it is with ‘{like}’ and {others}]"), .init(isDoubt: true, text: "whether people who cannot tell colours apart can tell ‘{first}’ from ‘{second}’ depends on {fact}[; so it is with ‘{like}’ and {others}]"), .init(condition: "alike", text: "nobody can tell [‘{first}’ from ‘{second}’|‘{looks}’ apart][ {lost}]: they look the same{lost|, and do not in every appearance}"), .init(isDoubt: true, condition: "alike-unknown", text: "whether anybody can tell [‘{first}’ from ‘{second}’|‘{looks}’ apart] depends on {fact}")],
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "name each series beside its marks with <text style=\"caption\"[ color=\"{ink}\"][ hidden=\"{heard}\"]>{series}</text>, or give the series patterns, markers or dashes of their own", edits: [.init(place: .finding, change: .edit(.insert("<text style=\"caption\"[ color=\"{ink}\"][ hidden=\"{heard}\"]>{series}</text>", .last)))]), .init(dialect: .spec, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or name each series beside its marks"), .init(dialect: .spec, condition: "undrawn", text: "draw what the series declares: a look for its marks or its line alone, before the look for all, has this shape, pattern or these dashes; or name each series beside its marks"), .init(dialect: .spec, condition: "key", text: "show the pattern in the legend beside the name of its series, as the marks show it, or name each series beside its marks"), .init(dialect: .svg, condition: nil, text: "name each series in a text beside its marks, or give the series patterns, dashes (stroke-dasharray) or shapes of their own"), .init(dialect: .svg, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or name each series beside its marks"), .init(dialect: .svg, condition: "key", text: "show the pattern in the legend beside the name of its series, as the marks show it, or name each series beside its marks"), .init(dialect: .swiftui, condition: nil, text: "name [‘{first}’ and ‘{second}’ beside their|each series beside its] marks with `.annotation { Text(series.name) }`, or give each a symbol or dashes of its own: `.symbol(by: .value(\"Series\", name))`, `.lineStyle(by: .value(\"Series\", name))` (iOS 16, macOS 13)"), .init(dialect: .swiftui, condition: "faint", text: "give [{sign}|the sign that tells the two apart] [{needed}|3]:1 against what is behind it, or name each series beside its marks with `.annotation { Text(series.name) }`"), .init(dialect: .swiftui, condition: "undrawn", text: "draw [{declared} of ‘{declaring}’|what the series declares], as with `.symbol(by: .value(\"Series\", name))` (iOS 16, macOS 13), or name each series beside its marks with `.annotation { Text(series.name) }`"), .init(dialect: .swiftui, condition: "key", text: "show the pattern in the legend beside the name of its series, as the marks show it, or name each series beside its marks with `.annotation { Text(series.name) }`")]
    )
  }

  private static var rule48: Rule {
    Rule(
      id: "sibling-names-unique",
      title: "Stops side by side sound different",
      category: "labels",
      impact: .moderate,
      people: [.listening],
      unsaid: "which of them it is",
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:2.4.6", level: "AA", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil)],
      check: "sibling-names-unique",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader cannot tell two stops apart: ‘{announcement}’ is heard again")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say what tells them apart: the position, the category, the object of the action"), .init(dialect: .svg, condition: nil, text: "say what tells them apart in the <title> or the aria-label: the category, the series, the value"), .init(dialect: .swiftui, condition: nil, text: "say what tells the two[ ‘{announcement}’] apart: the position, the category, the object of the action, as in `.accessibilityLabel(\"Edit \\(step.name)\")`")]
    )
  }

  private static var rule49: Rule {
    Rule(
      id: "single-current-step",
      title: "One step is current, and assistive technology can tell which",
      category: "announcements",
      impact: .moderate,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "single-current-step",
      composition: [],
      yields: [.init(rule: "step-state-announced", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told that [‘{name}’|step {step}] is the current one"), .init(condition: "surplus", text: "people cannot tell where they are: [‘{name}’|step {step}] is current, and so is [‘{otherName}’|step {otherStep}]"), .init(condition: "none", text: "people cannot tell where they are: no step is current{step|, though they are on [‘{name}’|step #]}"), .init(condition: "fixed", text: "people who use a screen reader hear that [‘{name}’|step {step}] is current while they are on [‘{otherName}’|step {otherStep}]"), .init(isDoubt: true, condition: "none", text: "whether people can tell where they are depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "mark the current step, as with traits=\"selected\" in its look or {state} in its label; where one stop stands for all, say label=\"Step {position} of {count}: {name}, {state}\""), .init(dialect: .spec, condition: "surplus", text: "give the step the state it is in besides the current one"), .init(dialect: .spec, condition: "none", text: "say which step is current, with current= or state=\"current\""), .init(dialect: .spec, condition: "fixed", text: "let the label follow the state, as in label=\"Step {position} of {count}: {name}, {state}\", or give each state a look with a label of its own", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .svg, condition: nil, text: "give the current step aria-current=\"step\", and no other"), .init(dialect: .svg, condition: "surplus", text: "take aria-current from all steps but the one the user is on"), .init(dialect: .svg, condition: "none", text: "give the current step aria-current=\"step\""), .init(dialect: .svg, condition: "fixed", text: "let the name follow the state, and do not say “current” of a step that is not"), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\""), .init(dialect: .swiftui, condition: nil, text: "give [‘{name}’|the current step] the trait that says so: `.accessibilityAddTraits(isCurrent ? .isSelected : AccessibilityTraits())`, or say the state: `.accessibilityValue(Text(step.state.words))`; where one stop stands for all, `.accessibilityElement(children: .ignore).accessibilityLabel(\"Step \\(current + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "surplus", text: "let one value say which step is current, as in `index == current`[, and let ‘{name}’ or ‘{otherName}’ have another state]"), .init(dialect: .swiftui, condition: "none", text: "let one value say which step is current, as in `index == current`, and let it be that of a step[, here ‘{name}’]"), .init(dialect: .swiftui, condition: "fixed", text: "derive the words from the state, as in `.accessibilityValue(Text(step.state.words))`, and do not say “current” of a step that is not[; a user is on ‘{otherName}’]"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether what is heard says that a step is in the state ‘[{meaning}|completed]’; where it does not, say it, as in `.accessibilityValue(\"[{meaning}|completed]\")`, or, of the current step, with `.accessibilityAddTraits(.isSelected)`")]
    )
  }

  private static var rule50: Rule {
    Rule(
      id: "state-exposed-to-at",
      title: "The state of each step that is reached reaches assistive technology",
      category: "labels",
      impact: .serious,
      people: [.listening],
      unsaid: "the state",
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "state-exposed-to-at",
      composition: [],
      yields: [.init(rule: "announcement-matches-model", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader do not learn[ from ‘{announcement}’] that [‘{name}’|step {step}] is {state}"), .init(isDoubt: true, condition: "unstated", text: "whether people who use a screen reader are told in which state [‘{name}’|step {step}] is depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the state with the step, as in value=\"{state}\", or give the symbol that shows it a label", edits: [.init(place: .finding, change: .edit(.set("value", to: "{state}")))]), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .spec, condition: "own", text: "where what is heard says the state in words of your own, give the state these words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several; else say it besides, as in value=\"{state}\""), .init(dialect: .svg, condition: nil, text: "give the current step aria-current=\"step\", and say the state of the others in their names, as in aria-label=\"Account, completed\""), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\""), .init(dialect: .swiftui, condition: nil, text: "say with [‘{name}’|the step] that it is [{state}|completed]: `.accessibilityValue(Text(step.state.words))`, or give the symbol that shows it a label, `Image(systemName: \"checkmark\").accessibilityLabel(\"completed\")`"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether what is heard says that a step is in the state ‘[{meaning}|completed]’; where it does not, say it, as in `.accessibilityValue(\"[{meaning}|completed]\")`, or, of the current step, with `.accessibilityAddTraits(.isSelected)`"), .init(dialect: .swiftui, condition: "own", text: "let somebody who knows the words judge whether [‘{announcement}’|what is heard] says that the step is [{state}|completed]; where it does not, say it besides: `.accessibilityValue(Text(step.state.words))`")]
    )
  }

  private static var rule51: Rule {
    Rule(
      id: "state-not-color-only",
      title: "States differ by more than colour",
      category: "color-use",
      impact: .serious,
      people: [.color],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.1", level: "A", condition: nil), .init(reference: "hig:color", level: nil, condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "chartability:color-alone", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "state-not-color-only",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "[hardly anybody can tell ‘{first}’ from ‘{second}’: only their colours differ, and these are {alike} one, {colors}|{whom|faint=people with low vision|people who cannot tell colours apart} cannot tell ‘{first}’ from ‘{second}’: [{sign} is too faint, at {measured} against what is behind it where {needed}:1 is needed|only their colours differ, by {by} where {threshold}:1 would do|only their colours differ]][; so it is with ‘{like}’ and {others}]"), .init(isDoubt: true, text: "whether people who cannot tell colours apart can tell ‘{first}’ from ‘{second}’ depends on {fact}[; so it is with ‘{like}’ and {others}]"), .init(condition: "alike", text: "nobody can tell [‘{first}’ from ‘{second}’|‘{looks}’ apart][ {lost}]: they look the same{lost|, and do not in every appearance}"), .init(isDoubt: true, condition: "alike-unknown", text: "whether anybody can tell [‘{first}’ from ‘{second}’|‘{looks}’ apart] depends on {fact}"), .init(isDoubt: true, condition: "unstated", text: "whether people who cannot tell colours apart see in which state a step is depends on {fact}")],
      parameters: [.init(name: "cue-contrast", value: "3", source: "WCAG 2.2, 1.4.11"), .init(name: "lightness", value: "3", source: "Understanding WCAG 2.2, 1.4.1"), .init(name: "size", value: "2", source: "Chartability, color alone"), .init(name: "weight", value: "200", source: "ours, after WCAG technique G182")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "give one of the two states a symbol, a word, a ring or another shape of its own[, or colours with {threshold}:1 between them]"), .init(dialect: .spec, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or add one that has"), .init(dialect: .svg, condition: nil, text: "give one of the two states a symbol, a word, a ring or another shape of its own[, or colours with {threshold}:1 between them]"), .init(dialect: .svg, condition: "faint", text: "give the sign that tells the two apart enough contrast against what is behind it, or add one that has"), .init(dialect: .swiftui, condition: nil, text: "give [‘{first}’ or ‘{second}’|one of the two states] a symbol, a word, a ring or another shape of its own, as `Image(systemName: \"checkmark\")`[, or colours with {threshold}:1 between them]"), .init(dialect: .swiftui, condition: "faint", text: "give [{sign}|the sign that tells the two apart] [{needed}|3]:1 against what is behind it, or add one that has, as `Image(systemName: \"checkmark\")`")]
    )
  }

  private static var rule52: Rule {
    Rule(
      id: "step-announcement-complete",
      title: "Position, total, name and state of the step are announced",
      category: "announcements",
      impact: .serious,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: nil,
      composition: [.init(rule: "step-position-announced", name: "position", isCondition: false), .init(rule: "step-total-announced", name: "total", isCondition: false), .init(rule: "step-name-announced", name: "name", isCondition: false), .init(rule: "step-state-announced", name: "state", isCondition: false)],
      yields: [],
      message: "people who use a screen reader are not told the {parts} of the step",
      doubt: "what is told of the {parts} depends on facts that are missing",
      messages: [],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say all of it, as in label=\"Step {position} of {count}: {name}, {state}\""), .init(dialect: .svg, condition: nil, text: "say all of it, as with role=\"listitem\" in a role=\"list\", aria-current=\"step\" on the current step and aria-label=\"Account, completed\" on others"), .init(dialect: .swiftui, condition: nil, text: "say all of it: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\").accessibilityValue(Text(step.state.words))`")]
    )
  }

  private static var rule53: Rule {
    Rule(
      id: "step-name-announced",
      title: "The name of the step is announced",
      category: "announcements",
      impact: .serious,
      people: [.listening],
      unsaid: "name",
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.6", level: "AA", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-name-announced",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told what step {step} is: ‘{name}’ is not heard"), .init(isDoubt: true, condition: "name", text: "whether people who use a screen reader hear which step it is depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add the name to the label, as in label=\"Step {position} of {count}: {name}, {state}\"", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .svg, condition: nil, text: "say the name in the step’s aria-label or <title>, or leave the text that shows it exposed"), .init(dialect: .swiftui, condition: nil, text: "say the name[, ‘{name}’,] in the label of the step: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`")]
    )
  }

  private static var rule54: Rule {
    Rule(
      id: "step-position-announced",
      title: "The current position is announced, counted from 1, and right",
      category: "announcements",
      impact: .serious,
      people: [.listening],
      unsaid: "position",
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "hig:writing", level: nil, condition: nil), .init(reference: "chartability:location-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-position-announced",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told which step this is: no {step} is heard"), .init(condition: "collapsed", text: "people who use a screen reader are not told which step they are on: no {step} is heard"), .init(condition: "list", text: "people who use a screen reader hear {numbers}, and not which step they are on"), .init(condition: "other", text: "people who use a screen reader hear {other} for step {step}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add the position to the label, as in label=\"Step {position} of {count}: {name}, {state}\"", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .svg, condition: nil, text: "let the steps be role=\"listitem\" in a role=\"list\", which a screen reader counts, or say the position in the name of each, as in aria-label=\"Step 2 of 4: Details\""), .init(dialect: .swiftui, condition: nil, text: "say the position[, {step},] in the label of the step: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "collapsed", text: "say in the label of the whole which step is current[, {step}]: `.accessibilityElement(children: .ignore).accessibilityLabel(\"Step \\(current + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "list", text: "say in the label of the whole which step is current, and not the numbers of all[ ({numbers})]: `.accessibilityElement(children: .ignore).accessibilityLabel(\"Step \\(current + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "other", text: "count from 1[, so that step {step} says {step} and not {other}]: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`")]
    )
  }

  private static var rule55: Rule {
    Rule(
      id: "step-state-announced",
      title: "The state of the steps is announced",
      category: "announcements",
      impact: .serious,
      people: [.listening],
      unsaid: "state",
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:1.1.1", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-state-announced",
      composition: [],
      yields: [.init(rule: "announcement-matches-model", profiles: []), .init(rule: "state-exposed-to-at", profiles: []), .init(rule: "error-state-described", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told that step {step} is {state}"), .init(condition: "attention", text: "people who use a screen reader are not told that [‘{name}’|step {step}] is {state}"), .init(condition: "current", text: "people who use a screen reader are not told which step is current"), .init(condition: "contradiction", text: "people who use a screen reader hear ‘{text}’ of a step that is {state}"), .init(isDoubt: true, condition: "unstated", text: "whether people who use a screen reader are told in which state [‘{name}’|step {step}] is depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add the state to the label, as in label=\"Step {position} of {count}: {name}, {state}\"; a state with words of its own declares them with announced-as", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .spec, condition: "words", text: "give the state its words, as in <state id=\"[{id}|completed]\" is=\"[{meaning}|completed]\" announced-as=\"…\"/>, where | parts several"), .init(dialect: .spec, condition: "contradiction", text: "let announced-as say the state that is= gives it, or let is= give it the state that announced-as says"), .init(dialect: .svg, condition: nil, text: "give the current step aria-current=\"step\", and say the state of the others in their names, as in aria-label=\"Account, completed\""), .init(dialect: .svg, condition: "words", text: "say the state in English, or by an attribute, as aria-current=\"step\""), .init(dialect: .swiftui, condition: nil, text: "say that step [{step}|2] is [{state}|completed]: `.accessibilityValue(Text(step.state.words))`, whose words are a `LocalizedStringResource` (iOS 16, macOS 13) or a `LocalizedStringKey`; a `String` is not translated"), .init(dialect: .swiftui, condition: "current", text: "say in the label of the whole which step is current: `.accessibilityElement(children: .ignore).accessibilityLabel(\"Step \\(current + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "attention", text: "say in the label of the whole that [‘{name}’|step {step}|a step] is [{state}|in error], as in `.accessibilityValue(\"\\(step.name): failed\")`"), .init(dialect: .swiftui, condition: "words", text: "let somebody who speaks the language judge whether what is heard says that a step is in the state ‘[{meaning}|completed]’; where it does not, say it, as in `.accessibilityValue(\"[{meaning}|completed]\")`, or, of the current step, with `.accessibilityAddTraits(.isSelected)`"), .init(dialect: .swiftui, condition: "contradiction", text: "derive the words from the state that is drawn, as in `.accessibilityValue(Text(step.state.words))`[; ‘{text}’ is not said of a step that is {state}]")]
    )
  }

  private static var rule56: Rule {
    Rule(
      id: "step-total-announced",
      title: "The number of steps is announced",
      category: "announcements",
      impact: .moderate,
      people: [.listening],
      unsaid: "total",
      kinds: [.stepIndicator, .statusTracker],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "hig:writing", level: nil, condition: nil), .init(reference: "chartability:location-unclear", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "step-total-announced",
      composition: [],
      yields: [.init(rule: "announcement-matches-model", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader are not told how many steps there are: {count}"), .init(condition: "other", text: "people who use a screen reader hear of {other} steps where there are {count}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "add how many there are to the label of each stop or of what holds them, as in label=\"Step {position} of {count}: {name}, {state}\"", edits: [.init(place: .finding, change: .edit(.set("label", to: "Step {position} of {count}: {name}, {state}")), language: "en")]), .init(dialect: .svg, condition: nil, text: "let the steps be role=\"listitem\" in a role=\"list\", which a screen reader counts, or say how many there are in the name of what holds them, as in aria-label=\"Checkout, 4 steps\""), .init(dialect: .swiftui, condition: nil, text: "say how many steps there are[, {count},] in the label of each stop or of the stack: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`"), .init(dialect: .swiftui, condition: "other", text: "derive the number from the steps[, so that {count} is heard and not {other}]: `.accessibilityLabel(\"Step \\(index + 1) of \\(steps.count): \\(step.name)\")`")]
    )
  }

  private static var rule57: Rule {
    Rule(
      id: "strings-localisable",
      title: "Accessibility strings can be localised and their language is known",
      category: "labels",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:3.1.1", level: "A", condition: nil), .init(reference: "wcag:3.1.2", level: "AA", condition: nil), .init(reference: "hig:inclusion", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "strings-localisable",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use another language hear ‘{string}’ as it is: the string cannot be localised"), .init(condition: "whole", text: "people who use another language hear this {component} in its author’s: its strings cannot be localised"), .init(condition: "language", text: "people who use a screen reader may hear the strings in a wrong voice: no language is given"), .init(condition: "tag", text: "people who use a screen reader may hear the strings in a wrong voice: ‘{tag}’ names no language"), .init(condition: "nameless", text: "people who use a screen reader may hear ‘{string}’ in a wrong voice: ‘{language}’ names no language"), .init(condition: "mismatch", text: "people who use a screen reader hear ‘{string}’ in the wrong voice: it is written in {script} letters and its language is given as ‘{language}’")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "take the string from the app’s translations, and drop localized=\"false\"", edits: [.init(place: .finding, change: .edit(.set("localized", to: nil)))]), .init(dialect: .spec, condition: "language", text: "say which language it is, as in lang=\"en\" on the spec"), .init(dialect: .spec, condition: "mismatch", text: "translate it, or say its language with lang where the string stands"), .init(dialect: .svg, condition: nil, text: "write the image in each language"), .init(dialect: .svg, condition: "language", text: "say which language it is, as in lang=\"en\" on the <svg>"), .init(dialect: .svg, condition: "mismatch", text: "translate it, or say its language with lang where the string stands"), .init(dialect: .swiftui, condition: nil, text: "let [‘{string}’|the string] be a key of the string catalogue: a literal, as in `.accessibilityLabel(\"Next step\")`, or `String(localized: \"Next step\")`, and not `Text(verbatim: name)` or a `String` that was put together"), .init(dialect: .swiftui, condition: "language", text: "say which language it is: that of the string catalogue, or, of one text, in an `AttributedString`, with `.languageIdentifier`"), .init(dialect: .swiftui, condition: "mismatch", text: "translate [‘{string}’|it] in the string catalogue[ for ‘{language}’], or give the text its language in an `AttributedString`, with `.languageIdentifier`")]
    )
  }

  private static var rule58: Rule {
    Rule(
      id: "svg-graphic-named",
      title: "Graphics and controls in an image have names, and references and roles lead somewhere",
      category: "structure",
      impact: .serious,
      people: [.listening],
      unsaid: "a name",
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.1.1", level: "A", condition: nil), .init(reference: "wcag:2.4.4", level: "A", condition: "link"), .init(reference: "wcag:4.1.2", level: "A", condition: "operable"), .init(reference: "act:7d6734", level: nil, condition: "graphic"), .init(reference: "act:97a4e1", level: nil, condition: "button"), .init(reference: "act:e086e5", level: nil, condition: "field")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "svg-graphic-named",
      composition: [],
      yields: [.init(rule: "component-has-name", profiles: [])],
      message: "",
      doubt: "",
      messages: [.init(condition: "reference", text: "people who use a screen reader miss a {attribute|aria-labelledby=name|description}: {attribute} leads nowhere, for [{found|the element ‘{id}’ says nothing}|there is no element ‘{id}’]"), .init(condition: "name", text: "[people who use a screen reader are told that there is {thing}|people who use a keyboard and a screen reader come to something of which nothing is said]: {lack|none=it has no name|wordless=its name is no word|its name ‘{lack}’ is that of a program}"), .init(condition: "role", text: "people who use a screen reader are not told what this is: ‘{role}’ is no role"), .init(isDoubt: true, condition: "foreign", text: "whether people who use a screen reader are told what is here depends on {fact}: {foreign}"), .init(isDoubt: true, condition: "unknown", text: "whether people who use a screen reader are told what this is depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .svg, condition: nil, text: "say what it shows in a <title> as its first child, or in aria-label; where it shows nothing that is not said elsewhere, hide it with aria-hidden=\"true\""), .init(dialect: .svg, condition: "control", text: "say what it is for in a <title> as its first child, or in aria-label"), .init(dialect: .svg, condition: "measure", text: "say what it measures in aria-label"), .init(dialect: .svg, condition: "stop", text: "say what it is in a <title> as its first child, or in aria-label; where nothing can be done with it, leave tabindex out, so that no keyboard stops at it"), .init(dialect: .svg, condition: "reference", text: "give the element that says it the id ‘[{id}]’ and a text, or leave [{attribute}|the attribute] out"), .init(dialect: .svg, condition: "role", text: "write a role of WAI-ARIA or its Graphics Module, as graphics-symbol, instead of ‘[{role}]’")]
    )
  }

  private static var rule59: Rule {
    Rule(
      id: "svg-presentational-children",
      title: "What is one image or symbol to a screen reader holds nothing to be met by itself",
      category: "structure",
      impact: .serious,
      people: [.listening],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.svg],
      untested: [],
      requirements: [.init(reference: "wcag:1.3.1", level: "A", condition: nil), .init(reference: "wcag:4.1.2", level: "A", condition: "operable"), .init(reference: "act:307n5z", level: nil, condition: "operable")],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "svg-presentational-children",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear ‘{announcement}’ and miss ‘{first}’[ and {more} more], which {role|img=one image|graphics-symbol=one symbol|progressbar=one progress bar|one {role}} hides"), .init(condition: "reached", text: "people who use a keyboard reach [‘{first}’|something] in what is {role|img=one image|graphics-symbol=one symbol|progressbar=one progress bar|one {role}} to a screen reader, which may say nothing of it")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .svg, condition: nil, text: "let what holds parts that are to be met be role=\"graphics-document\" or a graphics-object, or say in its <title> and <desc> what the parts say, and let no part have the focus", edits: [.init(place: .finding, change: .edit(.set("role", to: "graphics-document")))])]
    )
  }

  private static var rule60: Rule {
    Rule(
      id: "target-size-minimum",
      title: "What can be touched or clicked is 24 by 24, or has room around it",
      category: "targets",
      impact: .serious,
      people: [.touch],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:2.5.8", level: "AA", condition: nil), .init(reference: "chartability:target-too-small", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "target-size-minimum",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people whose hands are not steady hit another target[ than ‘{name}’]: [it is {extent} and holds a square of {square}, {threshold} is needed|it is {extent}, {threshold} by {threshold} is needed|less than {threshold} by {threshold}], and {reason}"), .init(isDoubt: true, text: "whether people whose hands are not steady hit another target[ than ‘{name}’] depends on {fact}: [it is {extent} and holds a square of {square}, {threshold} is needed|it is {extent}, {threshold} by {threshold} is needed|less than {threshold} by {threshold}]"), .init(isDoubt: true, condition: "size", text: "whether people whose hands are not steady hit another target[ than ‘{name}’] depends on {fact}"), .init(isDoubt: true, condition: "mark", text: "whether people whose hands are not steady can choose [‘{name}’|it] depends on {fact}: [it is {extent} and holds a square of {square}, {threshold} is needed|it is {extent}, {threshold} by {threshold} is needed|less than {threshold} by {threshold}]")],
      parameters: [.init(name: "minimum", value: "24", source: "WCAG 2.2, 2.5.8: CSS pixels, which are points here (WCAG2ICT)"), .init(name: "estimate-tolerance", value: "0.1", source: "ours: how far the estimated size of letters may be off")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let an area of [{threshold} by {threshold}] points respond (padding or a larger frame and a contentShape, on the label of a button and not around it) and give it as width= and height= or hit-width=\"[{wide}|…]\" hit-height=\"[{high}|…]\" hit-shape=\"rectangle\", or leave [{threshold}] points from the middle of each target to that of the next", edits: [.init(place: .finding, change: .edit(.set("hit-width", to: "[{wide}|…]"))), .init(place: .finding, change: .edit(.set("hit-height", to: "[{high}|…]"))), .init(place: .finding, change: .edit(.set("hit-shape", to: "rectangle")))]), .init(dialect: .spec, condition: "mark", text: "let a person choose data anywhere in the plot, as chartXSelection does: give the group around the marks an action= and its size, and leave the marks the buttons they are"), .init(dialect: .svg, condition: nil, text: "put a <rect> of [{threshold} by {threshold}] pixels with fill=\"none\" and pointer-events=\"all\" into the target, or leave [{threshold}] pixels from the middle of each target to that of the next"), .init(dialect: .svg, condition: "mark", text: "let a person choose data anywhere in the plot, or beside the image"), .init(dialect: .swiftui, condition: nil, text: "let the label of the button[ ‘{name}’] respond on [{threshold}|24] by [{threshold}|24] points, and not what is around the button: `Button { next() } label: { Image(systemName: \"chevron.right\").frame(minWidth: [{threshold}|24], minHeight: [{threshold}|24]).contentShape(Rectangle()) }`; or leave [{threshold}|24] points from the middle of each target to that of the next"), .init(dialect: .swiftui, condition: "mark", text: "let people choose data anywhere in the plot: `.chartXSelection(value: selection)` (iOS 17, macOS 14) on the `Chart`, or one gesture on the stack of the marks")]
    )
  }

  private static var rule61: Rule {
    Rule(
      id: "target-size-recommended",
      title: "What can be touched or clicked is as large as is recommended",
      category: "targets",
      impact: .minor,
      people: [.touch],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "wcag:2.5.5", level: "AAA", condition: "wcag"), .init(reference: "hig:accessibility", level: nil, condition: "platform")],
      memberships: [.init(profile: .wcagAAA, isAdvisory: false, isForCustomColors: false, condition: "wcag"), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: "platform")],
      check: "target-size-recommended",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with large or unsteady fingers miss [‘{name}’|it]: [it is {extent}|it is smaller], {threshold} by {threshold} is recommended"), .init(isDoubt: true, text: "whether people with large or unsteady fingers miss [‘{name}’|it] depends on {fact}: {threshold} by {threshold} is recommended"), .init(isDoubt: true, condition: "mark", text: "whether people with large or unsteady fingers can choose [‘{name}’|it] depends on {fact}: [it is {extent}|it is smaller], {threshold} by {threshold} is recommended")],
      parameters: [.init(name: "ios-default", value: "44", source: "HIG, Accessibility: default control size, iOS and iPadOS"), .init(name: "ios-minimum", value: "28", source: "HIG, Accessibility: minimum control size, iOS and iPadOS"), .init(name: "macos-default", value: "28", source: "HIG, Accessibility: default control size, macOS"), .init(name: "macos-minimum", value: "20", source: "HIG, Accessibility: minimum control size, macOS"), .init(name: "wcag", value: "44", source: "WCAG 2.2, 2.5.5: CSS pixels, which are points here (WCAG2ICT)"), .init(name: "estimate-tolerance", value: "0.1", source: "ours: how far the estimated size of letters may be off")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let an area of [{threshold} by {threshold}] points respond (padding or a larger frame and a contentShape, on the label of a button and not around it) and give it as width= and height= or hit-width=\"[{wide}|…]\" hit-height=\"[{high}|…]\" hit-shape=\"rectangle\"", edits: [.init(place: .finding, change: .edit(.set("hit-width", to: "[{wide}|…]"))), .init(place: .finding, change: .edit(.set("hit-height", to: "[{high}|…]"))), .init(place: .finding, change: .edit(.set("hit-shape", to: "rectangle")))]), .init(dialect: .spec, condition: "mark", text: "let a person choose data anywhere in the plot, as chartXSelection does: give the group around the marks an action= and its size, and leave the marks the buttons they are"), .init(dialect: .svg, condition: nil, text: "put a <rect> of [{threshold} by {threshold}] pixels with fill=\"none\" and pointer-events=\"all\" into the target"), .init(dialect: .svg, condition: "mark", text: "let a person choose data anywhere in the plot, or beside the image"), .init(dialect: .swiftui, condition: nil, text: "let the label of the button[ ‘{name}’] respond on [{threshold}|44] by [{threshold}|44] points, and not what is around the button: `Button { next() } label: { Image(systemName: \"chevron.right\").frame(minWidth: [{threshold}|44], minHeight: [{threshold}|44]).contentShape(Rectangle()) }`"), .init(dialect: .swiftui, condition: "mark", text: "let people choose data anywhere in the plot: `.chartXSelection(value: selection)` (iOS 17, macOS 14) on the `Chart`, or one gesture on the stack of the marks")]
    )
  }

  private static var rule62: Rule {
    Rule(
      id: "text-contrast-enhanced",
      title: "Text meets 7:1, or 4.5:1 where it is large",
      category: "contrast",
      impact: .minor,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.6", level: "AAA", condition: nil, profile: .wcagAAA), .init(reference: "hig:dark-mode", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: true, isForCustomColors: true, condition: nil)],
      check: "text-contrast-minimum",
      composition: [],
      yields: [.init(rule: "text-contrast-minimum", profiles: [.appleHIG])],
      message: "",
      doubt: "",
      messages: [],
      parameters: [.init(name: "minimum", value: "7", source: "WCAG 2.2, 1.4.6"), .init(name: "large-minimum", value: "4.5", source: "WCAG 2.2, 1.4.6"), .init(name: "readable", value: "4.5", source: "WCAG 2.2, 1.4.3")],
      profileParameters: ["large-text"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio][; ‘{passingToken}’ of the palette reaches it]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .svg, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let the text appear as {nearestForeground}]"), .init(dialect: .swiftui, condition: nil, text: "set the text and what is behind it further apart[, to {most}:1][: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]; a colour set has a value for each appearance, as in `.foregroundStyle(Color(\"StepText\"))`[: ‘{passingToken}’ reaches the ratio]"), .init(dialect: .swiftui, condition: "platform-default", text: "check the control on a device, or give it colours of your own with `.tint(color)` and `.foregroundStyle(color)`[: let the text appear as {nearestForeground}]")]
    )
  }

  private static var rule63: Rule {
    Rule(
      id: "text-contrast-minimum",
      title: "Text meets 4.5:1, or 3:1 where it is large, in every palette",
      category: "contrast",
      impact: .serious,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "colours", need: .colors)],
      requirements: [.init(reference: "wcag:1.4.3", level: "AA", condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "hig:dark-mode", level: nil, condition: nil), .init(reference: "chartability:low-contrast", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-contrast-minimum",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with low vision cannot {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, text: "people with low vision may not be able to {deed} the {what}: {ratios} [{page|at most on a page of any colour}|against {behind}], {most}:1 is needed"), .init(isDoubt: true, condition: "varies", text: "people with low vision may not {deed} the {what}: {ratios} against {behind}, [{least} to ]{most}:1 is needed"), .init(isDoubt: true, condition: "unknown", text: "whether people with low vision can {deed} the {what} depends on {fact}[: {onWhite} on white, {onBlack} on black]"), .init(condition: "readable", text: "people with low vision find the {what} harder to read than text at [{least} to ]{most}:1: {ratios} against {behind}"), .init(isDoubt: true, condition: "readable", text: "people with low vision may find the {what} harder to read than text at [{least} to ]{most}:1: {ratios} against {behind}"), .init(isDoubt: true, condition: "readable-varies", text: "people with low vision may find the {what} harder to read than text at [{least} to ]{most}:1: {ratios} against {behind}"), .init(isDoubt: true, condition: "readable-unknown", text: "whether people with low vision find the {what} harder to read than text at [{least} to ]{most}:1 depends on {fact}")],
      parameters: [.init(name: "minimum", value: "4.5", source: "WCAG 2.2, 1.4.3"), .init(name: "large-minimum", value: "3", source: "WCAG 2.2, 1.4.3")],
      profileParameters: ["large-text"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio][; ‘{passingToken}’ of the palette reaches it]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .svg, condition: nil, text: "set the text and what is behind it further apart[: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]", edits: [.init(place: .finding, change: .color("[{nearestForeground}]")), .init(place: .finding, change: .color("[{nearestForeground}]"))]), .init(dialect: .spec, condition: "platform-default", text: "check the control on a device, or give it colours of your own[: let the text appear as {nearestForeground}]"), .init(dialect: .swiftui, condition: nil, text: "set the text and what is behind it further apart[, to {most}:1][: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio, or what is behind it as {nearestBackground}|: let the text appear as {nearestForeground}, the nearest colour that reaches the ratio|: let what is behind it appear as {nearestBackground}, the nearest colour that reaches the ratio]; a colour set has a value for each appearance, as in `.foregroundStyle(Color(\"StepText\"))`[: ‘{passingToken}’ reaches the ratio]"), .init(dialect: .swiftui, condition: "platform-default", text: "check the control on a device, or give it colours of your own with `.tint(color)` and `.foregroundStyle(color)`[: let the text appear as {nearestForeground}]")]
    )
  }

  private static var rule64: Rule {
    Rule(
      id: "text-fits-at-large-sizes",
      title: "Text is not cut or broken where people enlarge it",
      category: "text",
      impact: .moderate,
      people: [.largeText],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart],
      dialects: [.spec, .swiftui],
      untested: [.init(dialect: .svg, missing: "text sizes that people choose"), .init(dialect: .spec, missing: "texts that are seen", need: .parts)],
      requirements: [.init(reference: "wcag:1.4.4", level: "AA", condition: nil), .init(reference: "hig:typography", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-fits-at-large-sizes",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who enlarge text to {textSize} get ‘{text}’ {loss|smaller=smaller than that or cut|broken=broken or cut|cut}: at {points} points [{height|height={lines|a line needs|# lines need} about {needed} points of height and {lines|has|have} {room}}|{height|height=a line needs about {needed} points of height and has {room}}|it needs about {needed} points of width[ on {lines|one line|# lines}][ and has {room}]]"), .init(isDoubt: true, text: "whether people who enlarge text see all of {quoted} depends on {fact}"), .init(isDoubt: true, condition: "room", text: "whether people who enlarge text to {textSize} see all of ‘{text}’ depends on {fact}: at {points} points [{height|height={lines|a line needs|# lines need} about {needed} points of height and {lines|has|have} {room}}|{height|height=a line needs about {needed} points of height and has {room}}|it needs about {needed} points of width[ on {lines|one line|# lines}][ and has {room}]]")],
      parameters: [.init(name: "enlargement", value: "200", source: "WCAG 2.2, 1.4.4: percent"), .init(name: "character-width", value: "0.55", source: "ours: of the size, in San Francisco"), .init(name: "wide-character-width", value: "1", source: "Unicode Standard Annex 11: wide characters are as wide as high"), .init(name: "line-height", value: "1.2", source: "ours: of the size, where no text style says"), .init(name: "tolerance", value: "25", source: "ours: percent by which the estimate may be off")],
      profileParameters: ["enlargement"],
      remedies: [.init(dialect: .spec, condition: nil, text: "let the width follow the text size (@ScaledMetric), let the text go on in more lines, or let the layout become another at the large sizes (ViewThatFits, AnyLayout): overflow=\"adapt\"", edits: [.init(place: .finding, change: .edit(.set("overflow", to: "adapt")))]), .init(dialect: .swiftui, condition: nil, text: "let the width of [‘{text}’|the text] follow the text size, `@ScaledMetric var width = 56.0`, and take `.lineLimit(1)` away, or let the layout become another at the large sizes, `dynamicTypeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())` (iOS 16, macOS 13)")]
    )
  }

  private static var rule65: Rule {
    Rule(
      id: "text-scales",
      title: "Text grows with the text size that people choose",
      category: "text",
      impact: .serious,
      people: [.largeText],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "texts that are seen", need: .parts)],
      requirements: [.init(reference: "wcag:1.4.4", level: "AA", condition: "text"), .init(reference: "hig:typography", level: nil, condition: nil), .init(reference: "hig:accessibility", level: nil, condition: nil), .init(reference: "chartability:user-text-adjustments-not-respected", level: nil, condition: "text")],
      memberships: [.init(profile: .wcagAA, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-scales",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who choose larger text still see the {name} [at {points} points|no larger than before]"), .init(condition: "limit", text: "people who choose larger text see the {name} grow no further than {limit}[, {limitSize} points]"), .init(isDoubt: true, text: "whether people who choose larger text see the {name} grow depends on {fact}"), .init(isDoubt: true, condition: "image", text: "whether people who choose larger text see ‘{text}’[ and {more} more] grow depends on {fact}")],
      parameters: [.init(name: "small-limits", value: "xSmall small medium large xLarge xxLarge xxxLarge", source: "ours: a limit below the accessibility sizes shuts out those who need them")],
      profileParameters: ["icons-grow"],
      remedies: [.init(dialect: .spec, condition: nil, text: "give the text a text style, or let its size follow one: with scales=\"true\" here, and .custom(_:size:relativeTo:), @ScaledMetric or UIFontMetrics in the source", edits: [.init(place: .finding, change: .edit(.set("scales", to: "true")))]), .init(dialect: .spec, condition: "macos", text: "let the app enlarge its text where people want that, for macOS has no Dynamic Type, and say scales=\"true\" of what grows with it", edits: [.init(place: .finding, change: .edit(.set("scales", to: "true")))]), .init(dialect: .spec, condition: "symbol", text: "set the symbol in the text style of the text beside it, or let its frame follow one with @ScaledMetric: scales=\"true\"", edits: [.init(place: .finding, change: .edit(.set("scales", to: "true")))]), .init(dialect: .spec, condition: "limit", text: "raise type-limit from [{limit}] to one of the accessibility sizes, or leave type-limit out, and let the layout make room", edits: [.init(place: .finding, change: .edit(.set("type-limit", to: nil)))]), .init(dialect: .svg, condition: nil, text: "let the page enlarge the image with its text: a width in rem, or the zoom of the browser with no limit to the image’s width"), .init(dialect: .swiftui, condition: nil, text: "give the text[ ‘{text}’] a text style, `.font(.caption)`, instead of [{size}|a number of] points, or let its size follow one: `.font(.custom(\"Avenir\", size: [{size}|17], relativeTo: .body))`"), .init(dialect: .swiftui, condition: "macos", text: "let the app enlarge the text[ ‘{text}’] where people want that, for macOS has no Dynamic Type"), .init(dialect: .swiftui, condition: "symbol", text: "set the symbol in the text style of the text beside it, `Image(systemName: \"checkmark\").font(.caption)`, or let its frame follow one: `@ScaledMetric var width = 24.0`"), .init(dialect: .swiftui, condition: "limit", text: "raise the upper end of `.dynamicTypeSize`[ from {limit}] to one of the accessibility sizes, as in `.dynamicTypeSize(...DynamicTypeSize.accessibility3)`, or leave it out, and let the layout make room")]
    )
  }

  private static var rule66: Rule {
    Rule(
      id: "text-size-minimum",
      title: "Text is not tiny",
      category: "text",
      impact: .moderate,
      people: [.lowVision],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "texts that are seen", need: .parts)],
      requirements: [.init(reference: "hig:typography", level: nil, condition: nil), .init(reference: "chartability:small-text-size", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "text-size-minimum",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people with low vision may not be able to read the {name}: it is [shown at {pixels} pixels|set at {points} points], below the minimum of {shownMinimum}"), .init(isDoubt: true, text: "whether {quoted} is large enough to be read depends on {fact}")],
      parameters: [.init(name: "ios-minimum", value: "11", source: "HIG, Typography: minimum size on iOS"), .init(name: "macos-minimum", value: "10", source: "HIG, Typography: minimum size on macOS"), .init(name: "chart-minimum", value: "12", source: "Chartability, small text size: 9 points, which are 12 pixels")],
      profileParameters: ["text-minimum"],
      remedies: [.init(dialect: .spec, condition: nil, text: "set the text larger[, as in size=\"{minimum}\"] at the default text size; where there is no room, show fewer labels", edits: [.init(place: .finding, change: .edit(.set("size", to: "[{minimum}]")))]), .init(dialect: .svg, condition: nil, text: "set the text larger[, in {minimum} pixels or more] as the image is shown; where there is no room, show fewer labels"), .init(dialect: .swiftui, condition: nil, text: "set the text[ ‘{text}’] in a text style of at least [{minimum}|11] points, `.font(.caption)`; where there is no room, show fewer labels")]
    )
  }

  private static var rule67: Rule {
    Rule(
      id: "updates-not-chatty",
      title: "Frequent updates leave time to hear anything else",
      category: "announcements",
      impact: .minor,
      people: [.listening],
      unsaid: nil,
      kinds: [.progress, .chart],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "chartability:navigation-tedious", level: nil, condition: nil)],
      memberships: [.init(profile: .wcagAA, isAdvisory: true, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "updates-not-chatty",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear little else: an announcement comes [every {interval} s, {neededInterval} seconds or {neededPercent} % are needed|every {percent} %, {neededInterval} seconds or {neededPercent} % are needed|at each update, with no pause between them]"), .init(condition: "focus", text: "people who use a screen reader are taken away from what they read at each update"), .init(condition: "assertive", text: "people who use a screen reader are interrupted in what they hear though nothing is wrong"), .init(condition: "interrupting", text: "people who use a screen reader are interrupted in what they hear at each update"), .init(condition: "live", text: "people who use a screen reader hear little else: each update is spoken as it comes"), .init(isDoubt: true, condition: "interrupting", text: "whether people who use a screen reader hear anything else depends on {fact}: each change is spoken at once"), .init(isDoubt: true, condition: "live", text: "whether people who use a screen reader hear anything else depends on {fact}: each change is spoken")],
      parameters: [.init(name: "minimum-interval", value: "5", source: "ours; as Highcharts waits by default"), .init(name: "minimum-percent", value: "10", source: "ours")],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "let time pass, or progress be made, between two announcements, with interval=\"5\" or every-percent=\"10\", or give what carries the value traits=\"updates-frequently\" instead", edits: [.init(place: .finding, change: .edit(.set("interval", to: "5")))]), .init(dialect: .spec, condition: "assertive", text: "leave priority=\"assertive\" to errors", edits: [.init(place: .finding, change: .edit(.set("priority", to: nil)))]), .init(dialect: .spec, condition: "live", text: "give the element traits=\"updates-frequently\" in place of live, or announce changes with an interval", edits: [.init(place: .finding, change: .edit(.add("traits", word: "updates-frequently"))), .init(place: .finding, change: .edit(.set("live", to: nil)))]), .init(dialect: .spec, condition: "focus", text: "leave focus where the user is, and announce the change"), .init(dialect: .svg, condition: nil, text: "let time pass, or progress be made, between two announcements"), .init(dialect: .svg, condition: "live", text: "leave aria-live out where a number changes often: assistive technology asks for the value of a role=\"progressbar\" when it suits"), .init(dialect: .swiftui, condition: nil, text: "let progress be made between two announcements[, {neededPercent} percent or {neededInterval} seconds]: `.onChange(of: Int(progress * 10)) { AccessibilityNotification.Announcement(progress.formatted(.percent.precision(.fractionLength(0)))).post() }` (iOS 17, macOS 14); or give what carries the value `.accessibilityAddTraits(.updatesFrequently)` instead"), .init(dialect: .swiftui, condition: "assertive", text: "leave a high `.accessibilitySpeechAnnouncementPriority` to errors"), .init(dialect: .swiftui, condition: "live", text: "give the element `.accessibilityAddTraits(.updatesFrequently)`, and announce its changes with pauses"), .init(dialect: .swiftui, condition: "focus", text: "leave focus where the user is: announce the change, and set no `@AccessibilityFocusState`")]
    )
  }

  private static var rule68: Rule {
    Rule(
      id: "value-has-unit",
      title: "Announced values have a unit, of their own or from the whole",
      category: "labels",
      impact: .moderate,
      people: [.listening],
      unsaid: "the unit",
      kinds: [.chart, .progress],
      dialects: [.spec, .svg, .swiftui],
      untested: [],
      requirements: [.init(reference: "chartability:metrics-undefined", level: nil, condition: nil), .init(reference: "hig:charts", level: nil, condition: nil)],
      memberships: [.init(profile: .appleHIG, isAdvisory: false, isForCustomColors: false, condition: nil), .init(profile: .chartability, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "value-has-unit",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use a screen reader hear ‘{announcement}’ without the unit, ‘{declared}’"), .init(condition: "other", text: "people who use a screen reader hear ‘{announcement}’ where the unit is ‘{declared}’"), .init(isDoubt: true, condition: "word", text: "whether people who use a screen reader hear the unit of ‘{announcement}’, ‘{declared}’, depends on {fact}"), .init(isDoubt: true, condition: "undeclared", text: "whether people who use a screen reader are told what ‘{announcement}’ counts depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "say the unit with the value, as in value=\"{value}[ {unit}][, {ofSeries}]\" on what is the stop (value-text on a mark or a progress), or once for all in the label or the summary", edits: [.init(place: .finding, change: .edit(.set("value", to: "{value}[ {unit}][, {ofSeries}]")))]), .init(dialect: .spec, condition: "other", text: "say the unit that is declared with the value, as in value=\"{value}[ {unit}][, {ofSeries}]\", or declare the one that it has", edits: [.init(place: .finding, change: .edit(.set("value", to: "{value}[ {unit}][, {ofSeries}]")))]), .init(dialect: .svg, condition: "other", text: "say the unit of the axis with the value in the name of the mark"), .init(dialect: .spec, condition: "undeclared", text: "declare the unit of the values with unit, as unit=\"%\" for percentages, or unit=\"none\" where they have none"), .init(dialect: .svg, condition: nil, text: "say the unit with the value in the name of the mark, or once for all in the title or the description of the image"), .init(dialect: .swiftui, condition: nil, text: "say the unit[, ‘{declared}’,] with the value, as in `.accessibilityValue(\"\\(hours.formatted()) hours\")` or `measurement.formatted(.measurement(width: .wide))`, or once for all in the `.accessibilityLabel` of the whole"), .init(dialect: .swiftui, condition: "other", text: "say the value in the unit that it has[, ‘{declared}’], as in `.accessibilityValue(\"\\(hours.formatted()) hours\")`"), .init(dialect: .swiftui, condition: "undeclared", text: "say what [‘{announcement}’|it] counts, as in `.accessibilityValue(\"\\(hours.formatted()) hours\")` or `.chartYAxisLabel(\"Sleep (hours)\")`")]
    )
  }

  private static var rule69: Rule {
    Rule(
      id: "visible-label-in-name",
      title: "The name of what can be operated holds its visible text",
      category: "labels",
      impact: .serious,
      people: [.listening, .touch],
      unsaid: nil,
      kinds: [.stepIndicator, .statusTracker, .progress, .chart, .graphic],
      dialects: [.spec, .svg, .swiftui],
      untested: [.init(dialect: .spec, missing: "texts that are seen", need: .parts)],
      requirements: [.init(reference: "wcag:2.5.3", level: "A", condition: nil)],
      memberships: [.init(profile: .wcagA, isAdvisory: false, isForCustomColors: false, condition: nil)],
      check: "visible-label-in-name",
      composition: [],
      yields: [],
      message: "",
      doubt: "",
      messages: [.init(text: "people who use voice control say ‘{label}’ and do not reach it: its name is ‘{announcement}’"), .init(isDoubt: true, text: "whether people who use voice control can call it ‘{label}’ depends on {fact}")],
      parameters: [],
      profileParameters: [],
      remedies: [.init(dialect: .spec, condition: nil, text: "begin the label with the visible text, ‘[{visible}]’"), .init(dialect: .svg, condition: nil, text: "begin the aria-label or the <title> with the visible text, ‘[{visible}]’"), .init(dialect: .swiftui, condition: nil, text: "begin the `.accessibilityLabel` with the visible text[, ‘{visible}’], or leave it out, so that the text is the name; other words go into `.accessibilityInputLabels(names)`")]
    )
  }
}
