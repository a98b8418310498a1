internal import A11yModel
internal import Support

/// The groups of tokens that an import means, whose tokens are called without them; of two that have one
/// of the same name, the one that is named later wins.
struct TokenGroups {
  private let isAll: Bool

  /// The tokens that are meant, by what they are called.
  private(set) var places: [String: Int] = [:]

  /// What they are called, by their places.
  private var names: [Int: String] = [:]

  /// - Parameters:
  ///   - patterns: paths of groups, or with `*` names of groups at the top; none for all.
  ///   - tree: the tokens.
  ///   - file: what errors call the file.
  /// - Throws: that there is no such group.
  init(_ patterns: [String], in tree: TokenTree, _ file: String) throws(InputError) {
    isAll = patterns.isEmpty
    guard !isAll else { return }
    var ranks: [Int: Int] = [:]
    for pattern in patterns {
      let groups = Self.groups(pattern, in: tree)
      guard !groups.isEmpty else {
        let paths = tree.nodes.dropFirst().filter { $0.token == nil }.map(\.path)
        let hint = NearestName.hint(for: pattern, in: paths)
        throw InputError(
          "\(file) has no group ‘\(Excerpt.of(pattern))’\(hint)",
          at: Location(file: file, line: 1, column: 1)
        )
      }
      let start = ranks.count
      for (index, group) in groups.enumerated() { ranks[group] = start + index }
    }
    var owners: [Int?] = []
    for (place, node) in tree.nodes.enumerated() {
      let outer = node.parent.flatMap { owners[$0] }
      if node.token != nil, let outer { add(place, node, tree.nodes[outer], ranks[outer] ?? 0) }
      owners.append(ranks[place] == nil ? outer : place)
    }
    for (name, place) in places { names[place] = name }
    self.ranks = [:]
  }

  /// How late the group of each is named that is in `places`.
  private var ranks: [String: Int] = [:]

  private mutating func add(
    _ place: Int,
    _ node: TokenTree.Node,
    _ group: TokenTree.Node,
    _ rank: Int
  ) {
    let name = String(Substring(node.path.utf8.dropFirst(group.path.utf8.count + 1)))
    if let known = ranks[name], known > rank { return }
    ranks[name] = rank
    places[name] = place
  }

  private static func groups(_ pattern: String, in tree: TokenTree) -> [Int] {
    guard pattern.contains("*") else {
      return [tree.places[pattern]].compactMap(\.self).filter { place in
        tree.nodes[place].token == nil || !tree.nodes[place].children.isEmpty
      }
    }
    return tree.nodes[0].children.filter { place in
      let node = tree.nodes[place]
      return !node.children.isEmpty && PaletteImport.matches(pattern, node.path[...])
    }
  }

  /// What a token is called; nil where it is not meant.
  func name(of place: Int, _ node: TokenTree.Node) -> String? { isAll ? node.path : names[place] }
}
