internal import A11yModel

extension SummaryReader {
  /// What a mark says its value is, where it says one thing and all its words are understood; nil
  /// elsewhere.
  ///
  /// - Parameters:
  ///   - text: what is heard of it.
  ///   - isWhole: whether percentages are shares of the whole.
  /// - Returns: the clause that says it.
  func onlyValue(in text: String, isWhole: Bool) -> String? {
    var said: String?
    for clause in SummaryClause.all(in: text, language) {
      for token in tokens(of: clause.words) {
        switch token {
        case .names, .known: continue
        case .phrase where token.isFiller: continue
        case .phrase, .unknown, .besideChange: return nil
        case .figure(let figure):
          guard figure.category == nil else { continue }
          let isValue = figure.isOfValues && (figure.relation != .share || isWhole)
          guard said == nil, isValue else { return nil }
          said = clause.text
        }
      }
    }
    return said
  }
}
