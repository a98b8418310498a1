/// How a text differs from another, line by line, as `diff -u` says it.
struct LineDifference {
  /// What differs, each with the lines around it; nothing where nothing differs.
  private(set) var hunks: [[String]] = []

  /// So many lines are shown around what differs.
  private static let context = 3

  /// So many pairs of lines are compared at most; what would take more is taken as a whole.
  private static let mostPairs = 4_000_000

  /// A line of one text, or of both.
  private struct Edit {
    var mark: String
    var line: ArraySlice<UInt8>

    var text: String { mark + String(decoding: line, as: UTF8.self) }
  }

  /// - Parameters:
  ///   - old: the one text.
  ///   - new: the other.
  ///   - isAside: whether it does not matter how lines differ that are both such.
  init(
    from old: [UInt8],
    to new: [UInt8],
    passingOver isAside: (ArraySlice<UInt8>) -> Bool = { _ in false }
  ) {
    let texts = [old, new].map {
      $0.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let edits = Self.edits(texts[0], texts[1]) { $0 == $1 || isAside($0) && isAside($1) }
    let changed = edits.indices.filter { edits[$0].mark != " " }
    var numbers = [1, 1]
    var counted = 0
    var rest = changed[...]
    while let first = rest.first {
      var last = first
      while let next = rest.first, next - last <= 2 * Self.context {
        last = next
        rest.removeFirst()
      }
      let hunk = max(0, first - Self.context)..<min(edits.count, last + Self.context + 1)
      Self.count(edits[counted..<hunk.lowerBound], &numbers)
      let starts = numbers
      Self.count(edits[hunk], &numbers)
      counted = hunk.upperBound
      let ranges = zip(starts, numbers).map { "\($0),\($1 - $0)" }
      hunks.append(["@@ -\(ranges[0]) +\(ranges[1]) @@"] + edits[hunk].map(\.text))
    }
  }

  /// Adds how many lines of each text there are.
  private static func count(_ edits: ArraySlice<Edit>, _ numbers: inout [Int]) {
    numbers[0] += edits.count { $0.mark != "+" }
    numbers[1] += edits.count { $0.mark != "-" }
  }

  private static func edits(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>],
    _ isSame: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool
  ) -> [Edit] {
    let start = zip(old, new).prefix { isSame($0, $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { isSame($0, $1) }
      .count
    let (left, right) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
    var removed = Set(left.indices)
    var inserted = Set(right.indices)
    if left.count * right.count <= mostPairs {
      let difference = right.difference(from: left, by: isSame)
      removed = Set(difference.removals.map { start + $0.offset })
      inserted = Set(difference.insertions.map { start + $0.offset })
    }
    var edits: [Edit] = []
    var (here, there) = (0, 0)
    while here < old.count || there < new.count {
      let isRemoved = removed.contains(here)
      let isInserted = !isRemoved && inserted.contains(there)
      let line = isInserted ? new[there] : old[here]
      edits.append(Edit(mark: isRemoved ? "-" : isInserted ? "+" : " ", line: line))
      if !isInserted { here += 1 }
      if !isRemoved { there += 1 }
    }
    return edits
  }
}

extension CollectionDifference.Change {
  /// Where it is, in the collection that it is of.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
