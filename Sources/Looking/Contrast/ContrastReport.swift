package import A11yModel
package import Listening

/// What was decided on the contrast of a part in one variant, and how.
package struct ContrastReport {
  /// The part; an index into the component's parts.
  package let part: Int
  package let variant: Variant
  package var judgement: ContrastJudgement
  package var least: Double
  package var most: Double

  /// What is missing for one threshold to be certain.
  package var missing: String?

  /// What people cannot do with it.
  package var deed = "see"

  /// Whether it can be read all the same, though not as easily as it might.
  package var isReadable = false

  /// What it was compared with.
  package var against = ContrastReport.ground

  /// What is missing where some of its colours reach the ratio and some do not.
  package var straddle = "where exactly it lies on what is behind it"

  /// The missing fact on which it depends whether it must be seen at all.
  package var doubt: String?

  /// Whether a text says the same.
  package var hasEquivalent = false

  /// Whether evidence says what it was compared with.
  package var saysAgainst = false

  /// Points that the line is wide which decides; nil where none does.
  package var lineWidth: Double?

  /// Whether a line is judged.
  package var isLine = false

  /// Whether it cannot be told for want of the words for a state.
  package var wantsWords = false

  /// The colours that are judged.
  package var coat: Coat { judgement.coat }

  /// What is judged, as in “text ‘2’”.
  package func what(_ facts: ComponentFacts) -> String {
    facts.name(of: facts.component.parts[part])
  }

  /// What it is compared with where nothing else is said.
  package static let ground = "what is behind it"

  package init(
    part: Int,
    variant: Variant,
    judgement: ContrastJudgement,
    least: Double,
    most: Double
  ) {
    (self.part, self.variant, self.judgement) = (part, variant, judgement)
    (self.least, self.most) = (least, most)
  }
}
