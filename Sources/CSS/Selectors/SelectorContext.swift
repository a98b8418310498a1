extension SelectorParser {
  /// What selectors mean in a style sheet.
  struct Context {
    /// The namespaces that `@namespace` declares, by prefix; the default one by the empty prefix.
    private(set) var namespaces: [String: String] = [:]

    /// What `&` stands for; nil outside every rule.
    var parent: SelectorList?

    /// Takes up what `@namespace` declares.
    ///
    /// - Parameter prelude: what stands behind its name.
    /// - Returns: whether that is a declaration.
    mutating func declareNamespace(_ prelude: TokenCursor) -> Bool {
      var cursor = prelude
      cursor.skipSpace()
      let prefix = cursor.takeIdent() ?? ""
      cursor.skipSpace()
      guard let name = StyleWords.address(&cursor), cursor.isFinished() else { return false }
      namespaces[prefix] = name
      return true
    }
  }
}
