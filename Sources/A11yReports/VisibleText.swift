/// Text from inputs, made safe to show: what would act on a terminal or hide is spelt out.
package enum VisibleText {
  /// The text on one line.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnsafe:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
