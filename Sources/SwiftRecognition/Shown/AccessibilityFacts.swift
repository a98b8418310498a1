package import SwiftSource

/// What the source tells assistive technology of a view; what is absent is what the platform does by itself.
package struct AccessibilityFacts: Hashable, Sendable {
  package enum Children: String, Hashable, Sendable { case ignore, combine, contain }

  package var label: Fact<ShownText> = .absent
  package var value: Fact<ShownText> = .absent
  package var hint: Fact<ShownText> = .absent
  /// Traits by SwiftUI's names (`isButton`) that it has besides those of its kind.
  package var addedTraits: Fact<Set<String>> = .absent
  package var removedTraits: Fact<Set<String>> = .absent
  package var hidden: Fact<Bool> = .absent
  /// Whether it is an element of its own, and what becomes of those in it.
  package var children: Fact<Children> = .absent
  package var identifier: Fact<String> = .absent
  package var inputLabels: Fact<[ShownText]> = .absent
  package var sortPriority: Fact<Double> = .absent
  /// A heading's level, absent without one.
  package var heading: Fact<String> = .absent
  package var customContent: [CustomContent] = []
  /// What assistive technology gets instead of the view and what is in it.
  package var representation: Fact<[ShownView]> = .absent
  /// What assistive technology gets instead of what is in it, the view being an element all the same.
  package var replacedChildren: Fact<[ShownView]> = .absent

  package struct CustomContent: Hashable, Sendable {
    package var label: Fact<ShownText>
    package var value: Fact<ShownText>
    package var isImportant: Bool
    package var place: Place
  }

  package init() {}
}
