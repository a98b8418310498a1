/// Reads style sheets with CSS's own error recovery (CSS Syntax 3, section 5; CSS Nesting 1).
struct StyleSheetParser {
  private var rules: StyleRules
  private var notes: StyleNotes
  private var context = SelectorParser.Context()
  private let text: TokenizedText

  /// Deeper rules are not read, and take no room on the stack.
  private static let mostDepth = 32

  /// Adds the rules of one style sheet to those before it.
  ///
  /// - Parameters:
  ///   - bytes: the text of the sheet.
  ///   - scope: where the sheet's own media query holds, and for whom.
  ///   - rules: the rules so far.
  ///   - place: where the text stands, for notes.
  static func read(
    _ bytes: [UInt8],
    _ scope: StyleScope = StyleScope(truth: .always),
    into rules: inout StyleRules,
    place: StyleNote.Place
  ) {
    var parser = StyleSheetParser(
      rules: rules,
      notes: StyleNotes(place),
      text: TokenizedText(bytes)
    )
    // One copy at a time, so that adding a rule copies none.
    rules = StyleRules()
    parser.sheet(TokenCursor(parser.text), scope)
    rules = parser.rules
    rules.notes += parser.notes.all
  }

  private init(rules: StyleRules, notes: StyleNotes, text: TokenizedText) {
    self.rules = rules
    self.notes = notes
    self.text = text
  }

  private mutating func sheet(_ whole: TokenCursor, _ scope: StyleScope) {
    var cursor = whole
    while !cursor.isAtEnd {
      switch cursor.kind {
      case .whitespace, .commentOpen, .commentClose: cursor.advance()
      case .atKeyword: atRule(&cursor, scope)
      default: qualifiedRule(&cursor, scope)
      }
    }
  }

  // MARK: rules with selectors

  private mutating func qualifiedRule(_ cursor: inout TokenCursor, _ scope: StyleScope) {
    let start = cursor
    while !cursor.isAtEnd, cursor.kind != .openBrace {
      if scope.parent != nil, cursor.kind == .semicolon {
        cursor.advance()
        notes.add(.invalid, "this is no declaration", at: start.offset)
        return
      }
      cursor.skip()
    }
    guard !cursor.isAtEnd else {
      let isNested = scope.parent != nil
      notes.add(
        .invalid,
        isNested ? "this is no declaration" : "a rule ends before its declarations",
        at: start.offset
      )
      return
    }
    let prelude = TokenCursor(text, start.index..<cursor.index)
    let inside = cursor.inside
    cursor.skip()
    guard scope.depth < Self.mostDepth else {
      notes.add(.unread, "rules lie more than \(Self.mostDepth) deep", at: start.offset)
      return
    }
    var context = context
    context.parent = scope.parent
    do throws(SelectorParser.Refusal) {
      let selectors = try SelectorParser.list(
        prelude,
        in: context,
        names: &rules.selectorNames,
        isRelative: scope.parent != nil
      )
      var scope = scope
      if selectors.isOpen, scope.parent?.isOpen != true {
        let source = StyleWords.excerpt(prelude.rest)
        notes.add(.unread, "‘\(source)’ is a selector that is not read", at: start.offset)
        scope.doubt = scope.doubt ?? "whether ‘\(source)’ selects it"
      }
      scope.parent = selectors
      scope.depth += 1
      block(inside, scope)
    } catch {
      let source = StyleWords.excerpt(prelude.rest)
      let words = error.reason == .invalid ? "is no selector" : "is a selector that is not read"
      notes.add(error.reason, "‘\(source)’ \(words)", at: start.offset)
    }
  }

  /// What a style rule holds: declarations, and rules nested in it.
  private mutating func block(_ whole: TokenCursor, _ scope: StyleScope) {
    var cursor = whole
    var block = DeclarationBlock()
    func flush(_ rules: inout StyleRules) {
      guard let parent = scope.parent else { return }
      rules.add(parent, block, truth: scope.truth, doubt: scope.doubt, layer: scope.layer)
      block = DeclarationBlock()
    }
    while !cursor.isAtEnd {
      switch cursor.kind {
      case .whitespace, .semicolon: cursor.advance()
      case .atKeyword:
        flush(&rules)
        atRule(&cursor, scope)
      default:
        if let written = WrittenDeclaration(&cursor) {
          DeclarationParser.read(
            written,
            mode: .sheet,
            into: &block,
            customNames: &rules.customNames,
            notes: &notes
          )
          continue
        }
        flush(&rules)
        qualifiedRule(&cursor, scope)
      }
    }
    flush(&rules)
  }

  // MARK: at-rules

  private mutating func atRule(_ cursor: inout TokenCursor, _ scope: StyleScope) {
    guard let token = cursor.next else { return }
    let name = text.name(of: token).lowercased()
    let offset = cursor.offset
    cursor.advance()
    let start = cursor.index
    while !cursor.isAtEnd, cursor.kind != .openBrace, cursor.kind != .semicolon { cursor.skip() }
    let prelude = TokenCursor(text, start..<cursor.index)
    let content = cursor.kind == .openBrace ? cursor.inside : nil
    cursor.skip()
    guard scope.depth < Self.mostDepth else {
      notes.add(.unread, "rules lie more than \(Self.mostDepth) deep", at: offset)
      return
    }
    var scope = scope
    scope.depth += 1
    switch name {
    case "media":
      var isInvalid = false
      let truth = MediaQueryList.read(prelude, scope.reducesMotion, isInvalid: &isInvalid)
      if truth.isOpen { scope.doubt = scope.doubt ?? MediaQueryList.doubt(prelude.rest) }
      scope.truth = scope.truth.and(truth)
      if isInvalid {
        let source = StyleWords.excerpt(prelude.rest)
        notes.add(.invalid, "‘\(source)’ is no media query", at: offset)
      }
      enter(content, scope)
    case "supports": supports(prelude, content, scope, offset)
    case "layer": layer(prelude, content, scope, offset)
    case "import":
      notes.add(.external, "a style sheet elsewhere is not loaded (@import)", at: offset)
    case "namespace":
      if !context.declareNamespace(prelude) {
        notes.add(.invalid, "this declares no namespace", at: offset)
      }
    case "keyframes", "-webkit-keyframes":
      guard let content else { break }
      let origin = Keyframes.Origin(
        isCertain: scope.truth == .always && scope.doubt == nil,
        isPrefixed: name != "keyframes",
        isLayered: scope.layer != CascadeLayers.unlayered
      )
      rules.addKeyframes(prelude, content, in: notes.place, origin: origin)
    case "charset", "-moz-keyframes", "-o-keyframes", "font-face", "font-feature-values",
      "font-palette-values", "page", "counter-style",
      "view-transition", "position-try", "color-profile":
      // Nothing in them gives an element a style that is read.
      break
    case "container", "scope":
      notes.add(.unread, "@\(name) is not read", at: offset)
      scope.doubt =
        scope.doubt ?? "whether ‘@\(name) \(StyleWords.excerpt(prelude.rest))’ holds for it"
      scope.truth = scope.truth.and(.open)
      enter(content, scope)
    case "property", "starting-style":
      notes.add(.unread, "@\(name) is not read", at: offset)
    default: notes.add(.invalid, "@\(StyleWords.excerpt(name)) is no rule", at: offset)
    }
  }

  private mutating func enter(_ content: TokenCursor?, _ scope: StyleScope) {
    guard let content else { return }
    if scope.parent == nil { sheet(content, scope) } else { block(content, scope) }
  }

  private mutating func supports(
    _ prelude: TokenCursor,
    _ content: TokenCursor?,
    _ scope: StyleScope,
    _ offset: Int
  ) {
    let source = StyleWords.excerpt(prelude.rest)
    guard let truth = SupportsCondition.read(prelude, in: context) else {
      notes.add(.invalid, "‘\(source)’ is no condition", at: offset)
      return
    }
    var scope = scope
    if truth.known.isOpen {
      scope.doubt = scope.doubt ?? "whether ‘\(source)’ is supported where the image is shown"
      notes.add(.unread, "whether ‘\(source)’ is supported is not known", at: offset)
    }
    scope.truth = scope.truth.and(truth.known)
    enter(content, scope)
  }

  private mutating func layer(
    _ prelude: TokenCursor,
    _ content: TokenCursor?,
    _ scope: StyleScope,
    _ offset: Int
  ) {
    guard let layers = rules.layers.layers(prelude, in: scope.layer) else {
      notes.add(.invalid, "‘\(StyleWords.excerpt(prelude.rest))’ names no layer", at: offset)
      return
    }
    guard let content else { return }
    guard layers.count <= 1 else {
      notes.add(.invalid, "one block lies in one layer", at: offset)
      return
    }
    var scope = scope
    scope.layer = layers.first ?? rules.layers.layer(nil, in: scope.layer)
    enter(content, scope)
  }
}
