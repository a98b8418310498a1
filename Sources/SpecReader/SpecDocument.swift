package import A11yModel
internal import Support
package import XML

extension SpecReader {
  /// What the document says, or everything that is wrong with it.
  ///
  /// The root is the document element, or an element that holds what one would hold. Of a spec that
  /// was built in Swift, each element has an origin, in document order.
  package static func read(
    _ root: XML.Element,
    file: String,
    generation: Generation?,
    origins: [Location]? = nil,
    palettes: PaletteSources? = nil
  ) throws(InputErrors) -> Document {
    var reader = SpecReader(
      root,
      file: file,
      generation: generation,
      origins: origins.map { Origins($0, of: root) },
      palettes
    )
    let document = reader.document()
    guard reader.errors.isEmpty else {
      // What is read in two respects is not wrong twice.
      throw InputErrors(Set(reader.errors).sorted())
    }
    return document
  }

  private mutating func document() -> Document {
    // An example of a rule file holds what a spec would, and says besides what it shows.
    let foreign: Set<String> = root.specName == .spec ? [] : ["title", "profile"]
    let check = StructureCheck(.spec, root, ignoring: foreign)
    for problem in check.problems { report(problem.message, at: problem.position) }
    if let place = check.firstPlace, root[.source] == nil, !check.faulty.contains(root.order) {
      report("src: say with source= of the <\(root.name)> which file it was made of", at: place)
    }
    suspects = check.suspects
    faulty = check.faulty
    hasStrangers = check.hasStrangers
    for (element, id) in index.identified { identify(element, id) }
    checkUnknownFacts()
    let language = readLanguage(of: root)
    scope = word(.scope, of: root) ?? .component
    if let groups = groups(completeIn: root) { completeness = groups }
    readPalette()
    let components = root.elements.compactMap { element -> Component? in
      guard let kind = Component.Kind(rawValue: element.name), kind != .graphic else { return nil }
      let earlier = errors
      errors = []
      defer { errors = earlier + errors }
      let isSound = earlier.isEmpty
      var wrong: [InputError] = []
      let component = possibilities(of: element) { element in
        var reader = ComponentReader(spec: self, kind: kind, element: element)
        reader.read(language: language)
        guard reader.spec.errors.isEmpty else {
          if wrong.isEmpty { wrong = reader.spec.errors }
          return nil
        }
        return isSound ? reader.built : reader.node.component
      }
      errors = component == nil ? wrong : []
      return component
    }
    if components.isEmpty { colors.useForeignColors() }
    let imported = colors.foreignColors
    let places = CodePlaces(root, file: file, palettes?.code ?? palettes?.access)
    var document = Document(
      dialect: root[.source]?.hasSuffix(".swift") == true ? .swiftui : .spec,
      file: file,
      scope: scope,
      completeness: completeness,
      platform: platform,
      generation: colors.generation,
      sources: imported.isEmpty ? sources : sources + imported.map(\.standIn),
      origins: origins?.locations ?? places.locations,
      palette: colors.tokens(used: Set(components.flatMap(\.tokens)), sources.count),
      components: components
    )
    document.foreign = imported.map { Document.ForeignSource($0.definition.name, at: $0.location) }
    document.code = places.code
    document.imported = colors.importedTokens
    document.notes = notes + places.notes + imported.compactMap(deprecationNote)
    document.notes += components.flatMap(\.missingLooks).map { missing in
      Note(missing.note, on: .location(document.location(of: missing.source)))
    }
    for component in components
    where (component.completeness ?? completeness).contains(.data) {
      guard let item = component.missingItem else { continue }
      document.notes.append(
        Note(
          "this <\(component.kind.rawValue)> has no <\(item.text)>: what \(item.text)s show and say is "
            + "not judged",
          on: .location(document.location(of: component.source))
        )
      )
    }
    return document
  }
}

extension SpecReader {
  /// That a colour is used which its author wants to be used no more; nil of any other.
  private func deprecationNote(_ color: ForeignColor) -> Note? {
    color.deprecation.map { reason in
      let words = reason.isEmpty ? "" : ": \(Excerpt.of(reason))"
      return Note(
        "the colour ‘\(Excerpt.of(color.definition.name))’ is deprecated (\(color.location))\(words)",
        on: .file(file)
      )
    }
  }
}

extension ComponentReader {
  /// The component in each state, painted, once nothing is wrong with what was read.
  fileprivate var built: Component {
    var component = node.component
    let node = ComponentNode(node)
    component.progress?.state =
      PlaceholderValues(node: node, current: nil, stepStates: []).progressState
    let expander = Expander(
      node: node,
      completeness: spec.completeness,
      isWholeKnown: spec.isWholeKnown
    )
    component.snapshots = expander.snapshots
    component.chart?.title = component.snapshots.first?.title
    expander.fillTexts(of: &component)
    component.unwalkedSteps = expander.unwalkedSteps
    component.missingLooks = expander.looks.missingLooks(in: component.snapshots)
    component.changes = expander.changes(leadingTo: component.snapshots)
    var painter = Painter(node: node, colors: spec.colors)
    painter.paint()
    component.parts = painter.parts
    component.renderings = painter.renderings
    component.frames = painter.frames
    component.tokens = spec.colors.closure(of: painter.usedTokens)
    return component
  }
}
