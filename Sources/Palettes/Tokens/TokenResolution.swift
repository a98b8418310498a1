internal import A11yModel
internal import JSONReading
internal import Support

/// Finds what the tokens of a tree are.
struct TokenResolution {
  let tree: TokenTree

  /// The groups that aliases may lead from.
  private let groups: TokenGroups
  private var known: [Int: Outcome] = [:]
  private var members = MemberTables()

  /// What is wrong with single tokens.
  private(set) var problems: [InputError] = []
  private(set) var notes: [InputError] = []

  /// How many tokens are no colours.
  private(set) var others = 0

  /// The most tokens through which one may lead to its value.
  static let longestChain = 64

  /// What a token is, and through how many others.
  private struct Outcome {
    var meaning: Meaning
    var length = 0

    /// The token at which it was not followed any further, though another may be whose way is shorter.
    var cut: Int?

    var isCut: Bool { cut != nil }
  }

  private enum Meaning: Equatable {
    case color(PaletteColor.Meaning)
    /// A token of another type.
    case other
  }

  init(_ tree: TokenTree, _ groups: TokenGroups) {
    self.tree = tree
    self.groups = groups
  }

  /// The colours that are meant, in the order of the files.
  ///
  /// - Parameters:
  ///   - variant: what they are for.
  ///   - meant: what one is called; nil of one that is not meant.
  /// - Returns: the colours.
  mutating func colors(
    for variant: Variant?,
    _ meant: (String) -> String?
  ) -> [PaletteColor] {
    var colors: [PaletteColor] = []
    for (place, node) in tree.nodes.enumerated() {
      guard let token = node.token, let name = groups.name(of: place, node).flatMap(meant) else {
        continue
      }
      guard case .color(let meaning) = settled(place).meaning else {
        others += 1
        continue
      }
      var color = PaletteColor(name, [.init(meaning, in: variant, at: token.location)])
      let saying = tree.lineage(of: place).first { $0.deprecation != nil || $0.isInUse }
      color.deprecation = saying?.deprecation
      colors.append(color)
    }
    return colors
  }

  // MARK: tokens

  /// What a token is, however long its way: where it is not followed any further, the rest of the way is
  /// followed first.
  private mutating func settled(_ place: Int) -> Outcome {
    var open = [place]
    var isOpen: Set = [place]
    while let start = open.last {
      let outcome = outcome(start, [])
      if let end = outcome.cut {
        if isOpen.insert(end).inserted {
          open.append(end)
          continue
        }
        let reason = "its aliases go in a circle, or through more than \(Self.longestChain) places"
        let location = tree.nodes[end].token?.value.location
        problems += [location.map { InputError(reason, at: $0) }].compactMap(\.self)
        known[end] = Outcome(meaning: .color(.unknown(reason)), length: Self.longestChain)
        continue
      }
      open.removeLast()
      if open.isEmpty { return outcome }
    }
    return Self.tooLong
  }

  private mutating func outcome(_ place: Int, _ way: [Int]) -> Outcome {
    if let known = known[place] { return known }
    guard let token = tree.nodes[place].token else { return Outcome(meaning: .other) }
    if let start = way.firstIndex(of: place) {
      let chain = (way[start...] + [place]).map { "‘\(Excerpt.of(tree.nodes[$0].path))’" }
      let reason = "its aliases go in a circle: \(chain.joined(separator: " → "))"
      problems.append(InputError(reason, at: token.value.location))
      return Outcome(meaning: .color(.unknown(reason)))
    }
    guard way.count <= Self.longestChain else { return Self.cut(at: place) }
    let type = tree.lineage(of: place).lazy.compactMap(\.type).first
    var outcome =
      type == nil || type == "color"
      ? self.outcome(token, isTyped: type != nil, way + [place]) : Outcome(meaning: .other)
    if !outcome.isCut, outcome.length > Self.longestChain { outcome = Self.tooLong }
    if !outcome.isCut { known[place] = outcome }
    return outcome
  }

  private static let tooLong = Outcome(
    meaning: .color(.unknown("its aliases lead through more than \(longestChain) tokens"))
  )

  private static func cut(at place: Int) -> Outcome {
    Outcome(meaning: tooLong.meaning, cut: place)
  }

  private mutating func outcome(
    _ token: TokenTree.Token,
    isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    if let change = token.modification {
      return Outcome(meaning: .color(.unknown("studio.tokens.modify changes it: \(change)")))
    }
    let value = token.value
    if let text = value.string { return outcome(text, token, isTyped, way) }
    if let pointer = value["$ref"] { return follow(pointer, token, isTyped, way) }
    guard value.members != nil, isTyped || value["colorSpace"] != nil else {
      return isTyped
        ? Outcome(meaning: .color(.unknown("its value is \(value.kind)")))
        : Outcome(meaning: .other)
    }
    do throws(TokenColor.Unread) {
      let color = try TokenColor(value) { self.number(at: $0, token, 0) }
      if let note = color.note { notes.append(InputError(note, at: value.location)) }
      return Outcome(meaning: .color(.color(color.color)))
    } catch {
      return Outcome(meaning: .color(.unknown(error.reason)))
    }
  }

  private mutating func outcome(
    _ text: String,
    _ token: TokenTree.Token,
    _ isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    let text = Self.trimmed(text)
    guard text.contains("{") else {
      if let color = try? Color(css: text) { return Outcome(meaning: .color(.color(color))) }
      return isTyped
        ? Outcome(meaning: .color(.unknown("‘\(Excerpt.of(text))’ is not read as a colour")))
        : Outcome(meaning: .other)
    }
    let inner = text.dropFirst().dropLast()
    guard text.hasPrefix("{"), text.hasSuffix("}"), !inner.contains("{"), !inner.contains("}")
    else {
      return isTyped || isCall(text, token, way)
        ? Outcome(meaning: .color(.unknown("‘\(Excerpt.of(text))’ is computed")))
        : Outcome(meaning: .other)
    }
    return follow(String(inner), token, isTyped, way)
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else { return text }
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether a text calls a function, and what it is given is a colour.
  private mutating func isCall(_ text: String, _ token: TokenTree.Token, _ way: [Int]) -> Bool {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<open].allSatisfy({ $0.isLetter || $0 == "-" }), open > text.startIndex,
      let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}"),
      let target = targets(of: String(text[text.index(after: start)..<end]), from: way).first,
      case .color = outcome(target, way).meaning
    else { return false }
    return true
  }

  // MARK: aliases

  /// The tokens that a path with dots may lead to from a token: more than one where that depends on the
  /// theme that is shown.
  private func targets(of path: String, from way: [Int]) -> [Int] {
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

  private mutating func follow(
    _ path: String,
    _ token: TokenTree.Token,
    _ isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    let targets = targets(of: path, from: way)
    guard let target = targets.first else { return lost(path, token, isTyped, way) }
    var outcome = outcome(target, way)
    for other in targets.dropFirst() where !outcome.isCut {
      let rival = self.outcome(other, way)
      guard rival.meaning != outcome.meaning else { continue }
      outcome =
        rival.isCut ? rival : Outcome(meaning: .color(.unknown(parted(path, target, other))))
      break
    }
    outcome.length += 1
    switch outcome.meaning {
    case .color: return outcome
    case .other:
      guard isTyped else { return outcome }
      return Outcome(meaning: .color(.unknown("‘{\(Excerpt.of(path))}’ is no colour")))
    }
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
    _ isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    let chain = way.map { tree.nodes[$0].path } + [path]
    let names = chain.suffix(4).map { "‘\(Excerpt.of($0))’" }.joined(separator: " → ")
    let isGroup = tree.places[path] != nil
    let root =
      tree.places["\(path).$root"] != nil ? "; its own is ‘{\(Excerpt.of(path)).$root}’" : ""
    let reason =
      "‘{\(Excerpt.of(path))}’ is \(isGroup ? "a group and no token" : "defined nowhere")\(root)"
    problems.append(InputError("\(names): \(reason)", at: token.value.location))
    return Outcome(meaning: .color(.unknown(reason)))
  }

  // MARK: pointers

  private mutating func follow(
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
      return Outcome(meaning: .color(.unknown(reason)))
    }
    let steps = pointer.steps.last == "$value" ? pointer.steps.dropLast() : pointer.steps[...]
    let path = steps.joined(separator: ".")
    if self.token(at: path) != nil { return follow(path, token, isTyped, way) }
    guard let target = members.target(of: pointer, in: tree.roots[token.root]) else {
      return lost(path, token, true, way)
    }
    guard way.count < Self.longestChain else { return Self.cut(at: way.last { $0 != 0 } ?? 0) }
    var other = token
    other.value = target
    // Each step of the way counts, so that no circle of values is followed for ever.
    return outcome(other, isTyped: isTyped, way + [0])
  }

  /// What a pointer leads to within a value.
  private mutating func number(at node: JSONNode, _ token: TokenTree.Token, _ depth: Int)
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
