internal import A11yModel

extension Check {
  /// How many steps there are is heard with the step, or on entering what holds the steps.
  static let stepTotal = Check("step-total") { context, verdicts in
    guard context.component.isOrdered, context.component.steps.count > 1 else { return }
    var total = SpokenTotal(context.facts)
    let speeches = context.facts.stepSpeeches
    let isSaid = speeches.map { total.isSaid(in: $0) }
    // What says it elsewhere, as “4 steps” does, says it at the last step, too.
    let isSaidElsewhere = speeches.indices.contains { index in
      speeches[index].isCollapsed && speeches[index].step != total.count - 1 && isSaid[index]
    }
    var decisive: Verdict?
    for (index, speech) in speeches.enumerated() {
      if speech.isCollapsed {
        let holds = isSaid[index] || (isSaidElsewhere && total.isOnlyNumber(in: speech))
        verdicts.append(total.verdict(on: speech, holds: holds))
      } else if decisive == nil || (decisive?.result != .failed && !isSaid[index]) {
        // Each must say it: one that surely does not decides before one that may.
        let verdict = total.verdict(on: speech, holds: isSaid[index])
        if decisive.map({ $0.result == .passed || verdict.result == .failed }) ?? true {
          decisive = verdict
        }
      }
    }
    guard var decisive else { return }
    decisive.target = context.facts.root
    decisive.state = nil
    let sites = speeches.filter { !$0.isCollapsed }.map(\.sites)
    decisive.sites = sites.contains([]) ? [] : sites.flatMap(\.self)
    verdicts.append(decisive)
  }
}
