package import A11yModel
internal import SVGReader
package import SpecReader
package import XML

/// Reads one dialect.
package struct Reader: Sendable {
  package var dialect: Document.Dialect

  /// What the document's root element is called.
  var root: Name

  let read: @Sendable (XML.Element, String, ReadingSettings) throws(InputErrors) -> Document

  /// Every dialect there is a reader for.
  package static let all = [spec, svg]

  static let spec = Reader(dialect: .spec, root: Name("spec", namespace: Grammar.specNamespace)) {
    (root, file, settings) throws(InputErrors) in
    try SpecReader.read(
      root,
      file: file,
      generation: settings.generation,
      palettes: settings.palettes
    )
  }

  static let svg = Reader(dialect: .svg, root: Name("svg", namespace: XML.Element.svgNamespace)) {
    root,
    file,
    settings in
    SVGReader.read(root, file: file, generation: settings.generation, page: settings.pages)
  }
}

/// What a reader is told beside the file.
package struct ReadingSettings: Sendable {
  /// The generation of system colours, where the document pins none.
  package var generation: Generation?

  /// What an image lies on, by appearance; nothing where nobody knows.
  package var page: [Appearance: Color]

  /// Where a spec's colours may come from besides itself; nil where nothing can be imported.
  package var palettes: PaletteSources?

  package init(
    generation: Generation? = nil,
    page: [Appearance: Color] = [:],
    palettes: PaletteSources? = nil
  ) {
    self.generation = generation
    self.page = page
    self.palettes = palettes
  }

  /// What an image lies on in each appearance: with increased contrast, what it lies on without, unless
  /// that is given.
  var pages: [Appearance: Color] {
    Dictionary(
      uniqueKeysWithValues: Appearance.allCases.compactMap { appearance in
        (page[appearance] ?? page[appearance.base]).map { (appearance, $0) }
      }
    )
  }
}

extension Reader {
  /// What a file turned out to be.
  package enum Content: Sendable {
    case document(Document)

    /// XML that no reader is for; the phrase says what it is and what is read. One that is meant as a
    /// spec lacks its namespace, or has that of another version.
    case other(InputError, isMeantAsSpec: Bool)
  }

  /// Reads a file by what is in it, whatever its name.
  package static func content(
    of bytes: [UInt8],
    file: String,
    _ settings: ReadingSettings = ReadingSettings()
  ) throws(ReadFailure) -> Content {
    let tree: Tree
    do {
      tree = try Tree(parsing: bytes, by: vocabulary(for: bytes))
    } catch {
      throw ReadFailure(error, in: bytes, file: file)
    }
    do {
      if var document = try document(of: tree.root, file: file, settings) {
        document.comments = tree.comments(beginning: Document.Comment.address).map {
          Document.Comment(
            $0.text,
            line: $0.position.line,
            column: $0.position.column,
            isBeforeElement: $0.isBeforeElement
          )
        }
        return .document(document)
      }
    } catch {
      throw ReadFailure(errors: error, isRecognised: true)
    }
    let location = Location(
      file: file,
      line: tree.root.position.line,
      column: tree.root.position.column
    )
    let unread = UnreadDialect(tree.root)
    return .other(
      InputError(unread.message, at: location),
      isMeantAsSpec: unread.isMeantAsSpec
    )
  }

  /// The names that a file has in all likelihood, by what looks like its first start tag; where it
  /// has others, it takes longer to read.
  private static func vocabulary(for bytes: [UInt8]) -> Vocabulary {
    if GzipText.begins(bytes) { return .svg }
    let isSVG = bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + 1 < bytes.count {
        // Instructions, comments and declarations begin with another sign.
        if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] | 0x20 >= UInt8(ascii: "a") {
          let name = bytes[(index + 1)...].prefix {
            $0 > UInt8(ascii: "/") && $0 != UInt8(ascii: ">")
          }
          return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
        }
        index += 1
      }
      return false
    }
    return isSVG ? .svg : Grammar.spec.vocabulary
  }
}

extension Reader {
  /// Reads what an element says, by what it is; nil where no reader is for it.
  ///
  /// - Parameters:
  ///   - root: the document element, or one that could be.
  ///   - file: what reports call the file.
  ///   - settings: what is known beside it.
  /// - Returns: what it says.
  /// - Throws: everything that is wrong with it.
  package static func document(
    of root: XML.Element,
    file: String,
    _ settings: ReadingSettings
  ) throws(InputErrors) -> Document? {
    let name = Name(root.name, namespace: root.namespace)
    return try all.first { $0.root == name }?.read(root, file, settings)
  }

  /// The files, and the folders of catalogues, that a spec imports colours from, by where they are;
  /// none of what is no spec.
  package static func importedPlaces(
    _ bytes: [UInt8],
    file: String,
    _ palettes: PaletteSources
  ) -> [String] {
    guard let tree = try? Tree(parsing: bytes, by: Grammar.spec.vocabulary),
      Name(tree.root.name, namespace: tree.root.namespace) == spec.root
    else { return [] }
    return SpecReader.importedPlaces(tree.root, file: file, palettes)
  }

  /// Reads a spec that was built in Swift, and then written.
  ///
  /// - Parameters:
  ///   - text: the spec.
  ///   - file: what reports call it.
  ///   - origins: where each element comes from, in document order.
  ///   - generation: the generation of system colours, where the spec pins none.
  ///   - palettes: where colours may come from besides the spec.
  /// - Returns: the document, with these places.
  /// - Throws: everything that is wrong with it, each at one of these places.
  package static func document(
    built text: String,
    file: String,
    origins: [Location],
    generation: Generation?,
    palettes: PaletteSources? = nil
  ) throws(InputErrors) -> Document {
    let tree: Tree
    do {
      tree = try Tree(parsing: Array(text.utf8), by: Grammar.spec.vocabulary)
    } catch {
      // What is written is well formed, so that only bounds can be exceeded.
      throw InputErrors([InputError(error.message, at: origins[0])])
    }
    return try SpecReader.read(
      tree.root,
      file: file,
      generation: generation,
      origins: origins,
      palettes: palettes
    )
  }
}

/// Why a file could not be read.
package struct ReadFailure: Error {
  package var errors: InputErrors

  /// Whether the file is of a dialect that is read: then what is wrong with it matters even where
  /// nobody named the file.
  package var isRecognised: Bool
}

extension ReadFailure {
  init(_ error: ParseError, in bytes: [UInt8], file: String) {
    let location = Location(
      file: file,
      line: error.position.line,
      column: error.position.column
    )
    var message = error.message
    // Whatever is compressed and lies where images do is meant as one.
    isRecognised =
      error.reason == .compression
      || error.root.map { root in Reader.all.contains { $0.root == root } } ?? Self.names(bytes)
    if case .documentType(let root) = error.reason, let known = UnreadDialect.byDocumentType(root) {
      message = known
    } else if !isRecognised || !Self.beginsAsXML(bytes),
      let known = UnreadDialect.byName(of: file)
    {
      message = known
    }
    errors = InputErrors([InputError(message, at: location)])
  }

  /// Whether there is markup before any text; text of 16 bits begins with a mark or a zero.
  private static func beginsAsXML(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !" \t\r\n".utf8.contains($0) }
    return first.map { !(UInt8(ascii: "!")..<0x80).contains($0) || $0 == UInt8(ascii: "<") } ?? true
  }

  /// Whether a text that cannot be read as far as its root names a namespace of ours.
  private static func names(_ bytes: [UInt8]) -> Bool {
    let prefix = Array(Grammar.specNamespacePrefix.utf8)
    let head = bytes.prefix(1 << 12)
    return head.indices.contains { head[$0] == prefix[0] && head[$0...].starts(with: prefix) }
  }
}
