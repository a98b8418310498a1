internal import A11yModel
internal import Support
internal import XML

/// A fact of an element that its author says is not known.
struct UnknownFact {
  let fact: String
  let reason: String

  /// The element that says so.
  let element: XML.Element

  /// What is behind the name of the fact where it is missing: why nobody knows it, and where that is,
  /// if it has a place of its own.
  var suffix: String {
    let place = element[.src].map { "; \($0)" } ?? ""
    return " (\(reason)\(place))"
  }
}

/// The facts that elements say are not known, by the source of the element.
struct UnknownFacts {
  private var facts: [Int: [UnknownFact]] = [:]

  /// - Parameter index: the elements of the document.
  init(_ index: SourceIndex) {
    for element in index.listed {
      guard let fact = element[.fact], let reason = element[.reason]?.folded, !reason.isEmpty,
        let parent = index.sources[index.place(of: element)].parent
      else { continue }
      facts[parent, default: []].append(UnknownFact(fact: fact, reason: reason, element: element))
    }
  }

  var isEmpty: Bool { facts.isEmpty }

  /// Those of an element.
  subscript(source: Int) -> [UnknownFact] { facts[source] ?? [] }
}

extension SpecReader {
  /// What an element says of a fact that is not known; nil where it says nothing of that.
  func unknown(_ fact: String, of element: XML.Element) -> UnknownFact? {
    guard !unknownFacts.isEmpty else { return nil }
    return unknownFacts[source(of: element)].first { $0.fact == fact }
  }

  func unknown(_ fact: SpecName, of element: XML.Element) -> UnknownFact? {
    unknownFacts.isEmpty ? nil : unknown(fact.text, of: element)
  }

  /// Whether an element says of any fact that it is not known.
  func mayLackFacts(_ element: XML.Element) -> Bool {
    !unknownFacts.isEmpty && !unknownFacts[source(of: element)].isEmpty
  }

  /// Reports what cannot be unknown, and what is said besides.
  mutating func checkUnknownFacts() {
    for element in index.listed {
      // What is no element has no facts, and that is told once.
      guard let parent = element.parent, let fact = element[.fact], !isFaulty(element),
        let known = Self.facts[parent.name]
      else { continue }
      if element[.reason]?.folded.isEmpty == true {
        report("reason=\"\": why it is not known is expected, in words", .reason, of: element)
      }
      guard known.contains(fact) else {
        let hint = NearestName.of(fact, in: known).map { "; did you mean ‘\($0)’?" } ?? ""
        report(
          "fact=\"\(Excerpt.of(fact))\": <\(parent.name)> has no such fact\(hint)",
          .fact,
          of: element
        )
        continue
      }
      reportGiven(fact, of: parent, at: element)
    }
  }

  /// A text of which some is not known is both given and not.
  private mutating func reportGiven(_ fact: String, of parent: XML.Element, at element: XML.Element)
  {
    let others = parent.elements.filter { $0.specName == .unknown && $0[.fact] == fact }
    if let first = others.first, first.order != element.order {
      report(
        "that ‘\(fact)’ is not known is said in \(line(at: first.position))",
        .fact,
        of: element
      )
    }
    let isText = fact == KnowableFact.text
    let given = isText ? parent.text.folded : parent[fact] ?? ""
    let isGiven = isText ? !given.isEmpty : parent[fact] != nil
    guard isGiven, !given.contains("{unknown}") else { return }
    report(
      "‘\(fact)’ is given and said not to be known; keep one of the two, or write {unknown} for the part "
        + "of a text that is not known",
      .fact,
      of: element
    )
  }

  /// What may be said not to be known, by the names of elements.
  private static let facts = Dictionary(
    uniqueKeysWithValues: Grammar.spec.elements.map { element in
      (element.name, element.types.flatMap(KnowableFact.facts))
    }
  )
}

extension ComponentReader {
  /// What is not given: not known for a reason, where the element says so, else as far as the data are
  /// given in full.
  func missingData<Value>(_ name: SpecName, of element: XML.Element, _ fact: String) -> Fact<Value>
  {
    if let unknown = spec.unknown(name, of: element) { return .unknown(fact + unknown.suffix) }
    return spec.completeness.contains(.data) ? .absent : .unknown(fact)
  }
}
