package import A11yModel

extension ComponentFacts {
  /// The fact without which nobody can tell that something is lacking: what the host of a fragment may
  /// add, or what may be in a group that is not described completely; nil where all is described.
  ///
  /// - Parameters:
  ///   - fact: what may be there.
  ///   - host: the same where it is the host that may add it; nil for the same words.
  ///   - page: the same where it is the page that may add it which shows the component as a picture.
  ///   - group: the group that it belongs to.
  /// - Returns: the fact, or nil.
  package func doubt(
    _ fact: String,
    ofHost host: String? = nil,
    ofPage page: FileFact? = nil,
    in group: Document.Completeness = .tree
  ) -> String? {
    if let page, component.isPicture { return page.rawValue }
    if scope == .fragment { return host ?? fact }
    guard isComplete.contains(group) else { return fact }
    return component.missingContents.map { fact + $0 }
  }

  /// The same of what may be there that the source does not describe; of a picture, all that is seen
  /// is recognised.
  package func doubtOfData(_ fact: String) -> String? {
    component.isPicture ? nil : doubt(fact, in: .data)
  }

  /// Whether the author says that all of it is decoration.
  package var isDecorative: Bool { trees.first?.elements.first?.isDecorative ?? false }

  /// Whether all of it is hidden, so that no summary or audio graph of it is reached, either.
  ///
  /// What a picture hides its page may say.
  package var isHiddenAsWhole: Bool {
    !component.isPicture && trees.first?.elements.first?.isHidden ?? false
  }

  /// What else may be said of the component as a whole; nil where all of it is known.
  package var doubtOfWhole: String? {
    let noun = component.kind.noun
    return doubt("what else is said of the \(noun)", ofHost: "what its host says of the \(noun)")
  }
}
