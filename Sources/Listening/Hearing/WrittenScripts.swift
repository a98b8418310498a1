package import Language

/// The scripts that a language is written in.
package struct WrittenScripts: Sendable {
  private let all: Set<Script>
  private let holdLatin: Bool

  private init(_ all: Set<Script>) { (self.all, holdLatin) = (all, all.contains(.latin)) }

  /// The scripts of one language after another, most of which are the one before.
  package struct Reader {
    private var tag: String?
    private var scripts: WrittenScripts?

    package init() {}

    /// Nil of a language whose scripts are not known.
    package mutating func used(by tag: String) -> WrittenScripts? {
      if tag != self.tag {
        (self.tag, scripts) = (tag, Script.used(by: tag).map(WrittenScripts.init))
      }
      return scripts
    }
  }

  /// The script of a text, where the language is not written in that; nil where it may be.
  package func mismatch(in text: String) -> Script? {
    if holdLatin, Script.areAllLatin(text) { return nil }
    guard let script = Script(ofAllLettersIn: text), !all.contains(script) else { return nil }
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic).count
    switch script {
    // Names and units are written in Latin letters everywhere; a sentence is not.
    case .latin: return Self.isPhrase(text) ? script : nil
    // “α” and “μg” are signs.
    case .greek: return letters > 2 ? script : nil
    default: return script
    }
  }

  /// Whether a text has words that are neither names, which begin with a capital, nor units.
  private static func isPhrase(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { word in
      word.count > 1 && word.allSatisfy(\.isLowercase) && !UnitVocabulary.isUnit(Word(word))
    }
  }
}
