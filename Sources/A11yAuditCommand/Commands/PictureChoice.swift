internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import Drawing

/// The pictures that `draw` is asked for.
struct PictureChoice {
  private let document: Document

  /// What the document was read from.
  private let source: [UInt8]
  private let vision: Vision?
  private var choices: [Choice] = []
  private var notes: [String] = []

  private struct Choice {
    /// Which of what is laid out it shows.
    var shown: Int
    var component: Component
    var snapshot: Int
    var variant: Variant
  }

  /// - Parameters:
  ///   - arguments: what is chosen.
  ///   - document: of what.
  ///   - bytes: what that was read from.
  /// - Throws: what cannot be chosen.
  init(
    _ arguments: Arguments,
    of document: Document,
    _ bytes: [UInt8]
  ) throws(UsageError) {
    self.document = document
    source = bytes
    vision = arguments["vision"].flatMap(Vision.init)
    let components = try ShownStates.components(arguments["component"], of: document)
    var shown: [(component: Component, snapshot: Int)]
    switch arguments["state"] {
    case nil: shown = components.map { ($0, 0) }
    case "all": shown = components.flatMap { one in one.snapshots.indices.map { (one, $0) } }
    case let name?:
      let states = try ShownStates(name, of: components, document)
      (shown, notes) = (states.shown, states.notes)
    }
    for (index, (component, snapshot)) in shown.enumerated() {
      for variant in Self.variants(of: component, arguments["appearance"]) {
        choices.append(
          Choice(shown: index, component: component, snapshot: snapshot, variant: variant)
        )
      }
    }
    guard let name = arguments["appearance"], choices.isEmpty else { return }
    throw UsageError("--appearance \(name): nothing that is chosen is seen in it")
  }

  /// The variants of a component that a name chooses.
  private static func variants(of component: Component, _ name: String?) -> [Variant] {
    guard let name, name != "all" else { return component.variants }
    let own = component.variants.filter { $0.name == name }
    // What is only ever seen elevated is seen so in its appearances, too.
    return own.isEmpty ? component.variants.filter { $0.appearance.rawValue == name } : own
  }

  /// The one picture that is chosen.
  func single() throws(UsageError) -> CommandResult {
    guard let first = choices.first, choices.count == 1 else {
      let counts = [
        ("--component", Set(choices.map { document.name(of: $0.component) }).count),
        ("--state", Set(choices.map(\.snapshot)).count),
        ("--appearance", Set(choices.map(\.variant)).count),
      ]
      let open = counts.filter { $0.1 > 1 }.map(\.0)
      throw UsageError(
        "\(choices.count) pictures are chosen, and standard output takes one: choose it by "
          + "\(open.isEmpty ? "--component" : open.joined(separator: ", ")), or name a folder by --output"
      )
    }
    return CommandResult(
      output: picture(of: first).text(first.variant, seenBy: vision),
      complaints: told
    )
  }

  /// All pictures, as files.
  func files(
    in folder: String,
    of path: String,
    _ system: System
  ) throws(UsageError) -> CommandResult {
    let folder = try OutputFolder(folder, of: "draw", marking: DrawingFile.mark, system)
    var names = PictureNames(of: path)
    var result = CommandResult(complaints: told)
    var laidOut: (shown: Int, picture: Picture)?
    for choice in choices {
      let name = names.name(
        document.pictureName(of: choice.component),
        choice.component.snapshots.indices.contains(choice.snapshot)
          ? choice.component.snapshots[choice.snapshot].name : "initial",
        choice.variant.name + (vision.map { "-\($0.rawValue)" } ?? "")
      )
      let known = laidOut.flatMap { $0.shown == choice.shown ? $0.picture : nil }
      let picture = known ?? picture(of: choice)
      laidOut = (choice.shown, picture)
      let file = try folder.file(name, picture.text(choice.variant, seenBy: vision))
      result.files.append(file)
      result.output += VisibleText.of(file.path) + "\n"
    }
    result.tellsOfFiles = true
    return result
  }

  private var told: String { notes.map { VisibleText.of("note: \($0)") + "\n" }.joined() }

  private func picture(of choice: Choice) -> Picture {
    Picture(of: choice.component, in: choice.snapshot, document, source: source)
  }
}

extension Document {
  /// What files call a component: its id, else what it is.
  fileprivate func pictureName(of component: Component) -> String {
    component.id ?? component.kind.rawValue
  }
}
