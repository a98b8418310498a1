internal import A11yModel
internal import A11yReports
internal import A11yRules
internal import Listening
internal import Support
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
    let components = try components(of: document)
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

  private func components(of document: Document) throws(UsageError) -> [Component] {
    guard let component else { return document.components }
    let names = document.components.map { document.name(of: $0) }
    guard let index = names.firstIndex(of: component) else {
      throw UsageError(
        "--component \(Excerpt.of(component)): there is no such component"
          + NearestName.hint(for: component, in: names)
      )
    }
    return [document.components[index]]
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

  // MARK: one state

  private func state(
    _ name: String,
    of components: [Component],
    _ document: Document
  ) throws(UsageError) -> TreeReport {
    var scenes: [TreeReport.Scene] = []
    var notes: [String] = []
    for component in components {
      let owner = document.name(of: component)
      switch SnapshotNames(component).meaning(of: name) {
      case .snapshot(let index):
        scenes.append(scene(of: component, index, component.snapshots[index].name, document))
      case .unshown(let reason):
        notes.append("\(owner) is not shown in the state ‘\(name)’: \(reason)")
      case .nothing: notes.append("\(owner) has no state ‘\(name)’")
      }
    }
    guard scenes.isEmpty, !components.isEmpty else {
      return TreeReport(.state(scenes), notes: notes)
    }
    throw UsageError("--state \(Excerpt.of(name)): \(lack(of: name, in: components, document))")
  }

  /// Why no component is in a state, and which there are.
  private func lack(of name: String, in components: [Component], _ document: Document) -> String {
    let isAlone = components.count == 1
    let names = components.map(SnapshotNames.init)
    let reasons = zip(components, names).compactMap { component, names -> String? in
      guard case .unshown(let reason) = names.meaning(of: name) else { return nil }
      return isAlone ? reason : "\(document.name(of: component)): \(reason)"
    }
    guard reasons.isEmpty else { return reasons.joined(separator: "; ") }
    let nearest = NearestName.of(name, in: names.flatMap(\.words) + ["all"])
    let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if let nearest, !isNumber { return "there is no such state; did you mean ‘\(nearest)’?" }
    let choices = zip(components, names).map { component, names in
      isAlone ? names.choice : "\(document.name(of: component)): \(names.choice)"
    }
    return "there is no such state; expected \(choices.joined(separator: "; "))"
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

extension Document {
  /// A component's id, else its path.
  fileprivate func name(of component: Component) -> String {
    component.id ?? path(of: component.source)
  }
}
