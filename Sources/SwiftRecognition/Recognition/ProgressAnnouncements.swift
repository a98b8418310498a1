internal import SwiftEvaluation
internal import SwiftSource

/// What is announced while a progress goes on and when it is full: the number that it follows is led from nought to its end,
/// and the code runs that watches what changes on the way.
struct ProgressAnnouncements {
  let root: RootReading
  private let scenario: Scenario
  /// The code that waits for a change.
  private let watched: [WatchedChange]

  /// - Parameters:
  ///   - root: what shows the indicator.
  ///   - situation: while which it is found; nil comes of one that nothing is watched in.
  init?(_ root: RootReading, in situation: Situation) {
    guard let scenario = situation.scenario, let base = situation.base else { return nil }
    watched = WatchedChange.all(in: base)
    guard !watched.isEmpty else { return nil }
    self.root = root
    self.scenario = scenario
  }

  /// What is not known to announce nothing, where nothing is known to announce anything.
  private var doubts: [Part] {
    let triggers = root.exploration.triggers.first ?? []
    guard triggers.contains(where: { $0.name == "onChange" && $0.reaction.unknown != nil }) else {
      return []
    }
    let unknown = watched.lazy.compactMap {
      root.explorer.outcome(of: $0.code, $0.arguments, of: root.root, in: scenario).unknown
    }.first
    return unknown.map { unknown in
      [
        part(
          "update",
          [Announced(percent: 0, text: SwiftEvaluation.Text(hole: unknown))],
          at: unknown.place
        )
      ]
      .compactMap(\.self)
    } ?? []
  }

  /// The parts in a hundred that are looked into: small changes first, for what is told at each.
  private static let percents = [0, 1, 2, 3, 4] + stride(from: 5, through: 100, by: 5)

  private struct Announced: Hashable {
    var percent: Int
    var text: SwiftEvaluation.Text
  }

  /// An element for each piece of code that announces something on the way, and one for each that does at the end.
  func parts(_ found: ProgressFinder.Found) -> [Part] {
    guard watched.contains(where: { root.module.mayAnnounce($0.code) }) else { return doubts }
    guard let number = FollowedNumber(found, root, scenario) else { return [] }
    var order: [Place] = []
    var said: [Place: [Announced]] = [:]
    var last: ShownView?
    for percent in Self.percents {
      guard let now = number.scenario(percent, scenario), let view = root.view(in: now) else {
        continue
      }
      for watched in last.map({ WatchedChange.all(from: $0, to: view) }) ?? [] {
        let outcome = root.explorer
          .outcome(of: watched.code, watched.arguments, of: root.root, in: now)
        var texts = outcome.announcements
        if texts.isEmpty, let unknown = outcome.unknown {
          texts = [SwiftEvaluation.Text(hole: unknown)]
        }
        if !texts.isEmpty, said[watched.place] == nil { order.append(watched.place) }
        said[watched.place, default: []] += texts.map { Announced(percent: percent, text: $0) }
      }
      last = view
    }
    return order.flatMap { place -> [Part] in
      let all = said[place] ?? []
      let (end, way) = (all.filter { $0.percent == 100 }, all.filter { $0.percent < 100 })
      let update = part("update", way, at: place).map { part in
        var part = part
        part["every-percent"] = Self.pace(Set(all.map(\.percent))).map(String.init)
        return part
      }
      return [update, part("complete", end, at: place)].compactMap(\.self)
    }
  }

  /// How far apart what is announced is, where that is not at each change.
  private static func pace(_ percents: Set<Int>) -> Int? {
    let points = [0] + percents.sorted()
    guard let least = zip(points.dropFirst(), points).map({ $0 - $1 }).min(), least > 1,
      points.allSatisfy({ $0.isMultiple(of: least) }), 100.isMultiple(of: least)
    else { return nil }
    return least
  }

  private func part(_ event: String, _ said: [Announced], at place: Place) -> Part? {
    guard !said.isEmpty else { return nil }
    var part = Part("announcement", at: place, ["on": event])
    let texts = said.map { said in
      var cell = Cell(position: 0, count: 0)
      cell.facts["percent"] = "\(said.percent)"
      return (text: StepAnnouncements.words(said.text), cell: cell)
    }
    part.text = Generalisation.template(texts) ?? PartDrawing.unknown
    if part.text?.contains(PartDrawing.unknown) == true {
      part.unknown["text"] =
        said.lazy.compactMap(\.text.hole).first?.reason
        ?? "no template says how it follows the value"
    }
    return part
  }
}
