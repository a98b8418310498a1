internal import A11yModel
internal import A11yRules

/// The line that a finding is about, with a mark under the culprit and the lines around it.
struct SourceExcerpt {
  private let lines: SourceLines

  /// Nothing where a text is not at hand, or is none that is read.
  init?(of source: SourceText?) {
    guard let lines = source.flatMap(SourceLines.init) else { return nil }
    self.lines = lines
  }

  /// So many characters of a line are shown at most, and so many before the culprit where a line is
  /// longer.
  private static let width = 120
  private static let lead = 40

  /// The lines, each behind its number; none where the place is not in the file.
  ///
  /// - Parameters:
  ///   - outcomes: what is found at one place.
  ///   - paint: how the lines are coloured.
  /// - Returns: the lines, with a mark under what all of them are about.
  func lines(for outcomes: [Outcome], _ paint: TextPaint) -> [String] {
    guard var outcome = outcomes.max(by: { $0.impact < $1.impact }) else { return [] }
    let culprits = outcomes.map { Culprit($0, in: lines) }
    // What is about one attribute and what is about another are about the element.
    if Set(culprits).count > 1 { outcome.evidence = [] }
    let culprit = Culprit(outcome, in: lines)
    guard let culprit, let shown = shown(culprit) else { return [] }
    let numbers = max(1, culprit.line - 1)...(culprit.line + 1)
    let gutter = String(numbers.upperBound).count
    var result: [String] = []
    for number in numbers {
      let text = number == culprit.line ? shown.text : around(line: number)
      guard let text else { continue }
      let digits = String(number)
      let space = Self.row(of: " ", 2 + gutter - digits.utf8.count)
      result.append(paint.faint(space + digits + " |") + (text.isEmpty ? "" : " " + text))
      guard number == culprit.line else { continue }
      let mark = "^" + Self.row(of: "~", max(1, shown.width) - 1)
      let border = Self.row(of: " ", gutter + 3) + "|"
      result.append(
        paint.faint(border) + Self.row(of: " ", shown.indent + 1) + paint.mark(mark, outcome)
      )
    }
    return result
  }

  /// A line as a page shows it: the culprit stands between what is before and behind it.
  struct Row {
    var number: Int
    var before: String
    var marked = ""
    var after = ""
  }

  /// The lines, where the culprit is set apart by itself; none where the place is not in the file.
  func rows(for outcome: Outcome) -> [Row] {
    guard let culprit = Culprit(outcome, in: lines), let (start, part) = part(culprit) else {
      return []
    }
    let numbers = max(1, culprit.line - 1)...(culprit.line + 1)
    return numbers.compactMap { number in
      guard number == culprit.line else {
        return around(line: number).map { Row(number: number, before: $0) }
      }
      let scalars = part.text.unicodeScalars
      let rest = scalars.dropFirst(culprit.column - start)
      return Row(
        number: number,
        before: (part.isCutBefore ? "…" : "")
          + Self.shown(String(scalars.prefix(culprit.column - start))),
        marked: Self.shown(String(rest.prefix(culprit.count))),
        after: Self.shown(String(rest.dropFirst(culprit.count))) + (part.isCutBehind ? "…" : "")
      )
    }
  }

  /// What is shown of the culprit's line, and the column that begins with.
  private func part(_ culprit: Culprit) -> (start: Int, part: SourceLines.Part)? {
    var start = 1
    var part = lines.part(ofLine: culprit.line, from: start, atMost: Self.width)
    if let whole = part, whole.isCutBehind, culprit.column + culprit.count > Self.width {
      start = max(1, culprit.column - Self.lead)
      part = lines.part(ofLine: culprit.line, from: start, atMost: Self.width)
    }
    return part.map { (start, $0) }
  }

  /// The culprit's line, and where the mark goes under it, in cells of a terminal.
  private func shown(_ culprit: Culprit) -> (text: String, indent: Int, width: Int)? {
    guard let (start, part) = part(culprit) else { return nil }
    // Any part of what is shown as it is, is so, too.
    if part.isASCII, VisibleText.isPlain(part.text) {
      let before = min(culprit.column - start, part.text.utf8.count)
      let width = min(culprit.count, part.text.utf8.count - before)
      return (Self.text(of: part), before + (part.isCutBefore ? 1 : 0), width)
    }
    let scalars = part.text.unicodeScalars
    let before = String(scalars.prefix(culprit.column - start))
    let marked = String(scalars.dropFirst(culprit.column - start).prefix(culprit.count))
    let indent = Self.cells(of: before) + (part.isCutBefore ? 1 : 0)
    return (Self.text(of: part), indent, Self.cells(of: marked))
  }

  private func around(line: Int) -> String? {
    guard let part = lines.part(ofLine: line, from: 1, atMost: Self.width) else { return nil }
    // What follows the last line's end is no line.
    let isLast = lines.offset(line: line, column: 1) == lines.bytes.count
    return isLast ? nil : Self.text(of: part)
  }

  private static func text(of part: SourceLines.Part) -> String {
    let text = shown(part.text)
    let before = part.isCutBefore ? "…" : ""
    if part.isCutBehind { return before + text + "…" }
    guard text.utf8.last == UInt8(ascii: " ") else { return before + text }
    return before + (text.lastIndex { $0 != " " }.map { text[...$0] } ?? "")
  }

  /// Tabs are as wide everywhere, so that the mark stands where it should on every terminal.
  private static func shown(_ text: String) -> String {
    if VisibleText.isPlain(text) { return text }
    let tab = UInt8(ascii: "\t")
    guard text.utf8.contains(tab) else { return VisibleText.of(text) }
    let spaces = repeatElement(UInt8(ascii: " "), count: 4)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == tab { bytes += spaces } else { bytes.append(byte) }
    }
    return VisibleText.of(String(decoding: bytes, as: UTF8.self))
  }

  /// A number of equal characters of ASCII.
  private static func row(of character: Unicode.Scalar, _ count: Int) -> String {
    String(decoding: Array(repeating: UInt8(ascii: character), count: count), as: UTF8.self)
  }

  /// How many cells of a terminal a text takes.
  private static func cells(of text: String) -> Int {
    let text = shown(text)
    // Most lines are ASCII, of which one character takes one cell.
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { count, character in
      let scalars = character.unicodeScalars
      let isWide = scalars.contains("\u{FE0F}") || scalars.first?.isWide == true
      let isMark = scalars.first.map { $0.properties.canonicalCombiningClass.rawValue > 0 }
      return count + (isMark == true ? 0 : isWide ? 2 : 1)
    }
  }
}
