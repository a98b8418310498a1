internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Pictures and symbols in an image have a name, what is to name or describe an element is there,
  /// and roles are roles.
  static let svgGraphicNamed = CheckSignature(
    "svg-graphic-named",
    formerly: "graphic-named",
    when: ["button", "field", "graphic", "link", "operable"],
    cases: ["control", "foreign", "measure", "name", "reference", "role", "stop", "unknown"],
    evidence: ["attribute", "id", "role"],
    terms: ["foreign", "found", "lack", "thing"]
  ).each(of: \.judgedGraphics) { graphic, ask in
    let (tree, index) = (ask.facts.trees[graphic.snapshot], graphic.element)
    let element = tree.elements[index]
    func describe(_ verdict: inout Verdict) {
      let need = tree.nameNeed(of: index)
      let isNamedAsACT = need.map {
        verdict.result.agrees(withName: tree.neededName(of: index, $0))
      }
      verdict.conditions = element.namingConditions(isOfName: isNamedAsACT ?? false)
    }
    if !element.foreignParts.isEmpty {
      let parts = NameList.plain(element.foreignParts.map { "<\($0)>" })
      return ask.unknown("what the HTML within is", as: "foreign", ["foreign": parts], describe)
    }
    let need = tree.nameNeed(of: index)
    if let fact = need.flatMap({ tree.neededName(of: index, $0).missing }) {
      return ask.unknown(fact, as: "unknown", [:], describe)
    }
    let name = need.map { tree.neededName(of: index, $0).value ?? "" } ?? ""
    let isNameless = need != nil && (Words(name).isEmpty || GeneratorName.isOne(name))
    if let lost = element.lostReferences.first {
      return ask.fails(
        as: "reference",
        ["id": lost.id, "attribute": lost.attribute, "found": lost.isFound ? "found" : nil]
      ) { verdict in
        verdict.impact = isNameless ? nil : .moderate
        describe(&verdict)
      }
    }
    if isNameless, let need {
      let lack = name.isEmpty ? "none" : Words(name).isEmpty ? "wordless" : name
      return ask.fails(
        as: remedy(index, need, tree),
        ["lack": lack, "thing": thing(need, element)]
      ) {
        if ask.target.source == ask.facts.root.source { $0.matter = .nameOfWhole }
        $0.saying = "name"
        describe(&$0)
      }
    }
    guard let word = element.unknownRoles.first, !element.isRoleStated else {
      return ask.holds([:], describe)
    }
    return ask.fails(as: "role", ["role": word]) { verdict in
      verdict.impact = .moderate
      describe(&verdict)
    }
  }

  /// What a listener is told that something is that has no name; nil where nothing is said of it.
  private static func thing(_ need: NameNeed, _ element: Element) -> String? {
    need == .stop ? nil : element.role?.withoutName
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
