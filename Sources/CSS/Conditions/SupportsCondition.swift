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
      guard let function else { return isSupported(inside) }
      guard function == "selector" else { return .open }
      var names = SelectorNames()
      let list = try? SelectorParser.list(inside, in: context, names: &names)
      return AppearanceTruth(list != nil)
    }
  }

  private static let foreignPrefixes = ["-moz-", "-ms-", "-o-"]

  /// Whether a declaration in parentheses is followed where the image is shown; open where its
  /// property is not read here.
  private static func isSupported(_ cursor: TokenCursor) -> AppearanceTruth {
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
    let isImportant = WrittenDeclaration.takeImportant(&value)
    let isKnown = DeclarationParser.known(standard, value, isImportant, .sheet, &block, &names)
    if (block.normal + block.important).contains(where: { $0.doubt != nil }) { return .open }
    return AppearanceTruth(isKnown)
  }
}
