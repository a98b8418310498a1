package import SwiftEvaluation
package import SwiftSource

/// A change that takes a while.
package struct ShownAnimation: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// `animation(_:value:)`: whatever of the view changes with the value, which is this now.
    case value(Value)
    /// `animation(_:)`, `withAnimation` or a binding's: whatever changes.
    case any
    /// `transition(_:)`: it appears or disappears, by the transition's name.
    case presence(String)
    /// `contentTransition(_:)`, `symbolEffect(_:)`, `phaseAnimator`, by the name.
    case effect(String)
  }

  package var cause: Cause
  /// The curve by its name in the source: `spring`, `easeInOut`; absent is none (`nil`).
  package var curve: Fact<String>
  package var duration: Fact<Double> = .absent
  /// How often it runs; infinite for `repeatForever`.
  package var repeats: Fact<Double> = .absent
  /// Whether it is a spring that is known to go beyond its end and back.
  package var overshoots = false
  package var place: Place
}
