/// Words behind a number that multiply it (CLDR, compact decimal formats).
package enum NumberScales {
  /// What a word multiplies the number before it by.
  ///
  /// - Parameters:
  ///   - word: the word behind the number, or the letters joined to it.
  ///   - language: the primary language; nil where nobody tells.
  /// - Returns: nil where it does not.
  package static func scale(_ word: Word, _ language: String?) -> Double? {
    if let scale = common[word] { return scale }
    guard let language, let own = byLanguage[language] else { return nil }
    return own[word]
  }

  /// What means one thing wherever it stands behind a number.
  private static let common: WordTable<Double> = [
    "k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "millions": 1e6,
    "bn": 1e9, "billion": 1e9, "billions": 1e9, "trillion": 1e12,
    "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9,
    "milliarden": 1e9, "mrd": 1e9, "milliard": 1e9, "milliards": 1e9, "millón": 1e6,
    "millones": 1e6, "milione": 1e6, "milioni": 1e6, "miliardi": 1e9, "milhão": 1e6,
    "milhões": 1e6, "lakh": 1e5, "lakhs": 1e5, "crore": 1e7, "crores": 1e7, "miljoen": 1e6,
    "miljard": 1e9, "duizend": 1e3, "mln": 1e6, "mld": 1e9, "tys": 1e3, "tysięcy": 1e3,
    "tysiące": 1e3, "tysiąc": 1e3, "milion": 1e6, "miliony": 1e6, "milionów": 1e6,
    "miliard": 1e9, "miliardy": 1e9, "miliardów": 1e9, "tusen": 1e3, "tusind": 1e3,
    "miljoner": 1e6, "millioner": 1e6, "miljarder": 1e9, "milliarder": 1e9, "milj": 1e6,
    "tuhat": 1e3, "tuhatta": 1e3, "miljoonaa": 1e6, "miljardia": 1e9, "milliers": 1e3,
    "milyon": 1e6, "milyar": 1e9, "тыс": 1e3, "тысяч": 1e3, "тысячи": 1e3, "тысяча": 1e3,
    "млн": 1e6, "миллион": 1e6, "миллиона": 1e6, "миллионов": 1e6, "млрд": 1e9,
    "миллиард": 1e9, "миллиарда": 1e9, "миллиардов": 1e9, "ألف": 1e3, "آلاف": 1e3,
    "مليون": 1e6, "ملايين": 1e6, "مليار": 1e9, "هزار": 1e3, "میلیون": 1e6,
    "हज़ार": 1e3, "लाख": 1e5, "करोड़": 1e7, "千": 1e3, "万": 1e4, "萬": 1e4, "億": 1e8,
    "亿": 1e8, "兆": 1e12, "천": 1e3, "만": 1e4, "억": 1e8, "조": 1e12,
  ]

  /// What other languages mean something else by.
  private static let byLanguage: [String: WordTable<Double>] = [
    "es": ["mil": 1e3, "miles": 1e3, "mill": 1e6], "pt": ["mil": 1e3, "mi": 1e6, "bi": 1e9],
    "ca": ["mil": 1e3], "gl": ["mil": 1e3], "it": ["mila": 1e3, "mille": 1e3],
    "fr": ["mille": 1e3, "md": 1e9, "mds": 1e9], "cs": ["tis": 1e3, "tisíc": 1e3, "mil": 1e6],
    "sk": ["tis": 1e3, "tisíc": 1e3, "mil": 1e6],
    "tr": ["bin": 1e3, "b": 1e3, "mn": 1e6, "mr": 1e9],
    "da": ["mia": 1e9, "mill": 1e6, "t": 1e3], "nb": ["mill": 1e6], "no": ["mill": 1e6],
    "nn": ["mill": 1e6], "nl": ["mld": 1e9],
    "id": ["ribu": 1e3, "rb": 1e3, "juta": 1e6, "jt": 1e6],
    "vi": ["nghìn": 1e3, "triệu": 1e6, "tỷ": 1e9],
  ]
}
