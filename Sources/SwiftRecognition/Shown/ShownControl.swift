package import SwiftEvaluation
package import SwiftSource

/// A view of the platform that is operated; its label is its children.
package struct ShownControl: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case button
    case link
    case navigationLink
    case toggle
    case slider
    case stepper
    case picker
    case textField
    case menu
  }

  package var kind: Kind
  /// The style by its name in the source, as `borderedProminent`; absent is the automatic one.
  package var style: Fact<String> = .absent
  /// `destructive`, `cancel`.
  package var role: Fact<String> = .absent
  /// Whether a toggle is on.
  package var isOn: Fact<Bool> = .absent
  /// What a button does.
  package var action: Fact<Value.ClosureValue> = .absent

  /// The name of a style that the source declares: its body stands in the label's place.
  static let own = "own"

  package init(_ kind: Kind) { self.kind = kind }
}

/// Code of the source that runs when something happens to a view.
package struct ShownAction: Hashable, Sendable {
  package enum Trigger: Hashable, Sendable {
    case tap(count: Fact<Int>)
    case longPress
    case gesture
    case appear
    case disappear
    case task
    /// When a value changes, which is this now.
    case change(of: Value)
    /// An action of assistive technology, by its name; absent for the default one.
    case accessibility(Fact<ShownText>)
    case adjustment
  }

  package var trigger: Trigger
  package var code: Fact<Value.ClosureValue>
  package var place: Place
}
