internal import A11yModel
internal import Palettes
internal import XML

/// Where the code is that the elements of a spec were made of.
struct CodePlaces {
  /// For each source, in their order; empty where no element says.
  private(set) var locations: [Location] = []
  private(set) var code = Document.Code()

  /// What is said of files that cannot be shown.
  private(set) var notes: [Note] = []

  private let file: String
  private let access: PaletteAccess?
  private var files: [String: CodeFile] = [:]

  /// A file of code: what it is called, and its lines where they are at hand.
  private struct CodeFile {
    var name: String
    var lines: CodeLines?
  }

  /// - Parameters:
  ///   - root: the spec.
  ///   - file: the file that it is in.
  ///   - access: reads what it names; nil where nothing is read.
  init(_ root: XML.Element, file: String, _ access: PaletteAccess?) {
    (self.file, self.access) = (file, access)
    code.file = root[.source]
    guard let source = code.file else { return }
    guard Self.isPlaced(root) else {
      visit(root, from: Location(file: file, line: 1, column: 1))
      locations = []
      return
    }
    visit(root, from: location(source, 1, 1))
  }

  /// Whether something says where it is in code.
  private static func isPlaced(_ element: XML.Element) -> Bool {
    element[.src] != nil || element.elements.contains(where: isPlaced)
  }

  /// The most bytes that a file of code has.
  private static let longest = 4 << 20

  /// What says no place is where that is in which it lies.
  private mutating func visit(_ element: XML.Element, from outer: Location) {
    let source = locations.count
    if let text = element[.src], let place = PlaceSyntax.place(text) {
      locations.append(location(place.path, place.line, place.column))
    } else {
      locations.append(outer)
    }
    let item = (element[.name] ?? element[.category]).map { "[\($0)]" } ?? ""
    if let view = element[.view] {
      code.names[source] = view + item
    } else if element.specName == .step || element.specName == .mark, !item.isEmpty {
      code.names[source] = element.name + item
    }
    let place = locations[source]
    for child in element.elements { visit(child, from: place) }
  }

  private mutating func location(_ path: String, _ line: Int, _ column: Int) -> Location {
    let known = files[path] ?? read(path)
    files[path] = known
    let place = known.lines?.nearest(line, column) ?? (line, column)
    return Location(file: known.name, line: place.0, column: place.1)
  }

  private mutating func read(_ path: String) -> CodeFile {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let written = CodeFile(name: path.hasPrefix("/") ? path : folder + path)
    guard let access else { return written }
    do throws(AccessError) {
      guard !path.hasPrefix("/"), path.hasSuffix(".swift") else {
        throw AccessError("a .swift file is expected, by its path from the folder of the spec")
      }
      let place = try access.place(path, file)
      let bytes = try access.bytes(place, Self.longest)
      code.texts[place.name] = bytes
      return CodeFile(name: place.name, lines: CodeLines(bytes))
    } catch {
      let reason = error.message.hasPrefix(path) ? error.message : "\(path): \(error.message)"
      notes.append(
        Note("src: \(reason); what is found there is shown without its lines", on: .file(file))
      )
      return written
    }
  }
}

/// How long the lines of a text are.
private struct CodeLines {
  /// In Unicode scalars, without what ends them.
  private var lengths: [Int] = []

  init(_ text: [UInt8]) {
    var length = 0
    var previous: UInt8 = 0
    for byte in text {
      defer { previous = byte }
      if byte == 0x0A, previous == 0x0D { continue }
      if byte == 0x0A || byte == 0x0D {
        lengths.append(length)
        length = 0
      } else if byte & 0xC0 != 0x80 {
        length += 1
      }
    }
    lengths.append(length)
  }

  /// The place in the text that is nearest to one.
  func nearest(_ line: Int, _ column: Int) -> (Int, Int) {
    let line = min(line, lengths.count)
    return (line, min(column, lengths[line - 1] + 1))
  }
}
