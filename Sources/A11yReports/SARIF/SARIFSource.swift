internal import A11yModel
internal import A11yRules
internal import Support
internal import XML

/// What the text of a file tells of its findings: where they end, and what mends them.
///
/// These are the edits of remedies that need no words of people, and the deletion of a comment that
/// suppresses nothing any more.
struct SARIFSource {
  let file: Report.AuditedFile
  private let lines: SourceLines?
  private let tree: Tree?

  init(_ file: Report.AuditedFile) {
    self.file = file
    let hasEdits = file.results.contains { !$0.edits.isEmpty }
    lines = file.source.flatMap(SourceLines.init)
    tree = hasEdits ? lines.flatMap { try? Tree(parsing: $0.bytes) } : nil
  }

  /// One past the tag or the comment that begins at a place; nil where that is not known.
  func end(of location: Location) -> Position? {
    location.file == file.name ? lines?.end(ofMarkupAt: location) : nil
  }

  /// What mends a finding; nil where that is not certain.
  func fix(for finding: Finding, _ report: Report) -> JSON? {
    let replacements = replacements(for: finding)
    guard !replacements.isEmpty else { return nil }
    let change = JSON.object([
      ("artifactLocation", SARIFPlace.artifact(file.name, report)),
      ("replacements", .array(replacements)),
    ])
    let isComment = finding.edits.isEmpty
    return .object([
      (
        "description",
        SARIFLog.message(
          isComment ? "delete the comment" : VisibleText.of(ClippedText.of(finding.first.remedy))
        )
      ),
      ("artifactChanges", .array([change])),
    ])
  }

  private func replacements(for finding: Finding) -> [JSON] {
    let place = finding.first.location
    // Nobody can change a place of what is compressed.
    guard let lines, place.file == file.name, file.source?.isCompressed == false else { return [] }
    if SuppressionRule(rawValue: finding.first.rule) != nil {
      return LoneSuppression(at: place, in: lines).map { comment in
        [.object([Self.region(comment.range, lines)])]
      } ?? []
    }
    guard let tree, let text = EditedText(finding.edits, in: tree) else { return [] }
    return text.replacements.map { replacement in
      .object([
        Self.region(replacement.range, lines),
        ("insertedContent", .object([("text", .string(replacement.text))])),
      ])
    }
  }

  private static func region(_ range: Range<Int>, _ lines: SourceLines) -> (String, JSON) {
    let start = lines.position(of: range.lowerBound)
    return ("deletedRegion", SARIFPlace.region(start, lines.position(of: range.upperBound)))
  }
}

/// A comment whose one word is to suppress one rule on what follows or in the file.
///
/// One that names several rules may still be needed for another, and one that begins a region
/// has another that ends it.
private struct LoneSuppression {
  let range: Range<Int>

  init?(at location: Location, in lines: SourceLines) {
    let opening = "<!--"
    guard let range = lines.markup(at: location) else { return nil }
    let text = lines.bytes[range]
    guard text.starts(with: opening.utf8) else { return nil }
    let content = text.dropFirst(opening.utf8.count)
    let head = String(decoding: content.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    let word = head.split(whereSeparator: \.isWhitespace).first.map(String.init)
    guard let word, Self.words.contains(word), !head.contains(",") else { return nil }
    self.range = range
  }

  private static let words = ["a11y-audit-disable-next", "a11y-audit-disable-file"]
}
