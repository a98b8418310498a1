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

  /// Whether a word is the name of a month.
  static func isMonth(_ word: Word) -> Bool {
    lists.contains { $0.count == 12 && $0.contains(word) }
  }

  private static let lists: [[Word]] = [
    names("january february march april may june july august september october november december"),
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
