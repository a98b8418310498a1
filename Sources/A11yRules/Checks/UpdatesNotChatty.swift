internal import A11yModel
internal import Support

extension Check {
  /// Updates that come one after another leave a listener time to hear anything else.
  static let updatesNotChatty = Check(
    "updates-not-chatty",
    parameters: ["minimum-interval", "minimum-percent"]
  ) { context, verdicts in
    guard context.component.isDynamic else { return }
    for change in context.component.changes {
      guard let verdict = verdict(on: change, context) else { continue }
      verdicts.append(verdict)
    }
    // Progress and charts have no steps to walk: what is there at first is there throughout.
    guard let tree = context.facts.trees.first else { return }
    for index in tree.elements.indices {
      guard let verdict = verdict(on: index, tree, context) else { continue }
      verdicts.append(verdict)
    }
  }

  private static func verdict(on change: Change, _ context: CheckContext) -> Verdict? {
    let target = Target(change.source)
    switch change.response {
    case .newScreen: return nil
    case .focus:
      guard change.event == .update else { return nil }
      return failed(
        target,
        "people who use a screen reader are taken away from what they read at each update",
        "focus"
      )
    case .announcement(let announcement):
      if announcement.priority == .assertive, change.event != .error {
        return failed(
          target,
          "people who use a screen reader are interrupted in what they hear though nothing is wrong",
          "assertive"
        )
      }
      guard change.event == .update else { return Verdict(.passed, target) }
      return pace(of: announcement, target, context)
    }
  }

  private static func pace(
    of announcement: Change.Announcement,
    _ target: Target,
    _ context: CheckContext
  ) -> Verdict {
    let interval = context.number("minimum-interval")
    let percent = context.number("minimum-percent")
    if announcement.interval ?? 0 >= interval || announcement.everyPercent ?? 0 >= percent {
      return Verdict(.passed, target)
    }
    let start = "people who use a screen reader hear little else: an announcement comes"
    let needed = "\(DecimalText.short(interval)) seconds or \(DecimalText.short(percent)) %"
    switch (announcement.interval, announcement.everyPercent) {
    case (let seconds?, _):
      let message = "\(start) every \(DecimalText.short(seconds)) s, \(needed) are needed"
      return failed(target, message, nil)
    case (nil, let step?):
      let message = "\(start) every \(DecimalText.short(step)) %, \(needed) are needed"
      return failed(target, message, nil)
    case (nil, nil):
      let message = "\(start) at each update, with no pause between them"
      guard context.facts.isComplete.contains(.announcements) else {
        let missing = "how often it is announced"
        return Verdict(.cantTell([missing], likely: .fail), target, message)
      }
      return failed(target, message, nil)
    }
  }

  private static func verdict(
    on index: Int,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict? {
    guard
      tree.elements[index].live != nil
        || tree.elements[index].traits.contains(.updatesFrequently)
    else { return nil }
    let element = tree.elements[index]
    let target = context.facts.target(of: element)
    if tree.isExposed(index), element.traits.contains(.updatesFrequently) {
      return Verdict(.passed, target)
    }
    guard let live = element.live, !tree.exposed(in: index).isEmpty else { return nil }
    // What holds no number, as “ready”, does not change with each update.
    let isNumbered = tree.announcement(ofAllIn: index).text.contains(where: \.isNumber)
    guard live == .assertive || isNumbered else { return Verdict(.passed, target) }
    guard context.facts.isComplete.contains(.announcements) else {
      let missing = "how often it changes"
      let message =
        "whether people who use a screen reader hear anything else depends on \(missing): each "
        + "change is spoken" + (live == .assertive ? " at once" : "")
      var verdict = Verdict(.cantTell([missing], likely: .fail), target, message)
      verdict.remedy = "live"
      return verdict
    }
    if live == .assertive {
      return failed(
        target,
        "people who use a screen reader are interrupted in what they hear at each update",
        "live"
      )
    }
    return failed(
      target,
      "people who use a screen reader hear little else: each update is spoken as it comes",
      "live"
    )
  }

  private static func failed(_ target: Target, _ message: String, _ remedy: String?) -> Verdict {
    var verdict = Verdict(.failed, target, message)
    verdict.remedy = remedy
    return verdict
  }
}
