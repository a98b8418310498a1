internal import A11yModel
internal import A11yRules
internal import XML

/// The audit of one file as a test suite.
struct JUnitSuite {
  var name: String
  var className: String
  var seconds: Double
  var cases: [Case]

  /// One rule on one component.
  struct Case {
    var component: String
    var rule: String
    var result: Result

    enum Result {
      /// It finds nothing, or nothing that other rules do not speak of: these.
      case passed(see: [String])
      case failure(message: String, text: String)
      case error(message: String, text: String)
      case skipped(message: String, text: String)
    }

    init(component: String, rule: String, result: Result) {
      self.component = component
      self.rule = rule
      self.result = result
    }

    init(inputError error: InputError, ordinal: Int) {
      component = "input"
      let place = "\(error.location.line):\(error.location.column)"
      rule = ordinal == 0 ? place : "\(place) (\(ordinal + 1))"
      result = .error(
        message: error.message,
        text: VisibleText.of(error.message) + "\n  at " + VisibleText.of("\(error.location)")
      )
    }
  }

  /// One case an error, called after its place; no two are called alike.
  static func cases(of errors: [InputError]) -> [Case] {
    var counts: [Location: Int] = [:]
    return errors.map { error in
      defer { counts[error.location, default: 0] += 1 }
      return Case(inputError: error, ordinal: counts[error.location] ?? 0)
    }
  }
}

/// Text as xs:token wants it: no white space but single blanks between words, and never empty.
func junitToken(_ text: String) -> String {
  let words = VisibleText.of(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  return words.isEmpty ? "unnamed" : words
}

extension String {
  var withoutDots: String { String(map { $0 == "." ? "_" : $0 }) }
}
