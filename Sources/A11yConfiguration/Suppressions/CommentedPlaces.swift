internal import A11yModel
internal import A11yRules

/// Where comments find the outcomes that they are about.
struct CommentedPlaces {
  private let document: Document

  /// The elements that were made of code, by where that is; none where no comment of the document itself
  /// is about one.
  private let sources: [Location: [Int]]

  init(_ document: Document, _ comments: InlineSuppressions) {
    self.document = document
    let isElsewhere = !document.origins.isEmpty && !comments.areInCode && !comments.isEmpty
    sources =
      isElsewhere
      ? Dictionary(grouping: document.origins.indices) { document.origins[$0] } : [:]
  }

  /// The place of an outcome among comments: that of its element in the document, unless the comments
  /// stand in the code, where it is shown.
  func place(of outcome: Outcome) -> Location {
    let location = document.ownLocation(of: outcome.location)
    let here = sources[location] ?? []
    let own = here.count == 1 ? nil : here.first { document.path(of: $0) == outcome.target }
    guard let source = own ?? here.first else { return location }
    let element = document.sources[source]
    return Location(file: document.file, line: element.line, column: element.column)
  }
}
