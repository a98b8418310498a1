internal import A11yModel
internal import JSONReading
internal import Support

/// A resolver document: which files of tokens are merged in which context (Design Tokens Resolver
/// Module 2025.10).
struct ResolverDocument {
  private let root: JSONNode
  private let order: [Item]

  /// A set, or a modifier.
  private enum Item {
    case set(JSONNode)
    case modifier(String, JSONNode)
  }

  /// Where some tokens are.
  enum Source {
    case inline(JSONNode)
    /// A file, a place in it, and where that is said.
    case file(String, pointer: String, Location)
  }

  /// Whether a file is one.
  static func isOne(_ node: JSONNode) -> Bool { node["resolutionOrder"] != nil }

  init(_ node: JSONNode) throws(InputError) {
    guard let items = node["resolutionOrder"]?.items else {
      throw node.error("a resolver document needs a list of sets and modifiers: resolutionOrder")
    }
    root = node
    var order: [Item] = []
    var names: Set<String> = []
    for item in items {
      let entry = try Self.item(item, root)
      if case .modifier(let name, let node) = entry {
        guard names.insert(name).inserted else {
          throw item.error("the modifier ‘\(Excerpt.of(name))’ is in resolutionOrder twice")
        }
        try Self.check(name, node)
      }
      order.append(entry)
    }
    self.order = order
  }

  private static func item(_ item: JSONNode, _ root: JSONNode) throws(InputError) -> Item {
    if let reference = item["$ref"] {
      let text = reference.string ?? ""
      let pointer = text.hasPrefix("#") ? JSONPointer(String(text.dropFirst())) : nil
      guard let pointer, pointer.steps.count == 2, let node = pointer.target(in: root) else {
        throw reference.error(
          "‘\(Excerpt.of(text))’ is no set and no modifier of this document"
            + hint(text, root)
        )
      }
      switch pointer.steps[0] {
      case "sets": return .set(node)
      case "modifiers": return .modifier(pointer.steps[1], node)
      default: throw reference.error("‘\(Excerpt.of(text))’ is no set and no modifier")
      }
    }
    guard let name = item["name"]?.string else {
      throw item.error("what stands in resolutionOrder itself needs a name")
    }
    switch item["type"]?.string {
    case "set": return .set(item)
    case "modifier": return .modifier(name, item)
    default: throw item.error("‘\(Excerpt.of(name))’ needs a type: set or modifier")
    }
  }

  private static func hint(_ text: String, _ root: JSONNode) -> String {
    let names = ["sets", "modifiers"].flatMap { kind in
      root[kind]?.members?.map { "#/\(kind)/\($0.name)" } ?? []
    }
    return NearestName.hint(for: text, in: names)
  }

  /// Refuses a modifier without contexts, and a default that is none of them.
  private static func check(_ name: String, _ node: JSONNode) throws(InputError) {
    let contexts = node["contexts"]?.members?.map(\.name) ?? []
    guard !contexts.isEmpty else {
      throw node.error("the modifier ‘\(Excerpt.of(name))’ has no contexts")
    }
    guard let standard = node["default"] else { return }
    guard let context = standard.string, contexts.contains(context) else {
      throw standard.error(
        "‘\(Excerpt.of(standard.string ?? standard.kind))’ is no context of the modifier "
          + "‘\(Excerpt.of(name))’; there are \(NearestName.list(contexts, "and"))"
      )
    }
  }

  // MARK: sources

  /// The tokens that are merged for some contexts, those that win last.
  func sources(_ contexts: [String: String]) throws(InputError) -> [Source] {
    let modifiers = order.compactMap { item -> String? in
      if case .modifier(let name, _) = item { name } else { nil }
    }
    for name in contexts.keys.sorted() where !modifiers.contains(name) {
      throw root.error(
        "there is no modifier ‘\(Excerpt.of(name))’"
          + (modifiers.isEmpty
            ? "; this document has none" : NearestName.hint(for: name, in: modifiers))
      )
    }
    var merge = Merge()
    for item in order {
      switch item {
      case .set(let node): try add(node["sources"], of: "a set", to: &merge, [])
      case .modifier(let name, let node):
        let context = try context(of: name, node, contexts[name])
        try add(node["contexts"]?[context], of: "a context", to: &merge, [])
      }
    }
    return merge.sources
  }

  /// What is merged, and how many references were followed for it.
  private struct Merge {
    var sources: [Source] = []
    var count = 0
  }

  /// The most sources that are merged: sets may refer to sets twice, and those again.
  private static let mostSources = 1_000

  private func context(
    of name: String,
    _ node: JSONNode,
    _ asked: String?
  ) throws(InputError) -> String {
    let contexts = node["contexts"]?.members?.map(\.name) ?? []
    guard let context = asked ?? node["default"]?.string else {
      throw node.error(
        "the modifier ‘\(Excerpt.of(name))’ has no default; ask for one of "
          + "\(NearestName.choice(contexts.map { "\(name)=\($0)" }))"
      )
    }
    guard contexts.contains(context) else {
      throw node.error(
        "the modifier ‘\(Excerpt.of(name))’ has no context ‘\(Excerpt.of(context))’; there are "
          + NearestName.list(contexts, "and")
      )
    }
    return context
  }

  private func add(
    _ list: JSONNode?,
    of owner: String,
    to merge: inout Merge,
    _ outer: [String]
  ) throws(InputError) {
    guard let items = list?.items else {
      throw (list ?? root).error("\(owner) is a list of tokens and of references to files")
    }
    for item in items {
      merge.count += 1
      guard merge.count <= Self.mostSources else {
        throw item.error("more than \(Self.mostSources) sources are merged")
      }
      guard let reference = item["$ref"] else {
        guard item.members != nil else { throw item.error(expecting: "an object", for: "a source") }
        merge.sources.append(.inline(item))
        continue
      }
      let text = reference.string ?? ""
      guard text.hasPrefix("#") else {
        guard !text.isEmpty, !text.contains("://") else {
          throw reference.error(
            "‘\(Excerpt.of(text))’ is no file beside this one; nothing is read from the network"
          )
        }
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(parts[0]).replacing("%20", with: " ")
        var pointer = parts.count > 1 ? String(parts[1]) : ""
        // The specification itself writes pointers without their first sign.
        if !pointer.isEmpty, !pointer.hasPrefix("/") { pointer = "/" + pointer }
        merge.sources.append(.file(path, pointer: pointer, reference.location))
        continue
      }
      guard !outer.contains(text), outer.count < TokenResolution.longestChain else {
        let chain = (outer + [text]).map { Excerpt.of($0) }.joined(separator: " → ")
        throw reference.error("references go in a circle: \(chain)")
      }
      guard let pointer = JSONPointer(String(text.dropFirst())),
        let target = pointer.target(in: root)
      else {
        throw reference.error(
          "‘\(Excerpt.of(text))’ is nothing in this document" + Self.hint(text, root)
        )
      }
      guard pointer.steps.first != "modifiers", pointer.steps.first != "resolutionOrder" else {
        throw reference.error(
          "‘\(Excerpt.of(text))’ refers to a modifier, which only resolutionOrder may"
        )
      }
      if target["sources"] != nil {
        try add(target["sources"], of: "a set", to: &merge, outer + [text])
      } else {
        merge.sources.append(.inline(target))
      }
    }
  }
}
