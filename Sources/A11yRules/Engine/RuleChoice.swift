public import A11yModel
internal import Support

extension Catalogue {
  /// This catalogue with the rules of a folder: a rule of a known id takes the place of that one.
  ///
  /// - Parameter files: the content of each file, by the name the user knows it by.
  /// - Returns: the catalogue with all of them.
  /// - Throws: everything that is wrong with them, each with its place.
  public func adding(_ files: [(name: String, bytes: [UInt8])]) throws(InputErrors) -> Catalogue {
    try adding(files, decidedBy: Check.known)
  }

  /// What is wrong with the id of a rule that someone chose, in words that follow it; nil where there
  /// is such a rule.
  public func problem(withRule id: String) -> String? {
    guard rule(id) == nil else { return nil }
    if SuppressionRule(rawValue: id) != nil {
      return "is found on suppressions and is no rule that can be chosen; mend or remove the "
        + "suppression (a11y-audit explain \(id))"
    }
    let hint = NearestName.hint(for: id, in: rules.map(\.id))
    return "no such rule" + (hint.isEmpty ? "; a11y-audit rules lists them" : hint)
  }
}

extension Audit {
  /// This audit with what is chosen besides; nil leaves what is chosen already.
  ///
  /// - Parameters:
  ///   - profiles: the profiles whose rules decide.
  ///   - rules: exactly the rules that decide, whatever the profile.
  ///   - skipped: rules that are left out, with those that already are.
  ///   - appearances: the appearances that are reported.
  /// - Returns: the audit.
  public func choosing(
    profiles: [Profile.Name]?,
    rules: [String]?,
    skipping skipped: [String],
    appearances: [Appearance]?
  ) -> Audit {
    var audit = self
    audit.profiles = profiles ?? self.profiles
    audit.only = rules ?? only
    audit.skipped.formUnion(skipped)
    audit.appearances = appearances.map(Set.init) ?? self.appearances
    return audit
  }
}
