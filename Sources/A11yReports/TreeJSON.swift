internal import A11yModel
internal import A11yRules
internal import Support
internal import Walking

extension TreeReport {
  /// For other programs: the contract of `tree --format json`.
  package var json: String {
    let main = mainScenes
    var members = [
      ("schema", "1"),
      ("exposed", Self.list(main.flatMap(Self.exposed), 2)),
      ("containers", Self.list(main.flatMap(Self.containers), 2)),
      ("hidden", Self.list(main.flatMap(Self.hidden), 2)),
      ("charts", Self.list(main.compactMap(Self.overview), 2)),
    ]
    switch content {
    case .state: break
    case .allStates(let scenes):
      members.append(("states", Self.list(scenes.map { Self.block(Self.members(of: $0)) }, 2)))
    case .walks(let walks):
      let starts = walks.map { Self.block(Self.members(of: $0.scene($0.walk.start))) }
      let arrivals = walks.flatMap { walked in
        walked.walk.arrivals.map { Self.block(Self.members(of: $0, walked)) }
      }
      members.append(("start", Self.list(starts, 2)))
      members.append(("walk", Self.list(arrivals, 2)))
    }
    let unknown = main.flatMap(Self.unknown)
    if !unknown.isEmpty { members.append(("unknown", Self.list(unknown, 2))) }
    members.append(("notes", JSON.strings(notes).line))
    let lines = members.map { "  \"\($0.0)\": \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func unknown(_ scene: Scene) -> [String] {
    scene.transcript.unknown.map { fact in
      JSON.object([
        ("component", .string(scene.component)), ("fact", .string(fact.words)),
        ("location", fact.location.json),
      ]).line
    }
  }

  // MARK: states and arrivals

  private static func members(of scene: Scene) -> [(String, String)] {
    [
      ("component", JSON.string(scene.component).line),
      ("state", JSON.optional(scene.state).line),
      ("exposed", list(exposed(scene), 6)),
      ("hidden", list(hidden(scene), 6)),
    ]
  }

  private static func members(
    of arrival: Walk.Arrival,
    _ walked: Walked
  ) -> [(String, String)] {
    let scene = members(of: walked.scene(arrival.place))
    return [
      scene[0],
      ("transition", JSON.string(arrival.transition.text).line),
      ("event", JSON.string(arrival.event.rawValue).line),
      scene[1],
      ("shown", JSON.bool(arrival.isShown).line),
      ("heard", list(arrival.heard.map { json($0).line }, 6)),
      ("heardUnderFocus", list(arrival.heardUnderFocus.map { json($0).line }, 6)),
    ] + scene.dropFirst(2)
  }

  /// Written values, one a line, so that two transcripts compare well.
  private static func list(_ items: [String], _ indent: Int) -> String {
    guard !items.isEmpty else { return "[]" }
    let space = String(repeating: " ", count: indent)
    return "[\n" + items.map { "\(space)  \($0)" }.joined(separator: ",\n") + "\n\(space)]"
  }

  private static func block(_ members: [(String, String)]) -> String {
    let lines = members.map { "      \"\($0.0)\": \($0.1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n    }"
  }

  private static func json(_ heard: Walk.Heard) -> JSON {
    .object([
      ("means", .string(heard.means.rawValue)),
      ("text", .string(heard.text)),
      ("missing", .strings(heard.missing)),
      ("priority", .optional(heard.priority?.rawValue)),
      ("role", .optional(heard.role)),
      ("path", .string(heard.path)),
      ("location", heard.location.json),
      ("cause", heard.cause?.json ?? .null),
    ])
  }

  // MARK: what is reached and what is not

  private static func exposed(_ scene: Scene) -> [String] {
    scene.transcript.stops.enumerated().map { index, stop in
      JSON.object([
        ("component", .string(scene.component)),
        ("position", .count(index + 1)),
        ("path", .string(stop.path)),
        ("element", .string(stop.element)),
        ("role", .string(stop.role)),
        ("label", .optional(stop.label.told)),
        ("value", .optional(stop.value.told)),
        ("traits", .strings(stop.traits)),
        ("current", .optional(stop.current)),
        ("state", .optional(stop.state)),
        ("entered", .strings(stop.entered)),
        ("spoken", .string(stop.spoken)),
        ("missing", .strings(stop.missing)),
        ("hint", .optional(stop.hint)),
        ("content", .array(stop.content.map(json))),
        ("actions", .strings(stop.actions)),
        ("location", stop.location.json),
      ]).line
    }
  }

  private static func json(_ content: Element.CustomContent) -> JSON {
    .object([
      ("label", .string(content.label)),
      ("value", .string(content.value)),
      ("important", .bool(content.isImportant)),
    ])
  }

  /// What can be asked for of a chart as a whole.
  private static func overview(_ scene: Scene) -> String? {
    scene.transcript.overview.map { overview in
      let graph = overview.descriptor.map { graph in
        JSON.object([
          ("title", .optional(graph.title.value)),
          ("summary", .optional(graph.summary.value)),
          ("axes", .strings(graph.axes)),
          ("series", .strings(graph.series)),
        ])
      }
      return JSON.object([
        ("component", .string(scene.component)),
        ("path", .string(overview.path)),
        ("summary", .optional(overview.summary.value)),
        ("missing", .strings([overview.summary.missing].compactMap(\.self))),
        ("audioGraph", graph ?? .null),
        ("location", overview.location.json),
      ]).line
    }
  }

  private static func containers(_ scene: Scene) -> [String] {
    scene.transcript.containers.map { container in
      JSON.object([
        ("component", .string(scene.component)),
        ("path", .string(container.path)),
        ("element", .string(container.element)),
        ("role", .string(container.role)),
        ("label", .optional(container.label.told)),
        ("hint", .optional(container.hint)),
        ("location", container.location.json),
      ]).line
    }
  }

  private static func hidden(_ scene: Scene) -> [String] {
    scene.transcript.unreached.map { item in
      JSON.object([
        ("component", .string(scene.component)),
        ("path", .string(item.path)),
        ("words", .string(item.words)),
        ("reason", .string(item.reason)),
        ("location", item.location.json),
      ]).line
    }
  }
}
