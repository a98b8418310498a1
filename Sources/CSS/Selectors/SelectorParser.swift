/// Reads selectors (Selectors 4, sections 3 and 18).
struct SelectorParser {
  private var cursor: TokenCursor
  private let context: Context
  private let depth: Int

  /// Whether `&` stands in the selector that is read.
  private var isNested = false

  /// Why a selector is refused; a whole list is, with one of its selectors.
  struct Refusal: Error {
    var reason: StyleNote.Reason
  }

  /// Deeper selectors are not read, and take no room on the stack.
  private static let mostDepth = 32

  /// Longer selectors are not read, for the same reason.
  private static let mostCompounds = 128

  /// Reads a whole list.
  static func list(
    _ cursor: TokenCursor,
    in context: Context,
    names: inout SelectorNames,
    isRelative: Bool = false
  ) throws(Refusal) -> SelectorList {
    var parser = SelectorParser(cursor: cursor, context: context, depth: 0)
    return try parser.list(&names, isRelative: isRelative)
  }

  private init(cursor: TokenCursor, context: Context, depth: Int) {
    self.cursor = cursor
    self.context = context
    self.depth = depth
  }

  private mutating func list(
    _ names: inout SelectorNames,
    isRelative: Bool
  ) throws(Refusal) -> SelectorList {
    var list: [ComplexSelector] = []
    repeat {
      list.append(try complex(&names, isRelative: isRelative))
    } while cursor.take(.comma)
    guard cursor.isAtEnd else { throw Refusal(reason: .invalid) }
    return names.numbered(list)
  }

  /// The selectors of a list that are read; the others are left out.
  private mutating func forgivingList(_ names: inout SelectorNames) -> SelectorList {
    var list: [ComplexSelector] = []
    while !cursor.isAtEnd {
      let start = cursor.index
      while !cursor.isAtEnd, cursor.kind != .comma { cursor.skip() }
      var part = SelectorParser(
        cursor: TokenCursor(cursor.text, start..<cursor.index),
        context: context,
        depth: depth
      )
      if let selector = try? part.complex(&names, isRelative: false), part.cursor.isAtEnd {
        list.append(selector)
        isNested = isNested || part.isNested
      }
      _ = cursor.take(.comma)
    }
    return names.numbered(list)
  }

  private mutating func complex(
    _ names: inout SelectorNames,
    isRelative: Bool
  ) throws(Refusal) -> ComplexSelector {
    cursor.skipSpace()
    let wasNested = isNested
    isNested = false
    defer { isNested = isNested || wasNested }
    var compounds: [CompoundSelector] = []
    var combinators: [ComplexSelector.Combinator] = []
    if isRelative, let combinator = combinator() {
      compounds.append(nesting)
      combinators.append(combinator)
      cursor.skipSpace()
      isNested = true
    }
    compounds.append(try compound(&names))
    while true {
      let hasSpace = cursor.skipSpace()
      guard !cursor.isAtEnd, cursor.kind != .comma else { break }
      if let combinator = combinator() {
        combinators.append(combinator)
        cursor.skipSpace()
      } else if hasSpace {
        combinators.append(.descendant)
      } else {
        throw Refusal(reason: .invalid)
      }
      guard compounds.count < Self.mostCompounds else { throw Refusal(reason: .unread) }
      // Nothing lies within a part that is no element.
      guard compounds.last?.hasPseudoElement != true else { throw Refusal(reason: .invalid) }
      compounds.append(try compound(&names))
    }
    if isRelative, !isNested {
      compounds.insert(nesting, at: 0)
      combinators.insert(.descendant, at: 0)
    }
    names.selectorCount += 1
    return ComplexSelector(
      compounds: compounds.reversed(),
      combinators: combinators.reversed(),
      number: names.selectorCount
    )
  }

  private mutating func combinator() -> ComplexSelector.Combinator? {
    if cursor.take(delim: ">") { return .child }
    if cursor.take(delim: "+") { return .nextSibling }
    if cursor.take(delim: "~") { return .subsequentSibling }
    return nil
  }

  /// `&`: what the rule around selects; outside of one, the root.
  private var nesting: CompoundSelector {
    var compound = CompoundSelector()
    compound.pseudoClasses = [
      context.parent.map { .matches($0, countsSpecificity: true) } ?? .root
    ]
    return compound
  }

  // MARK: compounds

  private mutating func compound(_ names: inout SelectorNames) throws(Refusal) -> CompoundSelector {
    var compound = CompoundSelector()
    let start = cursor.index
    try type(&compound, &names)
    while true {
      switch cursor.kind {
      case .idHash:
        if let token = cursor.next {
          compound.ids.append(names.ids.number(of: cursor.text.name(of: token)))
        }
        cursor.advance()
      case .delim where cursor.isDelim("."):
        cursor.advance()
        guard let name = cursor.takeIdent() else { throw Refusal(reason: .invalid) }
        compound.classes.append(names.classes.number(of: name))
      case .delim where cursor.isDelim("&"):
        cursor.advance()
        isNested = true
        compound.pseudoClasses += nesting.pseudoClasses
      case .openBracket:
        guard let attribute = AttributeSelector(cursor.inside, context, &names) else {
          throw Refusal(reason: .invalid)
        }
        compound.attributes.append(attribute)
        cursor.skip()
      case .colon:
        cursor.advance()
        try pseudo(&compound, &names)
        continue
      default:
        guard cursor.index > start else { throw Refusal(reason: .invalid) }
        return compound
      }
      // Behind a pseudo-element only states of it follow.
      guard !compound.hasPseudoElement else { throw Refusal(reason: .invalid) }
    }
  }

  /// A type or `*`, with a namespace's prefix where there is one.
  private mutating func type(
    _ compound: inout CompoundSelector,
    _ names: inout SelectorNames
  ) throws(Refusal) {
    func isName(_ cursor: TokenCursor) -> Bool { cursor.kind == .ident || cursor.isDelim("*") }
    var ahead = cursor
    if isName(ahead) { ahead.advance() }
    let hasPrefix = ahead.take(delim: "|") && isName(ahead)
    if hasPrefix {
      if cursor.isDelim("|") {
        compound.namespace = ""
      } else if let prefix = cursor.takeIdent() {
        guard let namespace = context.namespaces[prefix] else { throw Refusal(reason: .invalid) }
        compound.namespace = namespace
      } else {
        cursor.advance()
      }
      cursor.advance()
    } else {
      compound.namespace = context.namespaces[""]
    }
    if compound.namespace != nil { names.asksForNamespaces = true }
    if let name = cursor.takeIdent() {
      compound.type = names.types.number(of: name)
    } else if cursor.isDelim("*") {
      cursor.advance()
    }
  }

  private mutating func pseudo(
    _ compound: inout CompoundSelector,
    _ names: inout SelectorNames
  ) throws(Refusal) {
    let isElement = cursor.take(.colon)
    guard let token = cursor.next, token.kind == .ident || token.kind == .function else {
      throw Refusal(reason: .invalid)
    }
    let name = cursor.text.name(of: token).lowercased()
    let inside = cursor.inside
    cursor.skip()
    if isElement || PseudoNames.oldElements.contains(name) {
      guard PseudoNames.isElement(name) else { throw Refusal(reason: .invalid) }
      compound.hasPseudoElement = true
      return
    }
    guard token.kind == .function else {
      compound.pseudoClasses.append(try PseudoNames.pseudoClass(name, &names))
      return
    }
    guard depth < Self.mostDepth else { throw Refusal(reason: .unread) }
    var parser = SelectorParser(cursor: inside, context: context, depth: depth + 1)
    switch name {
    case "is", "where", "matches", "-webkit-any":
      let list = parser.forgivingList(&names)
      isNested = isNested || parser.isNested
      compound.pseudoClasses.append(.matches(list, countsSpecificity: name != "where"))
    case "not":
      let list = try parser.list(&names, isRelative: false)
      isNested = isNested || parser.isNested
      compound.pseudoClasses.append(.not(list))
    case "lang": compound.pseudoClasses.append(try PseudoNames.language(inside, &names))
    default:
      compound.pseudoClasses.append(try PseudoNames.function(name, inside))
    }
  }
}
