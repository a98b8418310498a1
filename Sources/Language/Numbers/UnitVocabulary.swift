/// What single words say of units, by their symbols and in English.
package enum UnitVocabulary {
  /// The units that a word may stand for; none where it is another word as well.
  package static func units(_ word: Word) -> UnitSet {
    guard let record = LanguageTable.english.record(of: word), !record.kinds.contains(.otherWord)
    else { return UnitSet() }
    return record.units
  }

  package static func isUnit(_ word: Word) -> Bool { !units(word).isEmpty }

  /// Whether it is a currency’s sign or name, which may stand before its number.
  package static func isCurrency(_ word: Word) -> Bool {
    !units(word).intersection(Unit.currencies).isEmpty
  }

  /// The longest name of the unit that another is; itself where it may be several or none.
  package static func longestName(of unit: String) -> String {
    LanguageTable.english.longestName(of: TextTokens(unit, "en").unit) ?? unit
  }
}

extension UnitSet {
  /// What a unit may be by its name in a language or in English.
  package init(named name: String, _ tag: String?) {
    let own = TextTokens(name, tag).unit
    self = own.isEmpty && !SpokenLanguage.isEnglish(tag) ? TextTokens(name, "en").unit : own
  }
}
