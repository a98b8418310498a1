internal import A11yModel
internal import Palettes
internal import Support
internal import XML

extension SpecReader {
  /// Reads what palettes import, and makes it known; nil where nothing is.
  mutating func readImports(of owners: [XML.Element]) -> ImportedPalette? {
    lacksImports = hasStrangers && hidesImports(owners)
    let elements = owners.flatMap(\.children).filter { $0.specName == .import }
    guard !elements.isEmpty else { return nil }
    guard elements.count <= Self.mostImports else {
      lacksImports = true
      report(
        "a palette has at most \(Self.mostImports) imports; let one take several files",
        at: elements[Self.mostImports].position
      )
      return nil
    }
    var imports: [PaletteImport] = []
    var readable: [XML.Element] = []
    for element in elements {
      guard !isFaulty(element), let request = request(element) else {
        lacksImports = true
        continue
      }
      imports.append(request)
      readable.append(element)
    }
    guard let palettes, let access = palettes.access else {
      lacksImports = true
      for element in readable {
        report(
          "what is read from here cannot import colours: nobody knows the folder that its paths lead "
            + "from; write the colours, or name their files with --palette",
          at: element.position
        )
      }
      return nil
    }
    let palette = palettes.library.palette(of: imports, in: file(of: readable), platform, access)
    for (part, element) in zip(palette.parts, readable) {
      lacksImports = lacksImports || !part.errors.isEmpty
      for error in part.errors.prefix(Self.mostTold) { report(error, of: element) }
      let told = part.problems + part.notes
      for note in told.prefix(Self.mostTold) {
        notes.append(Note(note.placed, on: .location(location(of: element))))
      }
      guard told.count > Self.mostTold else { continue }
      let rest = "\(told.count - Self.mostTold) more; a11y-audit palette lists them"
      notes.append(Note(rest, on: .location(location(of: element))))
    }
    for conflict in palette.conflicts.prefix(Self.mostTold) {
      report(conflict.error, of: readable[conflict.part])
    }
    lacksImports = lacksImports || !palette.conflicts.isEmpty
    colors.take(palette, readable.map { source(of: $0) })
    return palette
  }

  /// Whether an import has a name that nobody knows, or stands in an element of such a name.
  private func hidesImports(_ palettes: [XML.Element]) -> Bool {
    let isMisspelled = palettes.flatMap(\.children).contains { child in
      child.specName != .import && Self.sources.contains { child.has($0) }
    }
    return isMisspelled
      || sources.contains { source in
        source.name == "import" && source.parent.map { sources[$0].name } != "palette"
      }
  }

  /// The file from whose folder paths lead.
  private func file(of elements: [XML.Element]) -> String {
    guard origins != nil, let first = elements.first else { return file }
    return location(of: first).file
  }

  private func location(of element: XML.Element) -> Location {
    origins?.location(of: element.position)
      ?? Location(file: file, line: element.position.line, column: element.position.column)
  }

  /// What is wrong in another file, at the import that leads there.
  private mutating func report(_ error: InputError, of element: XML.Element) {
    let attribute = Self.sources.first { element.has($0) } ?? .assets
    report("\(attribute.text): \(error.placed)", attribute, of: element)
  }

  /// Of what is wrong with the colours of an import, so much is told: they may all be wrong alike.
  private static let mostTold = 5

  /// The most imports that a palette may have.
  private static let mostImports = 100

  private static let sources: [SpecName] = [.assets, .tokens, .resolver]

  /// What an element imports; nil where that is not said as it has to be.
  mutating func request(_ element: XML.Element) -> PaletteImport? {
    let given = Self.sources.filter { element.has($0) }
    guard given.count == 1, let text = element[given[0]] else {
      report(
        given.isEmpty
          ? "an import needs one of assets=, tokens= and resolver="
          : "an import has \(NearestName.list(given.map { $0.text + "=" }, "and")); keep one",
        at: element.position
      )
      return nil
    }
    let paths = given[0] == .tokens ? PaletteImport.paths(text) : [text.replacing("%20", with: " ")]
    guard paths.contains(where: { !$0.isEmpty }) else {
      report("\(given[0].text): a path is expected", given[0], of: element)
      return nil
    }
    let isResolver = given[0] == .resolver
    let inputs = isResolver ? readInputs(element) : []
    let strangers =
      (isResolver ? [] : Self.variantNames).filter { element.has($0) }
      + (given[0] == .tokens ? [] : [.as].filter { element.has($0) })
      + (given[0] == .assets ? [.path].filter { element.has($0) } : [])
    for name in strangers {
      let owner = name == .as ? "tokens" : name == .path ? "tokens and resolver" : "resolver"
      report("\(name.text)= is for \(owner), and not for \(given[0].text)", name, of: element)
    }
    guard let inputs else { return nil }
    let variant = element[.as].flatMap { name in Variant.allCases.first { $0.name == name } }
    var request =
      switch given[0] {
      case .assets: PaletteImport(.assets(paths[0]))
      case .tokens: PaletteImport(.tokens(paths, variant))
      default: PaletteImport(.resolver(paths[0], inputs))
      }
    request.prefix = element[.prefix] ?? ""
    request.only = element[.only]
    request.groups = element[.path].map(PaletteImport.paths) ?? []
    return request
  }

  /// The contexts that a resolver is asked for; those it has by default where none is named.
  private mutating func readInputs(_ element: XML.Element) -> [PaletteImport.ResolverInput]? {
    var inputs: [PaletteImport.ResolverInput] = []
    var isSound = true
    for (variant, name) in zip(Variant.allCases, Self.variantNames) {
      guard let text = element[name] else { continue }
      guard let input = PaletteImport.ResolverInput(for: variant, text) else {
        report(
          "\(name.text)=\"\(Excerpt.of(text))\": modifier=context is expected, as in theme=dark",
          name,
          of: element
        )
        isSound = false
        continue
      }
      inputs.append(input)
    }
    guard isSound else { return nil }
    return inputs.isEmpty ? [PaletteImport.ResolverInput(for: nil, [:])] : inputs
  }
}
