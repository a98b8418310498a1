internal import A11yModel
internal import A11yRules
internal import Support

/// What a comment says that speaks to the audit:
/// `a11y-audit-disable-next RULE[, RULE] [until=DAY]: REASON`.
struct SuppressionComment: Hashable, Sendable {
  var directive: Directive

  /// The ids of the rules, each with its place.
  var rules: [PlacedWord] = []

  /// The last day on which it holds; nil where it holds on.
  var until: CalendarDay?
  var reason: String
  var location: Location

  /// What is asked for.
  enum Directive: String, Hashable, Sendable, CaseIterable {
    case disableNext = "a11y-audit-disable-next"
    case disable = "a11y-audit-disable"
    case enable = "a11y-audit-enable"
    case disableFile = "a11y-audit-disable-file"
  }

  /// Reads a comment; nil where nothing can be made of it.
  ///
  /// What is wrong with one of which something can be made is said as well, so that one mistake does
  /// not look like several.
  ///
  /// - Parameters:
  ///   - comment: the comment.
  ///   - file: what errors call the file.
  ///   - catalogue: the rules there are.
  ///   - errors: gets everything that is wrong with it.
  init?(
    _ comment: Document.Comment,
    in file: String,
    _ catalogue: Catalogue,
    _ errors: inout [InputError]
  ) {
    let parts = CommentParts(comment, in: file)
    location = Location(file: file, line: comment.line, column: comment.column)
    reason = parts.reason ?? ""
    guard let word = parts.words.first else { return nil }
    guard let directive = Directive(rawValue: word.text) else {
      let hint = NearestName.hint(for: word.text, in: Directive.allCases.map(\.rawValue))
      errors.append(word.error("there is no ‘\(Excerpt.of(word.text))’\(hint)"))
      return nil
    }
    self.directive = directive
    let known = errors.count
    read(parts, catalogue, &errors)
    if rules.isEmpty, errors.count == known {
      let end = directive == .enable ? "" : ": reason"
      errors.append(
        word.error("\(directive.rawValue) names no rule; write \(directive.rawValue) RULE\(end)")
      )
    } else if directive != .enable, reason.isEmpty, errors.count == known {
      errors.append(
        word.error(
          "no reason is given; write \(directive.rawValue) "
            + "\(rules.map { Excerpt.of($0.text) }.prefix(3).joined(separator: ", ")): reason"
        )
      )
    }
    if rules.isEmpty { return nil }
  }

  /// Reads what stands between the directive and the reason.
  private mutating func read(
    _ parts: CommentParts,
    _ catalogue: Catalogue,
    _ errors: inout [InputError]
  ) {
    var comma: PlacedWord?
    var ids: Set<String> = []
    var isAfterRule = false
    for word in parts.words.dropFirst() {
      if word.text == "," {
        if !isAfterRule { errors.append(word.error("a rule is expected before the comma")) }
        comma = word
        isAfterRule = false
      } else if word.text.contains("=") {
        readDay(word, &errors)
      } else if until != nil {
        errors.append(word.error("‘\(Excerpt.of(word.text))’: rules stand before until="))
      } else if isAfterRule {
        // Who forgets the colon means what follows as the reason.
        let missing = parts.reason == nil && directive != .enable ? "a colon" : "a comma"
        errors.append(word.error("\(missing) is expected before ‘\(Excerpt.of(word.text))’"))
        return
      } else {
        isAfterRule = true
        comma = nil
        if let problem = Self.problem(with: word.text, catalogue) {
          errors.append(word.error("‘\(Excerpt.of(word.text))’: \(problem)"))
        } else if !ids.insert(word.text).inserted {
          errors.append(word.error("‘\(word.text)’ is named twice; keep one"))
        } else {
          rules.append(word)
        }
      }
    }
    if let comma, isAfterRule == false {
      errors.append(comma.error("a rule is expected behind the comma"))
    }
  }

  private mutating func readDay(_ word: PlacedWord, _ errors: inout [InputError]) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "until" else {
      errors.append(
        word.error("‘\(Excerpt.of(parts[0]))=’ is no part of a suppression; until= is")
      )
      return
    }
    if directive == .enable {
      errors.append(word.error("until= belongs to the suppression; a11y-audit-enable takes none"))
    } else if until != nil {
      errors.append(word.error("until= is given twice; keep one"))
    } else if let day = CalendarDay(parts[1]) {
      until = day
    } else {
      errors.append(word.error("\(Excerpt.of(word.text)): \(CalendarDay.form)"))
    }
  }

  /// What is wrong with the id of a rule that someone suppresses; nil where nothing is.
  static func problem(with id: String, _ catalogue: Catalogue) -> String? {
    if SuppressionRule(rawValue: id) != nil {
      return "what is found on suppressions cannot be suppressed; mend or remove those"
    }
    return catalogue.problem(withRule: id)
  }
}

/// A word of a comment, with its place.
struct PlacedWord: Hashable, Sendable {
  var text: String
  var location: Location

  func error(_ message: String) -> InputError { InputError(message, at: location) }
}

/// A comment's words up to its first colon, each with its place, and the reason behind that.
struct CommentParts: Hashable, Sendable {
  /// Commas are words of their own.
  private(set) var words: [PlacedWord] = []

  /// In one line; nil where there is no colon.
  private(set) var reason: String?

  init(_ comment: Document.Comment, in file: String) {
    var place = Location(
      file: file,
      line: comment.line,
      column: comment.column + comment.lead
    )
    let scalars = comment.text.unicodeScalars
    var at = scalars.startIndex
    var word = String.UnicodeScalarView()
    var start = place
    func end(_ words: inout [PlacedWord]) {
      if !word.isEmpty { words.append(PlacedWord(text: String(word), location: start)) }
      word.removeAll()
    }
    while at < scalars.endIndex {
      let scalar = scalars[at]
      at = scalars.index(after: at)
      if scalar == ":" {
        reason = String(scalars[at...]).split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
        break
      }
      if scalar == "," {
        end(&words)
        words.append(PlacedWord(text: ",", location: place))
      } else if scalar.properties.isWhitespace {
        end(&words)
      } else {
        if word.isEmpty { start = place }
        word.append(scalar)
      }
      // A line ends with a line feed, a carriage return, or both, as everywhere in XML.
      if scalar == "\n" || (scalar == "\r" && (at == scalars.endIndex || scalars[at] != "\n")) {
        place.line += 1
        place.column = 1
      } else if scalar != "\r" {
        place.column += 1
      }
    }
    end(&words)
  }
}
