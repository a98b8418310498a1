/// Declarations that stand together, parted by their importance.
struct DeclarationBlock: Sendable {
  var normal: [StyleDeclaration] = []
  var important: [StyleDeclaration] = []

  var isEmpty: Bool { normal.isEmpty && important.isEmpty }
}

extension DeclarationBlock {
  /// Whether anything is declared for a property.
  func declares(_ property: Int) -> Bool {
    normal.contains { $0.property == .known(property) }
      || important.contains { $0.property == .known(property) }
  }

  mutating func add(_ declaration: StyleDeclaration, _ isImportant: Bool) {
    if isImportant { important.append(declaration) } else { normal.append(declaration) }
  }

  /// Reads what a style attribute says.
  ///
  /// - Parameters:
  ///   - bytes: the attribute's value.
  ///   - mode: whether the element is of SVG.
  ///   - customNames: numbers the names of custom properties.
  ///   - notes: takes what is wrong.
  init(
    styleAttribute bytes: [UInt8],
    mode: StyleMode,
    customNames: inout NameInterner,
    notes: inout StyleNotes
  ) {
    self.init()
    read(
      TokenCursor(TokenizedText(bytes)),
      mode: mode,
      customNames: &customNames,
      notes: &notes
    )
    normal = normal.winners
    important = important.winners
    self = withoutReverted
  }

  /// Adds what stands between braces, or in a style attribute.
  mutating func read(
    _ whole: TokenCursor,
    mode: StyleMode,
    customNames: inout NameInterner,
    notes: inout StyleNotes
  ) {
    var cursor = whole
    while !cursor.isAtEnd {
      if cursor.kind == .whitespace || cursor.kind == .semicolon {
        cursor.advance()
        continue
      }
      let start = cursor.offset
      if let written = WrittenDeclaration(&cursor) {
        DeclarationParser.read(
          written,
          mode: mode,
          into: &self,
          customNames: &customNames,
          notes: &notes
        )
        continue
      }
      while !cursor.isAtEnd, cursor.kind != .semicolon { cursor.skip() }
      notes.add(.invalid, "this is no declaration", at: start)
    }
  }

  /// Reads the value of a presentation attribute, whose specificity is none.
  init?(
    attribute property: Int,
    _ bytes: [UInt8],
    customNames: inout NameInterner
  ) {
    self.init()
    let cursor = TokenCursor(TokenizedText(bytes))
    guard
      DeclarationParser.readAttribute(property, cursor, into: &self, customNames: &customNames)
    else { return nil }
  }
}

extension StyleDeclaration {
  /// Whether it takes back what its layer declares.
  var revertsLayer: Bool {
    if case .keyword(.revertLayer) = value { true } else { false }
  }
}

extension DeclarationBlock {
  /// The same without what a style attribute, which is a layer of its own, takes back of itself.
  var withoutReverted: DeclarationBlock {
    var block = self
    for declaration in important where declaration.revertsLayer {
      block.normal.removeAll { $0.property == declaration.property }
    }
    block.normal.removeAll(where: \.revertsLayer)
    block.important.removeAll(where: \.revertsLayer)
    return block
  }
}
