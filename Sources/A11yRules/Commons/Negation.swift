extension Words {
  /// Whether words stand among others and are not denied.
  static func affirms(_ term: [Word], in words: [Word], _ languages: SpokenLanguages) -> Bool {
    guard !term.isEmpty, words.count >= term.count else { return false }
    return (0...(words.count - term.count)).contains {
      isAffirmed(term, at: $0, in: words, languages)
    }
  }

  /// Where words stand among others and are not denied: “not yet completed” does not say
  /// “completed”, nor does “zero errors” or “error-free” say that something is wrong.
  static func affirmations(
    of term: [Word],
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> [Int] {
    guard !term.isEmpty, words.count >= term.count else { return [] }
    return (0...(words.count - term.count)).filter {
      isAffirmed(term, at: $0, in: words, languages)
    }
  }

  private static func isAffirmed(
    _ term: [Word],
    at start: Int,
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> Bool {
    guard term.indices.allSatisfy({ words[start + $0] == term[$0] }) else { return false }
    let end = start + term.count
    if end < words.count, Negation.deniers.contains(words[end]) { return false }
    let others = Negation.of(languages)
    let head = words[..<start].reversed().drop { word in
      Negation.fillers.contains(word) || others.contains { $0.fillers.contains(word) }
    }
    guard let before = head.first else { return true }
    // “To be completed” is still to be done; a name may be “Be”.
    if before == "be", head.dropFirst().first.map(Negation.futures.contains) ?? false {
      return false
    }
    if others.contains(where: { $0.negations.contains(before) }) { return false }
    // “0 errors” denies them; the 0 of “Step 0, current” is a number.
    return !Negation.negations.contains(before)
      && !(term[term.count - 1].hasSuffix(Negation.s) && Negation.zeros.contains(before))
  }
}

/// The words with which a language denies others, besides those of English.
private struct Negation {
  /// Words before another that deny it.
  var negations: WordSet

  /// Words that may stand between a negation and what it denies.
  var fillers: WordSet

  init(_ negations: WordSet, _ fillers: WordSet) {
    (self.negations, self.fillers) = (negations, fillers)
  }

  /// Those of some languages; of all, where nobody gives one.
  static func of(_ languages: SpokenLanguages) -> [Negation] {
    if languages.isOpen { return all }
    return languages.primaries.compactMap { byLanguage[$0] }
  }

  private static let all = Array(byLanguage.values)

  // MARK: English

  static let s = Word("s")

  static let negations: WordSet = [
    "not", "no", "isnt", "without", "never", "hasnt", "havent", "arent", "wasnt", "cannot", "cant",
    "wont", "neither", "nor", "non", "almost", "nearly", "partially", "partly",
  ]

  static let fillers: WordSet = [
    "yet", "longer", "currently", "been", "being", "fully", "entirely", "completely", "quite",
    "really", "any", "more", "the", "a", "an", "is", "are", "has", "have", "marked", "as",
  ]

  /// Words behind another that deny it.
  static let deniers: WordSet = ["free", "none", "değil", "नहीं"]

  static let futures: WordSet = ["to", "will", "must", "should", "can", "may"]

  static let zeros: WordSet = ["0", "zero"]

  // MARK: other languages

  private static let norwegian = Negation(
    ["ikke", "ikkje", "ingen", "aldri", "uten", "nesten", "delvis"],
    ["ennå", "enda", "helt", "lenger", "er", "blitt"]
  )

  private static let byLanguage: [String: Negation] = [
    "de": Negation(
      [
        "nicht", "kein", "keine", "keinen", "keiner", "nie", "niemals", "ohne", "fast", "beinahe",
        "teilweise",
      ],
      [
        "ganz", "vollständig", "komplett", "mehr", "länger", "noch", "als", "wirklich", "ist",
        "wurde", "worden",
      ]
    ),
    "fr": Negation(
      ["pas", "jamais", "sans", "aucun", "aucune", "presque", "partiellement"],
      [
        "encore", "tout", "à", "fait", "complètement", "entièrement", "totalement", "été", "plus",
        "toujours", "d", "de",
      ]
    ),
    "nl": Negation(
      ["niet", "geen", "nooit", "zonder", "bijna", "gedeeltelijk"],
      ["nog", "helemaal", "volledig", "geheel", "meer", "is"]
    ),
    "sv": Negation(
      ["inte", "ej", "icke", "aldrig", "inga", "inget", "ingen", "utan", "nästan", "delvis"],
      ["ännu", "än", "helt", "längre", "är", "har"]
    ),
    "da": Negation(
      ["ikke", "ingen", "intet", "aldrig", "uden", "næsten", "delvist"],
      ["endnu", "helt", "længere", "er", "blevet"]
    ),
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "pl": Negation(
      ["nie", "bez", "prawie", "częściowo", "nigdy"],
      ["jest", "jeszcze", "całkowicie", "w", "pełni", "został", "została", "zostało", "są"]
    ),
    "pt": Negation(
      ["não", "nunca", "sem", "quase", "nenhum", "nenhuma", "parcialmente"],
      ["ainda", "foi", "está", "totalmente", "completamente", "mais", "sido"]
    ),
    "es": Negation(
      ["sin", "nunca", "casi", "ningún", "ninguna", "parcialmente"],
      ["aún", "todavía", "está", "ha", "sido", "completamente", "totalmente", "del", "todo"]
    ),
    "it": Negation(
      ["senza", "mai", "quasi", "nessun", "nessuna", "parzialmente"],
      ["ancora", "è", "stato", "stata", "completamente", "del", "tutto", "più"]
    ),
    "fi": Negation(
      ["ei", "eivät", "ilman", "melkein", "lähes", "osittain"],
      ["ole", "vielä", "kokonaan", "enää", "olla", "täysin"]
    ),
    "cs": Negation(
      ["ne", "není", "nejsou", "nebyl", "nebyla", "nebylo", "bez", "téměř", "částečně"],
      ["ještě", "zatím", "zcela", "úplně"]
    ),
    "sk": Negation(
      ["nie", "nebol", "nebola", "nebolo", "bez", "takmer", "čiastočne"],
      ["je", "sú", "ešte", "zatiaľ", "úplne", "celkom"]
    ),
    "ro": Negation(
      ["nu", "fără", "aproape", "parțial"],
      ["este", "e", "încă", "a", "fost", "complet"]
    ),
    "hu": Negation(["nem", "nincs", "majdnem", "részben"], ["még", "teljesen"]),
    "ru": Negation(
      ["не", "нет", "без", "почти", "частично"],
      ["был", "была", "было", "ещё", "еще", "полностью", "до", "конца"]
    ),
    "uk": Negation(["не", "немає", "без", "майже", "частково"], ["був", "була", "було", "ще"]),
    "el": Negation(["δεν", "μη", "χωρίς", "σχεδόν"], ["έχει", "είναι", "ακόμη", "ακόμα"]),
    "ar": Negation(["غير", "لم", "ليس", "بدون"], ["يتم", "بعد"]),
    "he": Negation(["לא", "אינו", "ללא", "כמעט"], ["עדיין"]),
    "id": Negation(["belum", "tidak", "bukan", "tanpa", "hampir"], ["sepenuhnya"]),
    "vi": Negation(["chưa", "không", "gần"], ["hoàn", "toàn"]),
    "ca": Negation(["sense", "gairebé"], ["encara", "està", "ha", "estat"]),
  ]
}
