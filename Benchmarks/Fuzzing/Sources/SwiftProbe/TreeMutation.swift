internal import SwiftSource

/// Changes a tree as somebody who edits its source might, and no byte of it otherwise.
struct TreeMutation {
  private var numbers: Numbers

  init(seed: UInt64) { numbers = Numbers(state: seed) }

  /// Numbers that are the same for the same seed (SplitMix64).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  /// Texts that stand for much, or for nothing.
  private static let texts = [
    "", "0", "1", "-1", "64", "1000000", "9223372036854775807", "9223372036854775808", "0.5",
    "1e308", "true", "nil", "self", "Self", "body", "content", "index", "count", "count - 1", "+",
    "&+", "/", "%", "<<", "==", "..<", "...", "??", "id", "\\.self", "map", "View", "Int", "Double",
    "String", "ForEach", "Text", "HStack", "ZStack", "Circle", "ProgressView", "GeometryReader",
    "fill", "trim", "frame", "opacity", "accessibilityLabel", "State", "Binding", "Environment",
    "private", "static", "mutating", "inout", "_", "\u{202E}", "{position}", "é",
  ]

  /// A tree with one change, or a few.
  mutating func changed(_ root: SyntaxNode) -> SyntaxNode {
    var tree = root
    for _ in 0..<1 << Int.random(in: 0...2, using: &numbers) {
      let nodes = tree.all
      let place = Int.random(in: nodes.indices, using: &numbers)
      let piece = nodes[Int.random(in: nodes.indices, using: &numbers)]
      let alike = nodes.filter { $0.kind == nodes[place].kind }
      let choice = Int.random(in: 0..<10, using: &numbers)
      let pick = numbers.next()
      tree.change(place) { node in
        let other = alike[Int(pick % UInt64(alike.count))]
        switch choice {
        case 0: node = piece
        case 1, 2, 3: node = other
        case 4: node.text = other.text
        case 5: node.text = Self.texts[Int(pick % UInt64(Self.texts.count))]
        case 6 where !node.children.isEmpty:
          node.children.remove(at: Int(pick % UInt64(node.children.count)))
        case 7 where !node.children.isEmpty:
          let child = node.children[Int(pick % UInt64(node.children.count))]
          node.children += Array(repeating: child, count: Int(pick >> 32 % 3) + 1)
        case 8: node.children.reverse()
        default: node.children.append(piece)
        }
      }
    }
    return tree
  }
}

extension SyntaxNode {
  /// Its nodes in preorder.
  fileprivate var all: [SyntaxNode] { [self] + children.flatMap(\.all) }

  /// Changes the node that comes at a place in preorder.
  fileprivate mutating func change(_ place: Int, _ edit: (inout SyntaxNode) -> Void) {
    var place = place
    change(&place, edit)
  }

  private mutating func change(_ place: inout Int, _ edit: (inout SyntaxNode) -> Void) {
    if place == 0 { edit(&self) }
    place -= 1
    for index in children.indices where place >= 0 { children[index].change(&place, edit) }
  }
}

extension SwiftProbe {
  /// An answer whose tree is changed, by a seed; nil where the bytes are no tree.
  public static func changed(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    let answer: PipeFormat.Answer
    do throws(PipeError) { answer = try PipeFormat.Answer(reading: bytes) } catch { return nil }
    guard case .tree(let root) = answer else { return nil }
    var mutation = TreeMutation(seed: seed)
    return PipeFormat.Answer.tree(mutation.changed(root)).bytes
  }
}
