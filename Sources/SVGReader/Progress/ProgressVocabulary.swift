internal import A11yModel
internal import ChartWords

/// The words by which names, classes and ids tell that something shows how far something is.
enum ProgressVocabulary {
  /// What a name speaks of: a progress bar, or a meter; nil for neither, as for “in progress”, and for
  /// “meter”, which is a unit.
  static func role(inName text: String) -> A11yModel.Element.Role? {
    role(inWords: NamePieces.words(of: text))
  }

  private static func role(inWords words: [String]) -> A11yModel.Element.Role? {
    // Progress is what a gauge may show.
    if words.contains(where: { meters.contains($0) && $0 != "meter" }) { return .meter }
    let isTold = words.indices.contains { place in
      progresses.contains(words[place]) && (place == 0 || words[place - 1] != "in")
    }
    return isTold ? .progressbar : nil
  }

  /// What a class, an id or a role description speaks of; nil for neither.
  static func role(inClass text: String) -> A11yModel.Element.Role? {
    role(inWordsOfClass: NamePieces.words(of: text))
  }

  /// The same of its words.
  static func role(inWordsOfClass words: [String]) -> A11yModel.Element.Role? {
    words.contains("meter") ? .meter : role(inWords: words)
  }

  /// Whether the words of a name say that something goes on, and not how far it is.
  static func areWaiting(_ words: [String]) -> Bool { words.contains(where: waiting.contains) }

  private static let waiting: Set<String> = [
    "loading", "loader", "spinner", "indeterminate", "busy", "waiting", "lädt", "laden",
    "chargement", "cargando", "caricamento",
  ]

  /// The percentages in a text, in figures.
  static func percentages(in text: String) -> [Double] {
    guard text.utf8.count <= longest, text.unicodeScalars.contains(where: signs.contains) else {
      return []
    }
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
  private static let signs: [Unicode.Scalar] = ["%", "٪"]

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
