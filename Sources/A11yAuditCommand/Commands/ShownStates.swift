internal import A11yModel
internal import Support
internal import Walking

/// The components that a command is asked to show in a state.
struct ShownStates {
  /// Each with an index into its snapshots.
  private(set) var shown: [(component: Component, snapshot: Int)] = []

  /// Why others are not shown in it.
  private(set) var notes: [String] = []

  /// The component of an id or path, or all.
  static func components(
    _ id: String?,
    of document: Document
  ) throws(UsageError) -> [Component] {
    guard let id else { return document.components }
    let names = document.components.map { document.name(of: $0) }
    guard let index = names.firstIndex(of: id) else {
      throw UsageError(
        "--component \(Excerpt.of(id)): there is no such component"
          + NearestName.hint(for: id, in: names)
      )
    }
    return [document.components[index]]
  }

  /// - Parameters:
  ///   - name: what users call the state.
  ///   - components: those that may be in it.
  ///   - document: what they are of.
  /// - Throws: why none is in it.
  init(_ name: String, of components: [Component], _ document: Document) throws(UsageError) {
    for component in components {
      let owner = document.name(of: component)
      switch SnapshotNames(component).meaning(of: name) {
      case .snapshot(let index): shown.append((component, index))
      case .unshown(let reason):
        notes.append("\(owner) is not shown in the state ‘\(name)’: \(reason)")
      case .nothing: notes.append("\(owner) has no state ‘\(name)’")
      }
    }
    guard shown.isEmpty, !components.isEmpty else { return }
    let lack = Self.lack(of: name, in: components, document)
    throw UsageError("--state \(Excerpt.of(name)): \(lack)")
  }

  /// Why no component is in a state, and which there are.
  private static func lack(
    of name: String,
    in components: [Component],
    _ document: Document
  ) -> String {
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
}

extension Document {
  /// A component's id, else its path.
  func name(of component: Component) -> String {
    component.id ?? path(of: component.source)
  }
}
