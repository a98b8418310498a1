internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What is hidden holds nothing that can be operated there alone.
  static let hiddenContainsNoInteractive = CheckSignature(
    "hidden-contains-no-interactive",
    formerly: "hidden-operable",
    when: ["keyboard"],
    cases: ["foreign", "keyboard", "stated"],
    evidence: ["hidden"],
    terms: ["count", "names"]
  ).everySnapshot(of: hiddenControls) { hidden, ask in
    if let foreign = hidden.foreignPart {
      return ask.unknown("whether the <\(foreign)> in it can be operated", as: "foreign")
    }
    guard let operation = hidden.operation else { return ask.holds() }
    let names = hidden.names
    let isStated = operation == .stated
    return ask.fails(
      as: operation == .keyboard ? "keyboard" : isStated ? "stated" : nil,
      [
        "hidden": Array(names.prefix(10)), "count": hidden.count,
        "names": names.count == hidden.count ? NameList.text(names) : nil,
      ],
      unless: [hidden.missing],
      likely: isStated ? .none : .fail
    ) { if operation == .keyboard { $0.conditions = ["keyboard"] } }
  }

  @Sendable
  private static func hiddenControls(in tree: AccessibilityTree, _ ask: Ask) -> [HiddenControls] {
    HiddenControls.all(in: tree, ask.facts)
  }
}
