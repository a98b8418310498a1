package import A11yModel

extension ComponentFacts {
  /// The fact without which nobody can tell that something is lacking: what the host of a fragment may
  /// add, or what may be in a group that is not described completely; nil where all is described.
  ///
  /// - Parameters:
  ///   - fact: what may be there.
  ///   - host: the same where it is the host that may add it; nil for the same words.
  ///   - group: the group that it belongs to.
  /// - Returns: the fact, or nil.
  package func doubt(
    _ fact: String,
    ofHost host: String? = nil,
    in group: Document.Completeness = .tree
  ) -> String? {
    if document.scope == .fragment { return host ?? fact }
    return isComplete.contains(group) ? nil : fact
  }

  /// What else may be said of the component as a whole; nil where all of it is known.
  package var doubtOfWhole: String? {
    let noun = component.kind.noun
    return doubt("what else is said of the \(noun)", ofHost: "what its host says of the \(noun)")
  }
}
