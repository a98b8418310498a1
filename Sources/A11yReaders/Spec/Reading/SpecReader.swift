package import A11yModel
package import XML

/// Reads one document of the spec dialect.
package struct SpecReader {
  let file: String
  let root: XML.Element
  private(set) var errors: [InputError] = []
  private(set) var sources: [Source] = []
  /// Sources by the order of their elements in the tree.
  private var sourceByOrder: [Int: Int] = [:]
  /// Sources by the author's ids.
  private(set) var identifiers: [String: Int] = [:]

  var colors: ColorTable
  var completeness: Document.Completeness = [.tree, .announcements, .data]
  var platform = Platform.ios

  /// What the document says, or everything that is wrong with it.
  ///
  /// The root is the document element, or an element that holds what one would hold.
  package static func read(
    _ root: XML.Element,
    file: String,
    generation: Generation?
  ) throws(InputErrors) -> Document {
    var reader = SpecReader(root, file: file, generation: generation)
    let document = reader.document()
    guard reader.errors.isEmpty else { throw InputErrors(reader.errors.sorted()) }
    return document
  }

  private init(_ root: XML.Element, file: String, generation: Generation?) {
    self.root = root
    self.file = file
    let pinned = root.first("palette")?["extends"].flatMap(Generation.init)
    colors = ColorTable(
      generation: pinned ?? generation ?? .ios26,
      isGenerationPinned: pinned != nil || generation != nil
    )
  }

  private mutating func document() -> Document {
    // An example of a rule file holds what a spec would, and says besides what it shows.
    let foreign: Set<String> = root.name == "spec" ? [] : ["title", "profile"]
    for problem in StructureCheck(.spec, root, ignoring: foreign).problems {
      report(problem.message, at: problem.position)
    }
    index(root, name: "spec", parent: nil, ordinal: 1)
    let language = readLanguage(of: root)
    let scope: Document.Scope = word("scope", of: root) ?? .component
    platform = word("platform", of: root) ?? .ios
    if let names = root["complete"] {
      let listed = names.split(whereSeparator: \.isWhitespace).map(String.init)
      completeness = Document.Completeness(
        Document.Completeness.names.filter { listed.contains($0.name) }.map(\.group)
      )
    }
    readPalette()
    let components = root.children.compactMap { element -> Component? in
      guard let kind = Component.Kind(rawValue: element.name) else { return nil }
      var reader = ComponentReader(spec: self, kind: kind, element: element)
      let component = reader.component(language: language)
      errors += reader.spec.errors[errors.count...]
      return component
    }
    return Document(
      dialect: .spec,
      file: file,
      scope: scope,
      completeness: completeness,
      platform: platform,
      generation: colors.generation,
      sources: sources,
      palette: colors.tokens(used: Set(components.flatMap(\.tokens))),
      components: components
    )
  }

  // MARK: places and ids

  private mutating func index(_ element: XML.Element, name: String, parent: Int?, ordinal: Int) {
    let index = sources.count
    sourceByOrder[element.order] = index
    sources.append(
      Source(
        name: name,
        parent: parent,
        ordinal: ordinal,
        line: element.position.line,
        column: element.position.column
      )
    )
    if let id = element["id"] {
      if let first = identifiers[id] {
        report(
          "the id ‘\(id)’ is taken by <\(sources[first].name)> in line \(sources[first].line); "
            + "give each its own",
          at: element.attribute("id")?.position ?? element.position
        )
      } else {
        identifiers[id] = index
      }
    }
    var counts: [String: Int] = [:]
    for child in element.children {
      counts[child.name, default: 0] += 1
      self.index(child, name: child.name, parent: index, ordinal: counts[child.name] ?? 1)
    }
  }

  func source(of element: XML.Element) -> Int {
    guard let source = sourceByOrder[element.order] else {
      preconditionFailure("every element of the tree is indexed first")
    }
    return source
  }

  // MARK: reports

  mutating func report(_ message: String, at position: Position) {
    errors.append(
      InputError(
        message,
        at: Location(file: file, line: position.line, column: position.column)
      )
    )
  }

  mutating func report(_ message: String, _ attribute: String, of element: XML.Element) {
    report(message, at: element.attribute(attribute)?.position ?? element.position)
  }

  // MARK: palette

  private mutating func readPalette() {
    let palettes = root.children.filter { $0.name == "palette" }
    if palettes.count > 1 {
      report("a spec has one palette; put all colours into the first", at: palettes[1].position)
    }
    let elements = palettes.flatMap(\.children).filter { $0.name == "color" }
    for element in elements {
      guard let name = element["name"] else { continue }
      if colors.definitions[name] != nil {
        report("the palette defines ‘\(name)’ twice; keep one", "name", of: element)
      }
      if ["series", "state"].contains(name) {
        report(
          "‘\(name)’ is the colour of the \(name) shown; call the token something else",
          "name",
          of: element
        )
      }
      colors.define(name, ColorTable.Definition(source: source(of: element)))
    }
    for element in elements {
      guard let name = element["name"] else { continue }
      var definition = ColorTable.Definition(source: source(of: element))
      definition.value = color("value", of: element)
      for surface in Surface.allCases {
        for appearance in Appearance.allCases {
          let variant = Variant(appearance, surface)
          definition.byVariant[variant] = color(variant.attributeName, of: element)
        }
      }
      definition.opacity = opacity(of: element)
      definition.isAssumed = element["confidence"] == "assumed"
      if definition.value == nil, definition.byVariant.isEmpty {
        report(
          "the colour ‘\(name)’ has no value; give value= or light= and dark=",
          at: element.position
        )
      }
      colors.define(name, definition)
    }
    for (name, source) in colors.selfReferences {
      let place = sources[source]
      report(
        "the colour ‘\(name)’ is defined by itself; give it a value of its own",
        at: Position(line: place.line, column: place.column)
      )
    }
  }
}
