internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Series are told apart by something other than colour.
  static let seriesNotColorOnly = CheckSignature(
    "series-not-color-only",
    parameters: CueThresholds.parameters,
    cases: ColorOnlyFinding.cases,
    evidence: ColorOnlyFinding.evidence,
    terms: ColorOnlyFinding.terms
  ).deciding { context, verdicts in
    let table = context.facts[LookTable.self]
    let thresholds = CueThresholds(context.parameters)
    let areMany = table.looks.count > LookTable.few
    let unsure = "whether the texts beside the marks name their series"
    let sites = context.component.looksOfLines
    var alike = areMany ? AlikeLooks(ofMany: table) : AlikeLooks(table)
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, add in
      // A sign that is too faint on one colour is for the rules on contrast.
      for (variant, difference, found) in table.tellings(first, second, thresholds)
      where found != .uncertainAlone {
        if found == .nothingDiffers || found == .lost {
          if !areMany { alike.join(first, second, in: variant, isLost: found == .lost) }
          continue
        }
        // Where nobody knows whether texts name the series, they may tell what colour alone does.
        let isUnsure = found == .colorAlone && table.looks[first].isLabelUnsure
        let finding = ColorOnlyFinding(
          pair: LookPair(table: table, first: first, second: second, variant: variant),
          difference: difference,
          telling: isUnsure ? .unknown([unsure], .none) : found,
          thresholds: thresholds,
          context: context,
          sites: sites
        )
        add(variant, finding)
      }
    }
    let areUnsure = table.looks.contains(where: \.isLabelUnsure)
    for var verdict in alike.verdicts(context) {
      verdict.sites = sites
      if areUnsure { verdict.result = .cantTell([unsure], likely: .none) }
      verdicts.append(verdict)
    }
  }
}

extension Component {
  /// The looks of the lines of series, at whose ends a name has its place.
  fileprivate var looksOfLines: [Int] {
    let lines = parts.filter { $0.role == .series && $0.kind != .text }
    let looks = lines.compactMap(\.look)
    return looks.count == lines.count ? Set(looks).sorted() : []
  }
}
