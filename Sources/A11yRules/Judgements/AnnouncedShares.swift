internal import A11yModel
internal import Claims
internal import Listening
internal import Support

extension Ask {
  /// What is claimed of a progress while its value changes, or once it is full.
  var announcedShares: [AnnouncedClaim] {
    guard let progress = component.progress, progress.isDeterminate, let percent = progress.percent
    else { return [] }
    var claims: [AnnouncedClaim] = []
    for change in component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      for heard in announcement.heard {
        let spoken = SpokenProgress(heard.text, facts.spokenLanguage)
        let claim = AnnouncedClaim(Target(change.source), in: heard.text)
        switch change.event {
        case .complete:
          guard let share = spoken.percentage, share < 99 else { continue }
          claims.append(claim.untrue(heard.text, "it is complete"))
        case .update where spoken.isShare:
          switch spoken.answer(on: progress, tolerance: 1) {
          case .right: claims.append(claim)
          case .incomparable: continue
          case .wrong:
            let share = DecimalText.short((percent * 10).rounded() / 10)
            claims.append(claim.untrue(heard.text, "it is \(share) percent"))
          }
        default: continue
        }
      }
    }
    return claims
  }
}
