internal import A11yModel
internal import JSONReading
internal import Support

/// Reads what one import names.
struct ImportReader {
  let request: PaletteImport
  let platform: Platform
  let access: PaletteAccess
  let files: PaletteFiles
  private(set) var read = ReadPalette()

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
        if try access.contents(of: places[0]) != nil {
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
    // What is wrong is so for each variant.
    read.problems = Set(read.problems).sorted()
    read.notes = Set(read.notes).sorted()
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
        + "\(variant.name)=",
      at: place.start
    )
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
      at: place.start,
      of: search.colors.map(\.name)
    )
  }

  private mutating func addTokens(
    _ places: [PaletteAccess.Place],
    for variant: Variant?
  ) throws(InputError) {
    var tree = TokenTree()
    for place in places { try tree.add(try files.json(place, access)) }
    try add(&tree, for: variant, at: places[0].start)
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
        throw error.isOfWholeFile ? InputError(error.message, at: location) : error
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
    read.problems += resolution.problems
    read.notes += tree.notes + resolution.notes
    read.others.formUnion(resolution.others)
    try add(
      colors,
      orElse: request.isLimited ? nil : "holds no token of $type color",
      at: start,
      of: resolution.names
    )
  }

  /// Takes in what is meant of some colours; an import that gives nothing is a mistake.
  private mutating func add(
    _ colors: [PaletteColor],
    orElse lack: String?,
    at place: Location,
    of names: @autoclosure () -> [String]
  ) throws(InputError) {
    guard colors.isEmpty else { return read.add(colors) }
    if let lack { throw InputError("\(place.file) \(lack)", at: place) }
    let path = request.groups.joined(separator: " ")
    let group = path.isEmpty ? nil : "path=\"\(Excerpt.of(path))\""
    let only = request.only.map { "only=\"\(Excerpt.of($0))\"" }
    let limits = [group, only].compactMap(\.self).joined(separator: " and ")
    let hint = request.only.map { NearestName.hint(for: $0, in: names()) } ?? ""
    throw InputError("\(place.file) has no colour that \(limits) means\(hint)", at: place)
  }
}
