/// What a word or a phrase is in one language, as far as the files of the language say.
package struct WordRecord: Sendable {
  package var kinds: WordKinds = []

  /// The cardinal, ordinal or scale that it is.
  package var number = 0.0

  /// The part of a whole that it is: 0.5 of “half”.
  package var share = 0.0

  /// The month of the year and the day of the week that it names, from 1; 0 for none.
  package var month: UInt8 = 0
  package var weekday: UInt8 = 0

  /// How many words the longest phrase has that begins with it.
  package var phraseLength: UInt8 = 0

  /// The units that it may stand for: metres, minutes and months of “m”.
  package var units = UnitSet()
}

/// What a word may be; it may be several things at once.
package struct WordKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The kind of a name in the files of languages; nil where words of that name are no kind.
  package init?(named name: String) {
    guard let bit = Self.names.firstIndex(of: name) else { return nil }
    rawValue = 1 << UInt64(bit)
  }

  /// In the order of the bits.
  private static let names = [
    "cardinal", "ordinal", "scale", "join-ones", "join-tens", "join-hundreds", "fraction", "share",
    "point", "articles", "minus", "of", "ranges", "relative", "shares-behind", "shares-before",
    "limits", "other-words", "which", "which-behind", "periods", "distances-before",
    "distances-behind", "more", "joins", "from", "below", "zero", "ordinal-endings", "quarters",
    "halves", "weeks", "fiscal", "mornings", "afternoons", "clocks", "noon", "midnight",
    "counters", "unit-leads", "maybe-minus", "losses",
  ]

  package static let cardinal = WordKinds(rawValue: 1 << 0)
  package static let ordinal = WordKinds(rawValue: 1 << 1)
  package static let scale = WordKinds(rawValue: 1 << 2)
  package static let joinBehindOnes = WordKinds(rawValue: 1 << 3)
  package static let joinBehindTens = WordKinds(rawValue: 1 << 4)
  package static let joinBehindHundreds = WordKinds(rawValue: 1 << 5)

  /// What is added to the number before it: “and a half”.
  package static let fraction = WordKinds(rawValue: 1 << 6)

  /// A part of a whole: “two thirds”.
  package static let share = WordKinds(rawValue: 1 << 7)

  /// What parts decimals that are spelt out: “seven point two”.
  package static let point = WordKinds(rawValue: 1 << 8)
  package static let article = WordKinds(rawValue: 1 << 9)
  package static let minus = WordKinds(rawValue: 1 << 10)

  /// What stands between a part and its whole: “3 of 4”.
  package static let of = WordKinds(rawValue: 1 << 11)

  /// What stands between the ends of a range: “10 to 20”.
  package static let range = WordKinds(rawValue: 1 << 12)

  /// A day or a longer time by how far it is from today: “last week”.
  package static let relativeDate = WordKinds(rawValue: 1 << 13)

  /// What stands beside a part of a whole that is told as such: “a third of”, “by a third”.
  package static let shareBehind = WordKinds(rawValue: 1 << 14)
  package static let shareBefore = WordKinds(rawValue: 1 << 15)

  /// What makes “at least” of a minus behind it: “au moins 5”.
  package static let limit = WordKinds(rawValue: 1 << 16)

  /// Symbols of units that are words of other meanings as well.
  package static let otherWord = WordKinds(rawValue: 1 << 17)

  /// What says which period is meant, before it or behind it: “last week”, “mois dernier”.
  static let which = WordKinds(rawValue: 1 << 18)
  static let whichBehind = WordKinds(rawValue: 1 << 19)

  /// Times that are no units: “weekend”, “quarter”.
  static let period = WordKinds(rawValue: 1 << 20)

  /// What stands before or behind a length of time that has passed: “vor 2 Tagen”, “2 days ago”.
  static let distanceBefore = WordKinds(rawValue: 1 << 21)
  static let distanceBehind = WordKinds(rawValue: 1 << 22)

  /// What says that more is meant than the number before it: “65 and older”.
  static let more = WordKinds(rawValue: 1 << 23)

  /// What may stand between two units of one length of time: “1 hour and 20 minutes”.
  static let join = WordKinds(rawValue: 1 << 24)

  /// What stands before a range: “from 2 to 5”, “between 2 and 5”.
  static let from = WordKinds(rawValue: 1 << 25)

  /// “5 degrees below zero”.
  static let below = WordKinds(rawValue: 1 << 26)
  static let zero = WordKinds(rawValue: 1 << 27)

  /// What makes an ordinal of figures: “2nd”.
  package static let ordinalEnding = WordKinds(rawValue: 1 << 28)

  /// Parts of a year that are numbered, and the years of accounts: “Q1”, “week 12”, “FY24”.
  static let quarter = WordKinds(rawValue: 1 << 29)
  static let half = WordKinds(rawValue: 1 << 30)
  static let week = WordKinds(rawValue: 1 << 31)
  static let fiscal = WordKinds(rawValue: 1 << 32)

  /// What stands behind a time of day: “9 am”, “14 Uhr”, and such times that have a name.
  static let morning = WordKinds(rawValue: 1 << 33)
  static let afternoon = WordKinds(rawValue: 1 << 34)
  static let clock = WordKinds(rawValue: 1 << 35)
  static let noon = WordKinds(rawValue: 1 << 36)
  static let midnight = WordKinds(rawValue: 1 << 37)

  /// What stands before what is counted by, and before what all values are told in: “per day”, “in hours”.
  static let counter = WordKinds(rawValue: 1 << 38)
  static let unitLead = WordKinds(rawValue: 1 << 39)

  /// What makes a number less, or stands before it for another reason: “down 5”, “a loss of 5”.
  static let maybeMinus = WordKinds(rawValue: 1 << 40)

  /// What is below nothing, and may be told without a sign: “a deficit of 5”.
  static let loss = WordKinds(rawValue: 1 << 41)

  /// What one word for a number is made of.
  static let numerals: WordKinds = [
    .cardinal, .ordinal, .fraction, .joinBehindOnes, .joinBehindTens, .joinBehindHundreds,
  ]
}
