/// Parts names into groups that refer to each other, each behind those it refers to.
///
/// Tarjan's strongly connected components, without recursion, for chains can be as long as a file.
struct ReferenceCycles {
  struct Group {
    var members: [Int32]
    /// Whether its members refer to each other, or the only one to itself.
    var isCycle: Bool
  }

  private(set) var groups: [Group] = []

  private let references: [Int32: [Int32]]
  private var order: [Int32: Int] = [:]
  private var lowest: [Int32: Int] = [:]
  private var stack: [Int32] = []
  private var isOnStack: Set<Int32> = []

  init(_ references: [Int32: [Int32]]) {
    self.references = references
    for name in references.keys.sorted() where order[name] == nil { visit(name) }
  }

  private mutating func visit(_ root: Int32) {
    var open: [(name: Int32, next: Int)] = []
    func enter(_ name: Int32, _ state: inout ReferenceCycles) {
      state.order[name] = state.order.count
      state.lowest[name] = state.order[name]
      state.stack.append(name)
      state.isOnStack.insert(name)
      open.append((name, 0))
    }
    enter(root, &self)
    while let (name, next) = open.last {
      let targets = references[name] ?? []
      guard next < targets.count else {
        open.removeLast()
        if let parent = open.last?.name { lower(parent, to: lowest[name]) }
        if lowest[name] == order[name] { close(name, refersToItself: targets.contains(name)) }
        continue
      }
      open[open.count - 1].next += 1
      let target = targets[next]
      guard references[target] != nil else { continue }
      if order[target] == nil {
        enter(target, &self)
      } else if isOnStack.contains(target) {
        lower(name, to: order[target])
      }
    }
  }

  private mutating func lower(_ name: Int32, to value: Int?) {
    if let value, let own = lowest[name], value < own { lowest[name] = value }
  }

  private mutating func close(_ name: Int32, refersToItself: Bool) {
    var members: [Int32] = []
    while let last = stack.popLast() {
      isOnStack.remove(last)
      members.append(last)
      if last == name { break }
    }
    groups.append(Group(members: members, isCycle: members.count > 1 || refersToItself))
  }
}
