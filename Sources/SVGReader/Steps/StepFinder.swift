internal import A11yModel
internal import SVGPainting
internal import Support
internal import XML

/// Finds the steps that an image states by its roles and attributes, and reads those that are drawn.
struct StepFinder {
  private let elements: [A11yModel.Element]
  private let file: SVGFile

  /// The elements of the file that may hold steps or lie in one, by their places among the sources.
  private var origins: [Int: XML.Element] = [:]

  /// - Parameters:
  ///   - elements: what assistive technology gets, in pre-order.
  ///   - file: where it is from.
  /// - Returns: the steps of each indicator, in document order; those that are hidden as a whole are
  ///   left out.
  static func steps(in elements: [A11yModel.Element], _ file: SVGFile) -> [StatedSteps] {
    var finder = StepFinder(elements, file)
    return finder.find()
  }

  private init(_ elements: [A11yModel.Element], _ file: SVGFile) {
    (self.elements, self.file) = (elements, file)
  }

  private mutating func find() -> [StatedSteps] {
    let candidates = candidates()
    guard !candidates.isEmpty else { return [] }
    origins = origins(of: candidates)
    var found: [StatedSteps] = []
    var end = 0
    for (container, items) in candidates where container >= end || container == 0 {
      guard let steps = steps(container, items) else { continue }
      found.append(steps)
      end = max(elements[container].end, container + 1)
    }
    return found
  }

  // MARK: steps that are drawn

  /// - Parameters:
  ///   - drawn: the steps of an image of which it does not state that they are such.
  ///   - elements: what assistive technology gets, with an element for each of them.
  ///   - file: where both are from.
  /// - Returns: what is stated of them.
  static func read(
    _ drawn: [DrawnSteps],
    in elements: [A11yModel.Element],
    _ file: SVGFile
  ) -> [StatedSteps] {
    var finder = StepFinder(elements, file)
    let places = Dictionary(elements.indices.map { (elements[$0].source, $0) }) { first, _ in first
    }
    let rows = drawn.compactMap { row -> (drawn: DrawnSteps, container: Int, items: [Int])? in
      let items = row.items.compactMap { places[$0.source] }
      guard items.count == row.items.count, let container = finder.common(of: items) else {
        return nil
      }
      return (row, container, items)
    }
    finder.origins = finder.origins(of: rows.map { ($0.container, $0.items) })
    return rows.compactMap { finder.steps($0.container, $0.items, $0.drawn) }
  }

  /// The innermost element around some others that is in the tree.
  private func common(of items: [Int]) -> Int? {
    guard let first = items.first, let last = items.last else { return nil }
    let (low, high) = (min(first, last), max(first, last))
    return elements.lineage(of: low).dropFirst().first { around in
      elements[around].end > high
        && items.allSatisfy { (around..<elements[around].end).contains($0) }
    }
  }

  // MARK: lists

  /// What may hold steps, and its items.
  private func candidates() -> [(container: Int, items: [Int])] {
    var items: [Int: [Int]] = [:]
    var links: [Int: [Int]] = [:]
    for index in elements.indices {
      switch elements[index].role {
      case .listitem?, .tab?:
        guard let container = container(of: index) else { continue }
        // What lies in another item of the list is no item of its own.
        if let last = items[container]?.last, elements[last].end > index { continue }
        items[container, default: []].append(index)
      case .link?:
        guard !isInItem(index), let container = container(of: index) else { continue }
        links[container, default: []].append(index)
      default: continue
      }
    }
    links.merge(items) { _, items in items }
    return links.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The list of an item or the tab list of a tab, or else the nearest group or navigation.
  private func container(of index: Int) -> Int? {
    var nearest: Int?
    var next = elements[index].parent
    while let ancestor = next {
      if elements[ancestor].isHidden { return nil }
      switch elements[ancestor].role {
      case .list?, .tablist?:
        if nearest == nil || elements[index].role != .link { nearest = ancestor }
        return elements.isHidden(at: ancestor) ? nil : nearest
      case .navigation?, .group?: nearest = nearest ?? ancestor
      default: break
      }
      next = elements[ancestor].parent
    }
    return nearest
  }

  private func isInItem(_ index: Int) -> Bool {
    elements.lineage(of: index).contains {
      elements[$0].role == .listitem || elements[$0].role == .tab
    }
  }

  private func origins(of candidates: [(container: Int, items: [Int])]) -> [Int: XML.Element] {
    var sources: Set<Int> = []
    for (container, items) in candidates {
      sources.insert(elements[container].source)
      for item in items {
        sources.formUnion(elements[item..<max(elements[item].end, item + 1)].map(\.source))
      }
    }
    return file.elements(atSources: sources)
  }

  // MARK: steps

  private func steps(
    _ container: Int,
    _ items: [Int],
    _ drawn: DrawnSteps? = nil
  ) -> StatedSteps? {
    let origin = origins[elements[container].source]
    var readers = items.enumerated().map { position, item in
      StepReading(
        element: item,
        elements: elements,
        origins: origins,
        place: place(of: item, position, items.count, in: container)
      )
    }
    let isNamedRow = readers.contains { $0.namedOtherwise != nil }
    for step in readers.indices { readers[step].isNamedRow = isNamedRow }
    let isStated = readers.contains(where: \.isCurrentStep)
    let described = StepVocabulary.kind(in: elements[container].roleDescription)
    let classed =
      [origin?["class"], origin?.identifier].lazy.compactMap(StepVocabulary.kind).first
      ?? drawn?.kind
    // Where no step is said to be current, that is what is wrong with them.
    let areNumbered = items.count > 1 && readers.allSatisfy(\.saysPlace)
    guard
      isStated || areNumbered || drawn != nil
        || items.count > 1 && ((described ?? classed) != nil || readers.allSatisfy(\.isCalledStep))
    else { return nil }
    var steps = readers.enumerated().map { $1.item(at: $0) }
    for (step, item) in (drawn?.items ?? []).enumerated() { steps[step].members = item.members }
    // Where classes tell the states, what has none and stands behind the current step is to come.
    if readers.contains(where: \.isStateAssumed),
      let current = steps.firstIndex(where: { $0.state == .current })
    {
      for step in (current + 1)..<steps.count where steps[step].state == nil {
        steps[step].state = .upcoming
      }
    }
    return StatedSteps(
      container: outermost(around: container),
      id: origin?.identifier,
      kind: described ?? classed ?? .stepIndicator,
      items: steps,
      isAssumed: (!isStated && !areNumbered && described == nil)
        || readers.contains(where: \.isStateAssumed)
    )
  }

  /// What holds a list and nothing else, as a navigation that has a name, is the indicator.
  private func outermost(around container: Int) -> Int {
    var outermost = container
    while let outer = elements[outermost].parent, outer > 0, outer == outermost - 1,
      elements[outer].end == elements[outermost].end
    {
      outermost = outer
    }
    return outermost
  }

  /// What its author says of the place of an item, or else what a browser counts in a list.
  private func place(
    of item: Int,
    _ position: Int,
    _ count: Int,
    in container: Int
  ) -> A11yModel.Element.ListPosition? {
    let origin = origins[elements[item].source]
    func number(_ name: String) -> Int? {
      origin?[name].flatMap { Int($0.singleSpaced) }.flatMap { $0 > 0 ? $0 : nil }
    }
    let isCounted =
      switch (elements[container].role, elements[item].role) {
      case (.list?, .listitem?), (.tablist?, .tab?): true
      default: false
      }
    guard let own = number("aria-posinset") ?? (isCounted ? position + 1 : nil),
      let all = number("aria-setsize") ?? (isCounted ? count : nil)
    else { return nil }
    return A11yModel.Element.ListPosition(position: own, count: all)
  }
}
