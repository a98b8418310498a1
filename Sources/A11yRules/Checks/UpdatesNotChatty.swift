internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Updates that come one after another leave a listener time to hear anything else.
  static let updatesNotChatty = CheckSignature(
    "updates-not-chatty",
    parameters: ["minimum-interval", "minimum-percent"],
    cases: ["assertive", "focus", "interrupting", "live"],
    terms: ["interval", "neededInterval", "neededPercent", "percent"]
  ).each(of: \.repeatedUpdates) { update, ask in
    switch update {
    case .declared(let change): answer(on: change, ask)
    case .live(let element, let isNumbered): answer(on: element, isNumbered: isNumbered, ask)
    case .paced: ask.holds()
    }
  }

  private static func answer(on change: Change, _ ask: Ask) -> CheckAnswer {
    switch change.response {
    case .newScreen: return .outOfScope
    case .focus: return change.event == .update ? ask.fails(as: "focus") : .outOfScope
    case .announcement(let announcement):
      if announcement.priority == .assertive, change.event != .error {
        return ask.fails(as: "assertive")
      }
      return change.event == .update ? pace(of: announcement, ask) : ask.holds()
    }
  }

  private static func pace(of announcement: Change.Announcement, _ ask: Ask) -> CheckAnswer {
    let interval = ask.number("minimum-interval")
    let percent = ask.number("minimum-percent")
    if announcement.interval ?? 0 >= interval || announcement.everyPercent ?? 0 >= percent {
      return ask.holds()
    }
    let isPaced = announcement.interval != nil || announcement.everyPercent != nil
    let isKnown = isPaced || ask.facts.isComplete.contains(.announcements)
    return ask.fails(
      [
        "interval": announcement.interval, "neededInterval": interval, "neededPercent": percent,
        "percent": announcement.everyPercent,
      ],
      unless: isKnown ? [] : ["how often it is announced"]
    )
  }

  private static func answer(on element: Element, isNumbered: Bool, _ ask: Ask) -> CheckAnswer {
    // What holds no number, as “ready”, does not change with each update.
    guard element.live == .assertive || (element.live != nil && isNumbered) else {
      return ask.holds()
    }
    let isKnown = ask.facts.isComplete.contains(.announcements)
    return ask.fails(as: "live", unless: isKnown ? [] : ["how often it changes"]) {
      if element.live == .assertive { $0.saying = "interrupting" }
    }
  }
}
