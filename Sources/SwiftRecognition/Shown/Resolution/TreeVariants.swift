internal import SwiftEvaluation
internal import SwiftSource

/// The ways in which the conditions of a tree can be taken that nobody knows.
struct TreeVariants {
  /// One condition: the view whose body it stands in, the words of each way, and the properties of the view in it
  /// that are not known.
  struct Condition: Hashable {
    var owner: Owner
    var ways: [String]
    var properties: Set<String>
  }

  private(set) var met: [Condition] = []
  private var taken: [Condition: Int] = [:]
  private var isLimited = false

  /// The trees with what was chosen in each.
  static func trees(of node: ViewNode) -> [(choices: [ShownTree.Choice], tree: ViewNode)] {
    var found: [(choices: [ShownTree.Choice], tree: ViewNode)] = []
    var open: [[Condition: Int]] = [[:]]
    var allowed: Set<Condition> = []
    while let taken = open.popLast() {
      var variant = TreeVariants()
      variant.taken = taken
      variant.allowed = allowed
      let tree = variant.chosen(node, owner: Owner())
      guard let next = variant.met.first(where: { taken[$0] == nil }) else {
        let choices = variant.met.map { condition in
          Self.choice(condition, taken[condition] ?? 0)
        }
        found.append((choices, tree))
        continue
      }
      guard allowed.contains(next) || Self.count(allowed) * next.ways.count <= limit else {
        // More conditions than are told apart: what they decide is not known.
        variant.isLimited = true
        found.append((choices(of: variant, taken), variant.chosen(node, owner: Owner())))
        continue
      }
      allowed.insert(next)
      for way in next.ways.indices.reversed() {
        open.append(taken.merging([next: way]) { $1 })
      }
    }
    return found
  }

  private static let limit = ShownTree.maximumVariants
  private var allowed: Set<Condition> = []

  private static func count(_ conditions: Set<Condition>) -> Int {
    conditions.reduce(1) { $0 * $1.ways.count }
  }

  private static func choices(
    of variant: TreeVariants,
    _ taken: [Condition: Int]
  ) -> [ShownTree.Choice] {
    variant.met.compactMap { condition in taken[condition].map { choice(condition, $0) } }
  }

  private static func choice(_ condition: Condition, _ way: Int) -> ShownTree.Choice {
    let owner = condition.owner.type
    guard condition.isTwoWay else {
      return .init(owner: owner, words: condition.ways[way], holds: true)
    }
    return .init(owner: owner, words: condition.ways[0], holds: way == 0)
  }

  /// Which way is taken; nil where that is not told apart.
  private mutating func way(_ ways: [String], owner: Owner) -> Int? {
    guard let (condition, isTurned) = Condition.read(ways, owner) else { return nil }
    if !met.contains(condition) {
      // Two conditions on one property may exclude each other.
      let others = met.filter { $0.owner == owner }
      guard others.allSatisfy({ $0.properties.isDisjoint(with: condition.properties) }) else {
        return nil
      }
      met.append(condition)
    }
    if let way = taken[condition] { return isTurned ? 1 - way : way }
    return isLimited ? nil : 0
  }

  private mutating func chosen(_ node: ViewNode, owner: Owner) -> ViewNode {
    var node = node
    for index in node.arguments.indices {
      node.arguments[index].value = chosen(node.arguments[index].value, owner, node.place)
    }
    for index in node.modifiers.indices {
      let place = node.modifiers[index].place
      for argument in node.modifiers[index].arguments.indices {
        let value = node.modifiers[index].arguments[argument].value
        node.modifiers[index].arguments[argument].value = chosen(value, owner, place)
      }
    }
    var inner = owner
    if case .custom(let structure) = node.kind {
      inner = Owner(structure, isRepeated: owner.isRepeated)
    }
    if node.kind == .each, node.children.count > 1 { inner.isRepeated = true }
    if case .choice(let ways) = node.kind {
      guard let way = way(ways, owner: owner), node.children.indices.contains(way) else {
        node.kind = .unknown(Self.unknown(ways, at: node.place))
        node.children = []
        return node
      }
      node.kind = .sequence
      node.children = [node.children[way]]
    }
    node.children = node.children.map { chosen($0, owner: inner) }
    return node
  }

  private mutating func chosen(_ value: Value, _ owner: Owner, _ place: Place) -> Value {
    switch value {
    case .alternatives(let all):
      let ways = all.map(\.condition)
      guard let way = way(ways, owner: owner) else {
        return .unknown(Self.unknown(ways, at: place))
      }
      return chosen(all[way].value, owner, place)
    case .view(let node): return .view(chosen(node, owner: owner))
    case .optional(let wrapped?): return .optional(chosen(wrapped, owner, place))
    case .array(let elements, let type):
      return .array(elements.map { chosen($0, owner, place) }, element: type)
    case .term(var term):
      term.receiver = term.receiver.map { chosen($0, owner, place) }
      for index in term.arguments.indices {
        term.arguments[index].value = chosen(term.arguments[index].value, owner, place)
      }
      return .term(term)
    default: return value
    }
  }

  private static func unknown(_ ways: [String], at place: Place) -> Unknown {
    Unknown("it depends on \(ways.first ?? "a condition"), which is not known", at: place)
  }
}
