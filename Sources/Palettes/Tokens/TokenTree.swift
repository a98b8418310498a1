internal import A11yModel
internal import JSONReading
internal import Support

/// Design tokens of several files as one tree (Design Tokens Format Module 2025.10, and the form of
/// Style Dictionary before it), in which nothing is resolved yet.
struct TokenTree {
  /// The groups and tokens; the first is the root.
  var nodes = [Node(path: "", parent: nil)]

  /// By their paths with dots.
  var places: [String: Int] = ["": 0]

  /// The files, in which pointers lead.
  private(set) var roots: [JSONNode] = []
  var sets = TokenSets()
  var count = 0

  /// What a reader should know of the files.
  private(set) var notes: [InputError] = []

  /// What has been read of all files, each time it is.
  private var readCount = 0

  /// The most tokens that one import may have, the most groups with them, and the most of both that its
  /// files may hold, however often one takes the place of another.
  private static let mostTokens = 100_000
  private static let mostNodes = 4 * mostTokens
  private static let mostRead = 10 * mostTokens

  /// The longest path that a token may have, in bytes.
  private static let longestPath = 1024

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

    /// Where its file gives it another value, as `"a.b"` does what `"a": { "b"` does.
    var rival: Location?
  }

  init() {}

  /// Adds a file's tokens; they take the place of those that are there.
  mutating func add(_ file: JSONNode) throws(InputError) {
    guard file.members != nil else { throw file.error(expecting: "an object", for: "a token file") }
    roots.append(file)
    sets.add(file)
    try add(file, to: 0, roots.count - 1)
  }

  func check(_ place: Location) throws(InputError) {
    guard count <= Self.mostTokens else {
      throw InputError("there are more than \(Self.mostTokens) tokens", at: place)
    }
    guard nodes.count <= Self.mostNodes, readCount <= Self.mostRead else {
      throw InputError("there are too many groups; import fewer files at once", at: place)
    }
  }

  private mutating func add(_ node: JSONNode, to group: Int, _ root: Int) throws(InputError) {
    for member in node.members ?? [] {
      switch member.name {
      case "$type": nodes[group].type = member.value.string ?? nodes[group].type
      case "$deprecated": deprecate(group, member.value)
      case "$extends", "$ref":
        guard let text = member.value.string else {
          throw member.value.error(expecting: "a string", for: member.name)
        }
        nodes[group].base = Base(text: text, location: member.location, root: root)
      case "$root": try addChild(member, to: group, root)
      case _ where member.name.hasPrefix("$"): break
      default: if member.value.members != nil { try addChild(member, to: group, root) }
      }
    }
  }

  private mutating func addChild(
    _ member: JSONNode.Member,
    to group: Int,
    _ root: Int
  ) throws(InputError) {
    let place = try child(member.name, of: group, member.location)
    readCount += 1
    try check(member.location)
    guard let value = Self.value(member.value) else {
      return try add(member.value, to: place, root)
    }
    if nodes[place].token == nil {
      count += 1
      try check(member.location)
    }
    let isStandard = member.value["$value"] != nil
    let rival = nodes[place].token.flatMap { other in
      other.root != root || other.value.says(value) ? nil : other.location
    }
    // Style Dictionary keeps in `original` what it was made of.
    let inner = member.value.members?.first {
      isStandard && $0.value["$value"] != nil && $0.name != "original"
    }
    if let inner {
      let reason = "a token has no others in it; ‘\(Excerpt.of(inner.name))’ is not read"
      notes.append(InputError(reason, at: inner.location))
    }
    nodes[place].type =
      member.value["$type"]?.string ?? (isStandard ? nil : member.value["type"]?.string)
    nodes[place].deprecation = nil
    nodes[place].isInUse = false
    nodes[place].base = nil
    if let node = member.value["$deprecated"] { deprecate(place, node) }
    nodes[place].token = Token(
      value: value,
      location: member.location,
      root: root,
      modification: member.value["$extensions"]?["studio.tokens"]?["modify"]?["type"]?.string,
      rival: rival
    )
  }

  /// What a token is given, by the standard or by the form before it; nil of a group.
  private static func value(_ node: JSONNode) -> JSONNode? {
    if let value = node["$value"] { return value }
    guard let value = node["value"] else { return nil }
    // A group may have one that is called so.
    return value["value"] == nil && !holdsTokens(value) ? value : nil
  }

  private static func holdsTokens(_ node: JSONNode) -> Bool {
    node.members?.contains { member in
      member.name == "$value" || member.value["value"] != nil
        || member.name.first != "$" && holdsTokens(member.value)
    } ?? false
  }

  private mutating func deprecate(_ place: Int, _ node: JSONNode) {
    nodes[place].isInUse = node.bool == false
    nodes[place].deprecation = node.string ?? (node.bool == true ? "" : nil)
  }

  mutating func child(
    _ name: String,
    of group: Int,
    _ location: Location
  ) throws(InputError) -> Int {
    let path = group == 0 ? name : "\(nodes[group].path).\(name)"
    guard path.utf8.count <= Self.longestPath else {
      throw InputError("the path of a token is longer than \(Self.longestPath) bytes", at: location)
    }
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
}
