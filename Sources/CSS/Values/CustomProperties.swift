/// The custom properties of an element: its own, and behind them its parent's (Custom Properties 1).
///
/// What an element does not declare is looked for in its ancestors', so that a thousand properties
/// of the root cost each element nothing.
final class CustomProperties: Sendable {
  /// The values by the numbers of the names; nil where the value is invalid.
  private let own: [Int32: [UInt8]?]
  private let parent: CustomProperties?

  /// Why some of the values are not known.
  private let doubts: [Int32: String]

  /// What animations may make into something else; the set is shared.
  private let open: Set<Int32>

  /// Whether any value may not be known.
  let hasDoubts: Bool

  /// A property's value; nil where it has none that is valid.
  func value(of name: Int32) -> [UInt8]? {
    var properties: CustomProperties? = self
    while let level = properties {
      if let value = level.own[name] { return value }
      properties = level.parent
    }
    return nil
  }

  /// Why a property's value is not known; nil where it is.
  func doubt(of name: Int32) -> String? {
    var properties: CustomProperties? = self
    while let level = properties {
      if let doubt = level.doubts[name] { return doubt }
      if level.open.contains(name) { return StyleDoubts.animation }
      if level.own[name] != nil { return nil }
      properties = level.parent
    }
    return nil
  }

  /// No value may grow larger than this; it is invalid then, as the standard allows.
  static let mostBytes = 1 << 18

  // MARK: references

  static func hasReference(_ value: TokenCursor) -> Bool {
    let text = value.text
    guard value.index < value.end else { return false }
    return (value.index..<value.end).contains { isReference(text.tokens[$0], in: text) }
  }

  private static func isReference(_ token: CSSToken, in text: TokenizedText) -> Bool {
    token.kind == .function && token.end - token.start >= 4
      && text.name(of: token).lowercased() == "var"
  }

  /// The names that a value refers to, in its fallbacks, too.
  static func references(in value: TokenCursor, _ names: inout NameInterner) -> [Int32] {
    var references: [Int32] = []
    let text = value.text
    guard value.index < value.end else { return [] }
    for index in value.index..<value.end where isReference(text.tokens[index], in: text) {
      var inside = TokenCursor(text, (index + 1)..<value.end)
      inside.skipSpace()
      if let name = inside.takeIdent() { references.append(names.number(of: name)) }
    }
    return references
  }

  // MARK: values

  /// The properties of an element that declares some itself.
  ///
  /// - Parameters:
  ///   - declared: the values that won the cascade.
  ///   - doubts: what may be declared instead.
  ///   - open: what animations may make into something else.
  ///   - parent: what it inherits.
  ///   - names: the names by their numbers.
  ///   - bytesLeft: how much text may still be put in the place of references.
  init(
    declared: [Int32: DeclaredValue],
    doubts: [Int32: String],
    open: Set<Int32>,
    parent: CustomProperties?,
    names: NameInterner,
    bytesLeft: inout Int
  ) {
    bytesLeft -= declared.count * 16
    let declared = bytesLeft > 0 ? declared : [:]
    var pending: [Int32: PendingValue] = [:]
    var own: [Int32: [UInt8]?] = [:]
    var doubts = doubts
    for (name, value) in declared {
      switch value {
      case .custom(let value): pending[name] = value
      case .keyword(.initial): own[name] = .some(nil)
      default: own[name] = .some(parent?.value(of: name))
      }
    }
    for group in ReferenceCycles(pending.mapValues(\.references)).groups {
      for name in group.members {
        guard !group.isCycle, let value = pending[name] else {
          own[name] = .some(nil)
          continue
        }
        let known = Self.substituted(value, names, &bytesLeft) { reference in
          own[reference] ?? parent?.value(of: reference)
        }
        own[name] = .some(known)
        guard !doubts.isEmpty || !open.isEmpty || parent?.hasDoubts ?? false else { continue }
        bytesLeft -= value.references.count
        let doubt = value.references.lazy.compactMap { reference in
          doubts[reference] ?? (open.contains(reference) ? StyleDoubts.animation : nil)
            ?? (own[reference] == nil ? parent?.doubt(of: reference) : nil)
        }
        if let doubt = doubt.first, doubts[name] == nil { doubts[name] = doubt }
      }
    }
    self.own = own
    self.doubts = doubts
    self.open = open
    hasDoubts = !doubts.isEmpty || !open.isEmpty || parent?.hasDoubts ?? false
    self.parent = parent
  }

  /// A value with its references replaced; nil where it is invalid then.
  static func substituted(
    _ value: PendingValue,
    _ names: NameInterner,
    _ bytesLeft: inout Int,
    lookUp: (Int32) -> [UInt8]?
  ) -> [UInt8]? {
    // A reference may lack its name, and is invalid then.
    guard !value.references.isEmpty || value.bytes.contains(UInt8(ascii: "(")) else {
      return value.bytes
    }
    guard bytesLeft > 0 else { return nil }
    var substitution = VariableSubstitution(names: names)
    let result = substitution.run(TokenCursor(TokenizedText(value.bytes)), lookUp: lookUp)
    bytesLeft -= substitution.count
    return result
  }
}
