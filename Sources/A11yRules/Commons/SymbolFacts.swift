internal import A11yModel

/// Which missing facts are the names of symbols, and of which.
///
/// What a symbol is called by the platform is not known; that a tick is not called “Account” is.
struct SymbolFacts: Sendable {
  /// Symbols by the fact that is missing of them.
  private var symbols: [String: String] = [:]

  init(_ facts: ComponentFacts) {
    for tree in facts.trees {
      for element in tree.elements {
        if let symbol = element.symbol, let fact = element.label.missing { symbols[fact] = symbol }
      }
    }
  }

  /// The missing facts that may hold what is looked for, a symbol's name among them where the
  /// symbol may stand for it.
  func relevant(_ missing: [String], where standsForIt: (String) -> Bool) -> [String] {
    missing.filter { fact in symbols[fact].map(standsForIt) ?? true }
  }

  /// The words that a symbol's own name is made of.
  static func words(of symbol: String) -> Words {
    Words(symbol.map { $0 == "." ? " " : String($0) }.joined())
  }
}
