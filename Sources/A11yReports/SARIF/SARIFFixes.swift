internal import A11yModel
internal import A11yRules

/// The fixes that are certain: a comment that suppresses nothing any more can go.
///
/// A colour is none: which of the nearest ones is right, people decide.
struct SARIFFixes {
  let file: Report.AuditedFile
  private let lines: SourceLines?

  init(_ file: Report.AuditedFile) {
    self.file = file
    let isNeeded = file.results.contains { SuppressionRule(rawValue: $0.rule) != nil }
    lines = isNeeded ? file.source.flatMap(SourceLines.init) : nil
  }

  /// What mends a finding; nil where that is not certain.
  func fix(for outcome: Outcome, _ report: Report) -> JSON? {
    guard SuppressionRule(rawValue: outcome.rule) != nil, outcome.location.file == file.name,
      let lines, let comment = LoneSuppression(at: outcome.location, in: lines)
    else { return nil }
    let region = JSON.object([
      ("startLine", .count(outcome.location.line)),
      ("startColumn", .count(outcome.location.column)),
      ("endLine", .count(comment.endLine)),
      ("endColumn", .count(comment.endColumn)),
    ])
    let change = JSON.object([
      ("artifactLocation", SARIFPlace.artifact(file.name, report)),
      ("replacements", .array([.object([("deletedRegion", region)])])),
    ])
    return .object([
      ("description", SARIFLog.message("delete the comment")),
      ("artifactChanges", .array([change])),
    ])
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
