package import A11yModel
package import A11yReports
package import A11yRules

/// How one file is audited, and where each setting comes from.
package struct ResolvedConfiguration: Hashable, Sendable {
  /// Nil for those of the file's dialect.
  package private(set) var profiles: Placed<[Profile.Name]>?

  /// What is said of rules, by their ids.
  package private(set) var rules: [String: RuleSetting] = [:]
  package private(set) var failOn = Placed<Impact?>(.serious, from: .standard)
  package private(set) var failsOnCantTell = Placed(false, from: .standard)

  /// Nil for the newest.
  package private(set) var generation: Placed<Generation>?

  /// Nil where nobody knows.
  package private(set) var background: Placed<[Appearance: Color]>?
  package private(set) var appearances = Placed(Appearance.allCases, from: .standard)

  /// - Parameters:
  ///   - configuration: the configuration; nil where there is none.
  ///   - overrides: the places of the overrides that hold, as the configuration gives them.
  ///   - options: what the command line says.
  package init(_ configuration: Configuration?, overrides: [Int], options: Settings) {
    let chosen = Set(overrides)
    var place = 0
    for layer in configuration?.layers ?? [] {
      apply(layer.settings)
      for override in layer.overrides {
        if chosen.contains(place) { apply(override) }
        place += 1
      }
    }
    apply(options)
  }

  private mutating func apply(_ settings: Settings) {
    profiles = settings.profiles ?? profiles
    failOn = settings.failOn ?? failOn
    failsOnCantTell = settings.failsOnCantTell ?? failsOnCantTell
    generation = settings.generation ?? generation
    background = settings.background ?? background
    appearances = settings.appearances ?? appearances
    for setting in settings.rules {
      var known = rules[setting.rule] ?? RuleSetting(setting.rule)
      known.choice = setting.choice ?? known.choice
      // Who gives a rule an impact wants to see it.
      if setting.choice == nil, known.choice?.value == .off { known.choice = nil }
      known.impact = setting.impact ?? known.impact
      known.parameters.merge(setting.parameters) { $1 }
      rules[setting.rule] = known
    }
  }
}

extension ResolvedConfiguration {
  package var gate: Gate {
    Gate(failOn: failOn.value, failsOnCantTell: failsOnCantTell.value)
  }

  /// The audit that it comes to, with the rules of a catalogue.
  package func audit(_ catalogue: Catalogue) -> Audit {
    let changes = rules.mapValues { rule in
      RuleChange(impact: rule.impact?.value, parameters: rule.parameters.mapValues(\.value))
    }
    var audit = Audit(catalogue: catalogue.changing(changes))
    audit.profiles = profiles?.value
    audit.added = ids(.on)
    audit.skipped = ids(.off)
    audit.appearances = Set(appearances.value)
    return audit
  }

  private func ids(_ choice: RuleSetting.Choice) -> Set<String> {
    Set(rules.values.filter { $0.choice?.value == choice }.map(\.rule))
  }
}
