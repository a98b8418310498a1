internal import A11yModel
internal import JSONReading
internal import Support

/// Design tokens of several files as one tree (Design Tokens Format Module 2025.10, and the form of
/// Style Dictionary before it), in which nothing is resolved yet.
struct TokenTree {
  /// The groups and tokens; the first is the root.
  private(set) var nodes = [Node(path: "", parent: nil)]

  /// By their paths with dots.
  private(set) var places: [String: Int] = ["": 0]

  /// The files, in which pointers lead.
  private(set) var roots: [JSONNode] = []
  private(set) var count = 0

  /// The most tokens that one import may have.
  private static let mostTokens = 100_000

  /// A group or a token.
  struct Node {
    var path: String
    var parent: Int?
    var children: [Int] = []
    var token: Token?
    var type: String?

    /// Empty where it is deprecated without a word, nil where nothing is said.
    var deprecation: String?
    var isInUse = false

    /// What it takes over from another group, or is the same as.
    var base: Base?
  }

  /// What a group refers to.
  struct Base: Hashable {
    var text: String
    var location: Location
    var root: Int
  }

  /// A token as it is written.
  struct Token {
    var value: JSONNode

    /// Where its name stands.
    var location: Location

    /// The file that it is in.
    var root: Int

    /// How a program is to change its value.
    var modification: String?
  }

  init() {}

  /// Adds a file's tokens; they take the place of those that are there.
  mutating func add(_ file: JSONNode) throws(InputError) {
    guard file.members != nil else { throw file.error(expecting: "an object", for: "a token file") }
    roots.append(file)
    let reading = Reading(root: roots.count - 1, isStandard: Self.isStandard(file))
    try add(file, to: 0, reading)
    guard count <= Self.mostTokens else {
      throw file.error("there are more than \(Self.mostTokens) tokens")
    }
  }

  private struct Reading {
    var root: Int

    /// Whether values stand under `$value`, and `value` is a name as any other.
    var isStandard: Bool
  }

  /// Whether a file is written as the standard has it.
  private static func isStandard(_ node: JSONNode) -> Bool {
    node.members?.contains { member in
      member.name == "$value" || member.name == "$ref"
        || member.name.first != "$" && isStandard(member.value)
    } ?? false
  }

  private mutating func add(_ node: JSONNode, to group: Int, _ reading: Reading) throws(InputError)
  {
    for member in node.members ?? [] {
      switch member.name {
      case "$type": nodes[group].type = member.value.string ?? nodes[group].type
      case "$deprecated": deprecate(group, member.value)
      case "$extends", "$ref":
        guard let text = member.value.string else {
          throw member.value.error(expecting: "a string", for: member.name)
        }
        nodes[group].base = Base(text: text, location: member.location, root: reading.root)
      case "$root": try addChild(member, to: group, reading)
      case _ where member.name.hasPrefix("$"): break
      default: if member.value.members != nil { try addChild(member, to: group, reading) }
      }
    }
  }

  private mutating func addChild(
    _ member: JSONNode.Member,
    to group: Int,
    _ reading: Reading
  ) throws(InputError) {
    let place = child(member.name, of: group)
    guard let value = Self.value(member.value, reading) else {
      return try add(member.value, to: place, reading)
    }
    if nodes[place].token == nil { count += 1 }
    nodes[place].type =
      member.value[reading.isStandard ? "$type" : "type"]?.string
      ?? (reading.isStandard ? nil : member.value["$type"]?.string)
    nodes[place].deprecation = nil
    nodes[place].isInUse = false
    nodes[place].base = nil
    if let node = member.value["$deprecated"] { deprecate(place, node) }
    nodes[place].token = Token(
      value: value,
      location: member.location,
      root: reading.root,
      modification: member.value["$extensions"]?["studio.tokens"]?["modify"]?["type"]?.string
    )
  }

  /// What a token is given; nil of a group.
  private static func value(_ node: JSONNode, _ reading: Reading) -> JSONNode? {
    if reading.isStandard { return node["$value"] }
    guard let value = node["value"] else { return nil }
    // A group may have one that is called so.
    return value["value"] != nil || value.members?.contains { $0.value["value"] != nil } == true
      ? nil : value
  }

  private mutating func deprecate(_ place: Int, _ node: JSONNode) {
    nodes[place].isInUse = node.bool == false
    nodes[place].deprecation = node.string ?? (node.bool == true ? "" : nil)
  }

  private mutating func child(_ name: String, of group: Int) -> Int {
    let path = group == 0 ? name : "\(nodes[group].path).\(name)"
    if let known = places[path] { return known }
    let place = nodes.count
    nodes.append(Node(path: path, parent: group))
    nodes[group].children.append(place)
    places[path] = place
    return place
  }

  /// A node and the groups that it is in, the innermost first.
  func lineage(of place: Int) -> some Sequence<Node> {
    sequence(first: place) { nodes[$0].parent }.lazy.map { nodes[$0] }
  }

  // MARK: groups that extend others

  /// Lets groups take over what they extend; where one is taken over in a circle, an error.
  mutating func extend() throws(InputError) {
    var states = Array(repeating: Progress.open, count: nodes.count)
    for place in nodes.indices where nodes[place].base != nil { try extend(place, &states, []) }
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
      throw InputError(
        "‘\(Excerpt.of(base.text))’ is no group and no token of these files",
        at: base.location
      )
    }
    states[place] = .running
    defer { states[place] = .done }
    if let token = nodes[target].token {
      // A token that is the same as another refers to it.
      nodes[place].token = Token(
        value: JSONNode(.string("{\(nodes[target].path)}"), at: base.location),
        location: base.location,
        root: token.root
      )
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
      let child = child(name, of: place)
      if isNew {
        nodes[child].token = nodes[other].token
        if nodes[other].token != nil { count += 1 }
      }
      if let location = nodes[other].token?.location, count > Self.mostTokens {
        throw InputError("there are more than \(Self.mostTokens) tokens", at: location)
      }
      if nodes[child].token == nil || isNew { try copy(other, to: child) }
    }
  }

  /// The group or token that is referred to, as `{group}` or as a pointer.
  private func place(of base: Base) -> Int? {
    if base.text.hasPrefix("{"), base.text.hasSuffix("}") {
      return places[String(base.text.dropFirst().dropLast())]
    }
    guard base.text.hasPrefix("#"), let pointer = JSONPointer(String(base.text.dropFirst())) else {
      return nil
    }
    return places[pointer.steps.filter { $0 != "$value" }.joined(separator: ".")]
  }
}
