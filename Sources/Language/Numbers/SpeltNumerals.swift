internal import Support

/// The numbers from 1 to 20 as words of other languages than English, cardinals and ordinals.
enum SpeltNumerals {
  /// The languages of which all such words are known.
  static func areKnown(in language: String) -> Bool { tables[language] != nil }

  /// Up to this number, and no further, the words are known.
  static let last = 20

  /// The number that words of a language spell out from the first on.
  static func spelt(_ words: ArraySlice<Word>, in language: String) -> NumberWords.Spelt? {
    guard let word = words.first, let table = tables[language]?.value,
      let number = table[word]
    else { return nil }
    // “Dix-sept” is two words.
    if language == "fr", number.number == 10, !number.isOrdinal,
      let unit = words.dropFirst().first.flatMap({ table[$0] }), (7...9).contains(unit.number)
    {
      let isOrdinal = unit.isOrdinal
      return NumberWords.Spelt(number: 10 + unit.number, length: 2, isOrdinal: isOrdinal)
    }
    return number
  }

  private static let tables: [String: Lazily<WordTable<NumberWords.Spelt>>] = [
    "de": Lazily { table(germanCardinals, germanOrdinals) },
    "fr": Lazily { table(frenchCardinals, frenchOrdinals) },
    "es": Lazily { table(spanishCardinals, spanishOrdinals) },
  ]

  /// The words of each number from 1 on, parted by spaces.
  private static func table(
    _ cardinals: [String],
    _ ordinals: [String]
  ) -> WordTable<NumberWords.Spelt> {
    func numbers(_ words: [String], isOrdinal: Bool) -> [(String, NumberWords.Spelt)] {
      words.enumerated().flatMap { index, words in
        words.split(separator: " ").map {
          (String($0), NumberWords.Spelt(number: index + 1, length: 1, isOrdinal: isOrdinal))
        }
      }
    }
    return WordTable(numbers(cardinals, isOrdinal: false) + numbers(ordinals, isOrdinal: true))
  }

  private static let germanCardinals = [
    "eins", "zwei zweien zweier", "drei dreien dreier", "vier vieren", "fünf fünfen", "sechs",
    "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn",
    "sechzehn", "siebzehn", "achtzehn", "neunzehn", "zwanzig",
  ]

  private static let germanOrdinals = [
    "erst", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht", "neunt", "zehnt", "elft",
    "zwölft", "dreizehnt", "vierzehnt", "fünfzehnt", "sechzehnt", "siebzehnt", "achtzehnt",
    "neunzehnt", "zwanzigst",
  ].map { stem in ["e", "er", "es", "en", "em"].map { stem + $0 }.joined(separator: " ") }

  /// “Un” is the article as well.
  private static let frenchCardinals = [
    "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize", "", "", "", "vingt",
  ]

  private static let frenchOrdinals = [
    "premier première", "deuxième second seconde", "troisième", "quatrième", "cinquième",
    "sixième", "septième", "huitième", "neuvième", "dixième", "onzième", "douzième", "treizième",
    "quatorzième", "quinzième", "seizième", "", "", "", "vingtième",
  ]

  private static let spanishCardinals = [
    "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
    "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve",
    "veinte",
  ]

  private static let spanishOrdinals = [
    "primer primero primera", "segundo segunda", "tercer tercero tercera", "cuarto cuarta",
    "quinto quinta", "sexto sexta", "séptimo séptima", "octavo octava", "noveno novena",
    "décimo décima", "undécimo undécima", "duodécimo duodécima", "decimotercero decimotercera",
    "decimocuarto decimocuarta", "decimoquinto decimoquinta", "decimosexto decimosexta",
    "decimoséptimo decimoséptima", "decimoctavo decimoctava", "decimonoveno decimonovena",
    "vigésimo vigésima",
  ]
}
