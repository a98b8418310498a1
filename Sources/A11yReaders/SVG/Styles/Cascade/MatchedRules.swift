/// Finds which rules select each element, once for all elements that no selector tells apart.
struct MatchedRules {
  /// A rule that selects an element, or may.
  struct Match: Hashable, Sendable {
    /// The place of the rule.
    var rule: Int32

    /// Whether it does only with some of what animations make of classes.
    var isAnimated = false
  }

  /// The places of the elements' lists among the lists.
  private(set) var numbers: [Int32]

  /// The rules of each list, the weakest first.
  private(set) var lists: [[Match]] = [[]]

  /// Whether finding them all took too long, so that some are missing.
  private(set) var isIncomplete = false

  private var listNumbers: [[Match]: Int32] = [[]: 0]

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
    let isAnimated = elements.allTraits.contains { $0.changingClasses > 0 }
    var contextLists: [[Match]] = []
    var contextNumbers: [Int32] = []
    var contextOf = Array(repeating: Int32(-1), count: numbers.count)
    func isWeaker(_ one: Match, _ other: Match) -> Bool {
      ranks[Int(one.rule)] < ranks[Int(other.rule)]
    }
    func found(_ index: RuleIndex, _ element: Int32) -> [Match] {
      guard !matcher.hasGivenUp else { return [] }
      let traits = elements.traits(of: element)
      let classes = elements.classLists[Int(traits.classes)]
      let others = elements.classLists[Int(traits.changingClasses)]
      var found: [Match] = []
      index.forEachRule(for: traits, classes: others.isEmpty ? classes : classes + others) { rule in
        let selector = rules.rules[Int(rule)].selector
        guard matcher.matches(selector, element) else { return }
        let isCertain =
          !isAnimated || selector.isOpen || matcher.matches(selector, element, isCertain: true)
        found.append(Match(rule: rule, isAnimated: !isCertain))
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
        let list = found(plain, Int32(place)).sorted(by: isWeaker)
        contextLists.append(list)
        contextNumbers.append(self.number(of: list))
      }
      contextOf[place] = number
      numbers[place] = contextNumbers[Int(number)]
      guard !positional.isEmpty else { continue }
      let more = found(positional, Int32(place))
      guard !more.isEmpty else { continue }
      let list = (contextLists[Int(number)] + more).sorted(by: isWeaker)
      numbers[place] = self.number(of: list)
    }
    isIncomplete = matcher.hasGivenUp
  }

  private mutating func number(of list: [Match]) -> Int32 {
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
