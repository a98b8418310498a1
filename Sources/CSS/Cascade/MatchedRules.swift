/// Finds which rules select each element, once for all elements that no selector tells apart.
struct MatchedRules {
  /// A rule that selects an element, or may.
  struct Match: Hashable, Sendable {
    /// The place of the rule.
    var rule: Int32

    /// What is not known where nobody knows whether it does; nil where it does for certain.
    var doubt: String?
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

  // What elements that ‘use’ shows again are matched by.
  private let elements: StyledElements
  private let rules: [StyleRules.Rule]
  private let ranks: [Int32]
  private var lookingAround = RuleIndex()
  private var shadowMatcher: SelectorMatcher
  private var shadowNumbers: [ShadowPlace: Int32] = [:]

  /// An element, and the one it is shown with.
  private struct ShadowPlace: Hashable {
    var element: Int
    var root: Int
  }

  private struct Context: Hashable {
    var parent: Int32
    var traits: Int32
  }

  init(_ elements: StyledElements, _ rules: StyleRules) {
    numbers = Array(repeating: 0, count: elements.parents.count)
    (self.elements, self.rules) = (elements, rules.rules)
    shadowMatcher = SelectorMatcher(elements, steps: Self.mostSteps)
    let ranks = Self.ranks(rules)
    self.ranks = ranks
    guard !rules.rules.isEmpty else { return }
    var plain = RuleIndex()
    var positional = RuleIndex()
    for (place, rule) in rules.rules.enumerated() where rule.truth != .never {
      guard let subject = rule.selector.compounds.first else { continue }
      if rule.selector.looksAround { lookingAround.add(Int32(place), subject) }
      if rule.selector.isPositional {
        positional.add(Int32(place), subject)
      } else {
        plain.add(Int32(place), subject)
      }
    }
    var matcher = SelectorMatcher(elements, steps: Self.mostSteps)
    var contexts: [Context: Int32] = [:]
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
      var found: [Match] = []
      index.forEachRule(for: traits, classes: classes) { rule in
        guard matcher.matches(rules.rules[Int(rule)].selector, element) else { return }
        found.append(Match(rule: rule, doubt: nil))
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

  /// The number of the list of an element that ‘use’ shows again.
  ///
  /// It is matched within what is shown (SVG 2, section 5.6.3); as not all browsers do so yet, what
  /// selects it only there, or only where it stands, is in doubt.
  ///
  /// - Parameters:
  ///   - place: the place of the element.
  ///   - root: that of the element which `use` refers to.
  /// - Returns: the number of a list.
  mutating func number(at place: Int, shownWith root: Int) -> Int32 {
    let own = numbers[place]
    guard !lookingAround.isEmpty else { return own }
    let key = ShadowPlace(element: place, root: root)
    if let known = shadowNumbers[key] { return known }
    if shadowMatcher.root != root {
      let left = shadowMatcher.stepsLeft
      shadowMatcher = SelectorMatcher(elements, steps: left, root: Int32(root))
    }
    let traits = elements.traits(of: Int32(place))
    let classes = elements.classLists[Int(traits.classes)]
    var list = lists[Int(own)]
    var inShadow: Set<Int32> = []
    lookingAround.forEachRule(for: traits, classes: classes) { rule in
      let selector = rules[Int(rule)].selector
      if shadowMatcher.matches(selector, Int32(place)) { inShadow.insert(rule) }
    }
    for index in list.indices
    where rules[Int(list[index].rule)].selector.looksAround && !inShadow.contains(list[index].rule)
    {
      list[index].doubt = Self.shadow
    }
    let others = inShadow.subtracting(list.map(\.rule))
    list += others.map { Match(rule: $0, doubt: Self.shadow) }
    list.sort { ranks[Int($0.rule)] < ranks[Int($1.rule)] }
    let number = number(of: list)
    shadowNumbers[key] = number
    return number
  }

  private static let shadow = "whether a style sheet reaches what ‘use’ shows again"

  private mutating func number(of list: [Match]) -> Int32 {
    listNumbers.place(of: list, amongMet: &lists)
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
