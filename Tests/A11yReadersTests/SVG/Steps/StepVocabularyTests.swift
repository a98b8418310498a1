import A11yModel
import Testing

@testable import SVGReader

/// A text begins with the place of a step in whatever language a file lists its word for steps.
@Test(arguments: [
  ("Step 1 of 4: Cart", true), ("Étape 1 sur 4", true), ("Schritt 1/4", true), ("Vaihe 1/4", true),
  ("fase 2/3", true), ("Chapter 1 of 4", false), ("Step 1", false), ("4 steps", false),
])
func placesOfSteps(_ text: String, _ isPlace: Bool) {
  #expect(StepVocabulary.isPlace(text) == isPlace)
}

/// A clause is the words for a state, or denies them; a name that holds them is none.
@Test(
  arguments: [
    ("completed", .completed), ("not yet completed", .upcoming),
    ("hasn’t been completed", .upcoming),
    ("wasn’t completed", .upcoming), ("not completed forms", nil), ("Note completed", nil),
  ] as [(String, State.Meaning?)]
)
func statesOfClauses(_ clause: String, _ state: State.Meaning?) {
  #expect(StepVocabulary.state(inClause: clause) == state)
}
