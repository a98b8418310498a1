internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// How far a progress is can be seen: its filled part stands out from the track, or something
  /// else says it.
  static let progressTrackContrast = CheckSignature(
    "progress-track-contrast",
    parameters: ContrastThresholds.shapeParameters,
    cases: ContrastReport.cases + ["one-color", "track"],
    evidence: ContrastReport.evidence,
    terms: ContrastReport.terms + ["extent", "shape"]
  ).deciding { context, verdicts in
    let scene = ContrastScene(context)
    if let fact = context.component.progress?.missingTrack {
      verdicts.append(unknown(fact, scene, context))
    }
    for index in scene.parts.indices where scene.parts[index].role == .fill {
      guard let track = scene.parts[index].over, scene.parts[index].isActive,
        scene.parts[index].isRequired != false
      else { continue }
      context.facts.forEachJudged(index) { rendered in
        guard let coat = rendered.fill else { return }
        let judgement = scene.judgement(coat, isWholeNeeded: true)
        var report = scene.report(on: index, judgement, in: rendered.variant)
        report.against = "the track"
        // A number exempts from the ratio: where profiles ask that the shape shows something as well, it
        // makes no arc and track of one colour right.
        let isLost = coat.isAllButGround && !scene.textEquivalentExempts
        if judgement.answer != .reaches {
          let others = [
            isLost ? .no : scene.hasTextEquivalent(index, in: rendered.variant),
            scene.hasMarker(on: [index, track], in: rendered.variant),
          ]
          switch Certainty.any(others) {
          case .yes: report.judgement.answer = .reaches
          case .unknown(let fact): report.doubt = fact
          case .no: break
          }
        }
        var verdict = report.verdict(context.facts, &verdicts)
        if verdict.result == .failed, coat.isAllButGround {
          let isTextRead = scene.hasTextEquivalent(index, in: rendered.variant) == .yes
          let isRing = context.component.progress?.form == .ring
          let lost: Particulars = [
            "extent": coat.isInvisible ? "whole" : "part",
            "shape": isTextRead ? isRing ? "ring" : "bar" : nil,
          ]
          verdict.evidence += lost.all
          verdict.remedy = "one-color"
        }
        verdicts.append(verdict)
      }
    }
  }

  /// Where nobody knows which shapes they are, a number that can be read does as well.
  private static func unknown(
    _ fact: String,
    _ scene: ContrastScene,
    _ context: CheckContext
  ) -> Verdict {
    let isTold = scene.parts.indices.contains { index in
      scene.layout.isText[index] && context.facts.mayTellProgress(scene.parts[index].sample)
        && context.component.variants.allSatisfy { scene.isReadable(index, in: $0) == .yes }
    }
    var verdict = Verdict(isTold ? .passed : .cantTell([fact], likely: .none), context.facts.root)
    verdict.saying = isTold ? nil : "track"
    return verdict
  }
}
