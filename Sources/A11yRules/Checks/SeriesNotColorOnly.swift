internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Series are told apart by something other than colour.
  static let seriesNotColorOnly = CheckSignature(
    "series-not-color-only",
    parameters: CueThresholds.parameters,
    cases: ["faint", "key", "undrawn"],
    evidence: ColorOnlyReport.evidence + ["undrawn"]
  ).deciding { context, verdicts in
    let table = context.facts[LookTable.self]
    let thresholds = CueThresholds(context.parameters)
    let areMany = table.looks.count > LookTable.few
    let looksOfLines = context.component.looksOfLines
    var alike = areMany ? AlikeLooks(ofMany: table) : AlikeLooks(table)
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, detail, verdicts in
      // A sign that is too faint on one colour is for the rules on contrast.
      for (variant, difference, found) in table.tellings(first, second, thresholds)
      where found != .uncertainAlone {
        if found == .nothingDiffers || found == .lost {
          if !areMany { alike.join(first, second, in: variant, isLost: found == .lost) }
          continue
        }
        let telling = found.orUnsure(of: table.looks[first].isLabelUnsure)
        let report = ColorOnlyReport(
          names: (table.looks[first].name, table.looks[second].name),
          difference: difference,
          telling: telling,
          hasHue: table.hasHue(first, second),
          thresholds: thresholds
        )
        guard var verdict = report.verdict(Target(table.looks[second].source), detail) else {
          continue
        }
        verdict.variant = table.variants[variant]
        verdict.sites = looksOfLines
        if verdict.result != .passed, detail != .standing {
          verdict.state = "\(table.looks[first].name), \(table.looks[second].name)"
          verdict.cause =
            telling == .colorAlone
            ? context.causeOfColorAlone : context.cause(table.looks[first], table.looks[second])
          if telling == .colorAlone, detail.describes(verdict.result) {
            verdict.note(undrawnOf: table.looks[first], table.looks[second])
            if let pattern = difference.keyless { verdict.note(keyless: pattern) }
          }
        }
        verdicts.append(verdict)
      }
    }
    let areUnsure = table.looks.contains(where: \.isLabelUnsure)
    for var verdict in alike.verdicts(context) {
      verdict.sites = looksOfLines
      if areUnsure {
        verdict.result = .cantTell([LookDifference.Telling.unsureLabels], likely: .none)
      }
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

extension Verdict {
  /// Says of two series that one has a pattern, and nothing whose it is.
  fileprivate mutating func note(keyless pattern: Cue) {
    message += "; nothing shows whose \(pattern.phrase) is"
    remedy = "key"
  }

  /// Says of two series that would be told apart by what one of them declares and nothing draws.
  fileprivate mutating func note(undrawnOf first: Look, _ second: Look) {
    func cue(of one: Look, besides other: Look) -> (look: Look, cue: Cue)? {
      one.undrawn.first { !other.undrawn.contains($0) }.map { (one, $0) }
    }
    guard let found = cue(of: second, besides: first) ?? cue(of: first, besides: second) else {
      return
    }
    message += "; \(found.cue.phrase), which ‘\(found.look.name)’ declares, is not drawn"
    evidence.append(Evidence("undrawn", .text("\(found.cue.phrase) of ‘\(found.look.name)’")))
    remedy = "undrawn"
  }
}

extension LookDifference.Telling {
  fileprivate static let unsureLabels = "whether the texts beside the marks name their series"

  /// The same, where nobody knows whether texts name the series: they may tell what colour alone
  /// does otherwise.
  fileprivate func orUnsure(of areLabelsUnsure: Bool) -> Self {
    guard areLabelsUnsure, self == .colorAlone else { return self }
    return .unknown([Self.unsureLabels], .none)
  }
}
