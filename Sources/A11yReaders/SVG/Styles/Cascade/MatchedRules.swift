/// Finds which rules select each element, once for all elements that no selector tells apart.
struct MatchedRules {
  /// The places of the elements' lists among the lists.
  private(set) var numbers: [Int32]

  /// The rules of each list, the weakest first.
  private(set) var lists: [[Int32]] = [[]]

  /// Whether finding them all took too long, so that some are missing.
  private(set) var isIncomplete = false

  private var listNumbers: [[Int32]: Int32] = [[]: 0]

  /// So many compounds are compared at most, which takes seconds.
  private static let mostSteps = 50_000_000

  private struct Context: Hashable {
    var parent: Int32
    var traits: Int32
  }

  init(_ elements: StyledElements, _ rules: StyleRules) {
    numbers = Array(repeating: 0, count: elements.parents.count)
    guard !rules.rules.isEmpty else { return }
    let ranks = Self.ranks(rules)
    var plain = RuleIndex()
    var positional = RuleIndex()
    for (place, rule) in rules.rules.enumerated() where rule.truth != .never {
      guard let subject = rule.selector.compounds.first else { continue }
      if rule.selector.isPositional {
        positional.add(Int32(place), subject)
      } else {
        plain.add(Int32(place), subject)
      }
    }
    var matcher = SelectorMatcher(elements, steps: Self.mostSteps)
    var contexts: [Context: Int32] = [:]
    var contextLists: [[Int32]] = []
    var contextNumbers: [Int32] = []
    var contextOf = Array(repeating: Int32(-1), count: numbers.count)
    func found(_ index: RuleIndex, _ element: Int32) -> [Int32] {
      guard !matcher.hasGivenUp else { return [] }
      let traits = elements.traits(of: element)
      let classes = elements.classLists[Int(traits.classes)]
      var found: [Int32] = []
      index.forEachRule(for: traits, classes: classes) { rule in
        if matcher.matches(rules.rules[Int(rule)].selector, element) { found.append(rule) }
      }
      return found
    }
    for place in numbers.indices where elements.traitNumbers[place] >= 0 {
      let parent = elements.parents[place]
      let context = Context(
        parent: parent < 0 ? -1 : contextOf[Int(parent)],
        traits: elements.traitNumbers[place]
      )
      let number: Int32
      if let known = contexts[context] {
        number = known
      } else {
        number = Int32(contextLists.count)
        contexts[context] = number
        let list = found(plain, Int32(place)).sorted { ranks[Int($0)] < ranks[Int($1)] }
        contextLists.append(list)
        contextNumbers.append(self.number(of: list))
      }
      contextOf[place] = number
      numbers[place] = contextNumbers[Int(number)]
      guard !positional.isEmpty else { continue }
      let more = found(positional, Int32(place))
      guard !more.isEmpty else { continue }
      let list = (contextLists[Int(number)] + more).sorted { ranks[Int($0)] < ranks[Int($1)] }
      numbers[place] = self.number(of: list)
    }
    isIncomplete = matcher.hasGivenUp
  }

  private mutating func number(of list: [Int32]) -> Int32 {
    if let number = listNumbers[list] { return number }
    let number = Int32(lists.count)
    lists.append(list)
    listNumbers[list] = number
    return number
  }

  /// How strong each rule is: by its layer, its specificity and its place.
  private static func ranks(_ rules: StyleRules) -> [Int32] {
    let layers = rules.layers.order
    let order = rules.rules.indices.sorted { one, other in
      let (one, other) = (rules.rules[one], rules.rules[other])
      let layer = (layers[Int(one.layer)], layers[Int(other.layer)])
      if layer.0 != layer.1 { return layer.0 < layer.1 }
      return one.specificity < other.specificity
    }
    var ranks = Array(repeating: Int32(0), count: order.count)
    for (rank, rule) in order.enumerated() { ranks[rule] = Int32(rank) }
    return ranks
  }
}
