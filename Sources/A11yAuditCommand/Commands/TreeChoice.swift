internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import Listening
internal import Walking

/// What `tree` is asked to show.
struct TreeChoice: Sendable {
  private let content: Content
  private let component: String?

  private enum Content: Sendable {
    case initial
    case state(String)
    case allStates
    case walk([Walk.Transition])
  }

  init(_ arguments: Arguments) throws(UsageError) {
    component = arguments["component"]
    switch (arguments["state"], arguments["walk"]) {
    case (nil, nil): content = .initial
    case ("all", nil): content = .allStates
    case (let state?, nil): content = .state(state)
    case (nil, let path?):
      do throws(WalkError) {
        content = .walk(try Walk.Transition.list(path))
      } catch {
        throw UsageError("--walk: \(error)")
      }
    case (_?, _?):
      throw UsageError("--state and --walk exclude each other; a walk begins in the initial state")
    }
  }

  func report(on document: Document) throws(UsageError) -> TreeReport {
    let components = try ShownStates.components(component, of: document)
    switch content {
    case .initial:
      return TreeReport(.state(components.map { scene(of: $0, 0, nil, document) }))
    case .allStates:
      let scenes = components.flatMap { component in
        component.snapshots.indices.map { index in
          scene(of: component, index, component.snapshots[index].name, document)
        }
      }
      return TreeReport(
        .allStates(scenes),
        notes: components.compactMap { longRow(in: $0, document) }
      )
    case .state(let name): return try state(name, of: components, document)
    case .walk(let transitions): return try walk(transitions, through: components, document)
    }
  }

  private func scene(
    of component: Component,
    _ snapshot: Int,
    _ state: String?,
    _ document: Document
  ) -> TreeReport.Scene {
    TreeReport.Scene(
      component: document.name(of: component),
      state: state,
      isInitial: snapshot == 0,
      transcript: Transcript(component, of: document, snapshot: snapshot)
    )
  }

  private func longRow(in component: Component, _ document: Document) -> String? {
    guard component.unwalkedSteps > 0 else { return nil }
    return "\(document.name(of: component)): \(component.unwalkedSteps) of "
      + "\(component.steps.count) steps, in the middle of the row, are never shown as current"
  }

  private func state(
    _ name: String,
    of components: [Component],
    _ document: Document
  ) throws(UsageError) -> TreeReport {
    let states = try ShownStates(name, of: components, document)
    let scenes = states.shown.map { component, snapshot in
      scene(of: component, snapshot, component.snapshots[snapshot].name, document)
    }
    return TreeReport(.state(scenes), notes: states.notes)
  }

  // MARK: walks

  private func walk(
    _ transitions: [Walk.Transition],
    through components: [Component],
    _ document: Document
  ) throws(UsageError) -> TreeReport {
    let withSteps = components.filter { !$0.steps.isEmpty }
    let walked = withSteps.isEmpty ? components : withSteps
    var walks: [TreeReport.Walked] = []
    for component in walked {
      let name = document.name(of: component)
      do throws(WalkError) {
        let walk = try Walk(transitions, through: component, of: document)
        walks.append(TreeReport.Walked(component: name, walk: walk))
      } catch {
        let place = "\(document.location(of: component.source)): \(name)"
        let hint = walked.count > 1 ? "; --component ID walks through one alone" : ""
        throw UsageError("--walk: \(place): \(error)\(hint)")
      }
    }
    let left = withSteps.isEmpty ? [] : components.filter(\.steps.isEmpty)
    return TreeReport(
      .walks(walks),
      notes: left.map { "\(document.name(of: $0)) has no steps and is left out of the walk" }
    )
  }
}
