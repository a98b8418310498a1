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
    self = Self.standard
    for parameter in rule.profileParameters {
      switch parameter {
      case "large-text": largeText = profile.largeText
      case "text-equivalent-exempts": textEquivalentExempts = profile.textEquivalentExempts
      case "separation-suffices": separationSuffices = profile.separationSuffices
      case "text-minimum": textMinimum = profile.textMinimum
      case "enlargement": enlargement = profile.enlargement
      case "icons-grow": doIconsGrow = profile.doIconsGrow
      default: break
      }
    }
    guard let membership = profile.membership(of: rule) else { return }
    isForCustomColors = membership.isForCustomColors
    condition = membership.condition
    doubted = membership.doubted
  }

  private init(_ profile: Profile) {
    largeText = profile.largeText
    textEquivalentExempts = profile.textEquivalentExempts
    separationSuffices = profile.separationSuffices
    textMinimum = profile.textMinimum
    enlargement = profile.enlargement
    doIconsGrow = profile.doIconsGrow
    isForCustomColors = false
  }

  /// What WCAG asks, and most rules of every profile.
  private static let standard = ProfileParameters(.named(.wcagAA))
  private static let standardName = standard.joined

  /// What tells outcomes of one rule apart in a fingerprint.
  var name: String { self == Self.standard ? Self.standardName : joined }

  private var joined: String {
    "\(largeText.rawValue),\(textEquivalentExempts)" + (separationSuffices ? ",separated" : "")
      + (textMinimum == .platform ? "" : ",\(textMinimum.rawValue)")
      + (enlargement == .double ? "" : ",\(enlargement.rawValue)") + (doIconsGrow ? ",icons" : "")
      + (isForCustomColors ? ",custom" : "") + (condition.map { ",\($0)" } ?? "")
      + (doubted.map { ",or \($0)" } ?? "")
  }
}
