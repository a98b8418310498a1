/// A time told by how far it is from the day on which it is heard: “today”, “2 days ago”, “last week”.
package enum RelativeDate {
  /// Whether words tell one, in a language whose words for it are known.
  package static func isTold(in words: [Word], _ language: SpokenLanguage) -> Bool {
    let primary = language.primary ?? "en"
    guard let own = vocabularies[primary] else { return false }
    return words.indices.contains { index in
      if own.days.contains(words[index]) { return true }
      let next = index + 1 < words.count ? words[index + 1] : Word("")
      if own.which.contains(words[index]) { return own.periods.contains(next) }
      // “Mois dernier”.
      if own.periods.contains(words[index]), own.whichBehind.contains(next) { return true }
      return own.isDistance(at: index, in: words)
    }
  }

  /// The words of a language.
  private struct Vocabulary: Sendable {
    let days: WordSet

    /// What stands before a period, or behind it, and says which one it is.
    let which: WordSet
    let whichBehind: WordSet
    let periods: WordSet

    /// What stands right before a number of days that have passed, and what behind the days.
    let before: [Word]
    let behind: Word?

    /// “2 days ago”, “vor 2 Tagen”, “il y a 2 jours”.
    func isDistance(at index: Int, in words: [Word]) -> Bool {
      guard words[index].number != nil || NumberWords.spelt([words[index]]) != nil else {
        return false
      }
      if let behind { return index + 2 < words.count && words[index + 2] == behind }
      guard index + 1 < words.count, periods.contains(words[index + 1]) else { return false }
      return words[..<index].suffix(before.count).elementsEqual(before)
    }
  }

  private static let vocabularies: [String: Vocabulary] = [
    "en": Vocabulary(
      days: ["today", "tonight", "yesterday", "tomorrow", "now"],
      which: ["this", "last", "next", "previous", "past", "current"],
      whichBehind: [],
      periods: [
        "day", "night", "week", "weekend", "month", "quarter", "year", "hour", "monday", "tuesday",
        "wednesday", "thursday", "friday", "saturday", "sunday",
      ],
      before: [],
      behind: Word("ago")
    ),
    "de": Vocabulary(
      days: ["heute", "gestern", "vorgestern", "morgen", "übermorgen", "jetzt"],
      which: [
        "diese", "dieser", "dieses", "diesen", "letzte", "letzter", "letztes", "letzten", "vorige",
        "voriges", "vorigen", "nächste", "nächster", "nächstes", "nächsten",
      ],
      whichBehind: [],
      periods: [
        "tag", "tage", "tagen", "woche", "wochen", "wochenende", "monat", "monaten", "quartal",
        "quartalen", "jahr", "jahren", "stunde", "stunden", "montag", "dienstag", "mittwoch",
        "donnerstag", "freitag", "samstag", "sonntag",
      ],
      before: [Word("vor")],
      behind: nil
    ),
    "fr": Vocabulary(
      days: [
        "aujourd’hui", "aujourd'hui", "aujourdhui", "aujourd", "hier", "demain", "maintenant",
      ],
      which: ["ce", "cet", "cette"],
      whichBehind: ["dernier", "dernière", "prochain", "prochaine", "passé", "passée"],
      periods: [
        "jour", "jours", "semaine", "semaines", "mois", "trimestre", "année", "an", "ans", "heure",
        "heures", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
      ],
      before: Words("il y a").list,
      behind: nil
    ),
    "es": Vocabulary(
      days: ["hoy", "ayer", "anteayer", "mañana", "ahora"],
      which: ["este", "esta"],
      whichBehind: ["pasado", "pasada", "próximo", "próxima"],
      periods: [
        "día", "días", "semana", "semanas", "mes", "meses", "trimestre", "año", "años", "hora",
        "horas", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
      ],
      before: [Word("hace")],
      behind: nil
    ),
  ]
}
