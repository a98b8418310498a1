package import A11yModel

/// Lists of patterns that are relative to one folder, and tell which of several things are for a file.
package struct PathChoices: Sendable {
  private let folder: String

  /// Of each pattern the place of its list, and whether it takes back what stands before it.
  private var owners: [Int] = []
  private var isNegated: [Bool] = []
  private let matcher: PathMatcher

  package init(_ lists: [[PathPattern]], in folder: String) {
    self.folder = folder
    for (place, list) in lists.enumerated() {
      owners += repeatElement(place, count: list.count)
      isNegated += list.map(\.isNegated)
    }
    matcher = PathMatcher(Array(lists.joined()))
  }

  /// The places of the lists that are for a file, or for a folder that it is in, ascending.
  ///
  /// Of several patterns of a list that match, the last decides.
  package func covering(_ place: String) -> [Int] {
    guard !owners.isEmpty, let path = PathSyntax.within(folder, place) else { return [] }
    var covering: Set<Int> = []
    matcher.read(path, isFolder: false) { matches, _ in
      var deciding: [Int: Int] = [:]
      for pattern in matches.joined().map(Int.init) {
        deciding[owners[pattern]] = max(deciding[owners[pattern]] ?? pattern, pattern)
      }
      for (owner, pattern) in deciding where !isNegated[pattern] { covering.insert(owner) }
    }
    return covering.sorted()
  }

  /// Why not every path was matched; nil where each was.
  package var shortfall: InputError? { matcher.shortfall }
}
