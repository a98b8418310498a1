internal import A11yModel
internal import JSONReading
internal import Support

/// Reads what one import names.
struct ImportReader {
  let request: PaletteImport
  let platform: Platform
  let access: PaletteAccess
  let files: PaletteFiles
  private var read = ReadPalette()

  init(
    _ request: PaletteImport,
    _ platform: Platform,
    _ access: PaletteAccess,
    _ files: PaletteFiles
  ) {
    self.request = request
    self.platform = platform
    self.access = access
    self.files = files
  }

  /// What is in the files and folders that the import names.
  mutating func palette(_ places: [PaletteAccess.Place]) -> ReadPalette {
    read.places = places.map(\.path)
    do throws(InputError) {
      switch request.source {
      case .assets: try addCatalogues(in: places[0])
      case .tokens(_, let variant): try addTokens(places, for: variant)
      case .resolver(_, let inputs):
        try addResolver(places[0], try files.json(places[0], access), inputs)
      case .named(_, let variant):
        if try entries(places[0]) != nil {
          try refuse(variant, of: "an asset catalogue", at: places[0])
          try addCatalogues(in: places[0])
        } else {
          let node = try files.json(places[0], access)
          if ResolverDocument.isOne(node) {
            try refuse(variant, of: "a resolver document", at: places[0])
            try addResolver(places[0], node, [PaletteImport.ResolverInput(for: variant, [:])])
          } else {
            try addTokens(places, for: variant)
          }
        }
      }
    } catch {
      read.errors.append(error)
    }
    return read
  }

  /// Refuses an appearance for what has its own.
  private func refuse(
    _ variant: Variant?,
    of kind: String,
    at place: PaletteAccess.Place
  ) throws(InputError) {
    guard let variant else { return }
    throw InputError(
      "\(place.name) is \(kind), which has its own appearances; leave out "
        + "\(variant.appearance.rawValue)=",
      at: Location(file: place.name, line: 1, column: 1)
    )
  }

  private func entries(
    _ place: PaletteAccess.Place
  ) throws(InputError) -> [PaletteAccess.Entry]? {
    do throws(AccessError) {
      return try access.entries(place)
    } catch {
      throw InputError(error.message, at: Location(file: place.name, line: 1, column: 1))
    }
  }

  private mutating func addCatalogues(in place: PaletteAccess.Place) throws(InputError) {
    var search = CatalogueSearch(platform, access, files)
    try search.look(into: place)
    read.problems += search.problems
    let colors = search.colors.compactMap { color -> PaletteColor? in
      var color = color
      guard let name = request.name(of: color.name) else { return nil }
      color.name = name
      return color
    }
    try add(
      colors,
      orElse: search.colors.isEmpty
        ? "holds no colour set; name an asset catalogue (.xcassets) that has some" : nil,
      at: Location(file: place.name, line: 1, column: 1)
    )
  }

  private mutating func addTokens(
    _ places: [PaletteAccess.Place],
    for variant: Variant?
  ) throws(InputError) {
    var tree = TokenTree()
    for place in places { try tree.add(try files.json(place, access)) }
    try add(&tree, for: variant, at: Location(file: places[0].name, line: 1, column: 1))
  }

  private mutating func addResolver(
    _ place: PaletteAccess.Place,
    _ node: JSONNode,
    _ inputs: [PaletteImport.ResolverInput]
  ) throws(InputError) {
    let document = try ResolverDocument(node)
    for input in inputs {
      var tree = TokenTree()
      for source in try document.sources(input.contexts) {
        try tree.add(try token(source, place))
      }
      try add(&tree, for: input.variant, at: node.location)
    }
  }

  /// The tokens that a resolver refers to.
  private mutating func token(
    _ source: ResolverDocument.Source,
    _ place: PaletteAccess.Place
  ) throws(InputError) -> JSONNode {
    switch source {
    case .inline(let node): return node
    case .file(let path, let pointer, let location):
      let file: PaletteAccess.Place
      do throws(AccessError) {
        file = try access.place(path, place.name)
      } catch {
        throw InputError(error.message, at: location)
      }
      if !read.places.contains(file.path) { read.places.append(file.path) }
      let node: JSONNode
      do throws(InputError) {
        node = try files.json(file, access)
      } catch {
        // What is wrong with the whole file is said where it is named.
        let isWhole = error.location.line == 1 && error.location.column == 1
        throw isWhole ? InputError(error.message, at: location) : error
      }
      guard let part = JSONPointer(pointer).flatMap({ $0.target(in: node) }) else {
        throw InputError("\(file.name) has nothing at #\(Excerpt.of(pointer))", at: location)
      }
      return part
    }
  }

  private mutating func add(
    _ tree: inout TokenTree,
    for variant: Variant?,
    at start: Location
  ) throws(InputError) {
    try tree.settle()
    var resolution = TokenResolution(tree, try TokenGroups(request.groups, in: tree, start.file))
    let colors = resolution.colors(for: variant) { request.name(of: $0) }
    let known = Set(read.problems + read.notes)
    read.problems += resolution.problems.filter { !known.contains($0) }
    read.notes += resolution.notes.filter { !known.contains($0) }
    read.others = max(read.others, resolution.others)
    try add(colors, orElse: request.isLimited ? nil : "holds no token of $type color", at: start)
  }

  /// Takes in what is meant of some colours; an import that gives nothing is a mistake.
  private mutating func add(
    _ colors: [PaletteColor],
    orElse lack: String?,
    at place: Location
  ) throws(InputError) {
    guard colors.isEmpty else { return read.add(colors) }
    if let lack { throw InputError("\(place.file) \(lack)", at: place) }
    let path = request.groups.joined(separator: " ")
    let group = path.isEmpty ? nil : "path=\"\(Excerpt.of(path))\""
    let only = request.only.map { "only=\"\(Excerpt.of($0))\"" }
    let limits = [group, only].compactMap(\.self).joined(separator: " and ")
    throw InputError("\(place.file) has no colour that \(limits) means", at: place)
  }
}
