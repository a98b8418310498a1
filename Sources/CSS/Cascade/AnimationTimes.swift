internal import XML

/// When animation elements begin, and how long they take (SVG Animations 2, sections 2.5 and 2.6).
struct AnimationTimes {
  /// When each begins, by its place in document order; where it is not there, nobody knows.
  private var begins: [Int: Begin] = [:]

  enum Begin: Hashable {
    /// Seconds from the begin of the document.
    case at(Double)
    case never

    /// Somebody or something else begins it, or it begins more than once.
    case unknown
  }

  init(in root: XML.Element) {
    var all: [XML.Element] = []
    var named: [String: XML.Element] = [:]
    AnimationElements.visit(root) { element, _ in
      guard AnimationElements.names.contains(element.name) else { return }
      all.append(element)
      guard let id = element["id"] else { return }
      named[id] = named[id] ?? element
    }
    for element in all { find(element, named) }
  }

  /// Finds when an element begins, and all that it waits for.
  private mutating func find(_ element: XML.Element, _ named: [String: XML.Element]) {
    var waiting: [(element: XML.Element, isEnd: Bool, seconds: Double)] = []
    var next = element
    while begins[next.order] == nil {
      // What waits for itself begins nobody knows when.
      begins[next.order] = .unknown
      switch BeginTime(next["begin"]) {
      case .at(let seconds): begins[next.order] = .at(seconds)
      case .never: begins[next.order] = .never
      case .unknown: break
      case .after(let id, let isEnd, let seconds):
        guard let first = named[id] else { break }
        waiting.append((next, isEnd, seconds))
        next = first
      }
    }
    for (element, isEnd, seconds) in waiting.reversed() {
      begins[element.order] = begin(behind: next, isEnd, seconds)
      next = element
    }
  }

  private func begin(behind first: XML.Element, _ isEnd: Bool, _ seconds: Double) -> Begin {
    guard case .at(let begin) = begin(of: first) else { return begin(of: first) }
    guard isEnd else { return .at(begin + seconds) }
    let mayEnd = hasLength(first) || ["end", "max", "repeatDur"].contains { first[$0] != nil }
    if first.name == "set", !mayEnd { return .never }
    return length(of: first).map { .at(begin + $0 + seconds) } ?? .unknown
  }

  func begin(of animation: XML.Element) -> Begin { begins[animation.order] ?? .unknown }

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
