internal import A11yModel

/// What a check says of one subject.
enum CheckAnswer {
  /// Nothing: it is none that the rule is about.
  case outOfScope
  /// The rule holds of it; with its evidence, where passes are described.
  case holds([Evidence] = [])
  /// It fails, or a fact is missing.
  case finding(Verdict)
}

/// That a fact is missing without which a check cannot decide.
struct Unknown: Error {
  var fact: String
  var likely = Outcome.Likelihood.none

  /// The case of the doubt, and what it names.
  var finding: String?
  var particulars: Particulars = [:]
}
