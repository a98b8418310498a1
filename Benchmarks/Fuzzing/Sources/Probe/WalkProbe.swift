internal import A11yAudit

/// Listens to components and goes through them.
enum WalkProbe {
  private static let transitions: [Walk.Transition] = [
    .next, .back, .complete, .error, .update, .select("1"), .error("2"), .update("initial"),
  ]

  static func walk(_ component: Component, of document: Document) throws(BrokenPromise) {
    for snapshot in component.snapshots.indices.prefix(8) {
      _ = Transcript(component, of: document, snapshot: snapshot)
    }
    for transition in transitions { try attempt([transition], component, document) }
    try attempt([.next, .next, .back, .update], component, document)
  }

  private static func attempt(
    _ path: [Walk.Transition],
    _ component: Component,
    _ document: Document
  ) throws(BrokenPromise) {
    let arrivals: Int
    do throws(WalkError) {
      arrivals = try Walk(path, through: component, of: document).arrivals.count
    } catch {
      try Promise.holds((1...path.count).contains(error.position), "a walk stops on its path")
      try Promise.holds(!error.reason.isEmpty, "a walk that stops says why")
      return
    }
    try Promise.holds(arrivals == path.count, "a walk takes every transition")
  }
}
