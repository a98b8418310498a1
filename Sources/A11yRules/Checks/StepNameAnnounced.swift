internal import A11yModel
internal import Language
internal import RuleCatalogue

extension Check {
  /// The name of the step a user is on, or of each step, is heard.
  static let stepNameAnnounced = CheckSignature(
    "step-name-announced",
    formerly: "step-name",
    cases: ["name"],
    evidence: ["announcement"],
    terms: ["name", "step"]
  ).each(of: \.stepSpeeches) { speech, ask throws(Unknown) in
    guard let step = speech.step,
      let name = try ask.known(ask.component.steps[step].name, as: "name"),
      !name.allSatisfy(\.isWhitespace)
    else { return .outOfScope }
    // Beside one stop for all steps, another may name the step.
    let host = speech.isCollapsed ? [ask.facts.doubtOfWhole].compactMap(\.self) : []
    return ask.hears(
      speech.holds(name, ask.facts),
      in: speech,
      ["name": name, "step": step + 1],
      unless: host
    ) {
      $0.matter = .name(step: step)
    } whereSymbol: {
      !Words(name).isEmpty && Words.ofSymbol($0).contains(Words(name))
    }
  }
}
