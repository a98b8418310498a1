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
      verdict.conditions = conditions(of: index, verdict.result, tree)
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

extension ComponentFacts {
  /// What has a role or the focus in any snapshot, or is to be named.
  fileprivate var judgedGraphics: [Occurrence] {
    trees.indices.flatMap { snapshot in
      trees[snapshot].elements.indices.filter { trees[snapshot].isJudgedGraphic($0) }
        .map { Occurrence(snapshot: snapshot, element: $0) }
    }
  }
}

extension AccessibilityTree {
  fileprivate func isJudgedGraphic(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.role != nil || element.focus != nil || !element.foreignParts.isEmpty else {
      return false
    }
    switch exposures[index] {
    case .exposed, .container: break
    // What has no role at all may not be met for that.
    case .none where !element.unknownRoles.isEmpty || !element.foreignParts.isEmpty: break
    case .none, .hidden, .decorative, .swallowed, .merged: return false
    }
    return nameNeed(of: index) != nil || element.isRoleStated || !element.unknownRoles.isEmpty
      || !element.lostReferences.isEmpty || !element.foreignParts.isEmpty
  }
}
