internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import Files
internal import Palettes
internal import SpecReader
internal import XML

extension FileReading {
  /// The document that a spec says, with the places of the source; what is wrong with it where it is none.
  func document(
    of spec: String,
    _ settings: ReadingSettings
  ) -> Result<Document, InputErrors> {
    do throws(ParseError) {
      let tree = try Tree(parsing: Array(spec.utf8), by: Grammar.spec.vocabulary)
      return document(of: tree.root, settings)
    } catch {
      return .failure(
        InputErrors([
          InputError("cannot be read: \(error.message)", at: names.start(of: names.file))
        ])
      )
    }
  }

  private func document(
    of root: XML.Element,
    _ settings: ReadingSettings
  ) -> Result<Document, InputErrors> {
    var palettes = settings.palettes ?? PaletteSources(PaletteLibrary(), nil, nil)
    palettes.code = code
    do throws(InputErrors) {
      var document = try SpecReader.read(
        root,
        file: names.name,
        generation: settings.generation,
        origins: origins(of: root),
        palettes: palettes
      )
      // Fingerprints name the file from the folder of the document.
      document.code.file = PathSyntax.name(of: names.name)
      return .success(document)
    } catch {
      return .failure(error)
    }
  }

  /// For each element the place of the source that it says, or that its parent has.
  private func origins(of root: XML.Element) -> [Location] {
    var locations: [Location] = []
    var waiting = [(root, names.start(of: names.file))]
    while let (element, outer) = waiting.popLast() {
      var location = outer
      if let place = element["src"].flatMap(PlaceSyntax.place) {
        location = Location(
          file: names.shown(names.place(ofWritten: place.path)),
          line: place.line,
          column: place.column
        )
      }
      locations.append(location)
      waiting += element.children.reversed().map { ($0, location) }
    }
    return locations
  }

  /// Reads the files that places in the spec are in.
  private var code: PaletteAccess {
    let (names, files) = (names, files)
    return PaletteAccess(
      place: { path, _ in
        let place = names.place(ofWritten: path)
        return PaletteAccess.Place(names.shown(place), at: place, within: nil)
      },
      bytes: { (place, _) throws(AccessError) in
        do throws(SystemError) { return try files.text(place.path) } catch {
          throw AccessError("\(place.name): cannot be read: \(error.message)")
        }
      },
      entries: { _ in nil }
    )
  }
}

extension SwiftReading {
  /// Takes the document, or what is wrong with it.
  mutating func add(_ result: Result<Document, InputErrors>) {
    switch result {
    case .success(let document): self.document = document
    case .failure(let problems): errors += problems.errors
    }
  }
}
