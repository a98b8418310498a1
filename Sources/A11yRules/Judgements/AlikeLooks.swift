internal import A11yModel
internal import Language
internal import Listening
internal import Looking

extension AlikeLooks {
  /// One verdict for each group, at the first look that is like one before it.
  func verdicts(_ context: CheckContext) -> [Verdict] {
    groups.map { verdict(on: $0, context) }
  }

  private func verdict(on group: Group, _ context: CheckContext) -> Verdict {
    let (looks, variant) = (group.looks, group.variant)
    let names = looks.map { table.looks[$0].name }
    let coats = [looks[0], looks[1]].compactMap { table.color(of: $0, in: variant) }
    let tone = coats.first?.knownTones?.first
    var verdict = Verdict(.failed, Target(table.looks[looks[1]].source))
    verdict.depicted = looks.prefix(3).map { Depicted(table.looks[$0]) }
    verdict.saying = "alike"
    verdict.variant = table.variants[variant]
    verdict.state = names.count > 3 ? NameList.plain(names) : names.joined(separator: ", ")
    verdict.cause = context.cause(looks.prefix(3).map { table.looks[$0] })
    let isPair = names.count == 2
    let particulars: Particulars = [
      "pair": NameList.text(names), "colors": tone?.notation, "first": isPair ? names[0] : nil,
      "second": isPair ? names[1] : nil, "looks": names, "lost": group.isLost ? "here" : nil,
    ]
    verdict.evidence = particulars.all
    for coat in coats { verdict.note(coat) }
    // The same token may be painted in two opacities.
    if tone == nil, let fact = coats.first?.missing {
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.saying = "alike-unknown"
    }
    return verdict
  }
}
