package import A11yModel
package import RuleCatalogue

/// What the comments of a document suppress.
package struct InlineSuppressions: Hashable, Sendable {
  /// What is wrong with the comments, in the order of the text.
  package private(set) var errors: [InputError] = []

  /// One for each rule of each comment, in the order of the text.
  private(set) var all: [InlineSuppression] = []

  /// Where those of each rule hold in each file.
  private var scopes: [ScopeKey: Scopes] = [:]

  /// Whether they stand in the code that the document was made of.
  let areInCode: Bool

  /// A rule in a file.
  private struct ScopeKey: Hashable, Sendable {
    var rule: String
    var file: String
  }

  /// Where the suppressions of one rule hold in one file, by their places among all.
  private struct Scopes: Hashable, Sendable {
    /// By the place of the element's start tag; in code, by the line alone.
    var elements: [Place: [Int]] = [:]

    /// In the order of the text; none overlaps another.
    var regions: [Region] = []
    var files: [Int] = []
  }

  private struct Region: Hashable, Sendable {
    var start: Place
    var end: Place
    var suppression: Int
  }

  /// A place in the document.
  private struct Place: Hashable, Comparable, Sendable {
    var line: Int
    var column: Int

    static let end = Place(line: .max, column: .max)

    static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// A document in which no comment speaks to the audit.
  package init() { areInCode = false }

  /// Reads the comments of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - catalogue: the rules there are.
  package init(of document: Document, _ catalogue: Catalogue) {
    areInCode = document.comments.contains { $0.file != nil }
    for comment in document.comments {
      if let file = comment.file {
        add(comment, of: file, document, catalogue)
        continue
      }
      guard let said = SuppressionComment(comment, in: document.file, catalogue, &errors) else {
        continue
      }
      let place = Place(line: comment.line, column: comment.column)
      let next = Self.element(behind: place, in: document)
      if said.directive == .disableNext, next == nil || !comment.isBeforeElement {
        errors.append(
          InputError(
            "no element follows, but text or an end; put it right before the element",
            at: said.location
          )
        )
        continue
      }
      if said.directive == .disableFile, document.sources.count > 1, next ?? .max > 1 {
        errors.append(
          InputError(
            "a11y-audit-disable-file stands before the first element in "
              + "<\(document.sources[0].name)>; move it there, or write a11y-audit-disable",
            at: said.location
          )
        )
        continue
      }
      let element = next.map { next in
        let source = document.sources[next]
        return Target(Place(line: source.line, column: source.column), document.path(of: next))
      }
      var wrong: [InputError] = []
      for rule in said.rules { add(rule, of: said, at: place, before: element, &wrong) }
      errors += wrong
    }
    closeRegions(in: document)
    errors.sort()
  }

  /// Adds a comment of code; what is wrong with one of another file is said where that is audited.
  private mutating func add(
    _ comment: Document.Comment,
    of file: String,
    _ document: Document,
    _ catalogue: Catalogue
  ) {
    var wrong: [InputError] = []
    defer { if file == document.file { errors += wrong } }
    guard let said = SuppressionComment(comment, in: file, catalogue, &wrong) else { return }
    let line = CodeLine.next(behind: comment.line, in: document.code.texts[file] ?? [])
    let source = document.origins.firstIndex { $0.file == file && $0.line == line }
    let target = Target(Place(line: line, column: 0), source.map(document.path))
    let place = Place(line: comment.line, column: comment.column)
    for rule in said.rules { add(rule, of: said, at: place, before: target, &wrong) }
  }

  /// What the next element is, or the next line of code.
  private struct Target {
    var place: Place
    var path: String?

    init(_ place: Place, _ path: String?) { (self.place, self.path) = (place, path) }
  }

  private mutating func closeRegions(in document: Document) {
    // What is never closed reaches to the end, so that nothing else is said of it.
    for suppression in all where suppression.directive == .disable {
      let file = suppression.location.file
      guard let last = scopes[ScopeKey(rule: suppression.rule, file: file)]?.regions.last,
        last.end == .end, all[last.suppression] == suppression, file == document.file
      else { continue }
      let words = "a11y-audit-enable \(suppression.rule)"
      errors.append(
        InputError(
          "‘\(suppression.rule)’ is never enabled again; close it with "
            + (areInCode ? "// \(words)" : "<!-- \(words) -->")
            + ", or write a11y-audit-disable-file",
          at: suppression.location
        )
      )
    }
  }

  private mutating func add(
    _ rule: PlacedWord,
    of comment: SuppressionComment,
    at place: Place,
    before next: Target?,
    _ errors: inout [InputError]
  ) {
    let suppression = InlineSuppression(comment, rule.text)
    let key = ScopeKey(rule: rule.text, file: comment.location.file)
    switch comment.directive {
    case .disableNext:
      guard let next else { return }
      scopes[key, default: Scopes()].elements[next.place, default: []].append(all.count)
      all.append(suppression)
      all[all.count - 1].target = next.path
    case .disable:
      if let open = scopes[key]?.regions.last, open.end == .end {
        errors.append(
          rule.error(
            "‘\(rule.text)’ is disabled already, since line \(all[open.suppression].location.line); "
              + "enable it before, or remove this"
          )
        )
        return
      }
      let region = Region(start: place, end: .end, suppression: all.count)
      scopes[key, default: Scopes()].regions.append(region)
      all.append(suppression)
    case .enable:
      guard let open = scopes[key]?.regions.indices.last,
        scopes[key]?.regions[open].end == .end
      else {
        errors.append(
          rule.error("‘\(rule.text)’ is not disabled here; remove this, or disable it before")
        )
        return
      }
      scopes[key]?.regions[open].end = place
    case .disableFile:
      scopes[key, default: Scopes()].files.append(all.count)
      all.append(suppression)
    }
  }

  /// The first element whose start tag stands behind a place.
  private static func element(behind place: Place, in document: Document) -> Int? {
    var range = 0..<(document.sources.count - document.foreign.count)
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let source = document.sources[middle]
      if Place(line: source.line, column: source.column) < place {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let end = document.sources.count - document.foreign.count
    return range.lowerBound < end ? range.lowerBound : nil
  }
}

/// What a comment says about one rule.
struct InlineSuppression: Hashable, Sendable {
  var directive: SuppressionComment.Directive
  var rule: String
  var reason: String
  var until: CalendarDay?

  /// Where the comment stands.
  var location: Location

  /// The path of the element that is meant; nil where it is not about one, or about code that none was
  /// made of.
  var target: String?

  /// Whether what it is about was audited: code that is shown elsewhere was not.
  var isAboutAudited: Bool { directive != .disableNext || target != nil }

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
    case file(String, String)
  }

  /// The place of the first suppression in force that means an outcome, the closest before others;
  /// nil for none.
  func first(
    meaning rule: String,
    at location: Location,
    _ met: inout MetSuppressions<Key>
  ) -> Int? {
    guard let own = scopes[ScopeKey(rule: rule, file: location.file)] else { return nil }
    let place = Place(line: location.line, column: location.column)
    let start = areInCode ? Place(line: location.line, column: 0) : place
    return [
      own.elements[start].flatMap { met.first(of: .element(rule, location), $0) },
      Self.region(around: place, own.regions).flatMap { met.first(of: .region($0), [$0]) },
      met.first(of: .file(rule, location.file), own.files),
    ].lazy.compactMap(\.self).first
  }

  private static func region(around place: Place, _ regions: [Region]) -> Int? {
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
