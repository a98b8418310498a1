internal import A11yModel
internal import JSONReading
internal import Support

// Where aliases and pointers lead.
extension TokenResolution {
  /// The tokens that a path with dots may lead to from a token: more than one where that depends on the
  /// theme that is shown.
  func targets(of path: String, from way: [Int]) -> [Int] {
    let path = Self.trimmed(path)
    for ending in ["", ".value", ".$value"] where path.hasSuffix(ending) {
      let path = String(path.dropLast(ending.count))
      if let place = token(at: path) ?? groups.places[path] { return [place] }
      guard let start = way.last(where: { $0 != 0 }) else { continue }
      let targets = tree.sets.targets(of: path, from: start)
      if !targets.isEmpty { return targets }
    }
    return []
  }

  private func token(at path: String) -> Int? {
    tree.places[path].flatMap { tree.nodes[$0].token == nil ? nil : $0 }
  }

  mutating func follow(
    _ path: String,
    _ token: TokenTree.Token,
    _ isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    let targets = targets(of: path, from: way)
    guard let target = targets.first else { return lost(path, token, way) }
    var outcome = outcome(target, way)
    for other in targets.dropFirst() where !outcome.isCut {
      let rival = self.outcome(other, way)
      guard rival.meaning != outcome.meaning else { continue }
      outcome = rival.isCut ? rival : .unknown(parted(path, target, other))
      break
    }
    outcome.length += 1
    guard isTyped, outcome.meaning == .other else { return outcome }
    return .unknown("‘{\(Excerpt.of(path))}’ is no colour")
  }

  /// Why nobody knows where an alias leads that is another token in another theme.
  private func parted(_ path: String, _ one: Int, _ other: Int) -> String {
    let places = [one, other].map { "‘\(Excerpt.of(tree.nodes[$0].path))’" }
    return
      "‘{\(Excerpt.of(path))}’ is \(places.joined(separator: " or ")), by the theme; name the sets of "
      + "one with path="
  }

  /// An alias that leads to no token.
  private mutating func lost(
    _ path: String,
    _ token: TokenTree.Token,
    _ way: [Int]
  ) -> Outcome {
    let chain = way.filter { $0 != 0 }.map { tree.nodes[$0].path } + [path]
    let names = chain.suffix(4).map { "‘\(Excerpt.of($0))’" }.joined(separator: " → ")
    let isGroup = tree.places[path] != nil
    let root =
      tree.places["\(path).$root"] != nil ? "; its own is ‘{\(Excerpt.of(path)).$root}’" : ""
    let reason =
      "‘{\(Excerpt.of(path))}’ is \(isGroup ? "a group and no token" : "defined nowhere")\(root)"
    problems.append(InputError("\(names): \(reason)", at: token.value.location))
    return .unknown(reason)
  }

  mutating func follow(
    _ node: JSONNode,
    _ token: TokenTree.Token,
    _ isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    let text = node.string ?? ""
    guard text.hasPrefix("#"), let pointer = JSONPointer(String(text.dropFirst())) else {
      let reason =
        text.contains("://")
        ? "$ref ‘\(Excerpt.of(text))’ leads to the network, from which nothing is read"
        : "$ref ‘\(Excerpt.of(text))’ is no pointer within its file, as #/group/token"
      problems.append(InputError(reason, at: node.location))
      return .unknown(reason)
    }
    let steps = pointer.steps.last == "$value" ? pointer.steps.dropLast() : pointer.steps[...]
    let path = steps.joined(separator: ".")
    if self.token(at: path) != nil { return follow(path, token, isTyped, way) }
    guard let target = members.target(of: pointer, in: tree.roots[token.root]) else {
      return lost(path, token, way)
    }
    guard way.count < Self.longestChain else { return Self.cut(at: way.last { $0 != 0 } ?? 0) }
    var other = token
    other.value = target
    // Each step of the way counts, so that no circle of values is followed for ever.
    return outcome(other, isTyped: isTyped, way + [0])
  }

  /// What a pointer leads to within a value.
  mutating func number(at node: JSONNode, _ token: TokenTree.Token, _ depth: Int)
    -> JSONNode?
  {
    guard let reference = node["$ref"] else { return node }
    guard depth < Self.longestChain, let text = reference.string, text.hasPrefix("#"),
      let pointer = JSONPointer(String(text.dropFirst())),
      let target = members.target(of: pointer, in: tree.roots[token.root])
    else { return nil }
    return number(at: target, token, depth + 1)
  }
}
