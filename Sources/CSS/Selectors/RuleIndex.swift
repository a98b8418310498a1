/// Rules by what the element they select must have, so that few are looked at for one element.
struct RuleIndex: Sendable {
  private var byID: [Int32: [Int32]] = [:]
  private var byClass: [Int32: [Int32]] = [:]
  private var byType: [Int32: [Int32]] = [:]
  private var others: [Int32] = []

  private(set) var isEmpty = true

  mutating func add(_ rule: Int32, _ subject: CompoundSelector) {
    isEmpty = false
    if let id = subject.ids.first {
      byID[id, default: []].append(rule)
    } else if let name = subject.classes.first {
      byClass[name, default: []].append(rule)
    } else if let type = subject.type {
      byType[type, default: []].append(rule)
    } else {
      others.append(rule)
    }
  }

  /// Gives each rule that may select an element.
  func forEachRule(for element: StyledElements.Traits, classes: [Int32], _ body: (Int32) -> Void) {
    if element.id >= 0, let rules = byID[element.id] { rules.forEach(body) }
    if !byClass.isEmpty {
      for name in classes {
        if let rules = byClass[name] { rules.forEach(body) }
      }
    }
    if element.type >= 0, let rules = byType[element.type] { rules.forEach(body) }
    others.forEach(body)
  }
}
