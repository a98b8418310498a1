internal import A11yModel
internal import Listening
internal import XML

/// What is heard of a component in its states, with what is missing struck in.
struct HTMLTranscript {
  let component: Component
  let document: Document

  /// What is missing, by the paths of what would have to say it.
  let gaps: [String: [UnsaidWords]]

  /// The classes of the findings, where filters know these.
  var styles = FilterStyles()

  /// So many stops of a state are listed, and so many states.
  private static let mostStops = 24
  private static let mostStates = 8

  var markup: [Markup.Content] { [.tight("h3", [], [.text("What is heard")])] + states }

  /// The stops of the first state, and of each that sounds otherwise.
  var states: [Markup.Content] {
    var met: Set<[String]> = []
    var states: [Markup.Content] = []
    var leftOut = 0
    for (index, snapshot) in component.snapshots.enumerated() {
      let transcript = Transcript(component, of: document, snapshot: index)
      guard met.insert(Self.words(of: transcript)).inserted else { continue }
      if index == 0 {
        states += list(transcript, isWhole: true)
      } else if states.count <= Self.mostStates {
        let count = Coverage.count(transcript.stops.count, "stop")
        let summary = Markup.Content.tight(
          "summary",
          [],
          [.words("State ‘\(snapshot.name)’: \(count)")]
        )
        states.append(.tight("details", [], [summary] + list(transcript, isWhole: false)))
      } else {
        leftOut += 1
      }
    }
    if leftOut > 0 {
      states.append(
        .tight("p", [], [.text("\(Coverage.count(leftOut, "more state")) sound different")])
      )
    }
    return states
  }

  private static func words(of transcript: Transcript) -> [String] {
    transcript.stops.map { "\($0.spoken)\n\($0.role)" } + transcript.unreached.map(\.words)
  }

  // MARK: stops

  private func list(_ transcript: Transcript, isWhole: Bool) -> [Markup.Content] {
    var struck: Set<String> = []
    var items = transcript.stops.prefix(Self.mostStops).map { stop in
      let paths = [stop.path] + (stop.element == stop.path ? [] : [stop.element])
      struck.formUnion(paths)
      return item(stop, paths.flatMap { gaps[$0] ?? [] })
    }
    let rest = transcript.stops.count - items.count
    if rest > 0 { items.append(.tight("li", "quiet", "and \(Coverage.count(rest, "more stop"))")) }
    let nothing = Markup.Content.tight("p", "said", "Nothing: no screen reader stops here.")
    var content: [Markup.Content] = []
    let others = isWhole ? gaps.filter { !struck.contains($0.key) }.sorted { $0.key < $1.key } : []
    let lacks = Set(others.flatMap(\.value)).sorted {
      ($0.number, $0.words) < ($1.number, $1.words)
    }
    for (words, own) in [
      ("Not announced:", lacks.filter { !$0.words.isEmpty }),
      ("About all of it:", lacks.filter(\.words.isEmpty)),
    ] where !own.isEmpty {
      let row = Markup.Content.tight(
        "p",
        [("class", styles.style("lacks", of: own.map(\.number)))],
        [.text(words)] + own.flatMap(ins)
      )
      content.append(row)
    }
    content.append(items.isEmpty ? nothing : .tight("ol", [("class", "said")], items))
    return content + (isWhole ? hidden(transcript) : [])
  }

  private func item(_ stop: Transcript.Stop, _ gaps: [UnsaidWords]) -> Markup.Content {
    let missing = stop.missing.map { Markup.Content.tight("i", "quiet", " (\($0)?)") }
    let isSilent = stop.spoken.isEmpty && stop.missing.isEmpty
    let said: [Markup.Content] =
      isSilent ? [.tight("i", "quiet", "silence")] : [.words(stop.spoken)]
    return .tight(
      "li",
      [],
      said + missing + gaps.flatMap(ins) + [.text(" ")]
        + [.tight("small", [], [.words(stop.role)])]
        + (stop.hint.map { [.tight("small", [], [.words(" · hint: \($0)")])] } ?? [])
    )
  }

  private func ins(_ gap: UnsaidWords) -> [Markup.Content] {
    let pin = Markup.Content.tight("b", styles.style("n", of: [gap.number]), "\(gap.number)")
    let style = [("class", styles.style("lack", of: [gap.number]))]
    return [
      .text(" "), gap.words.isEmpty ? pin : .tight("ins", style, [.words("\(gap.words) "), pin]),
    ]
  }

  /// What would be heard if it were reached.
  private func hidden(_ transcript: Transcript) -> [Markup.Content] {
    let told = transcript.unreached.filter { !$0.words.isEmpty }
    guard !told.isEmpty else { return [] }
    let items = told.prefix(Self.mostStops).map { item in
      Markup.Content.tight(
        "li",
        [],
        [.tight("s", [], [.words(item.words)]), .tight("small", [], [.words(" " + item.reason)])]
      )
    }
    let summary = Markup.Content.tight("summary", [], [.text("\(told.count) not reached")])
    return [.tight("details", [], [summary, .tight("ul", [], items)])]
  }
}
