internal import A11yModel
internal import A11yRules
internal import Listening
internal import Walking

extension TreeReport {
  /// For people.
  ///
  /// Of a walk, the beginning and the end are shown in full, and on the way what is heard and the
  /// stops that say something else than before.
  package var plain: String {
    var blocks: [[String]]
    switch content {
    case .state(let scenes), .allStates(let scenes): blocks = scenes.map(Self.lines)
    case .walks(let walks): blocks = walks.flatMap(Self.blocks)
    }
    if !notes.isEmpty { blocks.append(notes.map { "note: \($0)" }) }
    return blocks.map { lines in lines.map { VisibleText.of($0) + "\n" }.joined() }
      .joined(separator: "\n")
  }

  // MARK: scenes

  private static func lines(of scene: Scene) -> [String] {
    let transcript = scene.transcript
    let state = scene.state.map { ", \($0)" } ?? ""
    var lines = [
      "\(scene.component)\(state): \(Coverage.count(transcript.stops.count, "stop"))"
    ]
    for (index, stop) in transcript.stops.enumerated() {
      lines += stop.entered.map { "  in ‘\($0)’:" }
      lines += Self.lines(of: stop, at: index)
    }
    if let overview = transcript.overview { lines += Self.lines(of: overview) }
    if !transcript.unreached.isEmpty { lines.append("not reached:") }
    for item in transcript.unreached {
      let words = item.words.isEmpty ? "" : "‘\(item.words)’ at "
      lines.append("  \(words)\(item.path): \(item.reason)  [\(item.location)]")
    }
    if !transcript.unknown.isEmpty { lines.append("unknown:") }
    lines += transcript.unknown.map { "  \($0.words)  [\($0.location)]" }
    return lines
  }

  private static func lines(of stop: Transcript.Stop, at index: Int) -> [String] {
    let state = stop.state.map { "\($0), " } ?? ""
    let text = said(stop.spoken, missing: stop.missing)
    return ["  \(index + 1). \(text)  [\(stop.role), \(state)\(stop.location)]"]
      + (stop.hint.map { ["     hint: \($0)"] } ?? [])
      + stop.content.filter { !$0.isImportant }.map { "     on request: \($0.label): \($0.value)" }
      + stop.actions.map { "     action: \($0)" }
  }

  private static func lines(of overview: Transcript.Overview) -> [String] {
    let place = "  [\(overview.location)]"
    var lines = ["on request:"]
    if overview.summary != .absent {
      let missing = [overview.summary.missing].compactMap(\.self)
      lines.append("  summary: \(said(overview.summary.value ?? "", missing: missing))\(place)")
    }
    guard let graph = overview.descriptor else { return lines }
    let title = graph.title.value.map { "‘\($0)’" } ?? "(no title)"
    lines.append("  audio graph: \(title)\(place)")
    lines += graph.summary.value.map { ["    summary: \($0)"] } ?? []
    lines += graph.axes.map { "    axis: \($0)" } + graph.series.map { "    series: \($0)" }
    return lines
  }

  private static func said(_ text: String, missing: [String]) -> String {
    let pieces = ([text] + missing.map { "(\($0)?)" }).filter { !$0.isEmpty }
    return pieces.isEmpty ? "(nothing)" : pieces.joined(separator: " ")
  }

  // MARK: walks

  private static func blocks(of walked: Walked) -> [[String]] {
    var blocks = [lines(of: walked.scene(walked.walk.start))]
    var before = walked.walk.start
    for (index, arrival) in walked.walk.arrivals.enumerated() {
      let isEnd = index == walked.walk.arrivals.count - 1
      let rest =
        isEnd ? lines(of: walked.scene(arrival.place)) : changes(from: before, to: arrival.place)
      blocks.append(lines(of: arrival) + rest)
      before = arrival.place
    }
    return blocks
  }

  private static func lines(of arrival: Walk.Arrival) -> [String] {
    var lines = ["\(arrival.transition.text): \(arrival.place.state)"]
    lines += arrival.heard.map { "  \(heard($0))" }
    if arrival.heard.isEmpty { lines.append("  nothing is heard") }
    lines += arrival.heardUnderFocus.map { "  if focus is there, \(heard($0))" }
    if !arrival.isShown {
      lines.append("  what there is afterwards is not shown; this is what there was before")
    }
    return lines
  }

  private static func heard(_ heard: Walk.Heard) -> String {
    let text = said(heard.text, missing: heard.missing)
    let role = heard.role.map { "\($0), " } ?? ""
    let urgency = heard.priority == .assertive ? "assertive " : ""
    let cause = heard.cause.map { ", by \($0)" } ?? ""
    return switch heard.means {
    case .announcement: "heard: \(text)  [\(urgency)announcement, \(heard.location)]"
    case .liveRegion: "heard: \(text)  [\(urgency)live region, \(heard.location)]"
    case .focus: "focus moves to: \(text)  [\(role)\(heard.location)\(cause)]"
    case .newScreen: "a new screen takes focus  [\(heard.location)]"
    case .control, .frequentUpdates: "heard: \(text)  [\(role)\(heard.location)]"
    }
  }

  /// The stops that say something else, and those that are no longer there.
  private static func changes(from before: Walk.Place, to after: Walk.Place) -> [String] {
    let earlier = before.transcript.stops.map(Speech.init)
    let now = after.transcript.stops.map(Speech.init)
    let (known, kept) = (Set(earlier), Set(now.map(\.path)))
    var lines: [String] = []
    for (index, stop) in after.transcript.stops.enumerated() where !known.contains(now[index]) {
      lines += Self.lines(of: stop, at: index)
    }
    for stop in before.transcript.stops where !kept.contains(stop.path) {
      let text = said(stop.spoken, missing: stop.missing)
      lines.append("  no longer there: \(text)  [\(stop.role), \(stop.location)]")
    }
    return lines
  }

  /// What tells stops apart for a listener.
  private struct Speech: Hashable {
    var path: String
    var role: String
    var spoken: String
    var missing: [String]
    var hint: String?
    var content: [Element.CustomContent]
    var actions: [String]

    init(_ stop: Transcript.Stop) {
      path = stop.path
      role = stop.role
      spoken = stop.spoken
      missing = stop.missing
      hint = stop.hint
      content = stop.content
      actions = stop.actions
    }
  }
}
