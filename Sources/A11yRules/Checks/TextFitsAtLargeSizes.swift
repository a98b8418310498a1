internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Text that has grown is still there as a whole.
  static let textFitsAtLargeSizes = CheckSignature(
    "text-fits-at-large-sizes",
    formerly: "text-fitting",
    parameters: [
      "enlargement", "character-width", "wide-character-width", "line-height", "tolerance",
    ],
    cases: ["room"],
    evidence: ["available", "needed", "size", "text", "textSize"],
    terms: ["height", "lines", "loss", "points", "quoted", "room"]
  ).each(of: \.boundTexts) { text, ask in
    let (part, room) = (text.part, text.room)
    if room.overflow == .scroll || room.overflow == .adapt { return ask.holds() }
    let quoted: Particulars = ["quoted": part.quotedText]
    let enlarged = EnlargedText(
      text.style,
      ask.document.platform,
      ask.profile.enlargement,
      percent: ask.number("enlargement"),
      lineHeight: ask.number("line-height")
    )
    guard let enlarged else {
      return ask.unknown(text.style.size.missing ?? "the size of the text", quoted)
    }
    let measure = TextMeasure(
      character: ask.number("character-width"),
      wideCharacter: ask.number("wide-character-width")
    )
    let tolerance = ask.number("tolerance") / 100
    let worst = text.samples.texts(of: part).lazy
      .map { TextFit($0, enlarged, in: room, measure, tolerance: tolerance) }.max()
    let unseen = text.samples.missing(of: part)
    guard let worst else { return unseen.map { ask.unknown($0, quoted) } ?? ask.holds() }
    func assume(_ verdict: inout Verdict) { verdict.isAssumed = true }
    switch worst.answer {
    case .fits:
      return unseen.map { ask.unknown($0, quoted) }
        ?? ask.holds(particulars(worst, enlarged), assume)
    case .exceeds:
      let isBroken = worst.side == .width && worst.lines == nil && room.overflow != .truncate
      let loss = room.overflow == .shrink ? "smaller" : isBroken ? "broken" : "cut"
      return ask.fails(particulars(worst, enlarged) + ["loss": loss]) { verdict in
        verdict.isAssumed = true
        verdict.cause = ask.facts.cause(
          ofItemText: part,
          set: [text.style.size.value, room.maxWidth, room.maxHeight].map { $0?.sizeText ?? "" }
            .joined(separator: " ")
        )
      }
    case .open(let missing):
      let likely: Outcome.Likelihood = worst.excess > 1 ? .fail : .none
      return ask.unknown(
        missing,
        as: "room",
        particulars(worst, enlarged),
        likely: likely,
        assume
      )
    }
  }

  private static func particulars(_ fit: TextFit, _ enlarged: EnlargedText) -> Particulars {
    let available = fit.available.isFinite ? fit.available : nil
    return [
      "text": fit.words, "size": enlarged.size, "textSize": enlarged.choice,
      "needed": fit.needed.rounded(), "available": available,
      "height": fit.side == .height ? "height" : nil, "lines": fit.lines,
      "points": enlarged.size.sizeText, "room": available?.sizeText,
    ]
  }
}
