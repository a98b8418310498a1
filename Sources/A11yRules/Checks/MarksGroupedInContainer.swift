internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Steps and marks that are met one by one lie in a container that says what they belong to.
  static let marksGroupedInContainer = CheckSignature(
    "marks-grouped-in-container",
    formerly: "marks-grouped",
    restingOn: [.marks],
    cases: ["alone", "name", "stop"],
    evidence: ["container", "items"],
    terms: ["announcement"]
  ).everySnapshot { tree, ask in
    let items = MetItems(tree)
    guard items.all.count > 1 else { return .outOfScope }
    let count: Particulars = ["items": items.all.count]
    switch tree.container(of: items, in: ask.component) {
    case .named(let container):
      return ask.holds(count + ["container": tree.name(of: container).told ?? ""])
    case .unknown(let fact): return ask.unknown(fact, count)
    case .unnamed(let container):
      let place = tree.elements[container].source
      return ask.fails(as: "name", at: place, count, unless: missing(tree, ask)) {
        if container == 0 { $0.matter = .nameOfWhole }
      }
    case .stop(let stop):
      let heard: Particulars = ["announcement": tree.announcement(of: stop).text]
      return ask.fails(as: "stop", count + heard, unless: missing(tree, ask))
    case .none:
      return ask.fails(as: "alone", count, unless: missing(tree, ask)) { $0.matter = .nameOfWhole }
    }
  }

  /// The fact without which something not described may hold them.
  private static func missing(_ tree: AccessibilityTree, _ ask: Ask) -> [String] {
    let noun = ask.component.kind.itemNoun
    // Who takes all meaning from an image may give it to what the page puts around it.
    let isBare = tree.elements.first?.role?.isNone ?? false
    let doubt = ask.facts.doubt(
      "what the \(noun)s lie in",
      ofHost: "what its host puts the \(noun)s in",
      ofPage: isBare ? .surroundings : nil
    )
    return [doubt].compactMap(\.self)
  }
}
