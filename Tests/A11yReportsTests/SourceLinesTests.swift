import A11yModel
import TestSupport
import Testing
import XML

@testable import A11yReports

@Suite struct SourceLinesTests {
  /// Ends of lines as XML reads them, and scalars of any length.
  private static let text = "a\nbä€😀\r\nc\rd\r\n\r\n\u{85}e\u{2028}f\n"

  /// Every place is where the reader's own cursor says.
  @Test func placesAreThoseOfTheReader() throws {
    let bytes = Array(Self.text.utf8)
    let lines = try #require(SourceLines(SourceText(bytes)))
    var place = Position.start
    var last: UInt8 = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if last == 0x0A || last == 0x0D && byte != 0x0A {
        place = Position(line: place.line + 1, column: 1)
      }
      // Of two bytes that end a line, the second is no place.
      let isPlace = last != 0x0D || byte != 0x0A
      if isPlace { #expect(lines.offset(line: place.line, column: place.column) == offset) }
      place.column += 1
      last = byte
    }
    #expect(place.line == 6)
    #expect(lines.offset(line: 2, column: 9) == nil && lines.offset(line: 9, column: 1) == nil)
  }

  @Test func encodingsAreRead() throws {
    let units = Array("<a>\n<ä/>".utf16)
    let utf16: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let latin: [UInt8] =
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>\n<".utf8) + [0xE4, 0x2F, 0x3E]
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<a>\n<ä/>".utf8)
    for bytes in [utf16, latin, marked] {
      let lines = try #require(SourceLines(SourceText(bytes)))
      #expect(lines.part(ofLine: 2, from: 1, atMost: 9)?.text == "<ä/>")
      #expect(lines.offset(line: 1, column: 1) == 0)
    }
    #expect(SourceLines(SourceText([0xFF, 0xFF, 0xFF])) == nil)
  }

  /// Many places on one long line are found without walking it each time.
  @Test func longLinesHaveMarks() throws {
    let count = 200_000
    let bytes = Array(String(repeating: "ä", count: count).utf8)
    let lines = try #require(SourceLines(SourceText(bytes)))
    for column in stride(from: 1, through: count, by: 20) {
      #expect(lines.offset(line: 1, column: column) == 2 * (column - 1))
    }
  }
}
