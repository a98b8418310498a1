internal import A11yModel

/// What languages call steps, and say of how many are done or left: one place for all that is read
/// by such words.
struct StepWords: Sendable {
  /// What stands before the number of one of them, and behind it where that is an ordinal: “step”.
  let one: WordSet

  /// What stands behind how many there are: “steps”.
  let several: WordSet

  /// What says of some of them that they are done: “3 steps completed”.
  let done: WordSet

  /// What says of some of them that they are left: “2 steps remaining”.
  let left: WordSet

  /// What says before their number that they are left: “noch 2 Schritte”.
  let still: WordSet

  /// What says before their number that these are all there are: “all 3 steps”.
  let all: WordSet

  /// What may stand among these words: “2 steps have been completed”, “all the 3 steps”.
  let fillers: WordSet

  /// The words from which the sets are made, in the order of the members.
  private let lists: [[String]]

  /// - Parameters: the words, parted by spaces.
  private init(
    _ one: String,
    _ several: String,
    done: String = "",
    left: String = "",
    still: String = "",
    all: String = "",
    _ fillers: String = ""
  ) {
    self.init(
      [one, several, done, left, still, all, fillers].map {
        $0.split(separator: " ").map(String.init)
      }
    )
  }

  private init(_ lists: [[String]]) {
    self.lists = lists
    let sets = lists.map { WordSet($0) }
    (one, several, done, left) = (sets[0], sets[1], sets[2], sets[3])
    (still, all, fillers) = (sets[4], sets[5], sets[6])
  }

  /// Those of some languages together; of all, where nobody gives one.
  static func of(_ languages: SpokenLanguages) -> StepWords {
    if languages.isEnglish { return english }
    if languages.isOpen { return open }
    let own = languages.primaries.compactMap { byLanguage[$0] }
    let all = languages.mayBeEnglish && !languages.primaries.contains("en") ? own + [english] : own
    return all.count == 1 ? all[0] : joined(all)
  }

  /// No words.
  static let none = StepWords("", "")

  private static func joined(_ all: [StepWords]) -> StepWords {
    StepWords((0..<7).map { list in all.flatMap { $0.lists[list] } })
  }

  /// What English calls steps, one or several.
  static let englishNouns = english.lists[0] + english.lists[1]

  /// What any language calls one step, in front of its number.
  ///
  /// Catalan “pas” is left out, which is “not” in French and “only” in Dutch.
  static let anyOne = byLanguage.values.flatMap { $0.lists[0] }.filter { $0 != "pas" }

  /// What any language calls several steps.
  static let anySeveral = byLanguage.values.flatMap { $0.lists[1] }

  /// Whether a word is none but says something of how many steps there are.
  func contains(_ word: Word) -> Bool {
    one.contains(word) || several.contains(word) || done.contains(word) || left.contains(word)
      || still.contains(word) || all.contains(word) || fillers.contains(word)
  }

  /// Whether a word says of some steps that they are done or left.
  func isRest(_ word: Word) -> Bool { done.contains(word) || left.contains(word) }

  /// Where what says that some steps are done or left stands behind what they are called.
  ///
  /// - Parameters:
  ///   - words: a text.
  ///   - noun: where what they are called stands.
  /// - Returns: its place; nil where it says nothing of that kind.
  func rest(in words: [Word], behind noun: Int) -> Int? {
    let next = words.indices.first { $0 > noun && !fillers.contains(words[$0]) }
    return next.flatMap { isRest(words[$0]) ? $0 : nil }
  }

  // MARK: languages

  private static let english = StepWords(
    "step stage phase",
    "steps stages phases step stage phase",
    done: "completed complete done finished",
    left: "left remaining remain remains",
    still: "still",
    all: "all",
    "the are is have has been were now already"
  )

  private static let norwegian = StepWords(
    "trinn steg fase",
    "faser",
    done: "fullført ferdig",
    left: "igjen gjenstår",
    still: "ennå",
    all: "alle",
    "er de"
  )

  private static let open = joined(Array(byLanguage.values))

  private static let byLanguage: [String: StepWords] = [
    "en": english,
    "de": StepWords(
      "schritt etappe phase stufe",
      "schritte schritten etappen phasen stufen",
      done: "erledigt abgeschlossen fertig geschafft",
      left: "übrig verbleibend verbleibende verbleibenden verbleiben ausstehend offen",
      still: "noch",
      all: "alle allen",
      "sind wurden bereits schon die der den"
    ),
    "fr": StepWords(
      "étape etape phase",
      "étapes etapes phases",
      done: "terminées terminés achevées effectuées complétées validées franchies",
      left: "restantes restants restent",
      still: "encore reste restent plus",
      all: "toutes tous",
      "sont ont été déjà les que"
    ),
    "es": StepWords(
      "paso etapa fase",
      "pasos etapas fases",
      done: "completados completadas terminados terminadas hechos",
      left: "restantes pendientes",
      still: "quedan faltan",
      all: "todos todas",
      "están han sido ya los las"
    ),
    "pt": StepWords(
      "passo etapa fase",
      "passos etapas fases",
      done: "concluídos concluídas completos completas",
      left: "restantes pendentes",
      still: "faltam restam",
      all: "todos todas",
      "estão foram já os as"
    ),
    "it": StepWords(
      "passo passaggio fase",
      "passi passaggi fasi",
      done: "completati completate terminati terminate",
      left: "rimanenti restanti",
      still: "ancora mancano restano rimangono",
      all: "tutti tutte",
      "sono stati state già i le gli"
    ),
    "nl": StepWords(
      "stap fase",
      "stappen fasen fases",
      done: "voltooid afgerond klaar gereed",
      left: "over resterend resterende",
      still: "nog",
      all: "alle",
      "zijn al de"
    ),
    "sv": StepWords(
      "steg fas",
      "faser",
      done: "klara slutförda färdiga",
      left: "kvar",
      still: "ännu",
      all: "alla",
      "är de"
    ),
    "da": StepWords(
      "trin fase",
      "faser",
      done: "fuldført færdige",
      left: "tilbage",
      still: "endnu",
      all: "alle",
      "er de"
    ),
    "nb": norwegian, "nn": norwegian, "no": norwegian,
    "pl": StepWords(
      "krok etap",
      "kroki kroków etapy etapów",
      done: "ukończone ukończonych zakończone",
      left: "pozostałe pozostało",
      still: "jeszcze",
      all: "wszystkie"
    ),
    "cs": StepWords(
      "krok etapa",
      "kroky kroků etapy etap",
      done: "dokončeny dokončeno",
      left: "zbývá zbývají",
      still: "ještě",
      all: "všechny"
    ),
    "sk": StepWords("krok etapa", "kroky krokov", still: "ešte", all: "všetky"),
    "ru": StepWords(
      "шаг этап",
      "шага шагов этапа этапов",
      done: "завершено выполнено",
      left: "осталось",
      still: "ещё еще",
      all: "все"
    ),
    "uk": StepWords("крок етап", "кроки кроків етапи етапів", still: "ще", all: "всі усі"),
    "ro": StepWords("pasul etapa", "pași paşi etape", still: "încă", all: "toți toate"),
    "el": StepWords("βήμα", "βήματα", still: "ακόμη ακόμα", all: "όλα"),
    "hu": StepWords("lépés", "", still: "még"),
    "fi": StepWords("vaihe", "vaihetta vaiheesta", still: "vielä"),
    "tr": StepWords("adım aşama", "", done: "tamamlandı", left: "kaldı"),
    "id": StepWords("langkah", ""),
    "vi": StepWords("bước", ""),
    "ca": StepWords("pas", "passos", still: "encara queden", all: "tots"),
  ]
}
