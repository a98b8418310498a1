import Testing

@testable import Language

/// A sign that is drawn for its looks is no word; one that is read as it is meant is.
@Test(
  arguments: [
    ("×", true), ("–", true), ("⋯", true), ("• • •", true), (">>", true), ("→", true), ("✕", true),
    ("+", false), ("−", false), ("?", false), ("%", false), ("2×", false), ("Next →", false),
    ("👍", false), ("", false), (" ", false),
  ]
)
func isSignAlone(_ name: String, _ isOne: Bool) { #expect(SignName.isOne(name) == isOne) }
