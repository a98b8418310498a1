/// Reads declarations (CSS Syntax 3, section 5.5.6; Custom Properties 1).
enum DeclarationParser {
  /// Reads what a declaration gives to its property.
  ///
  /// - Parameters:
  ///   - written: the declaration.
  ///   - mode: what the text is.
  ///   - block: takes what is declared.
  ///   - customNames: numbers the names of custom properties.
  ///   - notes: takes what is wrong.
  static func read(
    _ written: WrittenDeclaration,
    mode: StyleMode,
    into block: inout DeclarationBlock,
    customNames: inout NameInterner,
    notes: inout StyleNotes
  ) {
    let (name, value) = (written.name, written.value)
    guard !written.isBroken else {
      let text = "the value of ‘\(StyleWords.excerpt(name))’ is broken"
      return notes.add(.invalid, text, at: written.offset)
    }
    if name.hasPrefix("--") {
      custom(name, value, written.isImportant, &block, &customNames)
    } else if !known(
      StyleProperty.standardName(name),
      value,
      written.isImportant,
      mode,
      &block,
      &customNames
    ) {
      let source = StyleWords.excerpt(value.rest)
      notes.add(
        .invalid,
        "‘\(source)’ is no value of ‘\(StyleWords.excerpt(name.lowercased()))’ that is read",
        at: written.offset
      )
    }
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
  static func known(
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
