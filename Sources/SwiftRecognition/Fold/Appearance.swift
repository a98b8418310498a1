internal import SwiftEvaluation

/// The appearances in which a tree is evaluated, by their names in a palette.
enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
  case lightHighContrast = "light-high-contrast"
  case darkHighContrast = "dark-high-contrast"

  /// That of a scenario.
  init(_ scenario: Scenario) {
    let isDark = Self.name(scenario, "colorScheme") == "dark"
    let isIncreased = Self.name(scenario, "colorSchemeContrast") == "increased"
    switch (isDark, isIncreased) {
    case (false, false): self = .light
    case (true, false): self = .dark
    case (false, true): self = .lightHighContrast
    case (true, true): self = .darkHighContrast
    }
  }

  /// The appearance without increased contrast, whose colours hold where it has none of its own.
  var base: Appearance { self == .light || self == .lightHighContrast ? .light : .dark }

  private static func name(_ scenario: Scenario, _ key: String) -> String? {
    if case .term(let term)? = scenario.environment[key] { term.name } else { nil }
  }
}
