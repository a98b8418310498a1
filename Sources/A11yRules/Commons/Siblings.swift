internal import A11yModel

/// The stops that stand side by side in one container: steps, marks and entries as wholes, and
/// everything else by itself.
struct Siblings {
  /// What stands beside others.
  struct Sibling {
    /// Its first stop.
    var stop: Int

    /// What holds it; nil where nothing does.
    var container: Int?

    /// Labels on an axis are told apart among themselves: each bears the name of its mark.
    var isTick: Bool

    /// What is heard of it; where of two the same is missing, as of two ticks, it is the same.
    var announcement: Announcement
  }

  private let tree: AccessibilityTree

  /// How many each container holds; -1 stands for no container.
  private var counts: [Int: Int] = [:]

  init(in tree: AccessibilityTree) {
    self.tree = tree
    for index in tree.elements.indices where isFirst(index) {
      counts[tree.container(of: whole(of: index)) ?? -1, default: 0] += 1
    }
  }

  /// Gives each of several in a container of which anything is heard.
  func visit(_ body: (Sibling) -> Void) {
    for index in tree.elements.indices where isFirst(index) {
      let whole = whole(of: index)
      let container = tree.container(of: whole)
      guard counts[container ?? -1] ?? 0 > 1 else { continue }
      let parts = parts(of: whole)
      // “Image” alone, of a symbol that nobody named, says nothing that could be compared.
      let isHeard = parts.contains { part in
        [tree.name(of: part), tree.value(of: part)].contains { $0.value?.isEmpty == false }
      }
      guard isHeard else { continue }
      let announcement = Announcement.joined(parts.map { tree.announcement(of: $0) })
      body(
        Sibling(
          stop: index,
          container: container,
          isTick: tree.elements[index].kind == .tick,
          announcement: announcement
        )
      )
    }
  }

  /// Whether a stop is the first of what it belongs to.
  private func isFirst(_ index: Int) -> Bool {
    guard tree.isExposed(index) else { return false }
    return parts(of: whole(of: index)).first == index
  }

  /// The step, mark or entry that a stop belongs to; a button in it stands by itself.
  private func whole(of index: Int) -> Int {
    guard !tree.elements[index].isOperable, !isItem(index) else { return index }
    return tree.ancestors(of: index).first(where: isItem) ?? index
  }

  private func isItem(_ index: Int) -> Bool {
    [.step, .mark, .entry].contains(tree.elements[index].kind)
  }

  private func parts(of whole: Int) -> [Int] {
    guard isItem(whole), !tree.elements[whole].isOperable else { return [whole] }
    return tree.exposed(in: whole).filter { !tree.elements[$0].isOperable }
  }
}
