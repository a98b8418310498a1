/// Numbers that German, French and Spanish words spell out: “zweitausend”, “quatre-vingt-dix”,
/// “treinta y cinco mil”.
///
/// What is one alone is the article as well, and read nowhere.
package enum SpelledWords {
  /// All among words, in order, in a primary language.
  package static func all(in words: [Word], _ language: String?) -> [SpelledNumber] {
    guard let numerals = language.flatMap({ languages[$0] }) else { return [] }
    var numbers: [SpelledNumber] = []
    var index = 0
    while index < words.count {
      guard let number = numerals.number(words, at: index) else {
        index += 1
        continue
      }
      numbers.append(number)
      index = number.range.upperBound
    }
    return numbers
  }

  private static let languages: [String: SpelledNumerals] = [
    "de": SpelledNumerals(
      small: "null x zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
        + "fünfzehn sechzehn siebzehn achtzehn neunzehn",
      tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
      hundreds: ["hundert", "einhundert"],
      scales: [
        "tausend": 1e3, "eintausend": 1e3, "millionen": 1e6, "milliarden": 1e9,
      ],
      compounds: ["tausend", "hundert", "und"]
    ),
    "fr": SpelledNumerals(
      small: "zéro x deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze "
        + "quinze seize x x x",
      tens: "vingt trente quarante cinquante soixante septante huitante nonante",
      hundreds: ["cent", "cents"],
      scales: ["mille": 1e3, "millions": 1e6, "milliards": 1e9],
      join: "et"
    ),
    "es": SpelledNumerals(
      small: "cero x dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce "
        + "quince dieciséis diecisiete dieciocho diecinueve",
      tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
      hundreds: ["cien", "ciento"],
      scales: ["mil": 1e3, "millones": 1e6],
      join: "y",
      others: [
        "veintiuno": 21, "veintiún": 21, "veintidós": 22, "veintitrés": 23, "veinticuatro": 24,
        "veinticinco": 25, "veintiséis": 26, "veintisiete": 27, "veintiocho": 28,
        "veintinueve": 29, "doscientos": 200, "trescientos": 300, "cuatrocientos": 400,
        "quinientos": 500, "seiscientos": 600, "setecientos": 700, "ochocientos": 800,
        "novecientos": 900, "doscientas": 200, "trescientas": 300, "quinientas": 500,
      ]
    ),
  ]
}

/// The words of a language for numbers.
private struct SpelledNumerals: Sendable {
  private var values: [String: Double] = [:]
  private let hundreds: Set<String>
  private let scales: [String: Double]

  /// The words that join others to one, from what is split at first on.
  private let compounds: [String]

  /// What may stand between tens and ones.
  private let join: String?

  /// - Parameters:
  ///   - small: the words from nothing to nineteen; “x” for what is none by itself.
  ///   - tens: those from twenty on.
  ///   - hundreds: the words for a hundred.
  ///   - scales: those for a thousand and more.
  ///   - compounds: what words are made with of others, from what is split at first on.
  ///   - join: what may stand between tens and ones.
  ///   - others: words for numbers that are made otherwise.
  init(
    small: String,
    tens: String,
    hundreds: Set<String>,
    scales: [String: Double],
    compounds: [String] = [],
    join: String? = nil,
    others: [String: Double] = [:]
  ) {
    for (value, word) in small.split(separator: " ").enumerated() where word != "x" {
      values[String(word)] = Double(value)
    }
    for (place, word) in tens.split(separator: " ").enumerated() {
      values[String(word)] = Double(10 * place + 20)
    }
    values.merge(others) { first, _ in first }
    (self.hundreds, self.scales, self.compounds, self.join) = (hundreds, scales, compounds, join)
  }

  /// The number that words spell out from a place on.
  func number(_ words: [Word], at start: Int) -> SpelledNumber? {
    var (total, group, unit) = (0.0, 0.0, 1.0)
    var index = start
    while index < words.count {
      let text = words[index].text
      if let value = value(of: text), mayFollow(group, value, isFirst: index == start) {
        // “Quatre-vingts” are four times twenty.
        group = value == 20 && group == 4 ? 80 : group + value
        unit = 1
      } else if hundreds.contains(text), group < 10 {
        (group, unit) = (max(group, 1) * 100, 100)
      } else if text == "vingts", group == 4 {
        (group, unit) = (80, 1)
      } else if let scale = scales[text], group > 0 || scale == 1000 {
        (total, group, unit) = (total + max(group, 1) * scale, 0, scale)
      } else if index > start, text == join, isJoin(at: index, words, group) {
        index += 1
        continue
      } else {
        break
      }
      index += 1
    }
    guard index > start else { return nil }
    return SpelledNumber(value: total + group, unit: unit, range: start..<index)
  }

  private func isJoin(at index: Int, _ words: [Word], _ group: Double) -> Bool {
    guard group.truncatingRemainder(dividingBy: 100) >= 20, index + 1 < words.count else {
      return false
    }
    return value(of: words[index + 1].text).map { $0 < 20 } ?? false
  }

  /// Whether a number may be added to what is read before it: twenty and five, not five and six.
  private func mayFollow(_ group: Double, _ value: Double, isFirst: Bool) -> Bool {
    if isFirst || group == 0 || (group == 4 && value == 20) { return true }
    let rest = group.truncatingRemainder(dividingBy: 100)
    if rest == 0 { return value < 100 }
    // “Soixante-dix”.
    if rest == 60 || rest == 80 { return value < 20 }
    return rest >= 20 && rest.truncatingRemainder(dividingBy: 10) == 0 && value < 10
  }

  /// The value of one word, which others may be joined to.
  private func value(of text: String) -> Double? {
    if let value = values[text] { return value }
    for part in compounds {
      let pieces = text.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2 else { continue }
      let (before, behind) = (String(pieces[0]), String(pieces[1]))
      let factor = part == "tausend" ? 1000.0 : part == "hundert" ? 100 : 1
      if factor == 1 {
        let ones = before == "ein" ? 1 : value(of: before)
        guard let ones, let tens = value(of: behind), ones < 10, tens >= 20 else { return nil }
        return ones + tens
      }
      guard !before.isEmpty || !behind.isEmpty else { return nil }
      let first = before.isEmpty || before == "ein" ? 1 : value(of: before)
      let rest = behind.isEmpty ? 0 : value(of: behind)
      return first.flatMap { first in rest.map { first * factor + $0 } }
    }
    return nil
  }
}
