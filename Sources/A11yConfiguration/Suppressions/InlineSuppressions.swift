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
    /// By the place of the element's start tag.
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
  package init() {}

  /// Reads the comments of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - catalogue: the rules there are.
  package init(of document: Document, _ catalogue: Catalogue) {
    for comment in document.comments {
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
      for rule in said.rules { add(rule, of: said, at: place, before: next, document) }
    }
    // What is never closed reaches to the end, so that nothing else is said of it.
    for suppression in all where suppression.directive == .disable {
      guard let last = scopes[suppression.rule]?.regions.last, last.end == .end,
        all[last.suppression] == suppression
      else { continue }
      errors.append(
        InputError(
          "‘\(suppression.rule)’ is never enabled again; close it with "
            + "<!-- a11y-audit-enable \(suppression.rule) -->, or write a11y-audit-disable-file",
          at: suppression.location
        )
      )
    }
    errors.sort()
  }

  private mutating func add(
    _ rule: PlacedWord,
    of comment: SuppressionComment,
    at place: Place,
    before next: Int?,
    _ document: Document
  ) {
    let suppression = InlineSuppression(comment, rule.text)
    switch comment.directive {
    case .disableNext:
      guard let next else { return }
      let source = document.sources[next]
      let start = Place(line: source.line, column: source.column)
      scopes[rule.text, default: Scopes()].elements[start, default: []].append(all.count)
      all.append(suppression)
      all[all.count - 1].target = document.path(of: next)
    case .disable:
      if let open = scopes[rule.text]?.regions.last, open.end == .end {
        errors.append(
          rule.error(
            "‘\(rule.text)’ is disabled already, since line \(all[open.suppression].location.line); "
              + "enable it before, or remove this"
          )
        )
        return
      }
      let region = Region(start: place, end: .end, suppression: all.count)
      scopes[rule.text, default: Scopes()].regions.append(region)
      all.append(suppression)
    case .enable:
      guard let open = scopes[rule.text]?.regions.indices.last,
        scopes[rule.text]?.regions[open].end == .end
      else {
        errors.append(
          rule.error("‘\(rule.text)’ is not disabled here; remove this, or disable it before")
        )
        return
      }
      scopes[rule.text]?.regions[open].end = place
    case .disableFile:
      scopes[rule.text, default: Scopes()].files.append(all.count)
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
    case element(String, line: Int, column: Int)
    case region(Int)
    case file(String)
  }

  /// The place of the first suppression in force that means an outcome, the closest before others;
  /// nil for none.
  func first(
    meaning rule: String,
    at location: Location,
    _ met: inout MetSuppressions<Key>
  ) -> Int? {
    guard let own = scopes[rule] else { return nil }
    let place = Place(line: location.line, column: location.column)
    let here = Key.element(rule, line: place.line, column: place.column)
    return [
      own.elements[place].flatMap { met.first(of: here, $0) },
      Self.region(around: place, own.regions).flatMap { met.first(of: .region($0), [$0]) },
      met.first(of: .file(rule), own.files),
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
