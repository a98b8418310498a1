internal import XML

/// When animation elements begin, and how long they take (SVG Animations 2, sections 2.5 and 2.6).
struct AnimationTimes {
  /// The animation elements that have an id; the first of each.
  private let named: [String: XML.Element]

  /// Nobody chains as many.
  private static let longestChain = 64

  init(in root: XML.Element) {
    var named: [String: XML.Element] = [:]
    AnimationElements.visit(root) { element, _ in
      guard AnimationElements.names.contains(element.name), let id = element["id"] else { return }
      named[id] = named[id] ?? element
    }
    self.named = named
  }

  /// Seconds from the begin of the document; nil where somebody or something else begins it, or it
  /// begins more than once.
  func begin(of animation: XML.Element) -> Double? { begin(of: animation, depth: 0) }

  private func begin(of animation: XML.Element, depth: Int) -> Double? {
    guard let text = animation["begin"]?.filter({ !$0.isWhitespace }) else { return 0 }
    if let seconds = ClockValue.seconds(text) { return seconds }
    // ‘first.end+0.5s’
    for event in [".begin", ".end"] {
      guard let place = text.firstRange(of: event), depth < Self.longestChain,
        let first = named[String(text[..<place.lowerBound])],
        let begin = begin(of: first, depth: depth + 1)
      else { continue }
      let rest = text[place.upperBound...]
      let offset = rest.isEmpty ? 0 : ClockValue.seconds(String(rest))
      let isOffset = rest.isEmpty || rest.hasPrefix("+") || rest.hasPrefix("-")
      guard isOffset, let offset else { return nil }
      guard event == ".end" else { return begin + offset }
      return length(of: first).map { begin + $0 + offset }
    }
    return nil
  }

  /// The seconds that an element takes in all; nil where it goes on, or ends between its values.
  func length(of animation: XML.Element) -> Double? {
    guard ["end", "min", "max"].allSatisfy({ animation[$0] == nil }) else { return nil }
    guard hasLength(animation) else { return animation.name == "set" ? 0 : nil }
    guard let seconds = animation["dur"].flatMap(ClockValue.seconds), seconds > 0,
      animation["repeatDur"] == nil
    else { return nil }
    guard let text = animation["repeatCount"] else { return seconds }
    guard let count = Double(text.withoutSpace), count >= 1, count == count.rounded() else {
      return nil
    }
    return seconds * count
  }

  /// Whether it says how long it takes; what is set for no time is set for good (SVG Animations 2,
  /// section 2.7).
  func hasLength(_ animation: XML.Element) -> Bool {
    animation["dur"].map { $0.withoutSpace != "indefinite" } ?? false
  }
}
