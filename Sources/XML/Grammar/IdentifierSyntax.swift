/// Names of an author's own.
enum IdentifierSyntax {
  /// A letter or `_`, then letters, digits, `-`, `_` or `.`: the core of XML's NCName.
  static func isValid(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }
}
