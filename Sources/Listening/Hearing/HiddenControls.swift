internal import A11yModel
internal import Language

/// What can be operated in something that is hidden, or decoration, by itself.
package struct HiddenControls {
  package let target: Target

  /// What is wrong with the worst of it, and how much of that there is; nil where nothing is.
  package private(set) var operation: Operation?
  package private(set) var count = 0

  /// What that is called, as far as it has a name.
  package private(set) var names: [String] = []

  /// The fact without which it may not be so.
  package private(set) var missing: String?

  /// The name of something in another language in it.
  package private(set) var foreignPart: String?

  /// Those of a snapshot.
  package static func all(in tree: AccessibilityTree, _ facts: ComponentFacts) -> [HiddenControls] {
    var meaning = HeardWords(facts)
    var offered: OfferedActions?
    return tree.elements.indices.filter(tree.isHidingOthers).map { root in
      var hidden = HiddenControls(target: facts.target(of: root, in: tree))
      let all = operable(in: root, tree)
      if !all.isEmpty {
        offered = offered ?? OfferedActions(tree, facts.component, &meaning)
      }
      hidden.add(all, offered, tree, facts, &meaning)
      if hidden.operation == nil { hidden.foreignPart = foreignPart(in: root, tree) }
      return hidden
    }
  }

  private init(target: Target) { self.target = target }

  private mutating func add(
    _ all: [(element: Int, operation: Operation)],
    _ offered: OfferedActions?,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts,
    _ meaning: inout HeardWords
  ) {
    var found: [(element: Int, operation: Operation, missing: String?)] = []
    for (element, operation) in all {
      guard operation != .keyboard else {
        found.append((element, operation, nil))
        continue
      }
      if offered?.cover(element, tree, &meaning) ?? false { continue }
      // A picture beside a text often leads to the same place.
      let mayBeOffered = tree.elements[element].role == .link && offered?.offersLinks ?? false
      let fact = "whether another link leads to the same place"
      found.append((element, mayBeOffered ? .stated : operation, mayBeOffered ? fact : nil))
    }
    let worst = [Operation.keyboard, .pointer, .stated].first { operation in
      found.contains { $0.operation == operation }
    }
    guard let worst else { return }
    let own = found.filter { $0.operation == worst }
    (operation, count) = (worst, own.count)
    names = own.map { tree.caption(of: $0.element) }.filter { !$0.isEmpty }
    missing = own[0].missing
    switch worst {
    case .keyboard: break
    case .stated:
      let name = names.first.map { "‘\($0)’" } ?? "it"
      missing =
        missing ?? "whether a script acts on \(name), and nothing else does the same"
    case .pointer:
      missing = facts.doubt(
        "the custom actions of what is reached",
        ofHost: "what the host of the fragment offers in its place"
      )
    }
  }

  private static func foreignPart(in root: Int, _ tree: AccessibilityTree) -> String? {
    (root..<max(tree.elements[root].end, root + 1)).lazy
      .compactMap { tree.elements[$0].foreignParts.first }.first
  }

  /// What can be operated of all that an element hides, the outermost of each.
  private static func operable(
    in root: Int,
    _ tree: AccessibilityTree
  ) -> [(element: Int, operation: Operation)] {
    var found: [(element: Int, operation: Operation)] = []
    var index = root
    while index < max(tree.elements[root].end, root + 1) {
      let operation = tree.operation(of: index)
      let isDisabled = tree.elements[index].traits.contains(.notEnabled)
      // What cannot be used now may still have the focus.
      guard let operation, !isDisabled || operation == .keyboard else {
        index += 1
        continue
      }
      // A script often listens around what it is for.
      let isAround = tree.elements[index].isClickable && operation == .pointer
      found.append((index, operation))
      index = isAround ? index + 1 : max(tree.elements[index].end, index + 1)
    }
    return found
  }
}

extension AccessibilityTree {
  /// Whether an element is hidden, or decoration, by itself and lies in nothing that is.
  fileprivate func isHidingOthers(_ index: Int) -> Bool {
    exposures[index] == .hidden(by: index) || exposures[index] == .decorative(by: index)
  }
}
