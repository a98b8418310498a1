/// Names of the dialect as Swift writes them.
enum SwiftName {
  /// `value-text` as `valueText` and `AX1` as `ax1`, in backticks where Swift has the word itself.
  static func member(_ name: String) -> String {
    let type = type(name)
    let isAbbreviation = type.allSatisfy { $0.isUppercase || $0.isNumber }
    let member =
      isAbbreviation ? type.lowercased() : type.prefix(1).lowercased() + type.dropFirst()
    return keywords.contains(member) ? "`\(member)`" : member
  }

  /// `step-indicator` as `StepIndicator`.
  static func type(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The words of Swift that are names in the dialect, or are close to.
  private static let keywords: Set<String> = [
    "as", "case", "class", "default", "else", "false", "for", "if", "in", "is", "nil", "self",
    "true", "where",
  ]
}
