import Testing

@testable import XML

/// Each bound is told by its name where it is hit, and is no lower than it says.
@Suite struct BoundsTests {
  private static func nested(_ depth: Int) -> String {
    String(repeating: "<a>\n", count: depth) + String(repeating: "</a>", count: depth)
  }

  @Test func depth() throws {
    #expect(failure(Self.nested(Bounds.maximumDepth)) == nil)
    for depth in [Bounds.maximumDepth + 1, 10_000, 200_000] {
      let error = try #require(failure(Self.nested(depth)))
      #expect(error.reason == .bound)
      #expect(error.position == Position(line: 257, column: 1))
      #expect(error.root == Name("a"))
      #expect(
        error.message
          == "elements lie more than 256 deep (maximumDepth); flatten the document"
      )
    }
  }

  @Test func attribute() throws {
    let value = String(repeating: "x", count: Bounds.maximumAttributeBytes)
    #expect(try parse("<a b='\(value)'/>")["b"]?.utf8.count == value.utf8.count)
    let error = try #require(failure("<a>\n<b c='1'\n  long='x\(value)'/></a>"))
    #expect(error.reason == .bound)
    #expect(error.position == Position(line: 3, column: 3))
    #expect(
      error.message
        == "the attribute ‘long’ is over 16 MB (maximumAttributeBytes); shorten it"
    )
  }

  @Test func text() throws {
    let text = String(repeating: "x", count: Bounds.maximumTextBytes)
    let error = try #require(failure("<a>\n<b>\(text)y</b></a>"))
    #expect(error.reason == .bound)
    #expect(error.position == Position(line: 2, column: 4))
    #expect(error.message == "the text is over 16 MB (maximumTextBytes); shorten it")
  }

  @Test func name() throws {
    let name = String(repeating: "n", count: Bounds.maximumNameBytes)
    #expect(try parse("<\(name)/>").name.utf8.count == name.utf8.count)
    let error = try #require(failure("<a>\n<n\(name)/></a>"))
    #expect(error.reason == .bound)
    #expect(error.position.line == 2)
    #expect(error.message == "the name is over 10 MB (maximumNameBytes); shorten it")
  }

  @Test func document() throws {
    #expect(Bounds.maximumDocumentBytes < Int(Int32.max))
    let bytes = [UInt8](repeating: 0x20, count: 3 << 20)
    #expect(throws: Never.self) { try DecodedText(bytes, maximumBytes: 3 << 20) }
    do throws(ParseError) {
      _ = try DecodedText(bytes, maximumBytes: 2 << 20)
      Issue.record("the bound was not noticed")
    } catch {
      #expect(error.reason == .bound)
      #expect(error.message == "the document is over 2 MB (maximumDocumentBytes); split it")
    }
  }

  /// A document can grow when it becomes UTF-8.
  @Test func decodedDocument() throws {
    let start = Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
    let bytes = start + [UInt8](repeating: 0xE9, count: 100)
    #expect(throws: Never.self) { try DecodedText(bytes, maximumBytes: bytes.count + 100) }
    #expect(throws: ParseError.self) { try DecodedText(bytes, maximumBytes: bytes.count + 99) }
  }
}
