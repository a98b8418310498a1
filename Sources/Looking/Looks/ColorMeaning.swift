internal import A11yModel
package import Listening

/// Whether two looks that mean different things are taken for one another by their colours.
package struct ColorConfusion {
  package let one: SeenColor
  package let other: SeenColor

  /// CIEDE2000.
  package let difference: Double

  /// Whether people take one for the other, unless a fact is missing.
  package fileprivate(set) var isLikely = false
  package fileprivate(set) var missing: String?

  /// Whether nothing else tells them apart.
  package fileprivate(set) var isOfNothingElse = false

  /// Whether they are the same in all that is seen but the value of a progress.
  package fileprivate(set) var isWhole = false

  /// A pattern of one of them, which tells the two apart, and not which is which.
  package fileprivate(set) var pattern: Cue?
}

/// What the colours of a component's looks mean.
package struct ColorMeaning {
  private let component: Component
  private let table: LookTable
  private let order: StateOrder
  private let thresholds: CueThresholds
  private let colors: [[SeenColor?]]

  /// The difference below which two colours are one, and the chroma below which one is a grey.
  private let same: Double
  private let neutral: Double

  package init(_ facts: ComponentFacts, _ thresholds: CueThresholds, same: Double, neutral: Double)
  {
    component = facts.component
    table = facts[LookTable.self]
    order = StateOrder(facts, table)
    colors = table.seenColors
    (self.thresholds, self.same, self.neutral) = (thresholds, same, neutral)
  }

  /// Nil where another rule finds it, where the place in the row tells, or where a colour is not known.
  package func confusion(of pair: LookPair) -> ColorConfusion? {
    guard let one = colors[pair.variant][pair.first],
      let other = colors[pair.variant][pair.second]
    else { return nil }
    var confusion = ColorConfusion(one: one, other: other, difference: one.difference(from: other))
    guard confusion.difference < same else { return confusion }
    let difference = pair.difference(thresholds)
    if difference.isNone {
      confusion.isWhole = true
      // Elsewhere they differ, or a rule on colour alone finds it.
      guard component.showsValue(in: table.variants[pair.variant], thresholds),
        table.variants.indices.allSatisfy({
          table.difference(pair.first, pair.second, in: $0, thresholds).isNone
        })
      else { return nil }
    }
    let (first, second) = pair.looks
    let isHued = max(one.chroma, other.chroma) >= neutral
    if isHued, table.usesColor, first.hue != second.hue {
      confusion.isLikely = true
    } else if difference.cue != nil || difference.faint != nil || difference.isOpen {
      // A sign that is too faint is for the rules on contrast.
      if difference.cue == nil, let doubt = difference.keyDoubt {
        (confusion.isLikely, confusion.pattern, confusion.missing) = (true, doubt.cue, doubt.fact)
      }
    } else {
      // Where the place alone tells them apart, nobody goes by colour.
      let isOneLook = first.source == second.source
      if isOneLook || order.mayTell(pair.first, from: pair.second, in: pair.variant, thresholds) {
        return nil
      }
      (confusion.isLikely, confusion.isOfNothingElse) = (true, true)
      confusion.pattern = difference.keyless
    }
    return confusion
  }
}
