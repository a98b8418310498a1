internal import A11yModel
internal import Palettes

// The palette as a document has it.
extension ColorTable {
  /// What is imported as tokens, used or not; of the project, where a colour of it is used.
  var importedTokens: [Token] {
    let own = known.imported?.palette.tokens(generation) ?? []
    return known.usesProject ? own + (project?.tokens(generation, platform) ?? []) : own
  }

  /// Some tokens with those they are defined by, in the order of the source.
  func closure(of tokens: Set<Int>) -> [Int] {
    var isReached = Array(repeating: false, count: definitions.count + known.colors.count)
    var next = Array(tokens)
    while let token = next.popLast() {
      guard !isReached[token] else { continue }
      isReached[token] = true
      let definition = definition(token)
      if let other = definition.value?.token { next.append(other) }
      for expression in definition.byVariant {
        if let other = expression?.token { next.append(other) }
      }
    }
    return isReached.indices.filter { isReached[$0] }
  }

  /// The palette for the document, in the order of the source; behind it what is used of other files.
  func tokens(used: Set<Int>, _ sourceCount: Int) -> [Token] {
    let own = definitions.enumerated().map { index, definition in
      let row = values[(index * Self.variantCount)..<((index + 1) * Self.variantCount)]
      return token(definition, Array(row), isUsed: used.contains(index))
    }
    return own
      + known.colors.enumerated().map { index, color in
        var definition = color.definition
        definition.source = sourceCount + index
        return token(definition, color.values, isUsed: used.contains(definitions.count + index))
      }
  }

  private func token(_ definition: Definition, _ row: [Resolved?], isUsed: Bool) -> Token {
    var token = Token(
      name: definition.name,
      colors: row.map { $0?.color },
      isStatic: row.first??.isStatic ?? false,
      source: definition.source
    )
    let expressions = Appearance.allCases.map { ($0, definition.expression(in: $0.index)) }
    token.missing = expressions.filter { $0.1 == nil }.map(\.0)
    for (appearance, expression) in expressions {
      if case .unknown(let reason)? = expression?.meaning { token.unknown[appearance] = reason }
    }
    token.isUsed = isUsed
    return token
  }
}
