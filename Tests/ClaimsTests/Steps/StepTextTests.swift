import A11yModel
import Testing
import XML

@testable import Claims
@testable import Language
@testable import Listening
@testable import SpecReader

/// Numbers as they are said, each with what it counts: p a position, t a total, o either, m neither.
private func said(_ text: String, _ language: String?) -> String {
  StepText(text, SpokenLanguages([language])).numbers.map { number in
    let roles: [StepNumber.Role: String] = [
      .position: "p", .total: "t", .open: "o", .measure: "m",
    ]
    return "\(number.number)\(roles[number.role] ?? "")" + (number.total.map { "/\($0)" } ?? "")
  }.joined(separator: " ")
}

@Test(arguments: [
  ("Step 2 of 4: Details", "2p/4 4t"), ("2/4", "2o/4 4t"), ("2 / 4", "2o/4 4t"),
  ("2nd step of 4", "2p/4 4t"), ("First step of two", "1p/2 2t"), ("Step 2 out of 4", "2p/4 4t"),
  ("Twenty-first step of twenty-two", "21p/22 22t"), ("Step twenty of twenty-four", "20p/24 24t"),
  ("Ninety-ninth", "99o"), ("Thirtieth", "30o"), ("Two hundred", ""),
  ("One step at a time", "1t"), ("This one is current", ""), ("One of three", "1o/3 3t"),
  ("4 steps", "4t"), ("3 steps completed", "3m"), ("3 steps, completed", "3t"),
  ("1 of 4 steps completed", "1m 4t"), ("1/4 steps are done", "1m 4t"),
  ("1 of 4 steps, completed", "1o/4 4t"), ("completed 2 of the 4 steps", "2m 4t"),
  ("Step 2 of 4 completed", "2p/4 4t"), ("All 3 steps done", "3t"), ("all the 3 steps", "3t"),
  ("2 remaining steps", "2m"), ("2 more steps", "2m"), ("steps remaining: 2", "2m"),
  ("2 steps left", "2m"), ("3 minutes", "3m"),
  ("50 %", "50m"), ("4, D", "4o"), ("4 d", "4m"), ("12 May", "12m"), ("May 12th", "12m"),
  ("$3", "3m"), ("2 in progress", "2o"),
  ("1.5", ""), ("12:30", ""), ("3D", ""), ("H2O", ""), ("2e", ""), ("Step 0 of 3", "0p/3 3t"),
])
func englishNumbersAreRead(_ text: String, _ numbers: String) {
  #expect(said(text, "en") == numbers)
}

@Test(arguments: [
  ("ja", "ステップ2/4：詳細", "2p/4 4t"), ("ja", "4ステップ中2番目", "4t 2p/4"), ("ja", "一覧", ""),
  ("ja", "4つのうち2番目", "4t 2p/4"), ("ja", "ステップ2、全4ステップ", "2p/4 4t"), ("ja", "2進行中", "2o"),
  ("zh", "第2步，共4步", "2p/4 4t"), ("zh", "共4步中的第2步", "4t 2p/4"), ("zh", "2步", "2o"),
  ("ko", "4단계 중 2단계", "4t 2p/4"), ("ko", "총 4개 단계 중 2단계", "4t 2p/4"), ("ko", "2단계", "2o"),
  ("tr", "4 adımdan 2.", "4o 2o"), ("ar", "الخطوة ٢ من ٤", "2o/4 4t"),
  ("fr", "2e étape sur 4", "2p/4 4t"), ("fr", "1re étape", "1p"),
  ("nl", "2de stap van 4", "2p/4 4t"),
  ("es", "2.ª de 4", "2o/4 4t"), ("pt", "2ª etapa", "2p"), ("de", "2. von 4", "2o/4 4t"),
  ("de", "Zweiter von 4", "2o/4 4t"), ("de", "3D", ""), ("ru", "2й шаг из 4", "2o/4 4t"),
  ("de", "4 Schritte", "4t"), ("de", "noch 2 Schritte", "2m"), ("de", "Schritt 2", "2p"),
  ("de", "2 von 4 Schritten erledigt", "2m 4t"), ("de", "alle 3 Schritte erledigt", "3t"),
  ("de", "Zweiter Schritt von dreien", "2p/3 3t"), ("de", "Schritt zwölf", "12p"),
  ("fr", "4 étapes", "4t"), ("fr", "encore 2 étapes", "2m"), ("fr", "dix-septième étape", "17p"),
  ("fr", "2 étapes terminées", "2m"), ("fr", "toutes les 3 étapes", "3t"),
  ("es", "paso tercero de diez", "3o/10 10t"), ("es", "quedan 2 pasos", "2m"),
  ("es", "4 pasos", "4t"), ("it", "4 passi", "4t"), ("it", "ancora 2 passi", "2m"),
  ("pl", "4 kroki", "4t"), ("sv", "4 steg", "4t"), ("tr", "4 adım", "4o"),
])
func numbersOfOtherLanguagesAreRead(_ language: String, _ text: String, _ numbers: String) {
  #expect(said(text, language) == numbers)
}

/// Words may be numbers where nobody here knows them, and not where only a name is heard.
@Test(arguments: [
  ("Drugi z czterech: Angaben", "pl", true), ("Sidste, Angaben", "da", true),
  ("Zweiter von vier: Angaben", nil, true),
  ("Der letzte Schritt: Angaben", "de", false), ("Erledigt, Angaben", "nl", false),
  ("Nog 2 stappen, Angaben", "nl", false), ("Laatste, Angaben", "nl", false),
  ("Angaben", "de", false), ("Angaben", nil, false), ("Angaben, current", nil, false),
  ("Step, Angaben", nil, false), ("Angaben, now", "en", false), ("4: Angaben", "de", false),
])
func unreadNumbersAreNotMissed(_ text: String, _ language: String?, _ mayBe: Bool) {
  let mayBeUnread = StepText(text, SpokenLanguages([language])).mayHoldUnreadNumbers(
    besides: ["Angaben"],
    Set(Words("erledigt").list),
    upTo: 4
  )
  #expect(mayBeUnread == mayBe)
}

/// A denied state is not said.
@Test(arguments: [
  ("completed", true), ("not completed", false), ("not yet completed", false),
  ("not yet fully completed", false), ("to be completed", false), ("Be, completed", true),
  ("nearly completed", false), ("not started, completed", true),
])
func whatIsDeniedIsNotSaid(_ text: String, _ isSaid: Bool) {
  let english = SpokenLanguages(["en"])
  #expect(
    !Words.places(of: Words("completed").list, .affirmed, in: Words(text).list, english).isEmpty
      == isSaid
  )
}

/// What is not done is still to come, in English and by the words that an author gives for what is
/// done; what is nearly done, or can never be, may be anything.
@Test(arguments: [
  ("en", "not completed", true), ("en", "not complete", true), ("en", "not yet done", true),
  ("en", "not yet started", true), ("en", "not started", true), ("en", "not started yet", true),
  ("en", "not visited", true), ("en", "hasn’t been started", true), ("en", "isn’t finished", true),
  ("en", "not been reached yet", true), ("en", "to be completed", true), ("en", "pending", true),
  ("en", "completed", false), ("en", "nearly completed", false), ("en", "visited", false),
  ("en", "cannot be completed", false), ("en", "may be completed", false),
  ("en", "started", false), ("en", "never completed", false), ("en", "not here, completed", false),
  ("de", "nicht erledigt", true), ("de", "noch nicht erledigt", true), ("de", "erledigt", false),
  ("de", "fast erledigt", false), ("de", "not completed", false), ("fr", "non terminé", true),
  ("fr", "pas encore terminé", true), ("es", "no completado", true), ("es", "completado", false),
])
func whatIsNotDoneIsToCome(_ language: String, _ text: String, _ isSaid: Bool) {
  var done = State(id: "done", meaning: .completed)
  let words = ["de": "erledigt", "fr": "terminé", "es": "completado"]
  done.announcedAs = [words[language]].compactMap(\.self)
  let terms = StateTerms(State(id: "open", meaning: .upcoming), among: [done])
  let languages = SpokenLanguages([language])
  #expect(terms.isSaid(in: Words(text).list, languages) == isSaid)
}

/// So it is in other languages, whose words deny nothing elsewhere.
@Test(arguments: [
  ("de", "erledigt", "noch nicht erledigt", false), ("de", "erledigt", "erledigt", true),
  ("de", "erledigt", "nicht ganz erledigt", false), ("de", "Fehler", "keine Fehler", false),
  ("de", "erledigt", "nicht begonnen, erledigt", true), ("de", "aktuell", "nun aktuell", true),
  ("fr", "terminé", "pas encore terminé", false), ("fr", "terminé", "n’est pas terminé", false),
  ("fr", "terminé", "non terminé", false), ("fr", "terminé", "étape terminée, terminé", true),
  ("nl", "voltooid", "nog niet voltooid", false), ("nl", "voltooid", "pas voltooid", true),
  ("nl", "voltooid", "nu voltooid", true), ("sv", "klar", "inte klar", false),
  ("sv", "klar", "inte ännu klar", false), ("da", "færdig", "ikke færdig", false),
  ("nb", "fullført", "ikke ennå fullført", false), ("nb", "fullført", "fullført", true),
  ("pl", "ukończono", "nie ukończono", false), ("pt", "concluído", "ainda não concluído", false),
  ("pt-BR", "concluído", "não foi concluído", false), ("fi", "valmis", "ei vielä valmis", false),
  ("es", "completado", "aún no completado", false),
  ("it", "completato", "non ancora completato", false),
  ("ro", "finalizat", "nu este finalizat", false), ("ru", "завершено", "ещё не завершено", false),
  ("cs", "dokončeno", "není dokončeno", false), ("tr", "tamamlandı", "tamamlandı değil", false),
  ("en", "done", "nicht done", true), ("de", "fertig", "ei fertig", true),
])
func whatOtherLanguagesDenyIsNotSaid(
  _ language: String,
  _ term: String,
  _ text: String,
  _ isSaid: Bool
) {
  let languages = SpokenLanguages([LanguageTag.primary(language)])
  #expect(
    !Words.places(of: Words(term).list, .affirmed, in: Words(text).list, languages).isEmpty
      == isSaid
  )
}

@Test(arguments: [
  ("2 errors", true), ("zero errors", false), ("0 errors", false), ("10 errors", true),
  ("no errors", false), ("errors: none", false),
])
func noErrorsAreNone(_ text: String, _ areSaid: Bool) {
  let english = SpokenLanguages(["en"])
  #expect(
    !Words.places(of: Words("errors").list, .affirmed, in: Words(text).list, english).isEmpty
      == areSaid
  )
}

/// What one text says of the steps Account, Details and Review: which is current, by number or by
/// name.
@Test(arguments: [
  ("Step 2 of 3: Details", 1), ("Details", 1), ("2", 1),
  ("Step 2, Details. Account has an error", 1),
  ("Account completed, Details current, Review upcoming", 1),
  ("Completed: Account. Current: Details. Upcoming: Review", 1),
  ("Account completed. Now: Details", 1), ("Details, next Review", 1),
  ("1 Account completed, 2 Details current, 3 Review", 1),
  ("Details. Account and Review have errors", 1), ("Step 2 of 3. Next: step 3 of 3", 1),
  ("Account completed, Details, Review not completed", 1),
  ("Account, Details, Review", nil), ("1, 2, 3", nil), ("Step 1, step 2, step 3", nil),
  ("1 Account, 2 Details, 3 Review", nil), ("Checkout", nil), ("From Account to Review", 2),
])
func oneStepIsCurrent(_ text: String, _ current: Int?) throws {
  let facts = try stepFacts(["Account", "Details", "Review"])
  let told = (0...2).filter { StepMentions(facts.stepText(text), facts).tell($0, in: .current) }
  #expect(told == [current].compactMap(\.self))
}

/// Of which steps a text says that they are in error.
@Test(arguments: [
  ("Account has an error", [0]), ("Error in Account", [0]), ("Step 2 of 3. Error in Account", [0]),
  ("Account completed. Review has an error", [2]), ("Account and Review have errors", [0, 2]),
  ("Errors in Account and Review. Details", [0, 2]), ("Step 2, Details, error", [1]),
  ("1 Account, error, 2 Details, current", [0]), ("Account. Error.", [0]), ("No errors", []),
  ("Account without errors, Review failed", [2]),
])
func errorsAreOfSteps(_ text: String, _ steps: [Int]) throws {
  let facts = try stepFacts(["Account", "Details", "Review"])
  let state = State(id: "error", meaning: .error)
  let said = StepMentions(facts.stepText(text), facts).steps(saidToBe: StateTerms(state))
  #expect(said.sorted() == steps)
}

/// Names that hold numbers, overlap or stand amid letters.
@Test(arguments: [
  (["Step 1", "Step 2", "Step 3"], "Step 2", 1), (["2024", "2025", "2"], "Step 2 of 3: 2025", 1),
  (["Review", "Review order"], "Review order", 1), (["詳細", "詳細確認"], "詳細確認へ", 1),
  (["Plan 9", "Plan 8"], "Plan 8", 1), (["", "🚀", "B"], "B", 2), (["✅", "🚀"], "Now: 🚀", 1),
])
func namesAreToldApart(_ names: [String], _ text: String, _ current: Int) throws {
  let facts = try stepFacts(names)
  let told = names.indices.filter { StepMentions(facts.stepText(text), facts).tell($0, in: nil) }
  #expect(told == [current])
}

private func stepFacts(_ names: [String]) throws -> ComponentFacts {
  let steps = names.map { "<step name='\($0)'/>" }.joined()
  let text = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en"><step-indicator current="1">\(steps)
    </step-indicator></spec>
    """
  let root = try Tree(parsing: Array(text.utf8)).root
  let document = try SpecReader.read(root, file: "steps.xml", generation: .ios26)
  return ComponentFacts(document.components[0], of: document)
}
