import Foundation
import Testing
import XML

@testable import A11yReports

/// Whatever an input brings, in whichever field and format: a program that reads the report gets the
/// text or its visible spelling, and nothing more.
@Suite struct HostileTextTests {
  @Test(arguments: Reporter.all.map(\.name))
  func nothingGetsThrough(format: String) throws {
    var benign: [[String]: ReadReport] = [:]
    for hostile in HostileText.all {
      let fields = HostileField.all.filter { $0.takes(hostile.text) }
      let names = fields.map(\.description)
      let plain = try benign[names] ?? read(HostileText.benign, in: fields, format).read
      benign[names] = plain
      let (written, read) = try read(hostile.text, in: fields, format)
      #expect(plain.faults == [] && read.faults == [], "\(hostile)")
      #expect(read.count == plain.count, "\(hostile): \(written)")
      for field in fields {
        let isShown = plain.texts.contains { $0.holds(HostileText.benign + field.mark) }
        guard isShown else { continue }
        let spellings = Self.spellings(of: hostile.text, field.mark)
        let isTold = read.texts.contains { text in spellings.contains { text.holds($0) } }
        #expect(isTold, "\(hostile), \(field): \(written)")
      }
    }
  }

  /// A report that holds a text in some fields, and what is read of it.
  private func read(
    _ text: String,
    in fields: [HostileField],
    _ format: String
  ) throws -> (written: String, read: ReadReport) {
    let names = fields.map(\.description)
    let report = try HostileField.report(holding: text, where: { names.contains($0.description) })
    let reporter = try #require(Reporter.named(format))
    let written = reporter.write(report, Reporter.Style())
    return (written, try ReadReport(written, format: format))
  }

  /// Every field is told by some format, and the text report tells most.
  @Test func everyFieldIsTold() throws {
    let report = try HostileField.report(holding: HostileText.benign, where: { _ in true })
    var told: Set<String> = []
    for reporter in Reporter.all {
      let read = try ReadReport(reporter.write(report, Reporter.Style()), format: reporter.name)
      for field in HostileField.all
      where read.texts.contains(where: { $0.holds(HostileText.benign + field.mark) }) {
        told.insert(field.description)
      }
    }
    #expect(HostileField.all.map(\.description).filter { !told.contains($0) } == [])
  }

  /// As it is, with what hides spelt out, and as the formats have it that allow less in names.
  private static func spellings(of text: String, _ mark: String) -> [String] {
    let visible = [text, VisibleText.of(text), VisibleText.of("x" + text).dropFirst().description]
      .map { $0 + mark }
    let tokens = visible.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let links = (visible + tokens).map { text in
      text.replacing("[", with: "\\[").replacing("]", with: "\\]")
    }
    let all = visible + tokens + links + [text.replacing("\t", with: "    ") + mark]
    // What XML cannot hold is replaced; servers split names at dots; a path begins without `./`.
    let allowed = all.map { text in
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { Escaping.isAllowed($0) ? $0 : "\u{FFFD}" }
        )
      )
    }
    return all + allowed + allowed.map(\.withoutDots)
  }
}

extension String {
  /// By scalars: a mark that combines with another character is still there.
  fileprivate func holds(_ other: String) -> Bool { range(of: other, options: .literal) != nil }
}
