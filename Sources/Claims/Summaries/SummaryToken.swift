internal import Language

/// A word or phrase of a summary, as far as it is understood.
enum SummaryToken: Hashable, Sendable {
  case phrase(ClaimWords.Kind)
  case figure(SummaryFigure)
  /// What the words may name.
  case names([DataNames.Name])
  /// A unit, or a word that stands in the titles of the chart.
  case known
  case unknown(String)

  /// Whether it tells how the values go.
  var isChange: Bool { self == .phrase(.change) }

  /// Whether it stands before the first end of a range.
  var leadsRange: Bool { isPhrase(of: [.range, .ranges, .from]) }

  /// Whether it says what kind of chart one is.
  var isOfKind: Bool { isPhrase(of: ClaimWords.types.union([.chart])) }

  /// Whether it says nothing of the data.
  var isFiller: Bool { isPhrase(of: ClaimWords.fillers) }

  private func isPhrase(of kinds: Set<ClaimWords.Kind>) -> Bool {
    if case .phrase(let kind) = self { kinds.contains(kind) } else { false }
  }
}
