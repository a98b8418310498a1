internal import CSS
internal import XML

/// What begins the animation elements of an image besides time (SVG Animations 2, section 2.5).
struct AnimationTriggers {
  /// Whether a script may do anything about it.
  private(set) var hasScripts = false

  /// Elements that go on for ever because they begin one another, by their places in document order.
  private(set) var endless: Set<Int> = []

  /// The ids that links lead to.
  private var linked: Set<String> = []

  /// Whether an attribute says what an event does.
  private var hasHandlers = false

  /// An animation element with the ids of those that begin it when they begin or end.
  private struct Timed {
    var order: Int
    var id: String?
    var begins: [String]
  }

  init(_ root: XML.Element, hasElements: Bool) {
    guard hasElements || root.documentMayUse("script") else { return }
    var found = self
    var timed: [Timed] = []
    AnimationElements.visit(root) { element, parent in
      if element.name == "script" { found.hasScripts = true }
      guard hasElements else { return }
      if element.name == "a", let address = element.address, address.hasPrefix("#") {
        found.linked.insert(String(address.dropFirst()))
      }
      found.hasHandlers =
        found.hasHandlers
        || element.attributes.contains { $0.namespace.isEmpty && $0.name.hasPrefix("on") }
      guard parent != nil, AnimationElements.names.contains(element.name) else { return }
      let begins = Self.items(element["begin"]).compactMap { item in
        (item.firstRange(of: ".end") ?? item.firstRange(of: ".begin"))
          .map { String(item[..<$0.lowerBound]) }
      }
      timed.append(Timed(order: element.order, id: element["id"], begins: begins))
    }
    self = found
    endless = Self.endless(timed)
  }

  /// What waits only for what is settled is settled; what is left waits for itself.
  private static func endless(_ timed: [Timed]) -> Set<Int> {
    let ids = Set(timed.compactMap(\.id))
    var waiting = timed.map { $0.begins.count(where: ids.contains) }
    var followers: [String: [Int]] = [:]
    for place in timed.indices {
      for id in timed[place].begins { followers[id, default: []].append(place) }
    }
    var settled = timed.indices.filter { waiting[$0] == 0 }
    while let place = settled.popLast() {
      for follower in timed[place].id.flatMap({ followers.removeValue(forKey: $0) }) ?? [] {
        waiting[follower] -= 1
        if waiting[follower] == 0 { settled.append(follower) }
      }
    }
    return Set(timed.indices.filter { waiting[$0] > 0 }.map { timed[$0].order })
  }

  /// Whether anything begins an element: what has no time to begin waits for a script, a handler of
  /// events or a link to it.
  func mayBegin(_ element: XML.Element) -> Bool {
    let items = Self.items(element["begin"])
    guard !items.isEmpty, items.allSatisfy({ $0 == "indefinite" }) else { return true }
    return hasScripts || hasHandlers || (element["id"].map(linked.contains) ?? false)
  }

  /// What `begin` or `end` lists.
  static func items(_ list: String?) -> [String] {
    (list ?? "").split(separator: ";").map { $0.filter { !$0.isWhitespace } }
  }
}
