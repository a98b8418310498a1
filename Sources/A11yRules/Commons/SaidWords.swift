/// The words of what is said of each element that is met, in one block of memory for a snapshot.
struct SaidWords: Sendable {
  private let trees: [AccessibilityTree]

  /// By snapshot, the words of those elements that no earlier snapshot has.
  private let blocks: [Block]

  private struct Block {
    var bytes: [UInt8] = []

    /// By element, where its words stand; empty of all others.
    var places: [Range<Int32>]

    /// Those of text that is not all ASCII.
    var others: [Int: Words] = [:]

    /// Whether anything is said of an element.
    var isKnown: [Bool]
  }

  init(_ facts: ComponentFacts) {
    trees = facts.trees
    let versions = facts.stepVersions
    blocks = facts.trees.enumerated().map { snapshot, tree in
      Self.block(of: tree, versions.news(in: snapshot, tree))
    }
  }

  private static func block(of tree: AccessibilityTree, _ ranges: [Range<Int>]) -> Block {
    let count = tree.elements.count
    var block = Block(
      places: Array(repeating: 0..<0, count: count),
      isKnown: Array(repeating: false, count: count)
    )
    for index in ranges.joined() where tree.isMet(index) {
      let announcement = tree.announcement(of: index)
      let start = block.bytes.count
      block.bytes.append(0x20)
      // Between the pieces stands a comma, which ends a word and is none.
      let isASCII = announcement.pieces.allSatisfy { piece in
        var piece = piece
        return piece.withUTF8 { ASCIINormalizer.append($0, to: &block.bytes) }
      }
      if !isASCII || block.bytes.count == start + 1 {
        block.bytes.removeLast(block.bytes.count - start)
      }
      if !isASCII { block.others[index] = Words(announcement.text) }
      block.places[index] = Int32(start)..<Int32(block.bytes.count)
      block.isKnown[index] = true
    }
    return block
  }

  /// The words of what is said of an element in a snapshot.
  func words(of index: Int, in snapshot: Int) -> Words {
    guard blocks[snapshot].isKnown[index] else {
      return Words(trees[snapshot].announcement(of: index).text)
    }
    let place = blocks[snapshot].places[index]
    if place.isEmpty, let other = blocks[snapshot].others[index] { return other }
    return Words(blocks[snapshot].bytes, Int(place.lowerBound)..<Int(place.upperBound))
  }

  /// The words of what is heard of all that an element holds, itself included.
  func words(ofAllIn index: Int, in snapshot: Int) -> Words {
    let tree = trees[snapshot]
    if let heard = tree.onlyHeard(in: index) { return words(of: heard, in: snapshot) }
    return Words(tree.announcement(ofAllIn: index).text)
  }
}

extension AccessibilityTree {
  /// Whether an element is heard, as a stop or on entering it.
  func isMet(_ index: Int) -> Bool {
    exposures[index] == .exposed || exposures[index] == .container
  }

  /// The one of an element and all it holds that is heard; nil where there are several, or none.
  func onlyHeard(in index: Int) -> Int? {
    var heard: Int?
    for place in index..<elements[index].end where isMet(place) {
      if heard != nil { return nil }
      heard = place
    }
    return heard
  }
}
