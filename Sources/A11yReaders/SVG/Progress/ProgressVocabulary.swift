internal import A11yModel

/// The words by which names, classes and ids tell that something shows how far something is.
enum ProgressVocabulary {
  /// What a name, a class or an id speaks of: a progress bar, or a meter; nil for neither.
  static func role(in text: String?) -> A11yModel.Element.Role? {
    guard let text else { return nil }
    let words = StepVocabulary.pieces(of: text)
    // Progress is what a gauge may show.
    if words.contains(where: meters.contains) { return .meter }
    return words.contains(where: progresses.contains) ? .progressbar : nil
  }

  /// The percentages in a text, in figures.
  static func percentages(in text: String) -> [Double] {
    guard text.utf8.count <= longest else { return [] }
    let letters = Array(text.filter { !$0.isWhitespace })
    return letters.indices.filter { letters[$0] == "%" || letters[$0] == "٪" }.compactMap { sign in
      let figures = letters[..<sign].reversed().prefix { $0.isNumber || $0 == "." || $0 == "," }
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
