// A document holds colours, so that whoever reads one needs no second import.
@_exported public import A11yColor

/// What a file says about indicators and charts, the same for every dialect.
public struct Document: Hashable, Sendable {
  public var dialect: Dialect

  /// The file as the user named it.
  public var file: String

  /// What fingerprints call the file, so that they are the same wherever it is audited from.
  package var stableName: String
  package var scope: Scope
  package var completeness: Completeness
  package var platform: Platform
  package var generation: Generation

  /// Every element of the source, in document order.
  package var sources: [Source]

  /// Of a document that was made of code, the place of the code that made each source; empty of any
  /// other.
  package var origins: [Location]

  /// What it was made of, where that is known.
  package var code = Code()

  /// Where the last of the sources are that stand in other files: the colours that are used of those
  /// that the document or its project imports.
  package var foreign: [ForeignSource] = []

  /// The colours that the author named.
  package var palette: [Token]
  public var components: [Component]

  /// What its reader skipped or does not follow, in words, with the place.
  package var notes: [Note]

  /// Of an image that shows neither a chart nor an indicator as far as anybody knows, what speaks for
  /// a chart all the same, in words; nil where nothing does.
  package var missedChart: Note?

  /// The comments that speak to the audit, in document order: those that begin with `a11y-audit-`.
  package var comments: [Comment] = []

  package init(
    dialect: Dialect,
    file: String,
    scope: Scope,
    completeness: Completeness,
    platform: Platform,
    generation: Generation,
    sources: [Source],
    origins: [Location] = [],
    palette: [Token],
    components: [Component],
    notes: [Note] = []
  ) {
    self.dialect = dialect
    self.file = file
    stableName = file
    self.scope = scope
    self.completeness = completeness
    self.platform = platform
    self.generation = generation
    self.sources = sources
    self.origins = origins
    self.palette = palette
    self.components = components
    self.notes = notes
  }

  /// The language a file is written in.
  public enum Dialect: String, Hashable, Sendable, CaseIterable {
    /// The spec dialect, `urn:a11y-audit:spec:1`.
    case spec
    /// SVG 1.1 or 2.
    case svg
    /// SwiftUI source, of which a spec was made.
    case swiftui

    /// The dialect whose words its documents are written in.
    package var notation: Dialect { self == .swiftui ? .spec : self }
  }

  /// What the document or its project imports, used or not.
  package var imported: [Token] = []

  /// A source that stands in another file.
  package struct ForeignSource: Hashable, Sendable {
    /// What it is called there.
    package var name: String
    package var location: Location

    package init(_ name: String, at location: Location) {
      self.name = name
      self.location = location
    }
  }

  /// A comment of the source.
  @usableFromInline package struct Comment: Hashable, Sendable {
    /// What stands between its marks, as it is written.
    package var text: String

    /// Where `<!--` begins, or the comment of code.
    package var line: Int
    package var column: Int

    /// The file of code that it stands in, as locations call it; nil of one in the document itself.
    package var file: String?

    /// How many scalars behind its place the text begins.
    package var lead = "<!--".count

    /// Whether an element follows, with nothing before it but white space and other comments.
    package var isBeforeElement: Bool

    package init(_ text: String, line: Int, column: Int, isBeforeElement: Bool = true) {
      self.text = text
      self.line = line
      self.column = column
      self.isBeforeElement = isBeforeElement
    }

    /// A comment of code, whose text begins so many scalars behind its place.
    package init(_ text: String, at location: Location, lead: Int) {
      self.init(text, line: location.line, column: location.column)
      self.lead = lead
      file = location.file
    }

    /// What the comments begin with that speak to the audit.
    package static let address = "a11y-audit-"
  }

  /// How much of what a user meets the document describes.
  @usableFromInline package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// All of a screen.
    case screen
    /// A whole component, as it stands on some screen.
    case component
    /// A piece of one; its host may add to it.
    case fragment
  }

  /// The groups of facts in which what is not said is not there.
  @usableFromInline package struct Completeness: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: Int

    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

    package static let tree = Completeness(rawValue: 1)
    package static let announcements = Completeness(rawValue: 2)
    package static let data = Completeness(rawValue: 4)

    package static let names: [(name: String, group: Completeness)] = [
      ("tree", .tree), ("announcements", .announcements), ("data", .data),
    ]
  }
}

extension Document {
  /// The place of an element of the source: in the file, or in the Swift code that made it.
  package func location(of source: Int) -> Location {
    if let foreign = foreignSource(source) { return foreign.location }
    guard origins.isEmpty else { return origins[source] }
    return Location(file: file, line: sources[source].line, column: sources[source].column)
  }

  /// What a source is in another file; nil of one of this file.
  package func foreignSource(_ source: Int) -> ForeignSource? {
    let place = source - (sources.count - foreign.count)
    return place < 0 ? nil : foreign[place]
  }

  /// The place in this file that what is found at a location belongs to: of a colour that another file
  /// defines, the element that imports it.
  package func ownLocation(of location: Location) -> Location {
    guard let place = foreign.firstIndex(where: { $0.location == location }) else {
      return location
    }
    let source = sources[sources.count - foreign.count + place]
    return self.location(of: source.parent ?? 0)
  }

  /// Whether an element of the source is another or lies in it.
  package func lies(_ source: Int, within other: Int) -> Bool {
    var next: Int? = source
    // Parents stand before what lies in them.
    while let index = next, index >= other {
      if index == other { return true }
      next = sources[index].parent
    }
    return false
  }

  /// An element's path: local names with their position among siblings of the same name.
  package func path(of source: Int) -> String {
    var steps: [Int] = []
    var next: Int? = source
    while let index = next {
      steps.append(index)
      next = sources[index].parent
    }
    var path: [UInt8] = []
    for index in steps.reversed() {
      path.append(UInt8(ascii: "/"))
      path += sources[index].name.utf8
      path.append(UInt8(ascii: "["))
      path += (foreignSource(index)?.name ?? String(sources[index].ordinal)).utf8
      path.append(UInt8(ascii: "]"))
    }
    return String(decoding: path, as: UTF8.self)
  }
}
