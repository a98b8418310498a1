internal import A11yModel
internal import Language

/// The stops of one step, mark or entry, and those of them that belong together.
package struct ItemStops {
  /// Its element.
  package let index: Int

  /// All that is met of it.
  package private(set) var stops: [Int] = []

  /// What shows one thing in several stops: no control, no heading, no passage to be read, nothing
  /// that speaks up by itself, and nothing that another stop says as well.
  package private(set) var related: [Int] = []

  /// How many texts and glyphs it has outside its controls.
  private var contentCount = 0

  /// Whether several things of it are met as one.
  package var isOneStop: Bool { stops.count == 1 && contentCount > 1 }

  /// - Parameters:
  ///   - index: the element of the step, mark or entry.
  ///   - snapshot: where it is met.
  ///   - facts: what is known of its component.
  ///   - longestCaption: the most words of a text that is no passage.
  package init(_ index: Int, in snapshot: Int, _ facts: ComponentFacts, longestCaption: Int) {
    self.index = index
    let tree = facts.trees[snapshot]
    let end = max(tree.elements[index].end, index + 1)
    var plain: [Int] = []
    var next = index
    while next < end {
      let isControl = next != index && tree.operation(of: next) != nil
      if tree.isExposed(next) {
        stops.append(next)
        if !isControl, tree.operation(of: next) == nil, Self.isPlain(next, tree) {
          plain.append(next)
        }
      }
      if !isControl, Self.isContent(next, tree) { contentCount += 1 }
      next = isControl ? max(tree.elements[next].end, next + 1) : next + 1
    }
    guard plain.count > 1, plain.count <= Self.most else { return }
    let words = stops.map { facts[SaidWords.self].words(of: $0, in: snapshot) }
    related = plain.filter { stop in
      guard let own = stops.firstIndex(of: stop), words[own].list.count <= longestCaption else {
        return false
      }
      return !stops.indices.contains { other in
        other != own && words[other].contains(words[own])
          && (other < own || words[other] != words[own])
      }
    }
  }

  /// What is heard of the parts, or which symbol is.
  package func heard(_ tree: AccessibilityTree) -> [String] {
    related.map { stop in
      let announcement = tree.announcement(of: stop)
      if announcement.authored.isEmpty, let symbol = tree.elements[stop].symbol {
        return "the symbol ‘\(symbol)’"
      }
      return "‘\(announcement.authoredText)’"
    }
  }

  /// Whether any of the parts is no text.
  package func holdsGraphic(_ tree: AccessibilityTree) -> Bool {
    related.contains { ![.text, .title, .tick].contains(tree.elements[$0].kind) }
  }

  /// More than this are no parts of one thing.
  private static let most = 12

  private static func isPlain(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    !tree.elements[index].traits.contains(.header) && tree.elements[index].live == nil
      && !tree.isNameEmpty(index)
  }

  private static func isContent(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    switch tree.elements[index].kind {
    case .glyph: true
    case .text, .title, .tick:
      tree.elements[index].text?.contains { !$0.isWhitespace } ?? false
    default: false
    }
  }
}

extension ComponentFacts {
  /// Whether marks are met that say what they are in other words than those that are seen.
  package var areMarksHeard: Bool {
    guard let tree = trees.first else { return false }
    return tree.elements.indices.contains { index in
      guard case .mark = tree.elements[index].subject else { return false }
      return tree.isExposed(index) && tree.elements[index].kind != .text
    }
  }
}
