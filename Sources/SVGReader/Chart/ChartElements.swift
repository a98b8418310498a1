internal import A11yModel
internal import SVGPainting

/// Gives the elements of an accessibility tree what they are in a recognised chart.
///
/// What holds a legend, an entry or an axis becomes an element that is no stop where it was none.
struct ChartElements {
  private let chart: ChartDocument
  private let file: SVGFile
  private let old: [Element]
  private var new: [Element] = []

  /// The new place of each old element.
  private var places: [Int] = []

  /// The elements that were added around the last one, outermost first.
  private var open: [Int] = []

  private init(_ elements: [Element], _ chart: ChartDocument, _ file: SVGFile) {
    (old, self.chart, self.file) = (elements, chart, file)
  }

  /// - Parameters:
  ///   - elements: a tree in pre-order.
  ///   - chart: what is recognised.
  ///   - file: where both are from.
  /// - Returns: the tree with what was added.
  static func marked(
    _ elements: [Element],
    _ chart: ChartDocument,
    _ file: SVGFile
  ) -> [Element] {
    var marking = ChartElements(elements, chart, file)
    for index in elements.indices { marking.add(index) }
    marking.new.setEnds()
    return marking.new
  }

  private mutating func add(_ index: Int) {
    var element = old[index]
    if let parent = element.parent {
      enter(element, within: old[parent].source, places[parent])
      element.parent = innermost(places[parent])
      mark(&element)
    }
    places.append(new.count)
    new.append(element)
  }

  private func mark(_ element: inout Element) {
    guard let meaning = chart.meaning(ofSource: element.source) else {
      if let last = open.last, element.subject == .component {
        element.subject = new[last].subject
      }
      return
    }
    element.subject = meaning.subject
    if element.kind == .text {
      if meaning.kind == .title || meaning.kind == .tick { element.kind = meaning.kind }
    } else if element.kind != .control {
      element.kind = meaning.kind
    }
  }

  /// The innermost of what was added, where it lies in the parent.
  private func innermost(_ parent: Int) -> Int {
    open.last.map { max($0, parent) } ?? parent
  }

  /// Closes what the next element does not lie in, and opens what it does.
  private mutating func enter(_ element: Element, within outer: Int, _ parent: Int) {
    var around = [element.source]
    var holders: [Int] = []
    var next = file.sources[element.source].parent
    if element.kind == .text, isWholeOfWhatItHolds(element.source) {
      holders.append(element.source)
    }
    while let source = next {
      around.append(source)
      if source > outer, holds(source) { holders.append(source) }
      next = file.sources[source].parent
    }
    while let last = open.last, !around.contains(new[last].source) { open.removeLast() }
    let known = open.count
    for source in holders.reversed()
    where !open[..<known].contains(where: { new[$0].source == source }) {
      guard let meaning = chart.meaning(ofSource: source) else { continue }
      var holder = Element(kind: meaning.kind, source: source, parent: innermost(parent), end: 0)
      holder.subject = meaning.subject
      open.append(new.count)
      new.append(holder)
    }
  }

  /// Whether a text is all that an entry, or a legend in another language, says.
  private func isWholeOfWhatItHolds(_ source: Int) -> Bool {
    switch chart.meaning(ofSource: source)?.kind {
    case .legend, .entry: true
    default: false
    }
  }

  /// Whether a source holds parts of the chart without being one itself.
  private func holds(_ source: Int) -> Bool {
    switch chart.meaning(ofSource: source)?.kind {
    case .legend, .entry, .axis: true
    default: false
    }
  }
}
