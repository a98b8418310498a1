package import A11yModel
package import RuleCatalogue

/// What the comments of a document suppress.
package struct InlineSuppressions: Hashable, Sendable {
  /// What is wrong with the comments, in the order of the text.
  package private(set) var errors: [InputError] = []

  /// One for each rule of each comment, in the order of the text.
  private(set) var all: [InlineSuppression] = []

  /// Where those of each rule hold.
  private var scopes: [String: Scopes] = [:]

  /// Where the suppressions of one rule hold, by their places among all.
  private struct Scopes: Hashable, Sendable {
    /// By the place of the element: that of its start tag, or of the code that it was made of.
    var elements: [Location: [Int]] = [:]

    /// In the order of the files and their texts; none overlaps another.
    var regions: [Region] = []

    /// By file of code; nil for those of the document, which hold for all of it.
    var files: [String?: [Int]] = [:]
  }

  private struct Region: Hashable, Sendable {
    var start: Location
    var end: Location
    var suppression: Int

    /// Whether nothing closes it yet.
    var isOpen: Bool { end == start.endOfFile }
  }

  /// A document in which no comment speaks to the audit.
  package init() {}

  /// Reads the comments of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - catalogue: the rules there are.
  package init(of document: Document, _ catalogue: Catalogue) {
    let followers = Followers(in: document)
    for comment in document.comments {
      let file = comment.file ?? document.file
      guard let said = SuppressionComment(comment, in: file, catalogue, &errors) else { continue }
      let next = followers.element(behind: said.location, isInCode: comment.file != nil)
      if said.directive == .disableNext, next == nil || !comment.isBeforeElement {
        errors.append(InputError(Self.noElement(isInCode: comment.file != nil), at: said.location))
        continue
      }
      if said.directive == .disableFile, comment.file == nil, document.sources.count > 1,
        next ?? .max > 1
      {
        errors.append(
          InputError(
            "a11y-audit-disable-file stands before the first element in "
              + "<\(document.sources[0].name)>; move it there, or write a11y-audit-disable",
            at: said.location
          )
        )
        continue
      }
      for rule in said.rules { add(rule, of: said, codeFile: comment.file, before: next, document) }
    }
    // What is never closed reaches to the end, so that nothing else is said of it.
    for region in scopes.values.flatMap(\.regions) where region.isOpen {
      let suppression = all[region.suppression]
      let isInCode = document.comments.contains { $0.file == suppression.location.file }
      let end = "a11y-audit-enable \(suppression.rule)"
      errors.append(
        InputError(
          "‘\(suppression.rule)’ is never enabled again; close it with "
            + (isInCode ? "// \(end)" : "<!-- \(end) -->") + ", or write a11y-audit-disable-file",
          at: suppression.location
        )
      )
    }
    errors.sort()
  }

  private static func noElement(isInCode: Bool) -> String {
    isInCode
      ? "nothing that is audited follows; put it right before the view or modifier"
      : "no element follows, but text or an end; put it right before the element"
  }

  private mutating func add(
    _ rule: PlacedWord,
    of comment: SuppressionComment,
    codeFile: String?,
    before next: Int?,
    _ document: Document
  ) {
    let suppression = InlineSuppression(comment, rule.text)
    let place = comment.location
    let last = scopes[rule.text]?.regions.last { $0.start.file == place.file && $0.isOpen }
    switch comment.directive {
    case .disableNext:
      guard let next else { return }
      let element = document.location(of: next)
      scopes[rule.text, default: Scopes()].elements[element, default: []].append(all.count)
      all.append(suppression)
      all[all.count - 1].target = document.path(of: next)
    case .disable:
      if let last {
        errors.append(
          rule.error(
            "‘\(rule.text)’ is disabled already, since line \(last.start.line); "
              + "enable it before, or remove this"
          )
        )
        return
      }
      let region = Region(start: place, end: place.endOfFile, suppression: all.count)
      scopes[rule.text, default: Scopes()].regions.append(region)
      all.append(suppression)
    case .enable:
      guard let last, let open = scopes[rule.text]?.regions.firstIndex(of: last) else {
        errors.append(
          rule.error("‘\(rule.text)’ is not disabled here; remove this, or disable it before")
        )
        return
      }
      scopes[rule.text]?.regions[open].end = place
    case .disableFile:
      scopes[rule.text, default: Scopes()].files[codeFile, default: []].append(all.count)
      all.append(suppression)
    }
  }
}

/// Which element stands behind a comment.
private struct Followers {
  private let document: Document

  /// The elements by the places of the code that they were made of.
  private let inCode: [(place: Location, source: Int)]

  init(in document: Document) {
    self.document = document
    inCode =
      document.comments.contains { $0.file != nil }
      ? document.origins.enumerated().map { ($1, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) } : []
  }

  /// The first element that stands behind a place of the document, or of the code.
  func element(behind place: Location, isInCode: Bool) -> Int? {
    guard !isInCode else {
      let next = Self.first(inCode.count) { inCode[$0].place >= place }
      guard next < inCode.count, inCode[next].place.file == place.file else { return nil }
      return inCode[next].source
    }
    let end = document.sources.count - document.foreign.count
    let next = Self.first(end) { index in
      let source = document.sources[index]
      return (source.line, source.column) >= (place.line, place.column)
    }
    return next < end ? next : nil
  }

  /// The first of so many in their order for which something holds, or how many there are.
  private static func first(_ count: Int, where holds: (Int) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = holds(middle) ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}

extension Location {
  /// Where the file ends, wherever that is.
  fileprivate var endOfFile: Location { Location(file: file, line: .max, column: .max) }
}

/// What a comment says about one rule.
struct InlineSuppression: Hashable, Sendable {
  var directive: SuppressionComment.Directive
  var rule: String
  var reason: String
  var until: CalendarDay?

  /// Where the comment stands.
  var location: Location

  /// The path of the element that is meant; nil where it is not about one.
  var target: String?

  init(_ comment: SuppressionComment, _ rule: String) {
    directive = comment.directive
    self.rule = rule
    reason = comment.reason
    until = comment.until
    location = comment.location
  }
}

extension InlineSuppressions {
  /// Whether no comment suppresses anything.
  package var isEmpty: Bool { all.isEmpty }

  /// What tells suppressions that mean the same outcomes of a rule.
  enum Key: Hashable {
    case element(String, Location)
    case region(Int)
    case file(String, String?)
  }

  /// The place of the first suppression in force that means an outcome, the closest before others;
  /// nil for none.
  func first(
    meaning rule: String,
    at place: Location,
    _ met: inout MetSuppressions<Key>
  ) -> Int? {
    guard let own = scopes[rule] else { return nil }
    return [
      own.elements[place].flatMap { met.first(of: .element(rule, place), $0) },
      Self.region(around: place, own.regions).flatMap { met.first(of: .region($0), [$0]) },
      own.files[place.file].flatMap { met.first(of: .file(rule, place.file), $0) },
      own.files[nil].flatMap { met.first(of: .file(rule, nil), $0) },
    ].lazy.compactMap(\.self).first
  }

  private static func region(around place: Location, _ regions: [Region]) -> Int? {
    var range = 0..<regions.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if regions[middle].end <= place {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    guard range.lowerBound < regions.count, regions[range.lowerBound].start < place else {
      return nil
    }
    return regions[range.lowerBound].suppression
  }
}
