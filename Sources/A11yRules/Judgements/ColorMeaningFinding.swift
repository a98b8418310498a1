internal import A11yModel
internal import Looking

/// What is found of two looks that mean different things.
struct ColorMeaningFinding: PairFinding {
  let confusion: ColorConfusion
  let pair: LookPair
  let context: CheckContext

  var closeness: Double { confusion.difference }

  var result: Verdict.Result {
    confusion.isLikely ? .failed(unless: confusion.missing) : .passed
  }

  func note(in verdict: inout Verdict) { verdict.note(confusion.one.coat, confusion.other.coat) }

  func describe(_ verdict: inout Verdict) {
    let (one, other) = (confusion.one, confusion.other)
    let named: Particulars = [
      "first": pair.names.0, "second": pair.names.1, "alike": confusion.isWhole ? "the same" : nil,
      "hue": one.hex == other.hex ? one.hex : nil, "pattern": confusion.pattern?.phrase,
    ]
    let numbers = Self.numbers(one, other, closeness, context.number("same"))
    verdict.evidence = (numbers + named).all
    if confusion.pattern != nil {
      verdict.remedy = "key"
    } else if confusion.isOfNothingElse {
      verdict.impact = .serious
    }
    if result == .failed {
      verdict.cause = context.cause(pair.looks.0, pair.looks.1)
    } else {
      verdict.state = nil
    }
  }

  static func numbers(
    _ one: SeenColor,
    _ other: SeenColor,
    _ difference: Double,
    _ same: Double
  ) -> Particulars {
    ["difference": difference, "threshold": same, "colors": "\(one.hex) and \(other.hex)"]
  }
}
