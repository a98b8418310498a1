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
    let heard = component.snapshots.enumerated().compactMap { index, snapshot in
      let transcript = Transcript(component, of: document, snapshot: index)
      return met.insert(Self.words(of: transcript)).inserted ? (snapshot.name, transcript) : nil
    }
    guard let first = heard.first else { return [] }
    let others = heard.dropFirst().prefix(Self.mostStates)
    var states = whole(first.1, besides: others.map(\.1))
    for (name, transcript) in others {
      let count = Coverage.count(transcript.stops.count, "stop")
      let summary = Markup.Content.tight("summary", [], [.words("State ‘\(name)’: \(count)")])
      states.append(.tight("details", [], [summary, list(transcript)]))
    }
    let leftOut = heard.count - 1 - others.count
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

  /// The first state, with what no stop of it lacks and what is not reached.
  private func whole(_ first: Transcript, besides others: [Transcript]) -> [Markup.Content] {
    let own = Self.paths(of: first)
    let later = Set(others.flatMap(Self.paths))
    let rest = gaps.filter { !own.contains($0.key) }
    let lacks = Set(rest.values.joined()).sorted { ($0.number, $0.words) < ($1.number, $1.words) }
    let elsewhere = Set(rest.filter { later.contains($0.key) }.values.joined())
    let rows = [
      ("Not announced:", lacks.filter { !$0.words.isEmpty }),
      (
        "About the whole transcript:",
        lacks.filter { $0.words.isEmpty && !elsewhere.contains($0) }
      ), ("In another state:", lacks.filter { $0.words.isEmpty && elsewhere.contains($0) }),
    ]
    return rows.filter { !$0.1.isEmpty }.map { words, own in
      .tight(
        "p",
        [("class", styles.style("lacks", of: own.map(\.number)))],
        [.text(words)] + own.flatMap(ins)
      )
    } + [list(first)] + hidden(first)
  }

  /// The elements of which stops that are listed say something.
  private static func paths(of transcript: Transcript) -> Set<String> {
    Set(transcript.stops.prefix(mostStops).flatMap { [$0.path, $0.element] })
  }

  private func list(_ transcript: Transcript) -> Markup.Content {
    var items = transcript.stops.prefix(Self.mostStops).map { stop in
      let paths = [stop.path] + (stop.element == stop.path ? [] : [stop.element])
      return item(stop, paths.flatMap { gaps[$0] ?? [] })
    }
    let rest = transcript.stops.count - items.count
    if rest > 0 { items.append(.tight("li", "quiet", "and \(Coverage.count(rest, "more stop"))")) }
    return items.isEmpty
      ? .tight("p", "said", "Nothing: no screen reader stops here.")
      : .tight("ol", [("class", "said")], items)
  }

  private func item(_ stop: Transcript.Stop, _ gaps: [UnsaidWords]) -> Markup.Content {
    let missing = stop.missing.map { Markup.Content.tight("i", "quiet", " (unknown: \($0))") }
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
    let summary = Markup.Content.tight(
      "summary",
      [],
      [.text("\(told.count) not reached by a screen reader")]
    )
    return [.tight("details", [], [summary, .tight("ul", [], items)])]
  }
}
