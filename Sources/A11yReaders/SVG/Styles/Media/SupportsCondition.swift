/// Reads the conditions of `@supports` (Conditional Rules 3 and 4).
enum SupportsCondition {
  /// Whether what a condition asks for is followed here; nothing is known of properties that are
  /// not read.
  ///
  /// - Parameters:
  ///   - prelude: the whole condition.
  ///   - context: what selectors mean.
  /// - Returns: whether it holds; nil where it is none.
  static func read(_ prelude: TokenCursor, in context: SelectorParser.Context) -> AppearanceTruth? {
    ConditionParser.read(prelude) { function, inside in
      guard let function else { return DeclarationParser.isSupported(inside) }
      guard function == "selector" else { return .open }
      var names = SelectorNames()
      let list = try? SelectorParser.list(inside, in: context, names: &names)
      return AppearanceTruth(list != nil)
    }
  }
}
