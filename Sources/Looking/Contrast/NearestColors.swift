internal import A11yModel
internal import Support

/// The nearest colours that reach a ratio, each looked for once.
package final class NearestColors: @unchecked Sendable {
  private var known: [Question: Color?] = [:]
  private let lock = Lock()

  package init() {}

  private struct Question: Hashable {
    var color: Color
    var others: [Color]
    var minimum: ContrastRatio
    var strangers: [Color]
  }

  /// The nearest colour to another that reaches a ratio against all of some; nil where none does.
  func nearest(
    to color: Color,
    reaching minimum: ContrastRatio,
    against others: [Color],
    unlike strangers: [Color] = []
  ) -> Color? {
    var different: [Color] = []
    for other in others where !different.contains(other) { different.append(other) }
    let question = Question(
      color: color,
      others: different,
      minimum: minimum,
      strangers: strangers
    )
    if let answer = lock.whileHeld({ known[question] }) { return answer }
    // Nobody waits for a search: that two may make the same is cheaper.
    let answer = color.nearest(
      reaching: minimum,
      against: different,
      apart: PassingColors.least,
      from: strangers
    )
    lock.whileHeld { known[question] = .some(answer) }
    return answer
  }
}
