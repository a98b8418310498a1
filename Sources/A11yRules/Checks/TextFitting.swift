internal import A11yModel
internal import Support

extension Check {
  /// Text that has grown is still there as a whole.
  static let textFitting = Check(
    "text-fitting",
    parameters: [
      "enlargement", "character-width", "wide-character-width", "line-height", "tolerance",
    ]
  ) { context, verdicts in
    let parts = context.facts[WrittenTexts.self].filter { index in
      let part = context.component.parts[index]
      return part.textStyle?.scales == .known(true) && part.room?.isBound ?? false
    }
    guard !parts.isEmpty else { return }
    let samples = TextSamples(context.facts, of: parts)
    for index in parts {
      let part = context.component.parts[index]
      guard let style = part.textStyle, let room = part.room else { continue }
      verdicts.append(verdict(on: part, style, room, samples, context))
    }
  }

  private static func verdict(
    on part: Part,
    _ style: TextStyle,
    _ room: TextRoom,
    _ samples: TextSamples,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = Verdict(.passed, Target(part.source))
    if room.overflow == .scroll || room.overflow == .adapt { return verdict }
    func depending(on fact: String) -> Verdict {
      Verdict(
        .cantTell([fact], likely: .none),
        Target(part.source),
        "whether people who enlarge text see all of \(part.quotedText) depends on \(fact)"
      )
    }
    let enlarged = EnlargedText(
      style,
      context.document.platform,
      context.profile.enlargement,
      percent: context.number("enlargement"),
      lineHeight: context.number("line-height")
    )
    guard let enlarged else {
      return depending(on: style.size.missing ?? "the size of the text")
    }
    let measure = TextMeasure(
      character: context.number("character-width"),
      wideCharacter: context.number("wide-character-width")
    )
    let tolerance = context.number("tolerance") / 100
    let fits = samples.texts(of: part).map {
      TextFit($0, enlarged, in: room, measure, tolerance: tolerance)
    }
    let unseen = samples.missing(of: part)
    guard let worst = fits.max() else { return unseen.map { depending(on: $0) } ?? verdict }
    verdict.isAssumed = true
    verdict.evidence = evidence(worst, enlarged)
    switch worst.answer {
    case .fits:
      if let unseen { return depending(on: unseen) }
    case .exceeds:
      verdict.result = .failed
      verdict.cause = context.facts.cause(
        ofItemText: part,
        set: [style.size.value, room.maxWidth, room.maxHeight].map { $0?.sizeText ?? "" }
          .joined(separator: " ")
      )
      verdict.message =
        "people who enlarge text to \(enlarged.choice) "
        + "\(loss(worst, room)): at \(enlarged.size.sizeText) points \(need(worst))"
    case .open(let missing):
      let leans = worst.excess > 1
      verdict.result = .cantTell([missing], likely: leans ? .fail : .none)
      verdict.message =
        "whether people who enlarge text to \(enlarged.choice) see all of ‘\(worst.words)’ depends "
        + "on \(missing): at \(enlarged.size.sizeText) points \(need(worst))"
    }
    return verdict
  }

  /// What people meet.
  private static func loss(_ fit: TextFit, _ room: TextRoom) -> String {
    if room.overflow == .shrink { return "get ‘\(fit.words)’ smaller than that or cut" }
    let isBroken = fit.side == .width && fit.lines == nil && room.overflow != .truncate
    return "get ‘\(fit.words)’ \(isBroken ? "broken or cut" : "cut")"
  }

  private static func need(_ fit: TextFit) -> String {
    let needed = DecimalText.short(fit.needed.rounded())
    if fit.side == .height {
      let (what, has) =
        fit.lines.map { $0 == 1 } ?? true
        ? ("a line needs", "has") : ("\(fit.lines ?? 1) lines need", "have")
      return "\(what) about \(needed) points of height and \(has) \(fit.available.sizeText)"
    }
    let lines = fit.lines.map { $0 == 1 ? " on one line" : " on \($0) lines" } ?? ""
    guard fit.available.isFinite else { return "it needs about \(needed) points of width\(lines)" }
    return "it needs about \(needed) points of width\(lines) and has \(fit.available.sizeText)"
  }

  private static func evidence(_ fit: TextFit, _ enlarged: EnlargedText) -> [Evidence] {
    var evidence = [
      Evidence("text", .text(fit.words)), Evidence("size", .number(enlarged.size)),
      Evidence("textSize", .text(enlarged.choice)),
      Evidence("needed", .number(fit.needed.rounded())),
    ]
    if fit.available.isFinite { evidence.append(Evidence("available", .number(fit.available))) }
    return evidence
  }
}

extension TextRoom {
  /// Whether anything bounds it, or is said of what becomes of a text that is too long for it.
  fileprivate var isBound: Bool {
    maxWidth != nil || maxHeight != nil || lines != nil || (overflow != nil && overflow != .wrap)
  }
}
