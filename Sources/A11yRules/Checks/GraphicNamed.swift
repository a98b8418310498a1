internal import A11yModel
internal import Language

extension Check {
  /// Pictures and symbols in an image have a name, what is to name or describe an element is there,
  /// and roles are roles.
  static let graphicNamed = Check("graphic-named") { context, verdicts in
    for tree in context.facts.trees {
      for index in tree.elements.indices where isJudged(index, tree) {
        var verdict = Verdict(.passed, context.facts.target(of: index, in: tree))
        if !tree.elements[index].foreignParts.isEmpty {
          let fact = "what the HTML within is"
          verdict.result = .cantTell([fact], likely: .none)
          verdict.message =
            "whether people who use a screen reader are told what is here depends on \(fact): "
            + NameList.plain(tree.elements[index].foreignParts.map { "<\($0)>" })
        } else if let fact = unknownName(of: index, tree) {
          verdict.result = .cantTell([fact], likely: .none)
          verdict.message =
            "whether people who use a screen reader are told what this is depends on \(fact)"
        } else if let problem = problem(with: index, tree) {
          verdict.result = .failed
          verdict.message = problem.message
          verdict.remedy = problem.remedy
          verdict.impact = problem.impact
          verdict.evidence = problem.evidence
          if problem.isOfName, verdict.target.source == context.facts.root.source {
            verdict.matter = .nameOfWhole
          }
        }
        verdict.conditions = conditions(of: index, verdict.result, tree)
        verdicts.append(verdict)
      }
    }
  }

  private static func isJudged(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    let element = tree.elements[index]
    guard element.role != nil || element.focus != nil || !element.foreignParts.isEmpty else {
      return false
    }
    switch tree.exposures[index] {
    case .exposed, .container: break
    // What has no role at all may not be met for that.
    case .none where !element.unknownRoles.isEmpty || !element.foreignParts.isEmpty: break
    case .none, .hidden, .decorative, .swallowed, .merged: return false
    }
    return tree.nameNeed(of: index) != nil || element.isRoleStated || !element.unknownRoles.isEmpty
      || !element.lostReferences.isEmpty || !element.foreignParts.isEmpty
  }

  /// Which criteria speak of an element.
  private static func conditions(
    of index: Int,
    _ result: Verdict.Result,
    _ tree: AccessibilityTree
  ) -> Set<String> {
    var conditions: Set<String> = []
    let element = tree.elements[index]
    if element.isOperable || element.focus != nil { conditions.insert("operable") }
    if element.role == .link { conditions.insert("link") }
    guard let need = tree.nameNeed(of: index),
      result.agrees(withName: tree.neededName(of: index, need))
    else { return conditions }
    switch element.role {
    case _ where element.isStatedGraphic: conditions.insert("graphic")
    case .button?: conditions.insert("button")
    case .checkbox?, .combobox?, .listbox?, .menuitemcheckbox?, .menuitemradio?, .radio?,
      .searchbox?, .slider?, .spinbutton?, .switch?, .textbox?:
      conditions.insert("field")
    default: break
    }
    return conditions
  }

  private static func unknownName(of index: Int, _ tree: AccessibilityTree) -> String? {
    tree.nameNeed(of: index).flatMap { tree.neededName(of: index, $0).missing }
  }

  private struct Problem {
    var message: String
    var remedy: String?
    var impact: Impact?
    var evidence: [Evidence] = []

    /// Whether a name is all that it lacks.
    var isOfName = false
  }

  private static func problem(with index: Int, _ tree: AccessibilityTree) -> Problem? {
    let element = tree.elements[index]
    let need = tree.nameNeed(of: index)
    let name = need.map { tree.neededName(of: index, $0).value ?? "" } ?? ""
    let isNameless = need != nil && (Words(name).isEmpty || GeneratorName.isOne(name))
    if let lost = element.lostReferences.first {
      let found =
        lost.isFound
        ? "the element ‘\(lost.id)’ says nothing" : "there is no element ‘\(lost.id)’"
      let tells = lost.attribute == "aria-labelledby" ? "name" : "description"
      return Problem(
        message: "people who use a screen reader miss a \(tells): \(lost.attribute) leads nowhere, "
          + "for \(found)",
        remedy: "reference",
        impact: isNameless ? nil : .moderate,
        evidence: [Evidence("id", .text(lost.id)), Evidence("attribute", .text(lost.attribute))]
      )
    }
    if isNameless, let need {
      return Problem(
        message: told(of: element, need) + ": " + lack(in: name),
        remedy: remedy(index, need, tree),
        isOfName: true
      )
    }
    if let word = element.unknownRoles.first, !element.isRoleStated {
      return Problem(
        message: "people who use a screen reader are not told what this is: ‘\(word)’ is no role",
        remedy: "role",
        impact: .moderate,
        evidence: [Evidence("role", .text(word))]
      )
    }
    return nil
  }

  /// Whom it leaves out, and what they are told in place of a name.
  private static func told(of element: Element, _ need: NameNeed) -> String {
    switch (need, element.role) {
    case (.graphic, let role?), (.control, let role?), (.measure, let role?):
      "people who use a screen reader are told that there is \(role.withoutName)"
    default:
      "people who use a keyboard and a screen reader come to something of which nothing is said"
    }
  }

  private static func lack(in name: String) -> String {
    if name.isEmpty { return "it has no name" }
    return Words(name).isEmpty
      ? "its name is no word" : "its name ‘\(name)’ is that of a program"
  }

  /// What can have the focus must not be hidden: a keyboard would still come to it.
  private static func remedy(_ index: Int, _ need: NameNeed, _ tree: AccessibilityTree) -> String? {
    switch need {
    case .control: "control"
    case .measure: "measure"
    case .stop: "stop"
    case .graphic: tree.isReached(within: index) ? "stop" : nil
    }
  }
}
