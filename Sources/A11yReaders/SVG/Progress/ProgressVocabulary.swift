internal import A11yModel

/// The words by which names, classes and ids tell that something shows how far something is.
enum ProgressVocabulary {
  /// What a name speaks of: a progress bar, or a meter; nil for neither, as for “in progress”, and for
  /// “meter”, which is a unit.
  static func role(inName text: String) -> A11yModel.Element.Role? {
    let words = NamePieces.words(of: text)
    // Progress is what a gauge may show.
    if words.contains(where: { meters.contains($0) && $0 != "meter" }) { return .meter }
    let isTold = words.indices.contains { place in
      progresses.contains(words[place]) && (place == 0 || words[place - 1] != "in")
    }
    return isTold ? .progressbar : nil
  }

  /// What a class, an id or a role description speaks of; nil for neither.
  static func role(inClass text: String?) -> A11yModel.Element.Role? {
    guard let text else { return nil }
    let words = NamePieces.words(of: text)
    return words.contains("meter") ? .meter : role(inName: text)
  }

  /// Whether a name says that something goes on, and not how far it is.
  static func isWaiting(_ text: String) -> Bool {
    NamePieces.words(of: text).contains(where: waiting.contains)
  }

  private static let waiting: Set<String> = [
    "loading", "loader", "spinner", "indeterminate", "busy", "waiting", "lädt", "laden",
    "chargement", "cargando", "caricamento",
  ]

  /// The percentages in a text, in figures.
  static func percentages(in text: String) -> [Double] {
    guard text.utf8.count <= longest else { return [] }
    let letters = Array(text)
    return letters.indices.filter { letters[$0] == "%" || letters[$0] == "٪" }.compactMap { sign in
      let before = letters[..<sign].reversed().drop(while: \.isWhitespace)
      let figures = before.prefix { $0.isNumber || $0 == "." || $0 == "," }
      let number = figures.reversed().drop { !$0.isNumber }.map { letter in
        letter.wholeNumberValue.map(String.init) ?? "."
      }
      return Double(number.joined())
    }
  }

  private static let longest = 500

  private static let meters: Set<String> = [
    "gauge", "solidgauge", "gaugechart", "meter", "speedometer", "tachometer", "jauge", "medidor",
    "messgerät", "tacho",
  ]

  private static let progresses: Set<String> = [
    "progress", "progressbar", "progressring", "progresscircle", "circularprogressbar",
    "progression", "progreso", "progresso", "fortschritt", "fortschrittsbalken",
    "fortschrittsring", "fortschrittskreis", "fortschrittsanzeige", "voortgang",
  ]
}
