/// Reads declarations (CSS Syntax 3, section 5.5.6; Custom Properties 1).
enum DeclarationParser {
  /// Reads one declaration.
  ///
  /// - Parameters:
  ///   - cursor: where it begins; afterwards, where what follows begins.
  ///   - mode: what the text is.
  ///   - block: takes what is declared.
  ///   - customNames: numbers the names of custom properties.
  ///   - notes: takes what is wrong.
  /// - Returns: false where it is none, and may be a rule; the cursor is as it was.
  static func read(
    _ cursor: inout TokenCursor,
    mode: StyleMode,
    into block: inout DeclarationBlock,
    customNames: inout NameInterner,
    notes: inout StyleNotes
  ) -> Bool {
    var ahead = cursor
    let offset = ahead.offset
    guard let name = ahead.takeIdent() else { return false }
    ahead.skipSpace()
    guard ahead.take(.colon) else { return false }
    let isCustom = name.hasPrefix("--")
    let start = ahead.index
    var hasBlock = false
    var hasOther = false
    var isBroken = false
    while !ahead.isAtEnd, ahead.kind != .semicolon {
      switch ahead.kind {
      case .openBrace: hasBlock = true
      case .whitespace: break
      case .badString, .badURL, .closeParenthesis, .closeBracket, .closeBrace:
        isBroken = true
        hasOther = true
      default: hasOther = true
      }
      // Nothing more is read of a rule nested here.
      if hasBlock, hasOther, !isCustom { return false }
      ahead.skip()
    }
    let end = ahead.index
    _ = ahead.take(.semicolon)
    var value = TokenCursor(cursor.text, start..<end)
    cursor = ahead
    let isImportant = takeImportant(&value)
    guard !isBroken else {
      notes.add(.invalid, "the value of ‘\(StyleWords.excerpt(name))’ is broken", at: offset)
      return true
    }
    if isCustom {
      custom(name, value, isImportant, &block, &customNames)
    } else if !known(
      StyleProperty.standardName(name),
      value,
      isImportant,
      mode,
      &block,
      &customNames
    ) {
      let source = StyleWords.excerpt(value.rest)
      notes.add(
        .invalid,
        "‘\(source)’ is no value of ‘\(StyleWords.excerpt(name.lowercased()))’ that is read",
        at: offset
      )
    }
    return true
  }

  /// Takes `!important` off the end of a value.
  private static func takeImportant(_ value: inout TokenCursor) -> Bool {
    var last = value.end - 1
    let tokens = value.text.tokens
    func skipSpace() { while last >= value.index, tokens[last].kind == .whitespace { last -= 1 } }
    skipSpace()
    guard last > value.index, tokens[last].kind == .ident,
      value.text.name(of: tokens[last]).lowercased() == "important"
    else { return false }
    last -= 1
    skipSpace()
    guard last >= value.index, tokens[last].kind == .delim,
      value.text.bytes[Int(tokens[last].start)] == UInt8(ascii: "!")
    else { return false }
    value = TokenCursor(value.text, value.index..<last)
    return true
  }

  private static func custom(
    _ name: String,
    _ value: TokenCursor,
    _ isImportant: Bool,
    _ block: inout DeclarationBlock,
    _ customNames: inout NameInterner
  ) {
    var pending = PendingValue(bytes: trimmed(value))
    pending.references = CustomProperties.references(in: value, &customNames)
    let property = StyleDeclaration.Property.custom(customNames.number(of: name))
    let declared = wideKeyword(value).map(DeclaredValue.keyword) ?? .custom(pending)
    block.add(StyleDeclaration(property: property, value: declared), isImportant)
  }

  private static func trimmed(_ value: TokenCursor) -> [UInt8] {
    var value = value
    value.skipSpace()
    var bytes = value.rest
    while let last = bytes.last, CSSBytes.isSpace(last) { bytes.removeLast() }
    return bytes
  }

  private static func wideKeyword(_ value: TokenCursor) -> WideKeyword? {
    var value = value
    value.skipSpace()
    guard let keyword = WideKeyword(&value), value.isFinished() else { return nil }
    return keyword
  }

  /// Whether the value is one, or the property is not read.
  private static func known(
    _ name: String,
    _ value: TokenCursor,
    _ isImportant: Bool,
    _ mode: StyleMode,
    _ block: inout DeclarationBlock,
    _ customNames: inout NameInterner
  ) -> Bool {
    let shorthand = StyleShorthand(rawValue: name)
    let properties: [Int]
    if let shorthand {
      properties = shorthand.properties
    } else {
      guard let property = StyleProperty.number(of: name) else { return true }
      properties = [property]
    }
    func add(_ value: DeclaredValue, to property: Int) {
      block.add(StyleDeclaration(property: .known(property), value: value), isImportant)
    }
    if let keyword = wideKeyword(value) {
      for property in properties { add(.keyword(keyword), to: property) }
      return true
    }
    if CustomProperties.hasReference(value) {
      var pending = PendingValue(bytes: trimmed(value), shorthand: shorthand, mode: mode)
      pending.references = CustomProperties.references(in: value, &customNames)
      for property in properties { add(.pending(pending), to: property) }
      return true
    }
    func doubt() -> Bool {
      guard Calculation.mayBeOpen(value) else { return false }
      for property in properties {
        let declaration = StyleDeclaration(
          property: .known(property),
          value: .keyword(.unset),
          doubt: Calculation.doubt
        )
        block.add(declaration, isImportant)
      }
      return true
    }
    if let shorthand {
      guard let values = shorthand.values(value) else { return doubt() }
      for (property, value) in zip(properties, values) {
        add(value.map(DeclaredValue.value) ?? .keyword(.initial), to: property)
      }
      return true
    }
    guard let assignment = StyleProperty.all[properties[0]].value(value, mode) else {
      return doubt()
    }
    add(.value(assignment), to: properties[0])
    return true
  }

  private static let foreignPrefixes = ["-moz-", "-ms-", "-o-"]

  /// Whether a declaration in parentheses is followed where the image is shown; open where its
  /// property is not read here.
  static func isSupported(_ cursor: TokenCursor) -> AppearanceTruth {
    var cursor = cursor
    cursor.skipSpace()
    guard let name = cursor.takeIdent() else { return .unknown }
    cursor.skipSpace()
    guard cursor.take(.colon) else { return .unknown }
    if name.hasPrefix("--") { return .always }
    // Neither Chromium nor WebKit has properties of other browsers, which style sheets tell so.
    if foreignPrefixes.contains(where: name.lowercased().hasPrefix) { return .never }
    let standard = StyleProperty.standardName(name)
    let isRead =
      StyleShorthand(rawValue: standard) != nil || StyleProperty.number(of: standard) != nil
    guard isRead else { return .open }
    var block = DeclarationBlock()
    var names = NameInterner()
    var value = cursor
    let isImportant = takeImportant(&value)
    let isKnown = known(standard, value, isImportant, .sheet, &block, &names)
    if (block.normal + block.important).contains(where: { $0.doubt != nil }) { return .open }
    return AppearanceTruth(isKnown)
  }

  /// Reads the value of a presentation attribute; false where it is none.
  static func readAttribute(
    _ property: Int,
    _ value: TokenCursor,
    into block: inout DeclarationBlock,
    customNames: inout NameInterner
  ) -> Bool {
    known(StyleProperty.all[property].name, value, false, .attribute, &block, &customNames)
  }
}
