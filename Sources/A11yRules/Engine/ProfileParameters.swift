/// What a profile makes of a rule: profiles with the same parameters ask it the same question.
struct ProfileParameters: Hashable, Sendable {
  var largeText: Profile.LargeText
  var textEquivalentExempts: Bool
  var separationSuffices: Bool
  var textMinimum: Profile.TextMinimum
  var enlargement: Profile.Enlargement
  var doIconsGrow: Bool

  /// Whether what a system colour takes part in is not judged.
  var isForCustomColors: Bool

  /// The only kind of failure that is asked for; nil for every.
  var condition: String?

  /// The kind of failure that it leaves to a person; nil where it leaves none.
  var doubted: String?

  /// A profile's parameters as far as a rule uses them; the others are WCAG's.
  init(_ profile: Profile, for rule: Rule) {
    let standard = Profile.named(.wcagAA)
    func source(_ name: String) -> Profile {
      rule.profileParameters.contains(name) ? profile : standard
    }
    largeText = source("large-text").largeText
    textEquivalentExempts = source("text-equivalent-exempts").textEquivalentExempts
    separationSuffices = source("separation-suffices").separationSuffices
    textMinimum = source("text-minimum").textMinimum
    enlargement = source("enlargement").enlargement
    doIconsGrow = source("icons-grow").doIconsGrow
    let membership = profile.membership(of: rule)
    isForCustomColors = membership?.isForCustomColors ?? false
    condition = membership?.condition
    doubted = membership?.doubted
  }

  /// What tells outcomes of one rule apart in a fingerprint.
  var name: String {
    "\(largeText.rawValue),\(textEquivalentExempts)" + (separationSuffices ? ",separated" : "")
      + (textMinimum == .platform ? "" : ",\(textMinimum.rawValue)")
      + (enlargement == .double ? "" : ",\(enlargement.rawValue)") + (doIconsGrow ? ",icons" : "")
      + (isForCustomColors ? ",custom" : "") + (condition.map { ",\($0)" } ?? "")
      + (doubted.map { ",or \($0)" } ?? "")
  }
}
