internal import A11yModel
internal import A11yRules
internal import XML

/// The fixes of a file: the edits of remedies that need no words of people, and the deletion of a
/// comment that suppresses nothing any more.
struct SARIFFixes {
  let file: Report.AuditedFile
  private let lines: SourceLines?
  private let tree: Tree?

  init(_ file: Report.AuditedFile) {
    self.file = file
    let hasEdits = file.results.contains { !$0.edits.isEmpty }
    let isNeeded =
      hasEdits || file.results.contains { SuppressionRule(rawValue: $0.rule) != nil }
    lines = isNeeded ? file.source.flatMap(SourceLines.init) : nil
    tree = hasEdits ? lines.flatMap { try? Tree(parsing: $0.bytes) } : nil
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
    guard let lines, place.file == file.name else { return [] }
    if SuppressionRule(rawValue: finding.first.rule) != nil {
      return LoneSuppression(at: place, in: lines).map { comment in
        let end = Position(line: comment.endLine, column: comment.endColumn)
        let start = Position(line: place.line, column: place.column)
        return [.object([Self.region(start, end)])]
      } ?? []
    }
    guard let tree, let text = EditedText(finding.edits, in: tree) else { return [] }
    return text.replacements.map { replacement in
      let start = lines.position(of: replacement.range.lowerBound)
      let end = lines.position(of: replacement.range.upperBound)
      return .object([
        Self.region(start, end),
        ("insertedContent", .object([("text", .string(replacement.text))])),
      ])
    }
  }

  private static func region(_ start: Position, _ end: Position) -> (String, JSON) {
    (
      "deletedRegion",
      .object([
        ("startLine", .count(start.line)),
        ("startColumn", .count(start.column)),
        ("endLine", .count(end.line)),
        ("endColumn", .count(end.column)),
      ])
    )
  }
}

/// A comment whose one word is to suppress one rule on what follows or in the file.
///
/// One that names several rules may still be needed for another, and one that begins a region
/// has another that ends it.
private struct LoneSuppression {
  /// The place behind its last character.
  var endLine: Int
  var endColumn: Int

  /// So long a comment is looked into.
  private static let reach = 1 << 16

  init?(at location: Location, in lines: SourceLines) {
    guard let start = lines.offset(line: location.line, column: location.column) else { return nil }
    let text = lines.bytes[start...].prefix(Self.reach)
    let opening = Array("<!--".utf8)
    guard text.starts(with: opening), let end = Self.end(of: text) else { return nil }
    let content = text[(start + opening.count)..<end]
    let head = String(decoding: content.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    let word = head.split(whereSeparator: \.isWhitespace).first.map(String.init)
    guard let word, Self.words.contains(word), !head.contains(",") else { return nil }
    (endLine, endColumn) = (location.line, location.column)
    for at in start..<end where text[at] & 0xC0 != 0x80 {
      let isFeed = text[at] == 0x0A || text[at] == 0x0D && text[at + 1] != 0x0A
      if isFeed { endLine += 1 }
      endColumn = isFeed ? 1 : endColumn + 1
    }
  }

  private static let words = ["a11y-audit-disable-next", "a11y-audit-disable-file"]

  /// One past the comment's last byte.
  private static func end(of text: ArraySlice<UInt8>) -> Int? {
    let closing = Array("-->".utf8)
    return text.indices.dropFirst(4).first { text[$0...].starts(with: closing) }
      .map { $0 + closing.count }
  }
}
