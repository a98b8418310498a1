internal import A11yModel
internal import JSONReading
internal import Support

// Groups that take over what others have.
extension TokenTree {
  /// Makes the tree whole once all files are in it: groups take over what they extend; where one is taken
  /// over in a circle, an error.
  mutating func settle() throws(InputError) {
    var states = Array(repeating: Progress.open, count: nodes.count)
    for place in nodes.indices where nodes[place].base != nil { try extend(place, &states, []) }
    sets.settle(nodes)
  }

  private enum Progress {
    case open
    case running
    case done
  }

  private mutating func extend(
    _ place: Int,
    _ states: inout [Progress],
    _ way: [Int]
  ) throws(InputError) {
    guard let base = nodes[place].base, states[place] != .done else { return }
    let names = { (tree: Self) in (way + [place]).map { "‘\(Excerpt.of(tree.nodes[$0].path))’" } }
    guard states[place] == .open, way.count < TokenResolution.longestChain else {
      let chain = names(self).joined(separator: " → ")
      throw InputError("groups extend one another in a circle: \(chain)", at: base.location)
    }
    guard let target = self.place(of: base) else {
      if nodes[place].children.isEmpty, !base.text.contains("://") {
        // A token that is the same as one that is not there is unknown as any other such.
        let alias = JSONNode(.string("{\(path(of: base))}"), at: base.location)
        nodes[place].token = Token(value: alias, location: base.location, root: base.root)
        count += 1
        return
      }
      let reason =
        base.text.contains("://")
        ? "leads to the network, from which nothing is read"
        : "is no group and no token of these files"
      throw InputError("‘\(Excerpt.of(base.text))’ \(reason)", at: base.location)
    }
    states[place] = .running
    defer { states[place] = .done }
    if let token = nodes[target].token {
      // A token that is the same as another refers to it.
      let alias = JSONNode(.string("{\(nodes[target].path)}"), at: base.location)
      nodes[place].token = Token(value: alias, location: base.location, root: token.root)
      count += 1
      return
    }
    if lineage(of: place).contains(where: { $0.path == nodes[target].path }) {
      throw InputError(
        "the group ‘\(Excerpt.of(nodes[place].path))’ is within the one it extends, "
          + "‘\(Excerpt.of(base.text))’",
        at: base.location
      )
    }
    // What is taken over is whole before that.
    for inner in descendants(of: target) where inner < states.count {
      try extend(inner, &states, way + [place])
    }
    nodes[place].type = nodes[place].type ?? lineage(of: target).lazy.compactMap(\.type).first
    try copy(target, to: place)
  }

  private func descendants(of place: Int) -> [Int] {
    var all = [place]
    var next = 0
    while next < all.count {
      all += nodes[all[next]].children
      next += 1
    }
    return all
  }

  /// What is there already stays.
  private mutating func copy(_ source: Int, to place: Int) throws(InputError) {
    nodes[place].type = nodes[place].type ?? nodes[source].type
    if nodes[place].deprecation == nil, !nodes[place].isInUse {
      nodes[place].deprecation = nodes[source].deprecation
    }
    for other in nodes[source].children {
      let name = String(nodes[other].path.dropFirst(nodes[source].path.count + 1))
      let isNew = places["\(nodes[place].path).\(name)"] == nil
      let location =
        nodes[other].token?.location ?? nodes[place].base?.location ?? roots[0].location
      let child = try child(name, of: place, location)
      if isNew {
        nodes[child].token = nodes[other].token
        if nodes[other].token != nil { count += 1 }
      }
      try check(location)
      if nodes[child].token == nil || isNew { try copy(other, to: child) }
    }
  }

  /// The group or token that is referred to; nil where there is none.
  private func place(of base: Base) -> Int? { places[path(of: base)] }

  /// What `{group}` or a pointer says, as a path with dots.
  private func path(of base: Base) -> String {
    if base.text.hasPrefix("{"), base.text.hasSuffix("}") {
      return String(base.text.dropFirst().dropLast())
    }
    guard base.text.hasPrefix("#"), let pointer = JSONPointer(String(base.text.dropFirst())) else {
      return base.text
    }
    return pointer.steps.filter { $0 != "$value" }.joined(separator: ".")
  }
}
