/// Pairs of a colour that stays and one that changes, each once for all that shows it.
package struct SchemePairings {
  package private(set) var all: [SchemePairing] = []
  private var byCause: [String: Int] = [:]

  package init() {}

  /// One part in light and in dark.
  package mutating func add(
    _ light: ContrastReport,
    _ dark: ContrastReport,
    _ question: ContrastQuestion
  ) {
    let isLightFalling = light.judgement.answer == .falls && light.doubt == nil
    let isDarkFalling = dark.judgement.answer == .falls && dark.doubt == nil
    let (inLight, inDark) = (light.judgement.answer, dark.judgement.answer)
    let isFailing =
      isLightFalling != isDarkFalling && (inLight == .reaches || inDark == .reaches)
    guard isFailing || inLight == .reaches && inDark == .reaches else { return }
    let coat = isLightFalling ? light.coat : dark.coat
    guard coat.origin.isForegroundStatic != coat.origin.isBackgroundStatic else { return }
    let worse = isLightFalling ? light : dark
    let cause = coat.origin.cause
    let place = byCause[cause] ?? all.count
    if place == all.count {
      byCause[cause] = place
      all.append(SchemePairing(light: light, dark: dark, worse: isFailing ? worse : nil))
    }
    guard isFailing else { return }
    if all[place].worse == nil {
      all[place] = SchemePairing(light: light, dark: dark, worse: worse)
    }
    all[place].questions.insert(question)
  }
}

/// A colour that stays beside one that changes.
package struct SchemePairing {
  package var light: ContrastReport
  package var dark: ContrastReport

  /// The appearance in which it fails; nil where it fails in neither.
  package var worse: ContrastReport?

  /// What asks for the contrast it lacks.
  package var questions: Set<ContrastQuestion> = []
}
