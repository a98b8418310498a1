internal import Support

/// The units of values: their symbols, and the English words people say for them.
package enum UnitVocabulary {
  /// Whether a single word is a unit.
  package static func isUnit(_ word: Word) -> Bool { place(word) != nil }

  /// Whether a single word is a currency's sign or name, which may stand before its number.
  package static func isCurrency(_ word: Word) -> Bool { unit(word)?.isCurrency ?? false }

  /// Whether a word is said for the unit that another is.
  static func isSaid(_ word: Word, for unit: Word) -> Bool {
    self.unit(unit)?.words.contains(word) ?? false
  }

  /// All that is said for a unit, itself included; empty where it is none of these.
  package static func terms(for unit: Words) -> [String] {
    let words = unit.list
    let place = words.count == 1 ? places[words[0]] : phrases[unit]
    return place.map { table[$0] } ?? []
  }

  /// All that is said for a unit of one word, itself included; empty where it is none of these.
  static func terms(forWord word: Word) -> [String] { unit(word)?.terms ?? [] }

  /// Whether the terms are those of a unit of time.
  package static func areTimes(_ terms: [String]) -> Bool { terms.contains(where: times.contains) }

  /// Whether a word is one for a day or a longer time.
  package static func isPeriod(_ word: Word) -> Bool {
    place(word).map { table[$0].contains(where: periods.contains) } ?? false
  }

  /// Symbols of which nobody can tell whose they are: “MW” and “mW”, steps and strokes.
  package static let ambiguous: WordSet = ["mw", "spm"]

  /// All that is said for units of time.
  package static let timeTerms = table.filter(areTimes).flatMap(\.self)

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
    place(word).map { place in units[place].value { Unit(table[place]) } }
  }

  /// Each unit of the table, made when it is first met: few are.
  private static let units = table.map { _ in Once<Unit>() }

  /// The place of a unit in the table, by a word that is one even where no unit is declared.
  private static func place(_ word: Word) -> Int? {
    places[word].flatMap { otherWords.contains(word) ? nil : $0 }
  }

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

  /// The same by their terms of several words.
  private static let phrases = Dictionary(
    table.enumerated().flatMap { place, terms in
      terms.compactMap { oneWord($0) == nil ? (Words($0), place) : nil }
    }
  ) { first, _ in first }

  /// Symbols that are common words as well, of English or other languages: they count only where they
  /// are the unit that is declared.
  private static let otherWords: WordSet = ["a", "ha", "k", "ma", "try", "won"]

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

  private static let times: Set<String> = ["s", "min", "h", "d"]
  private static let periods: Set<String> = ["d", "wk", "mo", "yr"]
  private static let currencies: Set<String> = [
    "€", "$", "£", "¥", "₹", "₩", "₽", "₺", "₪", "₫", "₴", "₦", "₱", "฿", "₿", "r$", "zł", "kč",
    "kr",
  ]

  /// The symbols of the SI brochure and of common use, with the English words for them.
  private static let table: [[String]] = [
    ["%", "percent", "per cent", "percentage", "pct"],
    ["s", "sec", "secs", "second", "seconds"], ["min", "mins", "minute", "minutes"],
    ["h", "hr", "hrs", "hour", "hours"], ["d", "day", "days"],
    ["ms", "millisecond", "milliseconds"], ["µs", "microsecond", "microseconds"],
    ["ns", "nanosecond", "nanoseconds"],
    ["wk", "week", "weeks"], ["mo", "month", "months"], ["yr", "year", "years"],
    ["bpm", "beats per minute", "beats"],
    ["rpm", "revolutions per minute"], ["spm", "steps per minute", "strokes per minute"],
    ["fps", "frames per second"],
    ["nm", "nanometer", "nanometers", "nanometre", "nanometres"],
    ["µm", "micrometer", "micrometers", "micrometre", "micrometres", "micron", "microns"],
    ["mm", "millimeter", "millimeters", "millimetre", "millimetres"],
    ["cm", "centimeter", "centimeters", "centimetre", "centimetres"],
    ["m", "meter", "meters", "metre", "metres"],
    ["km", "kilometer", "kilometers", "kilometre", "kilometres"],
    ["in", "inch", "inches"], ["ft", "foot", "feet"], ["yd", "yard", "yards"],
    ["mi", "mile", "miles"], ["nmi", "nautical mile", "nautical miles"],
    ["cm²", "sq cm", "square centimeters", "square centimetres"],
    ["m²", "m2", "sq m", "square meter", "square meters", "square metre", "square metres"],
    ["km²", "km2", "sq km", "square kilometers", "square kilometres"],
    ["ft²", "ft2", "sq ft", "square foot", "square feet"],
    ["mi²", "sq mi", "square mile", "square miles"], ["ha", "hectare", "hectares"],
    ["acre", "acres"],
    ["cm³", "cm3", "cubic centimeters", "cubic centimetres"],
    ["m³", "m3", "cubic meter", "cubic meters", "cubic metre", "cubic metres"],
    ["ft³", "cu ft", "cubic foot", "cubic feet"],
    ["km/h", "kph", "kmh", "kilometers per hour", "kilometres per hour"],
    ["mph", "miles per hour"], ["m/s", "meters per second", "metres per second"],
    ["kn", "kt", "kts", "knot", "knots"],
    ["ng", "nanogram", "nanograms"], ["µg", "mcg", "ug", "microgram", "micrograms"],
    ["mg", "milligram", "milligrams"], ["g", "gram", "grams"],
    ["kg", "kilogram", "kilograms", "kilo", "kilos"], ["t", "tonne", "tonnes", "ton", "tons"],
    ["oz", "ounce", "ounces"], ["lb", "lbs", "pound", "pounds"],
    ["µl", "microliter", "microliters", "microlitre", "microlitres"],
    ["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
    ["cl", "centiliter", "centiliters", "centilitre", "centilitres"],
    ["dl", "deciliter", "deciliters", "decilitre", "decilitres"],
    ["l", "liter", "liters", "litre", "litres"],
    ["gal", "gallon", "gallons"], ["qt", "quart", "quarts"], ["pint", "pints"],
    ["cup", "cups"], ["fl oz", "fluid ounce", "fluid ounces"],
    ["mol", "mole", "moles"], ["mmol", "millimole", "millimoles"],
    ["µmol", "micromole", "micromoles"], ["iu", "international unit", "international units"],
    ["kcal", "cal", "kilocalorie", "kilocalories", "calorie", "calories"],
    ["j", "joule", "joules"], ["kj", "kilojoule", "kilojoules"],
    ["mj", "megajoule", "megajoules"],
    ["w", "watt", "watts"], ["kw", "kilowatt", "kilowatts"],
    ["mw", "megawatt", "megawatts", "milliwatt", "milliwatts"],
    ["gw", "gigawatt", "gigawatts"], ["tw", "terawatt", "terawatts"],
    ["wh", "watt hour", "watt hours"], ["kwh", "kilowatt hour", "kilowatt hours"],
    ["mwh", "megawatt hour", "megawatt hours"], ["gwh", "gigawatt hour", "gigawatt hours"],
    ["twh", "terawatt hour", "terawatt hours"], ["hp", "horsepower"],
    ["v", "volt", "volts"], ["mv", "millivolt", "millivolts"], ["kv", "kilovolt", "kilovolts"],
    ["a", "amp", "amps", "ampere", "amperes"],
    ["ma", "milliamp", "milliamps", "milliampere", "milliamperes"],
    ["mah", "milliamp hours", "milliampere hours"], ["ohm", "ohms"],
    ["hz", "hertz"], ["khz", "kilohertz"], ["mhz", "megahertz"], ["ghz", "gigahertz"],
    ["db", "decibel", "decibels"], ["pa", "pascal", "pascals"],
    ["hpa", "hectopascal", "hectopascals"], ["kpa", "kilopascal", "kilopascals"],
    ["mpa", "megapascal", "megapascals"], ["mbar", "millibar", "millibars"],
    ["psi", "pounds per square inch"],
    ["mmhg", "millimeters of mercury", "millimetres of mercury"],
    ["newton", "newtons"], ["k", "kelvin", "kelvins"], ["lx", "lux"], ["lm", "lumen", "lumens"],
    ["°C", "degrees celsius", "celsius", "degrees", "°"],
    ["°F", "degrees fahrenheit", "fahrenheit", "degrees", "°"], ["°", "degree", "degrees"],
    ["€", "eur", "euro", "euros"], ["$", "usd", "dollar", "dollars"],
    ["£", "gbp", "pound", "pounds", "sterling"], ["¥", "jpy", "yen"],
    ["₹", "inr", "rupee", "rupees"], ["chf", "franc", "francs"],
    ["cad", "dollar", "dollars"], ["aud", "dollar", "dollars"], ["nzd", "dollar", "dollars"],
    ["sgd", "dollar", "dollars"], ["hkd", "dollar", "dollars"],
    ["cny", "rmb", "yuan", "renminbi"], ["₩", "krw", "won"],
    ["kr", "krona", "kronor", "krone", "kroner"],
    ["sek", "kr", "krona", "kronor"], ["nok", "kr", "krone", "kroner"],
    ["dkk", "kr", "krone", "kroner"], ["isk", "kr", "krona", "kronur"],
    ["zł", "pln", "zloty", "zlotys"], ["kč", "czk", "koruna", "korunas"],
    ["huf", "forint", "forints"],
    ["r$", "brl", "reais"], ["mxn", "peso", "pesos"], ["₱", "php", "peso", "pesos"],
    ["zar", "rand"], ["₽", "rub", "ruble", "rubles"], ["₺", "try", "lira", "liras"],
    ["₪", "ils", "shekel", "shekels"], ["฿", "thb", "baht"], ["₫", "vnd", "dong"],
    ["₴", "uah", "hryvnia", "hryvnias"], ["₦", "ngn", "naira"], ["aed", "dirham", "dirhams"],
    ["sar", "riyal", "riyals"], ["₿", "btc", "bitcoin", "bitcoins"],
    ["bit", "bits"], ["byte", "bytes"], ["kb", "kilobyte", "kilobytes"],
    ["mb", "megabyte", "megabytes"], ["gb", "gigabyte", "gigabytes"],
    ["tb", "terabyte", "terabytes"], ["pb", "petabyte", "petabytes"],
    ["kib", "kibibyte", "kibibytes"], ["mib", "mebibyte", "mebibytes"],
    ["gib", "gibibyte", "gibibytes"],
    ["kbit", "kilobit", "kilobits"], ["mbit", "megabit", "megabits"],
    ["gbit", "gigabit", "gigabits"], ["bps", "bits per second"],
    ["kbps", "kilobits per second", "kbit/s"], ["mbps", "megabits per second", "mbit/s"],
    ["gbps", "gigabits per second", "gbit/s"], ["mp", "megapixel", "megapixels"],
    ["dpi", "dots per inch"],
    ["ppm", "parts per million"], ["ppb", "parts per billion"],
    ["‰", "per mille", "permille", "per mil"],
    ["pp", "percentage point", "percentage points"],
    ["pt", "pts", "point", "points"], ["px", "pixel", "pixels"],
  ]
}
