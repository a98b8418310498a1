internal import A11yModel
internal import Support
internal import XML

/// Reads rule files.
package struct RuleReader {
  private let file: String
  private let checks: KnownChecks
  private var errors: [InputError] = []

  /// The rule that an element of the name `rule` describes, or everything that is wrong with it.
  static func read(
    _ element: XML.Element,
    file: String,
    _ checks: KnownChecks
  ) throws(InputErrors) -> Rule {
    var reader = RuleReader(file: file, checks: checks)
    for problem in StructureCheck(checks.grammar, element).problems {
      reader.report(problem.message, at: problem.position)
    }
    let rule = reader.rule(element)
    guard let rule, reader.errors.isEmpty else { throw InputErrors(reader.errors.sorted()) }
    return rule
  }

  private init(file: String, checks: KnownChecks) {
    (self.file, self.checks) = (file, checks)
  }

  private mutating func rule(_ element: XML.Element) -> Rule? {
    checkRepetitions(in: element)
    let title = element.first("title").map { Self.folded($0.text) } ?? ""
    if title.isEmpty { report("a rule needs a <title>", at: element.position) }
    guard let expectation = element.first("expectation") else {
      report("a rule needs an <expectation>", at: element.position)
      return nil
    }
    let parts = Self.composition(of: expectation)
    let check = expectation["check"].flatMap(checks.named)
    if (expectation["check"] == nil) == parts.isEmpty {
      report("an expectation names a check or holds parts, one of both", at: expectation.position)
    }
    let parameters = parameters(of: expectation, check)
    // A name of a check that there is not says nothing of what findings may be told apart by.
    if check != nil || expectation["check"] == nil {
      for problem in NamedTerms(check).problems(in: element) {
        report(problem.message, at: problem.position)
      }
    }
    let kinds = Self.words(element["components"]).compactMap(Component.Kind.init)
    if let attribute = element.attribute("components"), Self.words(attribute.value).isEmpty {
      report("components=\"\": name one kind of component or more", at: attribute.position)
    }
    let people = Set(Self.words(element["people"]).compactMap(Person.init))
    if let attribute = element.attribute("people"), Self.words(attribute.value).isEmpty {
      report(
        "people=\"\": name one of the people whom a failure shuts out, or more",
        at: attribute.position
      )
    }
    let dialects = Self.words(element["dialects"]).compactMap(Document.Dialect.init)
    let decided = dialects.isEmpty ? [.spec, .swiftui] : dialects
    let untested = untested(of: element, decided)
    let requirements = requirements(of: element)
    let memberships = memberships(of: element)
    let yields = yields(of: element, memberships)
    let remedies = remedies(of: element)
    guard let id = element["id"], let impact = element["impact"].flatMap(Impact.init) else {
      return nil
    }
    return Rule(
      id: id,
      title: title,
      category: element["category"] ?? "",
      impact: impact,
      people: Person.allCases.filter(people.contains),
      unsaid: element["unsaid"],
      kinds: kinds,
      dialects: decided,
      untested: untested,
      requirements: requirements,
      memberships: memberships,
      check: check?.name,
      composition: parts,
      yields: yields,
      message: expectation["message"] ?? "",
      doubt: expectation["doubt"] ?? "",
      messages: Self.messages(of: expectation),
      parameters: parameters,
      profileParameters: Self.words(expectation["uses"]),
      remedies: remedies
    )
  }

  /// What a rule has but one of.
  private static let single: Set<String> = ["title", "expectation", "help", "examples"]

  private mutating func checkRepetitions(in element: XML.Element) {
    var seen: Set<String> = []
    for child in element.elements where Self.single.contains(child.name) {
      if seen.insert(child.name).inserted { continue }
      report("a rule has one <\(child.name)>; remove this one", at: child.position)
    }
  }

  private static func composition(of expectation: XML.Element) -> [Rule.Part] {
    expectation.children.filter { $0.name == "part" }.map { part in
      Rule.Part(
        rule: part["rule"] ?? "",
        name: part["name"] ?? "",
        isCondition: part["condition"] == "true"
      )
    }
  }

  private static func messages(of expectation: XML.Element) -> [Rule.Message] {
    expectation.children.filter { ["failed", "doubt"].contains($0.name) }.map { child in
      Rule.Message(
        isDoubt: child.name == "doubt",
        condition: child["case"],
        text: folded(child.text)
      )
    }
  }

  private mutating func parameters(
    of expectation: XML.Element,
    _ check: CheckSignature?
  ) -> [Rule.Parameter] {
    let parameters = expectation.children.filter { $0.name == "parameter" }.map { child in
      Rule.Parameter(
        name: child["name"] ?? "",
        value: child["value"] ?? "",
        source: child["source"] ?? ""
      )
    }
    if let check { hold(parameters, of: expectation, against: check) }
    return parameters
  }

  private mutating func hold(
    _ parameters: [Rule.Parameter],
    of expectation: XML.Element,
    against check: CheckSignature
  ) {
    let given = expectation.children.filter { $0.name == "parameter" }
    let needed = check.parameters + check.words
    let known = needed + check.optional
    for name in needed where !parameters.contains(where: { $0.name == name }) {
      report("the check ‘\(check.name)’ needs the parameter ‘\(name)’", at: expectation.position)
    }
    var seen: Set<String> = []
    for element in given {
      guard let name = element["name"] else { continue }
      if !seen.insert(name).inserted {
        report(
          "the parameter ‘\(Excerpt.of(name))’ is given twice; keep one",
          at: element.attribute("name")?.position ?? element.position
        )
      }
      if !known.contains(name) {
        report(
          "the check ‘\(check.name)’ has no parameter ‘\(name)’"
            + NearestName.hint(for: name, in: known),
          at: element.attribute("name")?.position ?? element.position
        )
      }
      if (check.parameters + check.optional).contains(name), let value = element["value"],
        !Rule.numbers.contains(NumberSyntax.value(value) ?? -1)
      {
        report(
          "value=\"\(value)\": a number from 0 to 1000000 is expected",
          at: element.attribute("value")?.position ?? element.position
        )
      }
    }
  }

  private mutating func untested(
    of element: XML.Element,
    _ decided: [Document.Dialect]
  ) -> [Rule.Untested] {
    element.children.filter { $0.name == "untested" }.compactMap { child in
      guard let dialect = child["dialect"].flatMap(Document.Dialect.init) else { return nil }
      let need = child["unless"].flatMap(Rule.Untested.Need.init)
      if need == nil, decided.contains(dialect) {
        report(
          "the rule decides ‘\(dialect.rawValue)’; remove this or the dialect, or say unless what",
          at: child.position
        )
      } else if let unless = child.attribute("unless"), !decided.contains(dialect) {
        report(
          "the rule never decides ‘\(dialect.rawValue)’; remove unless, or add the dialect",
          at: unless.position
        )
      }
      return Rule.Untested(dialect: dialect, missing: Self.folded(child.text), need: need)
    }
  }

  private mutating func requirements(of element: XML.Element) -> [Rule.Requirement] {
    element.children.filter { $0.name == "requirement" }.map { child in
      let reference = child["ref"] ?? ""
      let known = KnownRequirement(reference)
      if let problem = known.problem, let attribute = child.attribute("ref") {
        report("ref=\"\(Excerpt.of(reference))\": \(problem)", at: attribute.position)
      }
      if let level = child.attribute("level"), let right = known.level,
        KnownRequirement.levels.contains(level.value), level.value != right
      {
        report(
          "level=\"\(Excerpt.of(level.value))\": \(reference) is of level \(right)",
          at: level.position
        )
      }
      return Rule.Requirement(
        reference: reference,
        level: child["level"] ?? known.level,
        condition: child["when"],
        profile: child["profile"].flatMap(Profile.Name.init)
      )
    }
  }

  private func memberships(of element: XML.Element) -> [Rule.Membership] {
    element.children.filter { $0.name == "profile" }.compactMap { child in
      child["name"].flatMap(Profile.Name.init).map {
        Rule.Membership(
          profile: $0,
          isAdvisory: child["advisory"] == "true",
          isForCustomColors: child["colors"] == "custom",
          condition: child["when"],
          doubted: child["doubts"]
        )
      }
    }
  }

  private mutating func yields(
    of element: XML.Element,
    _ memberships: [Rule.Membership]
  ) -> [Rule.Yield] {
    element.children.filter { $0.name == "yields" }.map { child in
      let profiles = Self.words(child["profiles"]).compactMap(Profile.Name.init)
      if let attribute = child.attribute("profiles") {
        let other = profiles.first { name in !memberships.contains { $0.profile == name } }
        if let other {
          report(
            "profiles=\"\(Excerpt.of(attribute.value))\": the rule has no "
              + "<profile name=\"\(other.rawValue)\"/>",
            at: attribute.position
          )
        } else if Self.words(attribute.value).isEmpty {
          report("profiles=\"\": name one profile or more", at: attribute.position)
        }
      }
      return Rule.Yield(rule: child["to"] ?? "", profiles: profiles)
    }
  }

  private mutating func remedies(of element: XML.Element) -> [Rule.Remedy] {
    element.children.filter { $0.name == "remedy" }.compactMap { child in
      let remedy = RemedyReader(child)
      for problem in remedy.problems { report(problem.message, at: problem.position) }
      return child["dialect"].flatMap(Document.Dialect.init).map {
        Rule.Remedy(
          dialect: $0,
          condition: child["case"],
          text: remedy.text,
          edits: remedy.edits
        )
      }
    }
  }

  private mutating func report(_ message: String, at position: Position) {
    let location = Location(file: file, line: position.line, column: position.column)
    errors.append(InputError(message, at: location))
  }

  package static func words(_ text: String?) -> [String] {
    text?.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) } ?? []
  }

  /// White space in prose is only where lines happened to end.
  static func folded(_ text: String) -> String { words(text).joined(separator: " ") }
}
