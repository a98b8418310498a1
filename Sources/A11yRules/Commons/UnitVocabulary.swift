/// The units of values: their symbols, and the English words people say for them.
enum UnitVocabulary {
  /// Whether a single word is a unit.
  static func isUnit(_ word: Word) -> Bool { places[word] != nil }

  /// Whether a single word is a currency's sign or name, which may stand before its number.
  static func isCurrency(_ word: Word) -> Bool { unit(word)?.isCurrency ?? false }

  /// Whether a word is said for the unit that another is.
  static func isSaid(_ word: Word, for unit: Word) -> Bool {
    self.unit(unit)?.words.contains(word) ?? false
  }

  /// All that is said for a unit, itself included; empty where it is none of these.
  static func terms(for unit: Words) -> [String] { terms[unit] ?? [] }

  /// All that is said for a unit of one word, itself included; empty where it is none of these.
  static func terms(forWord word: Word) -> [String] { unit(word)?.terms ?? [] }

  /// Whether the terms are those of a unit of time.
  static func areTimes(_ terms: [String]) -> Bool { terms.contains(where: times.contains) }

  /// Whether a word is one for a day or a longer time.
  static func isPeriod(_ word: Word) -> Bool {
    places[word].map { table[$0].contains(where: periods.contains) } ?? false
  }

  /// All that is said for units of time.
  static let timeTerms = table.filter(areTimes).flatMap(\.self)

  /// A unit, with all that is said for it.
  private struct Unit: Sendable {
    var terms: [String]
    var words: WordSet
    var isCurrency: Bool

    init(_ terms: [String]) {
      self.terms = terms
      words = WordSet(terms)
      isCurrency = terms.contains(where: currencies.contains)
    }
  }

  /// The unit of a term of one word.
  private static func unit(_ word: Word) -> Unit? {
    places[word].map { place in units[place].value { Unit(table[place]) } }
  }

  /// Each unit of the table, made when it is first met: few are.
  private static let units = table.map { _ in Once<Unit>() }

  /// The places of units in the table, by their terms of one word.
  private static let places: WordTable<Int> = {
    var places: [(key: Word, value: Int)] = []
    for place in table.indices {
      for term in table[place] {
        if let word = oneWord(term) { places.append((Word(word), place)) }
      }
    }
    return WordTable(places)
  }()

  /// A term as the word that it is; nil where it is several.
  private static func oneWord(_ term: String) -> String? {
    var isPlain = true
    for byte in term.utf8 {
      if byte == UInt8(ascii: " ") { return nil }
      isPlain = isPlain && byte >= 0x61 && byte <= 0x7A
    }
    if isPlain { return term }
    let words = Words(term).list
    return words.count == 1 ? words[0].text : nil
  }

  /// All that is said for units, by each term.
  private static let terms = Dictionary(
    table.flatMap { terms in terms.map { (Words($0), terms) } }
  ) { first, _ in first }

  private static let times: Set<String> = ["s", "min", "h", "d"]
  private static let periods: Set<String> = ["d", "wk", "mo", "yr"]
  private static let currencies: Set<String> = ["€", "$", "£", "¥", "₹"]

  /// The symbols of the SI brochure and of common use, with the English words for them.
  private static let table: [[String]] = [
    ["%", "percent", "per cent", "percentage", "pct"],
    ["s", "sec", "secs", "second", "seconds"], ["min", "mins", "minute", "minutes"],
    ["h", "hr", "hrs", "hour", "hours"], ["d", "day", "days"],
    ["ms", "millisecond", "milliseconds"],
    ["wk", "week", "weeks"], ["mo", "month", "months"], ["yr", "year", "years"],
    ["bpm", "beats per minute", "beats"], ["rpm", "revolutions per minute"],
    ["mm", "millimeter", "millimeters", "millimetre", "millimetres"],
    ["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
    ["m", "meter", "meters", "metre", "metres"],
    ["km", "kilometer", "kilometers", "kilometre", "kilometres"],
    ["in", "inch", "inches"], ["ft", "foot", "feet"], ["yd", "yard", "yards"],
    ["mi", "mile", "miles"], ["m²", "square meters", "square metres"],
    ["km²", "square kilometers", "square kilometres"], ["m³", "cubic meters", "cubic metres"],
    ["km/h", "kph", "kmh", "kilometers per hour", "kilometres per hour"],
    ["mph", "miles per hour"], ["m/s", "meters per second", "metres per second"],
    ["mg", "milligram", "milligrams"], ["g", "gram", "grams"],
    ["kg", "kilogram", "kilograms", "kilo", "kilos"], ["t", "tonne", "tonnes", "ton", "tons"],
    ["oz", "ounce", "ounces"], ["lb", "lbs", "pound", "pounds"],
    ["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
    ["l", "liter", "liters", "litre", "litres"],
    ["kcal", "cal", "kilocalorie", "kilocalories", "calorie", "calories"],
    ["j", "joule", "joules"], ["kj", "kilojoule", "kilojoules"],
    ["w", "watt", "watts"], ["kw", "kilowatt", "kilowatts"],
    ["kwh", "kilowatt hour", "kilowatt hours"], ["v", "volt", "volts"],
    ["hz", "hertz"], ["db", "decibel", "decibels"], ["hpa", "hectopascal", "hectopascals"],
    ["mmhg", "millimeters of mercury", "millimetres of mercury"],
    ["°C", "degrees celsius", "celsius", "degrees", "°"],
    ["°F", "degrees fahrenheit", "fahrenheit", "degrees", "°"], ["°", "degree", "degrees"],
    ["€", "eur", "euro", "euros"], ["$", "usd", "dollar", "dollars"],
    ["£", "gbp", "pound", "pounds", "sterling"], ["¥", "jpy", "yen"],
    ["₹", "inr", "rupee", "rupees"], ["chf", "franc", "francs"],
    ["byte", "bytes"], ["kb", "kilobyte", "kilobytes"], ["mb", "megabyte", "megabytes"],
    ["gb", "gigabyte", "gigabytes"], ["tb", "terabyte", "terabytes"],
    ["ppm", "parts per million"], ["pt", "point", "points"], ["px", "pixel", "pixels"],
  ]
}
