public import A11yModel

/// One rule of the catalogue: what it asks, of what, and why (ACT Rules Format 1.1, section 4).
public struct Rule: Hashable, Sendable {
  /// The name that users see, as in `text-contrast-minimum`.
  public var id: String

  /// What holds where it passes.
  public var title: String
  public var category: String
  public var impact: Impact

  /// Whom a failure shuts out, in the order of ``Person``.
  public var people: [Person]

  /// What people who listen are not told where it fails, in a few words for transcripts; nil where it is
  /// about nothing that is heard.
  package var unsaid: String? = nil

  /// The kinds of component it applies to.
  public var kinds: [Component.Kind]

  /// The dialects whose documents it decides.
  public var dialects: [Document.Dialect] = [.spec, .swiftui]

  /// The dialects whose documents do not say what it asks, all or some, each with what they lack.
  package var untested: [Untested] = []
  public var requirements: [Requirement]
  package var memberships: [Membership]

  /// The check that decides it; nil for a composite.
  package var check: String?

  /// Of a composite, the rules that all must pass; empty for any other.
  package var composition: [Part]

  /// The rules that speak for it where they find the same.
  package var yields: [Yield] = []

  /// Of a composite, what is wrong where it fails; `{parts}` stands for what lacks.
  package var message: String

  /// Of a composite, what is open where it cannot tell; `{parts}` stands for what cannot.
  package var doubt: String

  /// What findings of its check say, in the order of the file.
  package var messages: [Message] = []
  package var parameters: [Parameter]

  /// The parameters that the profile sets.
  package var profileParameters: [String]
  package var remedies: [Remedy]

  /// Whether its impact was chosen for the run, and is that of all its findings.
  package var hasChosenImpact = false

  public var isComposite: Bool { !composition.isEmpty }

  /// Whether a failure proves a requirement unsatisfied: a success criterion that some profile of
  /// WCAG holds the rule to, and not as advice.
  package func isForConformance(_ requirement: Requirement) -> Bool {
    guard requirement.reference.hasPrefix("wcag:") else { return false }
    return memberships.contains { membership in
      !membership.isAdvisory && membership.profile.rawValue.hasPrefix("wcag-")
        && (requirement.profile ?? membership.profile) == membership.profile
    }
  }

  /// A rule that a composite sums up.
  package struct Part: Hashable, Sendable {
    package var rule: String

    /// What lacks where it fails.
    package var name: String

    /// Whether the composite applies only where this rule does.
    package var isCondition: Bool
  }

  /// A rule to which another one leaves what both find.
  package struct Yield: Hashable, Sendable {
    package var rule: String

    /// The profiles in which it does, of those that name it; empty for whoever asks.
    package var profiles: [Profile.Name]
  }

  /// A dialect whose documents a rule cannot decide.
  package struct Untested: Hashable, Sendable {
    package var dialect: Document.Dialect

    /// What they do not say, as in “text sizes that a user chooses”.
    package var missing: String

    /// What lets the rule decide components that have it all the same; nil where nothing does.
    package var need: Need?

    /// What a component may be described without.
    package enum Need: String, CaseIterable, Sendable {
      /// The colours of anything that is seen of it.
      case colors

      /// Texts, shapes and symbols that are seen.
      case parts
    }
  }

  /// What a rule is there for.
  public struct Requirement: Hashable, Sendable {
    /// As in `wcag:1.4.3`, `hig:charts`, `chartability:color-alone` or `act:afw4f7`.
    public var reference: String

    /// The conformance level, of a WCAG criterion.
    public var level: String?

    /// What must hold of the target for it to apply, as `operable`.
    package var condition: String?

    /// The only profile that asks the rule as the requirement does; nil where all do.
    package var profile: Profile.Name?
  }

  /// A profile that includes the rule.
  package struct Membership: Hashable, Sendable {
    package var profile: Profile.Name

    /// Whether a failure alone proves nothing in that profile.
    package var isAdvisory: Bool

    /// Whether it speaks of the author's own colours alone, and not where a system colour takes
    /// part.
    package var isForCustomColors: Bool

    /// The only kind of failure it speaks of, as `abbreviation`; nil for every.
    package var condition: String?

    /// The kind of failure that it leaves to a person, as `statistics`; nil where it leaves none.
    package var doubted: String?
  }

  /// A number or list that the check needs.
  package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: String

    /// Where it comes from: a criterion, a source, or `ours`.
    package var source: String
  }

  /// What a finding says.
  package struct Message: Hashable, Sendable {
    /// Whether it is said where nobody can tell, and not of a failure.
    package var isDoubt = false

    /// Which finding it is for; nil for any other.
    package var condition: String?

    /// A ``MessageTemplate``.
    package var text: String
  }

  /// What to do, in the words of a dialect.
  package struct Remedy: Hashable, Sendable {
    package var dialect: Document.Dialect

    /// Which finding it is for; nil for any other.
    package var condition: String?

    /// May hold evidence in braces.
    package var text: String

    /// What of the text is to be written, where and how.
    package var edits: [EditTemplate] = []

    /// The text with each part that is said only where there is evidence for it, which “…” stands
    /// for; of several that stand for each other, with the one that needs none, or else the first.
    package var completeText: String {
      var result = ""
      var rest = text[...]
      while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
        let clauses = rest[rest.index(after: open)..<close].split(separator: "|")
        let clause = clauses.first { !$0.contains("{") } ?? clauses.first ?? ""
        result += rest[..<open] + RemedyText.blanked(String(clause))
        rest = rest[rest.index(after: close)...]
      }
      return result + rest
    }
  }
}
