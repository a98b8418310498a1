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
