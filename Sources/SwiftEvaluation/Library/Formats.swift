internal import SwiftSource

/// Texts that Foundation makes of keys and numbers, as far as no language but that of the source decides what they are.
///
/// | what | by |
/// |---|---|
/// | a literal is the key of a text; what is interpolated stands in it as `%lld` or `%@` | String.init(localized:table:bundle:locale:comment:) |
/// | a number has up to six fraction digits, as long as no more than zeros are left out | FloatingPointFormatStyle; seen with Foundation |
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
          evaluator.looked.insert(words)
          text.append(words)
          let pieces = words.split(separator: "%", omittingEmptySubsequences: false)
          name += pieces.joined(separator: "%%")
        case ("value", .integer(let number)) where number.magnitude < 1000:
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

  /// `progress.formatted(.percent.precision(.fractionLength(0)))`, and `formatted()` of a small number.
  static let formatted:
    @Sendable (
      inout Evaluator, Value, [Argument], SwiftType?, Place, Scope
    ) -> Value = { _, value, arguments, _, place, _ in
      let decided = unknown("how the language writes a number", place)
      guard let style = arguments.first.map({ Style($0.value) }) ?? Style() else { return decided }
      switch value {
      case .integer(let number) where number.magnitude < 1000: return written("\(number)", style)
      case .real(let number):
        return style.digits(number).map { written($0, style) }
          ?? unknown("how the language writes a \(style.isPercent ? "share" : "number")", place)
      default: return decided
      }
    }

  /// A number as the language writes it.
  private static func written(_ number: String, _ style: Style) -> Value {
    var text = Text(number + (style.isPercent ? "%" : ""))
    text.key = "%@"
    return .text(text)
  }

  /// How a number is written: as it is or as a percentage, to the fraction digits that it has or to none.
  private struct Style {
    var isPercent = false
    var isWhole = false

    init() {}

    /// Nil for any other style.
    init?(_ style: Expression) {
      switch style.form {
      case .member(nil, "number", _): break
      case .member(nil, "percent", _): isPercent = true
      case .call(let precision, let digits):
        guard digits.count == 1, case .member(let base?, "precision", _) = precision.form,
          let plain = Style(base), !plain.isWhole,
          case .call(let length, let count) = digits[0].value.form, count.count == 1,
          case .member(nil, "fractionLength", _) = length.form,
          case .integer("0") = count[0].value.form
        else { return nil }
        self = plain
        isWhole = true
      default: return nil
      }
    }

    /// The digits of a number that has no fraction then; nil where the language decides what they are.
    ///
    /// Without a precision, a number has up to six fraction digits, and a percentage all that it has.
    func digits(_ number: Double) -> String? {
      let number = isPercent ? number * 100 : number
      guard abs(number) < 1000 else { return nil }
      // A half is rounded to the even one; what is near to one, or comes of a product, may be none.
      let fraction = number - number.rounded(.down)
      let isHalf = abs(fraction - 0.5) < 1e-9
      guard !isHalf || fraction == 0.5 && !isPercent else { return nil }
      let whole = number.rounded(.toNearestOrEven)
      guard isWhole || abs(number - whole) < (isPercent ? 1e-9 : 4e-7) else { return nil }
      // Of nothing, the sign may be left.
      return whole == 0 && number.sign == .minus ? nil : "\(Int(whole))"
    }
  }
}
