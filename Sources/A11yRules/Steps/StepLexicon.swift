/// What languages call steps, and say of how many are done or left, as it is written down: words
/// parted by spaces.
struct StepLexicon: Sendable {
  let one: String
  let several: String
  let done: String
  let left: String
  let still: String
  let all: String
  let fillers: String

  init(
    _ one: String,
    _ several: String,
    done: String = "",
    left: String = "",
    still: String = "",
    all: String = "",
    _ fillers: String = ""
  ) {
    (self.one, self.several, self.done, self.left) = (one, several, done, left)
    (self.still, self.all, self.fillers) = (still, all, fillers)
  }

  /// Those of some languages together.
  init(joining lexicons: [StepLexicon]) {
    func joined(_ words: KeyPath<StepLexicon, String>) -> String {
      lexicons.map { $0[keyPath: words] }.joined(separator: " ")
    }
    (one, several, done) = (joined(\.one), joined(\.several), joined(\.done))
    (left, still, all) = (joined(\.left), joined(\.still), joined(\.all))
    fillers = joined(\.fillers)
  }

  /// What English calls steps, one or several.
  static let englishNouns = words(english.one) + words(english.several)

  /// What any language calls one step, in front of its number.
  ///
  /// Catalan “pas” is left out, which is “not” in French and “only” in Dutch.
  static let anyOne = byLanguage.values.flatMap { words($0.one) }.filter { $0 != "pas" }

  /// What any language calls several steps.
  static let anySeveral = byLanguage.values.flatMap { words($0.several) }

  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  static let english = StepLexicon(
    "step stage phase",
    "steps stages phases step stage phase",
    done: "completed complete done finished",
    left: "left remaining remain remains",
    still: "still",
    all: "all",
    "the are is have has been were now already"
  )

  private static let norwegian = StepLexicon(
    "trinn steg fase",
    "faser",
    done: "fullført ferdig",
    left: "igjen gjenstår",
    still: "ennå",
    all: "alle",
    "er de"
  )

  static let byLanguage: [String: StepLexicon] = [
    "en": english,
    "de": StepLexicon(
      "schritt etappe phase stufe",
      "schritte schritten etappen phasen stufen",
      done: "erledigt abgeschlossen fertig geschafft",
      left: "übrig verbleibend verbleibende verbleibenden verbleiben ausstehend offen",
      still: "noch",
      all: "alle allen",
      "sind wurden bereits schon die der den"
    ),
    "fr": StepLexicon(
      "étape etape phase",
      "étapes etapes phases",
      done: "terminées terminés achevées effectuées complétées validées franchies",
      left: "restantes restants restent",
      still: "encore reste restent plus",
      all: "toutes tous",
      "sont ont été déjà les que"
    ),
    "es": StepLexicon(
      "paso etapa fase",
      "pasos etapas fases",
      done: "completados completadas terminados terminadas hechos",
      left: "restantes pendientes",
      still: "quedan faltan",
      all: "todos todas",
      "están han sido ya los las"
    ),
    "pt": StepLexicon(
      "passo etapa fase",
      "passos etapas fases",
      done: "concluídos concluídas completos completas",
      left: "restantes pendentes",
      still: "faltam restam",
      all: "todos todas",
      "estão foram já os as"
    ),
    "it": StepLexicon(
      "passo passaggio fase",
      "passi passaggi fasi",
      done: "completati completate terminati terminate",
      left: "rimanenti restanti",
      still: "ancora mancano restano rimangono",
      all: "tutti tutte",
      "sono stati state già i le gli"
    ),
    "nl": StepLexicon(
      "stap fase",
      "stappen fasen fases",
      done: "voltooid afgerond klaar gereed",
      left: "over resterend resterende",
      still: "nog",
      all: "alle",
      "zijn al de"
    ),
    "sv": StepLexicon(
      "steg fas",
      "faser",
      done: "klara slutförda färdiga",
      left: "kvar",
      still: "ännu",
      all: "alla",
      "är de"
    ),
    "da": StepLexicon(
      "trin fase",
      "faser",
      done: "fuldført færdige",
      left: "tilbage",
      still: "endnu",
      all: "alle",
      "er de"
    ),
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "pl": StepLexicon(
      "krok etap",
      "kroki kroków etapy etapów",
      done: "ukończone ukończonych zakończone",
      left: "pozostałe pozostało",
      still: "jeszcze",
      all: "wszystkie"
    ),
    "cs": StepLexicon(
      "krok etapa",
      "kroky kroků etapy etap",
      done: "dokončeny dokončeno",
      left: "zbývá zbývají",
      still: "ještě",
      all: "všechny"
    ),
    "sk": StepLexicon("krok etapa", "kroky krokov", still: "ešte", all: "všetky"),
    "ru": StepLexicon(
      "шаг этап",
      "шага шагов этапа этапов",
      done: "завершено выполнено",
      left: "осталось",
      still: "ещё еще",
      all: "все"
    ),
    "uk": StepLexicon("крок етап", "кроки кроків етапи етапів", still: "ще", all: "всі усі"),
    "ro": StepLexicon("pasul etapa", "pași paşi etape", still: "încă", all: "toți toate"),
    "el": StepLexicon("βήμα", "βήματα", still: "ακόμη ακόμα", all: "όλα"),
    "hu": StepLexicon("lépés", "", still: "még"),
    "fi": StepLexicon("vaihe", "vaihetta vaiheesta", still: "vielä"),
    "tr": StepLexicon("adım aşama", "", done: "tamamlandı", left: "kaldı"),
    "id": StepLexicon("langkah", ""),
    "vi": StepLexicon("bước", ""),
    "ca": StepLexicon("pas", "passos", still: "encara queden", all: "tots"),
  ]
}
