internal import Support

/// The words with which a language denies others, besides those of English.
struct Negation {
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
    if languages.isEnglish { return [] }
    if languages.isOpen { return all }
    return languages.primaries.compactMap { byLanguage[$0]?.value }
  }

  private static let all = byLanguage.values.map(\.value)

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

  private static let norwegian = Lazily {
    Negation(
      ["ikke", "ikkje", "ingen"],
      hedges: ["aldri", "uten", "nesten", "delvis"],
      ["ennå", "enda", "helt", "lenger", "er", "blitt"]
    )
  }

  private static let byLanguage: [String: Lazily<Negation>] = [
    "de": Lazily {
      Negation(
        ["nicht", "kein", "keine", "keinen", "keiner"],
        hedges: ["nie", "niemals", "ohne", "fast", "beinahe", "teilweise"],
        [
          "ganz", "vollständig", "komplett", "mehr", "länger", "noch", "als", "wirklich", "ist",
          "wurde", "worden",
        ]
      )
    },
    "fr": Lazily {
      Negation(
        ["pas", "aucun", "aucune"],
        hedges: ["jamais", "sans", "presque", "partiellement"],
        [
          "encore", "tout", "à", "fait", "complètement", "entièrement", "totalement", "été", "plus",
          "toujours", "d", "de",
        ]
      )
    },
    "nl": Lazily {
      Negation(
        ["niet", "geen"],
        hedges: ["nooit", "zonder", "bijna", "gedeeltelijk"],
        ["nog", "helemaal", "volledig", "geheel", "meer", "is"]
      )
    },
    "sv": Lazily {
      Negation(
        ["inte", "ej", "icke", "inga", "inget", "ingen"],
        hedges: ["aldrig", "utan", "nästan", "delvis"],
        ["ännu", "än", "helt", "längre", "är", "har"]
      )
    },
    "da": Lazily {
      Negation(
        ["ikke", "ingen", "intet"],
        hedges: ["aldrig", "uden", "næsten", "delvist"],
        ["endnu", "helt", "længere", "er", "blevet"]
      )
    },
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "pl": Lazily {
      Negation(
        ["nie"],
        hedges: ["bez", "prawie", "częściowo", "nigdy"],
        ["jest", "jeszcze", "całkowicie", "w", "pełni", "został", "została", "zostało", "są"]
      )
    },
    "pt": Lazily {
      Negation(
        ["não", "nenhum", "nenhuma"],
        hedges: ["nunca", "sem", "quase", "parcialmente"],
        ["ainda", "foi", "está", "totalmente", "completamente", "mais", "sido"]
      )
    },
    "es": Lazily {
      Negation(
        ["ningún", "ninguna"],
        hedges: ["sin", "nunca", "casi", "parcialmente"],
        ["aún", "todavía", "está", "ha", "sido", "completamente", "totalmente", "del", "todo"]
      )
    },
    "it": Lazily {
      Negation(
        ["nessun", "nessuna"],
        hedges: ["senza", "mai", "quasi", "parzialmente"],
        ["ancora", "è", "stato", "stata", "completamente", "del", "tutto", "più"]
      )
    },
    "fi": Lazily {
      Negation(
        ["ei", "eivät"],
        hedges: ["ilman", "melkein", "lähes", "osittain"],
        ["ole", "vielä", "kokonaan", "enää", "olla", "täysin"]
      )
    },
    "cs": Lazily {
      Negation(
        ["ne", "není", "nejsou", "nebyl", "nebyla", "nebylo"],
        hedges: ["bez", "téměř", "částečně"],
        ["ještě", "zatím", "zcela", "úplně"]
      )
    },
    "sk": Lazily {
      Negation(
        ["nie", "nebol", "nebola", "nebolo"],
        hedges: ["bez", "takmer", "čiastočne"],
        ["je", "sú", "ešte", "zatiaľ", "úplne", "celkom"]
      )
    },
    "ro": Lazily {
      Negation(
        ["nu"],
        hedges: ["fără", "aproape", "parțial"],
        ["este", "e", "încă", "a", "fost", "complet"]
      )
    },
    "hu": Lazily {
      Negation(
        ["nem", "nincs"],
        hedges: ["majdnem", "részben"],
        ["még", "teljesen"]
      )
    },
    "ru": Lazily {
      Negation(
        ["не", "нет"],
        hedges: ["без", "почти", "частично"],
        ["был", "была", "было", "ещё", "еще", "полностью", "до", "конца"]
      )
    },
    "uk": Lazily {
      Negation(
        ["не", "немає"],
        hedges: ["без", "майже", "частково"],
        ["був", "була", "було", "ще"]
      )
    },
    "el": Lazily {
      Negation(
        ["δεν", "μη"],
        hedges: ["χωρίς", "σχεδόν"],
        ["έχει", "είναι", "ακόμη", "ακόμα"]
      )
    },
    "ar": Lazily {
      Negation(
        ["غير", "لم", "ليس"],
        hedges: ["بدون"],
        ["يتم", "بعد"]
      )
    },
    "he": Lazily {
      Negation(
        ["לא", "אינו"],
        hedges: ["ללא", "כמעט"],
        ["עדיין"]
      )
    },
    "id": Lazily {
      Negation(
        ["belum", "tidak", "bukan"],
        hedges: ["tanpa", "hampir"],
        ["sepenuhnya"]
      )
    },
    "vi": Lazily {
      Negation(
        ["chưa", "không"],
        hedges: ["gần"],
        ["hoàn", "toàn"]
      )
    },
    "ca": Lazily {
      Negation(
        [],
        hedges: ["sense", "gairebé"],
        ["encara", "està", "ha", "estat"]
      )
    },
  ]
}
