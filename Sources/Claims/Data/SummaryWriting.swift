internal import A11yModel
package import Language
package import Listening
internal import Support

/// Writes the values of a chart as its language does, with their unit.
package struct SummaryWriting: Sendable {
  let language: SpokenLanguage
  let unit: String?

  package init(_ facts: ComponentFacts, _ language: SpokenLanguage) {
    self.language = language
    unit = facts.valueUnit.value.flatMap { Words($0) == Words("none") ? nil : $0 }
  }

  /// A value with its unit; its number as it is given.
  func value(_ value: Double, as written: String? = nil) -> String {
    let number = written ?? number(value)
    guard let unit else { return number }
    return unit == "%" && language.isEnglish ? number + "%" : "\(number) \(spelled(unit, value))"
  }

  /// A number, rounded to three decimals, with the separators of the language.
  func number(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return DecimalText.short(value) }
    let rounded = (value * 1000).rounded() / 1000
    let parts = DecimalText.truncated(abs(rounded), places: 3).split(separator: ".")
    let style = language.numbers
    let decimal = style.decimals.first ?? NumberStyle.point
    let grouping = style.groupsWithSpaces ? "\u{A0}" : decimal == NumberStyle.comma ? "." : ","
    var whole = parts.first.map(String.init) ?? "0"
    if whole.count > 3 {
      var groups: [Substring] = []
      var rest = whole[...]
      while rest.count > 3 {
        groups.append(rest.suffix(3))
        rest = rest.dropLast(3)
      }
      whole = ([rest] + groups.reversed()).joined(separator: grouping)
    }
    var decimals = parts.count > 1 ? String(parts[1]) : ""
    while decimals.last == "0" { decimals.removeLast() }
    let sign = rounded < 0 ? "−" : ""
    guard !decimals.isEmpty else { return sign + whole }
    return sign + whole + String(UnicodeScalar(decimal)) + decimals
  }

  /// A unit in words where English has them, but for signs that everybody says.
  private func spelled(_ unit: String, _ value: Double) -> String {
    guard language.isEnglish, abs(value) != 1, !unit.contains("%") else { return unit }
    let words = Words(unit).list
    guard words.count == 1, !UnitVocabulary.isCurrency(words[0]) else { return unit }
    return UnitVocabulary.longestName(of: unit)
  }
}
