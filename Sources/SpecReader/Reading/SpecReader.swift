internal import A11yModel
internal import Palettes
internal import Support
internal import XML

/// Reads one document of the spec dialect.
package struct SpecReader {
  let file: String
  let root: XML.Element
  /// Where its elements come from; nil of a text, where they come from their own places.
  let origins: Origins?
  var errors: [InputError] = []
  let index: SourceIndex
  let unknownFacts: UnknownFacts
  /// Sources of parts and components by the author's ids.
  private(set) var identifiers: [String: Int] = [:]
  /// Sources of what has a name within its component only.
  private var localIdentifiers: [LocalIdentifier: Int] = [:]
  /// Names that something wrong was perhaps meant to define, so that missing them is no news.
  var suspects: Set<String> = []
  var faulty: Set<Int> = []
  var hasStrangers = false

  /// Where colours are imported from; nil where nothing can be.
  let palettes: PaletteSources?

  /// Whether something could not be imported, which is reported as such.
  var lacksImports = false

  /// What is said of files that are imported.
  var notes: [Note] = []

  var colors: ColorTable
  var completeness: Document.Completeness = [.tree, .announcements, .data]
  var scope = Document.Scope.component
  let platform: Platform

  /// Whether nothing is said of a component as a whole but what is written: a fragment’s host may say more.
  var isWholeKnown: Bool { completeness.contains(.tree) && scope != .fragment }

  init(
    _ root: XML.Element,
    file: String,
    generation: Generation?,
    origins: Origins?,
    _ palettes: PaletteSources?
  ) {
    let root = root.numbered(by: Grammar.spec.vocabulary)
    self.root = root
    self.file = file
    self.origins = origins
    index = SourceIndex(root, name: "spec", listing: SpecName.unknown.text)
    unknownFacts = UnknownFacts(index)
    self.palettes = palettes
    platform = root[.platform].flatMap(Platform.init) ?? .ios
    let pinned = root.first(.palette)?[.extends].flatMap(Generation.init)
    colors = ColorTable(
      generation: pinned ?? generation ?? .ios26,
      isGenerationPinned: pinned != nil || generation != nil,
      palettes?.project,
      platform
    )
  }

  // MARK: places and ids

  /// A name that only its component knows, of states or of series.
  private struct LocalIdentifier: Hashable {
    var id: String
    var kind: SpecName?
    var component: Int
  }

  /// Remembers an element by its id, which it shares with no other.
  mutating func identify(_ element: XML.Element, _ id: String) {
    let source = source(of: element)
    let name = element.specName
    let isLocal = name == .state || name == .series
    let local = LocalIdentifier(id: id, kind: name, component: component(around: source))
    if let first = isLocal ? localIdentifiers[local] : identifiers[id] {
      report(
        "the id ‘\(Excerpt.of(id))’ is taken by <\(sources[first].name)> in "
          + "\(line(of: first)); give each its own",
        .id,
        of: element
      )
    } else if isLocal {
      localIdentifiers[local] = source
    } else {
      identifiers[id] = source
    }
  }

  /// The child of the root that a source is or lies in; the root itself for the root.
  private func component(around source: Int) -> Int {
    var component = source
    while let parent = sources[component].parent, parent > 0 { component = parent }
    return component
  }

  /// Every element, in document order.
  var sources: [Source] { index.sources }

  func source(of element: XML.Element) -> Int { index.place(of: element) }

  /// The line that an element comes from, in words: “line 12”.
  func line(at position: Position) -> String {
    origins?.line(of: position) ?? "line \(position.line)"
  }

  func line(of source: Int) -> String {
    line(at: Position(line: sources[source].line, column: sources[source].column))
  }

  // MARK: reports

  mutating func report(_ message: String, at position: Position) {
    let location = Location(file: file, line: position.line, column: position.column)
    errors.append(InputError(message, at: origins?.location(of: position) ?? location))
  }

  mutating func report(_ message: String, _ attribute: SpecName, of element: XML.Element) {
    report(message, at: element.attribute(attribute.text)?.position ?? element.position)
  }

  /// The name that an author most likely meant.
  ///
  /// Who has made many such mistakes has made one, and each costs a look at every name there is.
  func nearest(_ name: String, in names: some Sequence<String>) -> String? {
    errors.count < Self.mostHints ? NearestName.of(name, in: names) : nil
  }

  /// How many errors a file may have before names are no longer compared.
  private static let mostHints = 20

  /// Whether a name may be missing only because what defines it is wrong, and reported as such.
  func isSuspect(_ name: String) -> Bool { suspects.contains(name) }

  /// Whether something about an element is wrong already, so that what it lacks is no news.
  func isFaulty(_ element: XML.Element) -> Bool { faulty.contains(element.order) }
}
