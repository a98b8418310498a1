package import A11yAudit
internal import Support

/// What makes an assertion fail about what is heard of a component; pure, so that any test framework
/// can use it.
package enum AnnouncementFailures {
  /// How what is heard on a walk through a component differs from what is expected.
  ///
  /// All counts that is heard wherever the screen reader is (`Walk.Heard`): announcements, moves of
  /// focus and live regions, in this order for each transition. A new screen that takes focus is
  /// `(new screen)`. A transition on which nothing is heard adds nothing. Whatever cannot be told for
  /// lack of a fact differs.
  ///
  /// - Parameters:
  ///   - spec: what the component is in.
  ///   - component: its id; nil where the spec has one component, or one with steps.
  ///   - transitions: the walk, from the state that the spec describes.
  ///   - expected: what is heard on all of them, one after another.
  /// - Returns: nothing, or one failure with the difference, at the line of the first thing that is
  ///   heard and not expected; else at the component.
  package static func of(
    _ spec: AuditedSpec,
    component: String? = nil,
    walking transitions: [Walk.Transition],
    hears expected: [String]
  ) -> [AssertionFailure] {
    guard !transitions.isEmpty else {
      return [AssertionFailure("walking: is empty, so that nothing is heard; name a transition")]
    }
    return failures(of: spec, component, transitions, expected) { walk in
      var speeches = Speeches()
      for arrival in walk.arrivals {
        for heard in arrival.heard {
          speeches.append(
            Speeches.Speech(
              text: heard.means == .newScreen ? newScreen : heard.text,
              missing: heard.missing,
              circumstance: "on \(arrival.transition.text), \(name(of: heard.means))",
              location: heard.location
            )
          )
        }
        if arrival.heard.isEmpty { speeches.appendSilence("on \(arrival.transition.text)") }
      }
      return speeches
    }
  }

  /// How what a screen reader says, from stop to stop, differs from what is expected.
  ///
  /// - Parameters:
  ///   - spec: what the component is in.
  ///   - component: its id; nil where the spec has one component, or one with steps.
  ///   - transitions: what happens before, from the state that the spec describes.
  ///   - expected: what is said at each stop, in reading order.
  /// - Returns: nothing, or one failure with the difference, at the line of the first stop that says
  ///   what is not expected; else at the component.
  package static func ofTranscript(
    _ spec: AuditedSpec,
    component: String? = nil,
    after transitions: [Walk.Transition] = [],
    reads expected: [String]
  ) -> [AssertionFailure] {
    failures(of: spec, component, transitions, expected, transcript)
  }

  /// What a screen reader says, from stop to stop.
  static func transcript(
    _ spec: AuditedSpec,
    component: String?,
    after transitions: [Walk.Transition]
  ) throws(Undecided) -> [String] {
    let asserted = try AssertedDocument(spec)
    return transcript(try walk(transitions, component, asserted).walk).heard.map(\.text)
  }

  private static func transcript(_ walk: Walk) -> Speeches {
    var speeches = Speeches()
    for stop in walk.end.transcript.stops {
      speeches.append(
        Speeches.Speech(
          text: stop.spoken,
          missing: stop.missing,
          circumstance: stop.role,
          location: stop.location
        )
      )
    }
    return speeches
  }

  /// How a new screen that takes focus is written, which says nothing of the component.
  private static let newScreen = "(new screen)"

  private static func name(of means: Walk.Means) -> String {
    switch means {
    case .announcement: "announcement"
    case .focus: "where focus moves to"
    case .newScreen: "new screen"
    case .liveRegion: "live region"
    case .control: "control"
    case .frequentUpdates: "frequent updates"
    }
  }

  private static func failures(
    of spec: AuditedSpec,
    _ component: String?,
    _ transitions: [Walk.Transition],
    _ expected: [String],
    _ speeches: (Walk) -> Speeches
  ) -> [AssertionFailure] {
    do throws(Undecided) {
      let asserted = try AssertedDocument(spec)
      let (walk, start) = try walk(transitions, component, asserted)
      let (lines, wrong) = speeches(walk).difference(from: expected, shown: asserted.shown)
      guard !lines.isEmpty else { return [] }
      let location = wrong?.location ?? start
      let problem =
        wrong == nil
        ? "not everything is heard that is expected" : "something else is heard than is expected"
      let head = "\(asserted.shown(location)): \(problem) (- expected, + heard):"
      return [
        AssertionFailure(
          ([head] + lines.map { "  " + $0 }).joined(separator: "\n"),
          at: asserted.place(of: location)
        )
      ]
    } catch {
      return error.failures
    }
  }

  /// A walk through the component that is meant, and where that is.
  private static func walk(
    _ transitions: [Walk.Transition],
    _ component: String?,
    _ asserted: AssertedDocument
  ) throws(Undecided) -> (walk: Walk, start: Location) {
    let component = try self.component(component, of: asserted)
    let start = asserted.document.location(of: component.source)
    do throws(WalkError) {
      return (try Walk(transitions, through: component, of: asserted.document), start)
    } catch {
      throw Undecided([
        AssertionFailure("\(asserted.shown(start)): \(error)", at: asserted.place(of: start))
      ])
    }
  }

  // MARK: the component that is meant

  private static func component(
    _ name: String?,
    of asserted: AssertedDocument
  ) throws(Undecided) -> Component {
    let document = asserted.document
    let names = document.components.map { $0.id ?? document.path(of: $0.source) }
    if let name {
      guard let index = names.firstIndex(of: name) else {
        let hint = NearestName.hint(for: name, in: names)
        throw Undecided("component: ‘\(name)’: there is no such component\(hint)")
      }
      return document.components[index]
    }
    let withSteps = document.components.filter { !$0.steps.isEmpty }
    let candidates = withSteps.isEmpty ? document.components : withSteps
    guard candidates.count == 1 else {
      throw Undecided(
        candidates.isEmpty
          ? "\(document.file): it holds no component"
          : "component: \(document.file) has several; say which: \(NearestName.choice(names))"
      )
    }
    return candidates[0]
  }
}
