internal import JSONReading

/// The sets of a file that Tokens Studio writes: groups at its top, of which each theme shows some,
/// merged in their order.
struct TokenSets {
  private var order: [String] = []

  /// By theme, whether it shows each set.
  private var themes: [[Bool]] = []

  /// Where the tokens of all sets are, by their paths within their sets, in the order of the sets.
  private var places: [String: [(set: Int, place: Int)]] = [:]

  /// The set of each group and token of the tree; nil of what is in none.
  private var owners: [Int?] = []

  /// Reads a file's `$metadata` and `$themes`; one without them has no sets.
  mutating func add(_ file: JSONNode) {
    let themes = file["$themes"]?.items
    let names = file["$metadata"]?["tokenSetOrder"]?.items?.compactMap(\.string)
    guard themes != nil || names != nil else { return }
    let groups = (file.members ?? []).map(\.name).filter { !$0.hasPrefix("$") }
    var known = Set(order)
    order += ((names ?? []) + groups).filter { known.insert($0).inserted }
    for theme in themes ?? [] {
      let shown = (theme["selectedTokenSets"]?.members ?? []).filter {
        $0.value.string != "disabled"
      }
      let names = Set(shown.map(\.name))
      self.themes.append(order.map(names.contains))
    }
  }

  /// Finds the tokens of the sets.
  mutating func settle(_ nodes: [TokenTree.Node]) {
    guard !order.isEmpty else { return }
    let sets = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    for (place, node) in nodes.enumerated() {
      let owner = node.parent == 0 ? sets[node.path] : node.parent.flatMap { owners[$0] }
      owners.append(owner)
      guard node.token != nil, let owner, node.parent != 0 else { continue }
      let path = String(node.path.dropFirst(order[owner].count + 1))
      places[path, default: []].append((owner, place))
    }
    for path in places.keys { places[path]?.sort { $0.set < $1.set } }
  }

  /// The tokens that an alias of a token may lead to: one in each theme that shows the set of the token,
  /// the last of those that have it; where none is known to show both, that of its own set, else all.
  func targets(of path: String, from token: Int) -> [Int] {
    guard let known = places[path] else { return [] }
    guard let own = owners[token], known.count * themes.count < Self.most else {
      return known.map(\.place)
    }
    let targets = themes.filter { shows(own, $0) }.compactMap { theme in
      known.last { shows($0.set, theme) }?.place
    }
    if !targets.isEmpty { return Set(targets).sorted() }
    return known.first { $0.set == own }.map { [$0.place] } ?? known.map(\.place)
  }

  /// More sets in more themes are not written by hand, and would take long.
  private static let most = 4096

  /// Whether a theme shows a set; one of another file shows none that came later.
  private func shows(_ set: Int, _ theme: [Bool]) -> Bool {
    theme.indices.contains(set) && theme[set]
  }
}
