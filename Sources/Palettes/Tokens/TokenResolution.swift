internal import A11yModel
internal import JSONReading
internal import Support

/// Finds what the tokens of a tree are.
struct TokenResolution {
  let tree: TokenTree

  /// The groups that aliases may lead from.
  let groups: TokenGroups
  private var known: [Int: Outcome] = [:]
  var members = MemberTables()

  /// What is wrong with single tokens.
  var problems: [InputError] = []
  private(set) var notes: [InputError] = []

  /// The names of the tokens that are no colours.
  private(set) var others: Set<String> = []

  /// The most tokens through which one may lead to its value.
  static let longestChain = 64

  /// What a token is, and through how many others.
  struct Outcome {
    var meaning: Meaning
    var length = 0

    /// The token at which it was not followed any further, though another may be whose way is shorter.
    var cut: Int?

    var isCut: Bool { cut != nil }

    static let other = Outcome(meaning: .other)

    /// What has a value that is not known, for this reason.
    static func unknown(_ reason: String) -> Self { Outcome(meaning: .color(.unknown(reason))) }
  }

  enum Meaning: Equatable {
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
        others.insert(name)
        continue
      }
      var color = PaletteColor(name, [.init(meaning, in: variant, at: token.location)])
      let saying = tree.lineage(of: place).first { $0.deprecation != nil || $0.isInUse }
      color.deprecation = saying?.deprecation
      colors.append(color)
    }
    return colors
  }

  /// What all tokens of the groups are called.
  var names: [String] {
    tree.nodes.enumerated().compactMap { place, node in
      node.token == nil ? nil : groups.name(of: place, node)
    }
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
        if let token = tree.nodes[end].token {
          problems.append(InputError(reason, at: token.value.location))
        }
        known[end] = Outcome(meaning: .color(.unknown(reason)), length: Self.longestChain)
        continue
      }
      open.removeLast()
      if open.isEmpty { return outcome }
    }
    return Self.tooLong
  }

  mutating func outcome(_ place: Int, _ way: [Int]) -> Outcome {
    if let known = known[place] { return known }
    guard let token = tree.nodes[place].token else { return .other }
    if let start = way.firstIndex(of: place) {
      let chain = (way[start...].filter { $0 != 0 } + [place]).map {
        "‘\(Excerpt.of(tree.nodes[$0].path))’"
      }
      let reason = "its aliases go in a circle: \(chain.joined(separator: " → "))"
      problems.append(InputError(reason, at: token.value.location))
      return .unknown(reason)
    }
    guard way.count <= Self.longestChain else { return Self.cut(at: place) }
    let type = tree.lineage(of: place).lazy.compactMap(\.type).first
    var outcome =
      type == nil || type == "color"
      ? self.outcome(token, isTyped: type != nil, way + [place]) : .other
    if !outcome.isCut, outcome.length > Self.longestChain { outcome = Self.tooLong }
    if !outcome.isCut { known[place] = outcome }
    return outcome
  }

  private static let tooLong = Outcome.unknown(
    "its aliases lead through more than \(longestChain) tokens"
  )

  static func cut(at place: Int) -> Outcome {
    Outcome(meaning: tooLong.meaning, cut: place)
  }

  mutating func outcome(
    _ token: TokenTree.Token,
    isTyped: Bool,
    _ way: [Int]
  ) -> Outcome {
    if let rival = token.rival {
      let reason = "it has two values in its file, here and at \(rival); keep one"
      problems.append(InputError(reason, at: token.location))
      return .unknown(reason)
    }
    if let change = token.modification {
      return .unknown("studio.tokens.modify changes it: \(change)")
    }
    let value = token.value
    if let text = value.string { return outcome(text, token, isTyped, way) }
    if let pointer = value["$ref"] { return follow(pointer, token, isTyped, way) }
    guard value.members != nil, isTyped || value["colorSpace"] != nil else {
      return isTyped ? .unknown("its value is \(value.kind)") : .other
    }
    do throws(TokenColor.Unread) {
      let color = try TokenColor(value) { self.number(at: $0, token, 0) }
      if let note = color.note { notes.append(InputError(note, at: value.location)) }
      return Outcome(meaning: .color(.color(color.color)))
    } catch {
      return .unknown(error.reason)
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
      return isTyped ? .unknown("‘\(Excerpt.of(text))’ is not read as a colour") : .other
    }
    let inner = text.dropFirst().dropLast()
    guard text.hasPrefix("{"), text.hasSuffix("}"), !inner.contains("{"), !inner.contains("}")
    else {
      return isTyped || isCall(text, token, way)
        ? .unknown("‘\(Excerpt.of(text))’ is computed") : .other
    }
    return follow(String(inner), token, isTyped, way)
  }

  static func trimmed(_ text: String) -> String {
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
}
