internal import A11yModel
internal import Listening
internal import Looking

extension LookTable {
  /// Verdicts on colours that are not known: they cannot be compared with any other.
  func reportUnknownColors(_ context: CheckContext, _ verdicts: inout Verdicts) {
    guard looks.count > 1 else { return }
    for look in looks.indices {
      for variant in judgedVariants(of: look) {
        guard let fact = color(of: look, in: variant)?.missing,
          !isSharedByAll(look, fact, in: variant)
        else { continue }
        var verdict = Verdict(
          .cantTell([fact], likely: .none),
          Target(looks[look].source)
        )
        verdict.saying = "color"
        verdict.evidence = [Evidence("name", .text(looks[look].name))]
        verdict.variant = variants[variant]
        verdict.state = looks[look].name
        verdict.cause = context.cause(looks[look])
        verdicts.append(verdict)
      }
    }
  }

  /// Whether every look is painted by the same element with the same unknown colour: it then tells
  /// none from another, whatever it is.
  private func isSharedByAll(_ look: Int, _ fact: String, in variant: Int) -> Bool {
    looks.indices.allSatisfy { other in
      looks[other].source == looks[look].source
        && color(of: other, in: variant)?.missing == fact
    }
  }
}
