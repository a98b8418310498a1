/// Whether words that stand in a text say what they mean.
enum Standing: Hashable, Sendable {
  case affirmed
  /// “Not yet completed”, “zero errors”, “error-free”.
  case denied
  /// “Nearly completed”, “cannot be completed”: neither that it is so nor that it is still to come.
  case hedged
}

extension Words {
  /// Whether words stand among others and are not denied.
  static func affirms(_ term: [Word], in words: [Word], _ languages: SpokenLanguages) -> Bool {
    !places(of: term, .affirmed, in: words, languages).isEmpty
  }

  /// Where words stand among others in some way, with what denies them: “not yet completed” does not
  /// say “completed”, nor does “zero errors” or “error-free” say that something is wrong.
  static func places(
    of term: [Word],
    _ standing: Standing,
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> [Range<Int>] {
    words.ranges(of: term).compactMap { place in
      let (found, range) = Self.standing(of: place, in: words, languages)
      return found == standing ? range : nil
    }
  }

  private static func standing(
    of term: Range<Int>,
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> (Standing, Range<Int>) {
    let end = term.upperBound
    if end < words.count, Negation.deniers.contains(words[end]) {
      return (.denied, term.lowerBound..<(end + 1))
    }
    let others = Negation.of(languages)
    let before = words[..<term.lowerBound].lastIndex { word in
      !Negation.fillers.contains(word) && !others.contains { $0.fillers.contains(word) }
    }
    guard let before else { return (.affirmed, term) }
    let word = words[before]
    if word == "be" { return future(of: term, behind: before, in: words) }
    let range = before..<end
    if Negation.hedges.contains(word) || others.contains(where: { $0.hedges.contains(word) }) {
      return (.hedged, range)
    }
    let isDenied =
      Negation.denials.contains(word) || others.contains { $0.denials.contains(word) }
      // “0 errors” denies them; the 0 of “Step 0, current” is a number.
      || (words[end - 1].hasSuffix(Negation.s) && Negation.zeros.contains(word))
    return isDenied ? (.denied, range) : (.affirmed, term)
  }

  /// “To be completed” is still to be done; a name may be “Be”.
  private static func future(
    of term: Range<Int>,
    behind be: Int,
    in words: [Word]
  ) -> (Standing, Range<Int>) {
    guard be > 0 else { return (.affirmed, term) }
    let range = (be - 1)..<term.upperBound
    if Negation.futures.contains(words[be - 1]) { return (.denied, range) }
    let isOpen =
      Negation.chances.contains(words[be - 1]) || Negation.hedges.contains(words[be - 1])
      || Negation.denials.contains(words[be - 1])
    return isOpen ? (.hedged, range) : (.affirmed, term)
  }
}

/// The words with which a language denies others, besides those of English.
private struct Negation {
  /// Words before another that deny it.
  var denials: WordSet

  /// Words before another that take some of it back.
  var hedges: WordSet

  /// Words that may stand between one of these and what it is about.
  var fillers: WordSet

  init(_ denials: WordSet, hedges: WordSet, _ fillers: WordSet) {
    (self.denials, self.hedges, self.fillers) = (denials, hedges, fillers)
  }

  /// Those of some languages; of all, where nobody gives one.
  static func of(_ languages: SpokenLanguages) -> [Negation] {
    if languages.isOpen { return all }
    return languages.primaries.compactMap { byLanguage[$0] }
  }

  private static let all = Array(byLanguage.values)

  // MARK: English

  static let s = Word("s")

  static let denials: WordSet = [
    "not", "no", "isnt", "hasnt", "havent", "arent", "wasnt", "neither", "nor", "non",
  ]

  static let hedges: WordSet = [
    "almost", "nearly", "partially", "partly", "without", "never", "cannot", "cant", "wont",
  ]

  static let fillers: WordSet = [
    "yet", "longer", "currently", "been", "being", "fully", "entirely", "completely", "quite",
    "really", "any", "more", "the", "a", "an", "is", "are", "has", "have", "marked", "as",
  ]

  /// Words behind another that deny it.
  static let deniers: WordSet = ["free", "none", "değil", "नहीं"]

  static let futures: WordSet = ["to", "will", "must", "should"]
  static let chances: WordSet = ["can", "may"]

  static let zeros: WordSet = ["0", "zero"]

  // MARK: other languages

  private static let norwegian = Negation(
    ["ikke", "ikkje", "ingen"],
    hedges: ["aldri", "uten", "nesten", "delvis"],
    ["ennå", "enda", "helt", "lenger", "er", "blitt"]
  )

  private static let byLanguage: [String: Negation] = [
    "de": Negation(
      ["nicht", "kein", "keine", "keinen", "keiner"],
      hedges: ["nie", "niemals", "ohne", "fast", "beinahe", "teilweise"],
      [
        "ganz", "vollständig", "komplett", "mehr", "länger", "noch", "als", "wirklich", "ist",
        "wurde", "worden",
      ]
    ),
    "fr": Negation(
      ["pas", "aucun", "aucune"],
      hedges: ["jamais", "sans", "presque", "partiellement"],
      [
        "encore", "tout", "à", "fait", "complètement", "entièrement", "totalement", "été", "plus",
        "toujours", "d", "de",
      ]
    ),
    "nl": Negation(
      ["niet", "geen"],
      hedges: ["nooit", "zonder", "bijna", "gedeeltelijk"],
      ["nog", "helemaal", "volledig", "geheel", "meer", "is"]
    ),
    "sv": Negation(
      ["inte", "ej", "icke", "inga", "inget", "ingen"],
      hedges: ["aldrig", "utan", "nästan", "delvis"],
      ["ännu", "än", "helt", "längre", "är", "har"]
    ),
    "da": Negation(
      ["ikke", "ingen", "intet"],
      hedges: ["aldrig", "uden", "næsten", "delvist"],
      ["endnu", "helt", "længere", "er", "blevet"]
    ),
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "pl": Negation(
      ["nie"],
      hedges: ["bez", "prawie", "częściowo", "nigdy"],
      ["jest", "jeszcze", "całkowicie", "w", "pełni", "został", "została", "zostało", "są"]
    ),
    "pt": Negation(
      ["não", "nenhum", "nenhuma"],
      hedges: ["nunca", "sem", "quase", "parcialmente"],
      ["ainda", "foi", "está", "totalmente", "completamente", "mais", "sido"]
    ),
    "es": Negation(
      ["ningún", "ninguna"],
      hedges: ["sin", "nunca", "casi", "parcialmente"],
      ["aún", "todavía", "está", "ha", "sido", "completamente", "totalmente", "del", "todo"]
    ),
    "it": Negation(
      ["nessun", "nessuna"],
      hedges: ["senza", "mai", "quasi", "parzialmente"],
      ["ancora", "è", "stato", "stata", "completamente", "del", "tutto", "più"]
    ),
    "fi": Negation(
      ["ei", "eivät"],
      hedges: ["ilman", "melkein", "lähes", "osittain"],
      ["ole", "vielä", "kokonaan", "enää", "olla", "täysin"]
    ),
    "cs": Negation(
      ["ne", "není", "nejsou", "nebyl", "nebyla", "nebylo"],
      hedges: ["bez", "téměř", "částečně"],
      ["ještě", "zatím", "zcela", "úplně"]
    ),
    "sk": Negation(
      ["nie", "nebol", "nebola", "nebolo"],
      hedges: ["bez", "takmer", "čiastočne"],
      ["je", "sú", "ešte", "zatiaľ", "úplne", "celkom"]
    ),
    "ro": Negation(
      ["nu"],
      hedges: ["fără", "aproape", "parțial"],
      ["este", "e", "încă", "a", "fost", "complet"]
    ),
    "hu": Negation(
      ["nem", "nincs"],
      hedges: ["majdnem", "részben"],
      ["még", "teljesen"]
    ),
    "ru": Negation(
      ["не", "нет"],
      hedges: ["без", "почти", "частично"],
      ["был", "была", "было", "ещё", "еще", "полностью", "до", "конца"]
    ),
    "uk": Negation(
      ["не", "немає"],
      hedges: ["без", "майже", "частково"],
      ["був", "була", "було", "ще"]
    ),
    "el": Negation(
      ["δεν", "μη"],
      hedges: ["χωρίς", "σχεδόν"],
      ["έχει", "είναι", "ακόμη", "ακόμα"]
    ),
    "ar": Negation(
      ["غير", "لم", "ليس"],
      hedges: ["بدون"],
      ["يتم", "بعد"]
    ),
    "he": Negation(
      ["לא", "אינו"],
      hedges: ["ללא", "כמעט"],
      ["עדיין"]
    ),
    "id": Negation(
      ["belum", "tidak", "bukan"],
      hedges: ["tanpa", "hampir"],
      ["sepenuhnya"]
    ),
    "vi": Negation(
      ["chưa", "không"],
      hedges: ["gần"],
      ["hoàn", "toàn"]
    ),
    "ca": Negation(
      [],
      hedges: ["sense", "gairebé"],
      ["encara", "està", "ha", "estat"]
    ),
  ]
}
