internal import A11yModel

extension Check {
  /// Pictures and symbols in an image have a name, what is to name or describe an element is there,
  /// and roles are roles.
  static let graphicNamed = Check("graphic-named") { context, verdicts in
    for tree in context.facts.trees {
      for index in tree.elements.indices where isJudged(index, tree) {
        var verdict = Verdict(.passed, context.facts.target(of: index, in: tree))
        if let fact = unknownName(of: index, tree) {
          verdict.result = .cantTell([fact], likely: .none)
          verdict.message =
            "whether people who use a screen reader are told what this is depends on \(fact)"
        } else if let problem = problem(with: index, tree) {
          verdict.result = .failed
          verdict.message = problem.message
          verdict.remedy = problem.remedy
          verdict.impact = problem.impact
          verdict.evidence = problem.evidence
        }
        if tree.elements[index].isOperable || tree.elements[index].focus != nil {
          verdict.conditions = ["operable"]
        }
        verdicts.append(verdict)
      }
    }
  }

  /// Roles that are nothing without a name (Graphics Module 1.0; WAI-ARIA 1.2).
  private static let named: Set<Element.Role> = [.img, .graphicsDocument, .graphicsSymbol]

  private static func isJudged(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    let element = tree.elements[index]
    guard element.role != nil else { return false }
    switch tree.exposures[index] {
    case .exposed, .container: break
    // What has no role at all may not be met for that.
    case .none where !element.unknownRoles.isEmpty: break
    case .none, .hidden, .decorative, .swallowed, .merged: return false
    }
    return isToBeNamed(index, tree) || element.isRoleStated || !element.unknownRoles.isEmpty
      || !element.lostReferences.isEmpty
  }

  /// Whether an element is to have a name; that of the whole is for component-has-name, and that of a
  /// mark for mark-has-name.
  private static func isToBeNamed(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    index > 0 && tree.elements[index].kind != .mark
      && tree.elements[index].role.map(named.contains) ?? false
  }

  private static func unknownName(of index: Int, _ tree: AccessibilityTree) -> String? {
    isToBeNamed(index, tree) ? tree.elements[index].label.missing : nil
  }

  private struct Problem {
    var message: String
    var remedy: String?
    var impact: Impact?
    var evidence: [Evidence] = []
  }

  private static func problem(with index: Int, _ tree: AccessibilityTree) -> Problem? {
    let element = tree.elements[index]
    let name = element.label.value ?? ""
    let isNameless = isToBeNamed(index, tree) && (name.isEmpty || GeneratorName.isOne(name))
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
    if isNameless, let role = element.role {
      let lack = name.isEmpty ? "it has no name" : "its name ‘\(name)’ is that of a program"
      return Problem(
        message: "people who use a screen reader are told that there is \(noun(role)) and not what "
          + "it shows: \(lack)"
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

  private static func noun(_ role: Element.Role) -> String {
    switch role {
    case .graphicsDocument: "a graphic"
    case .graphicsSymbol: "a symbol"
    default: "an image"
    }
  }
}
