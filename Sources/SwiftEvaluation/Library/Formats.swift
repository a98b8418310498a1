internal import SwiftSource

/// Texts that Foundation makes of keys and numbers, as far as no language but that of the source decides what they are.
///
/// | what | by |
/// |---|---|
/// | a literal is the key of a text; what is interpolated stands in it as `%lld` or `%@` | String.init(localized:table:bundle:locale:comment:) |
/// | a share is a percentage, to the fraction digits of its precision, a half to the even one | FloatingPointFormatStyle.Percent |
extension Library {
  /// `String(localized: "Step \(number)")`.
  static let localized:
    @Sendable (
      inout Evaluator, [Argument], SwiftType?, Place, Scope
    ) -> Value = { evaluator, arguments, _, place, scope in
      let key = evaluator.evaluate(
        arguments[0].value,
        expecting: .framework("LocalizedStringKey"),
        in: scope
      )
      guard case .term(let term) = key, term.name == "literal" else {
        return .unknown(key.unknown ?? Unknown("a key that is no literal", at: place))
      }
      var text = Text()
      var name = ""
      for argument in term.arguments {
        switch (argument.label, argument.value) {
        case ("text", let value):
          let words = value.string ?? ""
          text.append(words)
          let pieces = words.split(separator: "%", omittingEmptySubsequences: false)
          name += pieces.joined(separator: "%%")
        case ("value", .integer(let number)) where abs(number) < 1000:
          text.append("\(number)")
          name += "%lld"
        case ("value", .text(let words)):
          text.append(words)
          name += "%@"
        case (_, let value):
          text.append(value.unknown ?? Unknown("how the language writes a value", at: place))
          name += "%@"
        }
      }
      text.key = name
      return evaluator.count(text) ? .text(text) : .unknown(.tooMuch(at: place))
    }

  /// `String(format: "%.1f of %d", share, count)`, which no language changes.
  static let printed:
    @Sendable (
      inout Evaluator, [Argument], SwiftType?, Place, Scope
    ) -> Value = { evaluator, arguments, _, place, scope in
      let values = arguments.map {
        evaluator.settled(evaluator.evaluate($0.value, in: scope), at: place)
      }
      guard let format = values[0].string else {
        return .unknown(values[0].unknown ?? Unknown("a format that is not known", at: place))
      }
      var text = Text()
      var rest = values.dropFirst()
      for piece in pieces(of: format) {
        guard piece.hasPrefix("%"), piece != "%%" else {
          text.append(piece == "%%" ? "%" : piece)
          continue
        }
        guard let value = rest.popFirst() else { return unknown("a format of this", place) }
        if let hole = value.unknown {
          text.append(hole)
        } else if piece == "%@", case .text(let words) = value {
          text.append(words)
        } else if let number = NumberFormat(piece, isGrouped: false)?.text(value) {
          text.append(number)
        } else {
          text.append(Unknown("the specifier \(piece) is not modelled for this", at: place))
        }
      }
      return evaluator.count(text) ? .text(text) : .unknown(.tooMuch(at: place))
    }

  /// What stands in a format between its specifiers, and these.
  private static func pieces(of format: String) -> [String] {
    var pieces: [String] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(String(rest[..<percent])) }
      let inner = rest[percent...].dropFirst()
      // A specifier ends with the letter of its kind, before which its size may stand.
      let end = inner.firstIndex {
        ($0.isLetter && !"lhqzt".contains($0)) || $0 == "%" || $0 == "@"
      }
      let last = end ?? rest.index(before: rest.endIndex)
      pieces.append(String(rest[percent...last]))
      rest = rest[last...].dropFirst()
    }
    return rest.isEmpty ? pieces : pieces + [String(rest)]
  }

  /// `progress.formatted(.percent.precision(.fractionLength(0)))`, and `formatted()` of a small integer.
  static let formatted:
    @Sendable (
      inout Evaluator, Value, [Argument], SwiftType?, Place, Scope
    ) -> Value = { _, value, arguments, _, place, _ in
      switch (value, arguments.first.map { Percent($0.value) }) {
      case (.integer(let number), nil) where abs(number) < 1000: return written("\(number)")
      case (.integer(let number), .some(.some)) where abs(number) < 1000:
        return written("\(number)%")
      case (.real(let share), .some(let percent?)):
        let hundredths = share * 100
        let below = hundredths.rounded(.down)
        // A whole number needs no precision; how a half is rounded depends on digits that the number does not have.
        let isWhole = abs(hundredths - hundredths.rounded()) < 1e-9
        let isHalf = abs(hundredths - below - 0.5) < 1e-9
        guard abs(hundredths) < 1000, isWhole || percent == .whole && !isHalf else {
          return unknown("how the language writes a share", place)
        }
        return written("\(Int(hundredths.rounded()))%")
      default: return unknown("how the language writes a number", place)
      }
    }

  /// A number as the language writes it.
  private static func written(_ number: String) -> Value {
    var text = Text(number)
    text.key = "%@"
    return .text(text)
  }

  /// A style of percentages, as it is written.
  private enum Percent {
    case exact
    case whole

    /// Nil for any other style.
    init?(_ style: Expression) {
      if case .member(nil, "percent", _) = style.form {
        self = .exact
      } else if case .call(let precision, let digits) = style.form, digits.count == 1,
        case .member(let percent?, "precision", _) = precision.form,
        case .member(nil, "percent", _) = percent.form,
        case .call(let length, let count) = digits[0].value.form, count.count == 1,
        case .member(nil, "fractionLength", _) = length.form,
        case .integer("0") = count[0].value.form
      {
        self = .whole
      } else {
        return nil
      }
    }
  }
}
