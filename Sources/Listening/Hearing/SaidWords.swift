package import Language

/// The words of what is said of each element that is met, in one block of memory for a snapshot.
package final class SaidWords: Sendable {
  private let trees: [AccessibilityTree]

  /// By snapshot, the words of those elements that no earlier snapshot has.
  private let blocks: [Block]

  private final class Block: Sendable {
    let bytes: [UInt8]

    /// By element, where its words stand; nil of one of which nothing is said.
    let places: [Range<Int32>?]

    /// Those of text that is not all ASCII.
    let others: [Int: Words]

    init(_ bytes: [UInt8], _ places: [Range<Int32>?], _ others: [Int: Words]) {
      (self.bytes, self.places, self.others) = (bytes, places, others)
    }
  }

  init(_ facts: ComponentFacts) {
    trees = facts.trees
    let versions = facts[StepVersions.self]
    blocks = facts.trees.enumerated().map { snapshot, tree in
      Self.block(of: tree, versions.news(in: snapshot, tree))
    }
  }

  private static func block(of tree: AccessibilityTree, _ ranges: [Range<Int>]) -> Block {
    var bytes: [UInt8] = []
    var places = [Range<Int32>?](repeating: nil, count: tree.elements.count)
    var others: [Int: Words] = [:]
    for index in ranges.joined() where tree.isMet(index) {
      let start = bytes.count
      bytes.append(0x20)
      // Between the pieces stands a comma, which ends a word and is none.
      let isASCII = tree.pieces(of: index).allSatisfy { piece in
        var piece = piece
        return piece.withUTF8 { ASCIINormalizer.append($0, to: &bytes) }
      }
      if !isASCII || bytes.count == start + 1 { bytes.removeLast(bytes.count - start) }
      if !isASCII { others[index] = Words(tree.announcement(of: index).text) }
      places[index] = Int32(start)..<Int32(bytes.count)
    }
    return Block(bytes, places, others)
  }

  /// The words of what is said of an element in a snapshot.
  package func words(of index: Int, in snapshot: Int) -> Words {
    let block = blocks[snapshot]
    guard let place = block.places[index] else {
      return Words(trees[snapshot].announcement(of: index).text)
    }
    if place.isEmpty, let other = block.others[index] { return other }
    return Words(block.bytes, Int(place.lowerBound)..<Int(place.upperBound))
  }

  /// The words of what is heard of all that an element holds, itself included.
  package func words(ofAllIn index: Int, in snapshot: Int) -> Words {
    let tree = trees[snapshot]
    if let heard = tree.onlyHeard(in: index) { return words(of: heard, in: snapshot) }
    return Words(tree.announcement(ofAllIn: index).text)
  }
}

extension AccessibilityTree {
  /// The one of an element and all it holds that is heard; nil where there are several, or none.
  package func onlyHeard(in index: Int) -> Int? {
    var heard: Int?
    for place in index..<elements[index].end where isMet(place) {
      if heard != nil { return nil }
      heard = place
    }
    return heard
  }
}

extension SaidWords: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> SaidWords {
    SaidWords(facts)
  }
}
