/// The names of days and months that categories abbreviate.
package enum CalendarNames {
  /// The names that a word may be short for; it begins each of them and no other of its kind.
  package static func spelled(_ short: Word) -> [Word] {
    guard short.count > 1 else { return [] }
    return lists.flatMap { names -> [Word] in
      // No name begins with a letter that has a sign of its own.
      let fitting = names.filter {
        $0[0] == short[0] && $0.count > short.count && $0.hasPrefix(short)
      }
      return fitting.count == 1 ? fitting : []
    }
  }

  /// Whether a text is the name of a day or a month, or short for one.
  package static func isName(_ text: String) -> Bool {
    let words = Words(text).list
    guard words.count == 1, let word = words.first else { return false }
    return lists.contains { $0.contains(word) } || !spelled(word).isEmpty
  }

  /// Whether a word is the name of a month.
  static func isMonth(_ word: Word) -> Bool {
    lists.contains { $0.count == 12 && $0.contains(word) }
  }

  /// The month, from 1, that a word names or is short for.
  package static func month(_ word: Word) -> Int? { monthNumbers[word] }

  /// The day of the week, from 1 for Monday, that a word names or is short for.
  package static func weekday(_ word: Word) -> Int? {
    guard word.count > 1 else { return nil }
    for names in lists where names.count == 7 {
      let fitting = names.indices.filter { names[$0].hasPrefix(word) }
      if fitting.count == 1 { return fitting[0] + 1 }
    }
    return nil
  }

  private static let monthNumbers = WordTable<Int>(
    (lists.filter { $0.count == 12 } + shortMonths).flatMap { names in
      names.enumerated().map { (key: $1, value: $0 + 1) }
    }
  )

  private static let shortMonths: [[Word]] = [
    names("jan feb mar apr may jun jul aug sep oct nov dec"),
    names("jan feb mär apr mai jun jul aug sept okt nov dez"),
    names("janv févr mars avr mai juin juil août sept oct nov déc"),
    names("ene feb mar abr may jun jul ago sept oct nov dic"),
  ]

  private static let lists: [[Word]] = [
    SpokenDate.months,
    names("monday tuesday wednesday thursday friday saturday sunday"),
    names("montag dienstag mittwoch donnerstag freitag samstag sonntag"),
    names("januar februar märz april mai juni juli august september oktober november dezember"),
    names("lundi mardi mercredi jeudi vendredi samedi dimanche"),
    names("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    names("lunes martes miércoles jueves viernes sábado domingo"),
    names(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    ),
  ]

  private static func names(_ text: String) -> [Word] {
    text.split(separator: " ").map { Word($0) }
  }
}
