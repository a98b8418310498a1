internal import A11yRules

/// The beginning and the end of a long text, for people; programs get the whole.
///
/// What an input calls something can be as long as the input, and messages quote it.
enum ClippedText {
  /// In scalars and not characters, of which one alone can be as long as the file.
  static let maximumLength = 1000

  static func of(_ text: String) -> String {
    // No text has more scalars than bytes.
    guard text.utf8.count > maximumLength, text.unicodeScalars.count > maximumLength else {
      return text
    }
    let scalars = text.unicodeScalars
    var result = String.UnicodeScalarView(scalars.prefix(maximumLength / 2))
    result.append(contentsOf: " … ".unicodeScalars)
    result.append(contentsOf: scalars.suffix(maximumLength / 2))
    return String(result)
  }
}

extension Outcome {
  /// The message as people read it.
  var shownMessage: String { ClippedText.of(message) }
}
