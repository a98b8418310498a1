/// What belongs together, as pairs of it tell.
package struct JoinedPairs: Sendable {
  /// Of each member, the one that stands for its group.
  private var leaders: [Int: Int] = [:]
  private var members: [Int: [Int]] = [:]

  package init() {}

  var isEmpty: Bool { members.isEmpty }

  package mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (leader(of: one), leader(of: other))
    guard first != second else { return }
    // The smaller group moves, so that few do.
    let isSecondLarger = members[second, default: []].count > members[first, default: []].count
    let (stays, moves) = isSecondLarger ? (second, first) : (first, second)
    for member in members.removeValue(forKey: moves) ?? [] {
      leaders[member] = stays
      members[stays, default: []].append(member)
    }
  }

  private mutating func leader(of member: Int) -> Int {
    if let leader = leaders[member] { return leader }
    leaders[member] = member
    members[member] = [member]
    return member
  }

  /// The groups, each in the order of its members.
  package var groups: [[Int]] {
    members.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}
