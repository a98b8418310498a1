/// Decides which elements selectors match, from right to left (Selectors 4, section 3).
struct SelectorMatcher {
  private let elements: StyledElements

  /// How many more compounds, and pieces of attributes, are compared before it gives up.
  private(set) var stepsLeft: Int

  /// Whether it has given up, so that rules may be missing.
  var hasGivenUp: Bool { stepsLeft <= 0 }

  /// The element that ‘use’ shows again, with nothing around it; -1 for all of the document.
  let root: Int32

  init(_ elements: StyledElements, steps: Int, root: Int32 = -1) {
    (self.elements, self.root) = (elements, root)
    stepsLeft = steps
  }

  /// The element around another; -1 for none.
  private func parent(of element: Int32) -> Int32 {
    element == root ? -1 : elements.parents[Int(element)]
  }

  /// The sibling before an element; -1 for none.
  private func previous(_ element: Int32) -> Int32 {
    element == root ? -1 : elements.previous[Int(element)]
  }

  /// How far a mismatch reaches: nothing that only repeats it is tried.
  private enum Outcome {
    case matched
    /// Another earlier sibling, or another ancestor, may do.
    case mismatched
    /// No other sibling will do, but another ancestor may.
    case noSibling
    case never
  }

  /// Whether a selector selects an element.
  ///
  /// - Parameters:
  ///   - selector: the selector.
  ///   - element: the element.
  /// - Returns: false, too, where it has given up.
  mutating func matches(_ selector: ComplexSelector, _ element: Int32) -> Bool {
    outcome(selector, 0, element) == .matched
  }

  /// Whether only what matches for certain counts, whatever is meant by what is not read: within `:not()`
  /// it is the other way round.
  private var isCertain = false

  private mutating func outcome(
    _ selector: ComplexSelector,
    _ index: Int,
    _ element: Int32
  ) -> Outcome {
    stepsLeft -= 1
    guard stepsLeft > 0 else { return .never }
    guard matches(selector.compounds[index], element) else { return .mismatched }
    guard index + 1 < selector.compounds.count else { return .matched }
    switch selector.combinators[index] {
    case .descendant:
      var next = parent(of: element)
      while next >= 0 {
        let result = outcome(selector, index + 1, next)
        if result == .matched || result == .never { return result }
        next = parent(of: next)
      }
      return .never
    case .child:
      let holder = parent(of: element)
      guard holder >= 0 else { return .never }
      let result = outcome(selector, index + 1, holder)
      return result == .mismatched ? .noSibling : result
    case .nextSibling:
      let sibling = previous(element)
      return sibling < 0 ? .noSibling : outcome(selector, index + 1, sibling)
    case .subsequentSibling: return earlierSibling(selector, index + 1, element)
    }
  }

  /// Where the search for a sibling was when an element among the same siblings asked last.
  private struct Search: Hashable {
    var selector: Int
    var index: Int
    var parent: Int32
    var isCertain: Bool
  }

  /// Up to which sibling each search has looked, and which sibling it has found; -1 for none.
  private var searches: [Search: (last: Int32, found: Int32)] = [:]

  /// Whether any sibling before an element matches the rest of a selector.
  ///
  /// No sibling is looked at twice, but where one was found behind an element that asks later.
  private mutating func earlierSibling(
    _ selector: ComplexSelector,
    _ index: Int,
    _ element: Int32
  ) -> Outcome {
    let first = previous(element)
    guard first >= 0 else { return .noSibling }
    let search = Search(
      selector: selector.number,
      index: index,
      parent: parent(of: element),
      isCertain: isCertain
    )
    let known = searches[search] ?? (-1, -1)
    if known.found >= 0, known.found < element { return .matched }
    if known.found < 0, known.last >= first { return .noSibling }
    let end = known.found < 0 ? known.last : -1
    var next = first
    while next >= 0, next != end {
      if outcome(selector, index, next) == .matched {
        searches[search] = (max(first, known.last), next)
        return .matched
      }
      next = previous(next)
    }
    if known.found < 0 { searches[search] = (first, -1) }
    return .noSibling
  }

  private mutating func matches(_ compound: CompoundSelector, _ element: Int32) -> Bool {
    let traits = elements.traits(of: element)
    if let type = compound.type, type != traits.type { return false }
    if let namespace = compound.namespace,
      namespace != elements.namespaces[Int(traits.namespace)]
    {
      return false
    }
    for id in compound.ids where id != traits.id { return false }
    for name in compound.classes where !elements.has(name, in: traits) { return false }
    for attribute in compound.attributes {
      guard let value = elements.value(of: attribute.name, in: traits),
        attribute.matches(value, &stepsLeft)
      else { return false }
    }
    for pseudoClass in compound.pseudoClasses {
      guard matches(pseudoClass, element, traits) else { return false }
    }
    return true
  }

  private mutating func matches(
    _ pseudoClass: PseudoClass,
    _ element: Int32,
    _ traits: StyledElements.Traits
  ) -> Bool {
    switch pseudoClass {
    case .root: return elements.parents[Int(element)] < 0
    case .empty: return elements.isEmpty[Int(element)]
    case .link: return traits.isLink
    case .nth(let formula):
      return formula.contains(element == root ? 1 : elements.place(of: element, formula))
    case .language(let attribute, let ranges):
      return language(of: element, attribute).map { Self.isLanguage($0, in: ranges) } ?? false
    case .matches(let list, _): return matchesAny(list, element)
    case .not(let list):
      isCertain.toggle()
      defer { isCertain.toggle() }
      return !matchesAny(list, element)
    case .always: return true
    case .maybe: return !isCertain
    case .never: return false
    }
  }

  /// The language that an element is in (Selectors 4, section 8.2); nil where none is said.
  private func language(of element: Int32, _ attribute: Int) -> String? {
    var next = element
    while next >= 0 {
      if let value = elements.value(of: attribute, in: elements.traits(of: next)) {
        return String(decoding: value, as: UTF8.self).lowercased()
      }
      next = elements.parents[Int(next)]
    }
    return nil
  }

  private static func isLanguage(_ language: String, in ranges: [String]) -> Bool {
    ranges.contains { range in
      range == "*" ? !language.isEmpty : language == range || language.hasPrefix(range + "-")
    }
  }

  /// A list, and an element that it was asked of.
  private struct Question: Hashable {
    var list: Int
    var element: Int32
    var isCertain: Bool
  }

  /// What lists within selectors said of elements: nested rules ask them again and again.
  private var answers: [Question: Bool] = [:]

  /// No more are remembered at once.
  private static let mostAnswers = 1 << 20

  /// Whether a list matches.
  private mutating func matchesAny(_ list: SelectorList, _ element: Int32) -> Bool {
    let question = Question(list: list.number, element: element, isCertain: isCertain)
    if let known = answers[question] { return known }
    var isMatched = false
    for selector in list.selectors where outcome(selector, 0, element) == .matched {
      isMatched = true
      break
    }
    guard list.number > 0, !hasGivenUp else { return isMatched }
    if answers.count >= Self.mostAnswers { answers.removeAll(keepingCapacity: true) }
    answers[question] = isMatched
    return isMatched
  }
}
