public import A11yModel

/// A set of rules with the parameters that it gives them.
public struct Profile: Hashable, Sendable {
  public var name: Name

  /// The profile whose rules it includes.
  package var includes: Name?
  package var largeText: LargeText

  /// Whether a graphic needs no contrast where visible text gives the same information.
  package var textEquivalentExempts: Bool

  /// Whether a gap between touching marks is enough, whatever its contrast.
  package var separationSuffices: Bool

  /// The least size of a text.
  package var textMinimum: TextMinimum

  /// How far a text is enlarged that must still fit.
  package var enlargement: Enlargement

  /// Whether symbols are to grow as text does.
  package var doIconsGrow: Bool

  /// The kinds of component it speaks of.
  package var kinds: [Component.Kind]

  /// The name on the command line and in rule files.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case wcagA = "wcag-a"
    case wcagAA = "wcag-aa"
    case wcagAAA = "wcag-aaa"
    case appleHIG = "apple-hig"
    case chartability
  }

  /// What counts as large text on a platform whose unit is a point.
  @usableFromInline package enum LargeText: String, Hashable, Sendable {
    /// 18 or 14 bold WCAG points are 24 or 18.67 of the platform's by WCAG2ICT, 18 or 14 by common
    /// use: where the two readings differ, nobody can tell.
    case either
    /// From 18, or any bold or emphasized weight (HIG, Accessibility).
    case apple
  }

  /// Which of a rule's minimums a text must reach.
  @usableFromInline package enum TextMinimum: String, Hashable, Sendable {
    /// That of the platform (HIG, Typography).
    case platform
    /// That of charts, on any platform (Chartability).
    case chart
  }

  /// How far a text is enlarged that must still fit.
  @usableFromInline package enum Enlargement: String, Hashable, Sendable {
    /// To twice its size (WCAG 2.2, 1.4.4): to the first text size that is as large.
    case double
    /// To the largest text size that people can choose.
    case largest
  }
}

extension Profile {
  /// Every profile with its parameters.
  public static let all: [Profile] = [
    Profile(
      name: .wcagA,
      includes: nil,
      largeText: .either,
      textEquivalentExempts: true,
      separationSuffices: false,
      textMinimum: .platform,
      enlargement: .double,
      doIconsGrow: false,
      kinds: Component.Kind.allCases
    ),
    Profile(
      name: .wcagAA,
      includes: .wcagA,
      largeText: .either,
      textEquivalentExempts: true,
      separationSuffices: false,
      textMinimum: .platform,
      enlargement: .double,
      doIconsGrow: false,
      kinds: Component.Kind.allCases
    ),
    Profile(
      name: .wcagAAA,
      includes: .wcagAA,
      largeText: .either,
      textEquivalentExempts: true,
      separationSuffices: false,
      textMinimum: .platform,
      enlargement: .double,
      doIconsGrow: false,
      kinds: Component.Kind.allCases
    ),
    Profile(
      name: .appleHIG,
      includes: nil,
      largeText: .apple,
      textEquivalentExempts: false,
      separationSuffices: true,
      textMinimum: .platform,
      enlargement: .largest,
      doIconsGrow: true,
      kinds: Component.Kind.allCases
    ),
    Profile(
      name: .chartability,
      includes: nil,
      largeText: .either,
      textEquivalentExempts: false,
      separationSuffices: true,
      textMinimum: .chart,
      enlargement: .double,
      doIconsGrow: false,
      kinds: [.chart]
    ),
  ]

  /// The profile of a name.
  public static func named(_ name: Name) -> Profile {
    guard let profile = all.first(where: { $0.name == name }) else {
      preconditionFailure("every profile's name has a profile")
    }
    return profile
  }

  /// The profiles of a run that names none, for a dialect.
  public static func defaults(for dialect: Document.Dialect) -> [Name] {
    switch dialect {
    case .spec, .swiftui: [.wcagAA, .appleHIG, .chartability]
    case .svg: [.wcagAA, .chartability]
    }
  }

  /// How the profile includes a rule, itself or through another; nil where it does not.
  package func membership(of rule: Rule) -> Rule.Membership? {
    rule.memberships.first { $0.profile == name }
      ?? includes.flatMap { Profile.named($0).membership(of: rule) }
  }
}
