internal import A11yModel

extension ComponentFacts {
  /// When a state of the walk holds, as in “, when ‘Pay’ is current”.
  ///
  /// - Parameters:
  ///   - snapshot: the state.
  ///   - step: of which something is said, which is clear where that one is current.
  /// - Returns: the clause; empty in the first state, which is that of the file.
  package func moment(of snapshot: Int, besides step: Int? = nil) -> String {
    let current = component.snapshots[snapshot].current
    guard let current, current != step, current != component.snapshots.first?.current else {
      return ""
    }
    return ", when \(quotedName(ofStep: current)) is current"
  }

  /// The name of a step as messages have it; where it is unknown, its number.
  package func quotedName(ofStep step: Int) -> String {
    component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
  }
}
