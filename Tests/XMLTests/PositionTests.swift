import TestSupport
import Testing
import XML

/// Every element, attribute, text and instruction is found where it begins.
@Suite struct PositionTests {
  /// A tag's place is where it begins, also where it spans lines.
  @Test func tagOverLines() throws {
    let root = try parse("<a>\n  <b\n    one='1'\n\ttwo='é'/>\n</a>")
    let child = try #require(root.children.first)
    #expect(child.position == Position(line: 2, column: 3))
    #expect(child.attribute("one")?.position == Position(line: 3, column: 5))
    #expect(child.attribute("two")?.position == Position(line: 4, column: 2))
  }

  @Test(arguments: [
    ("\n\n<b/>", 3, 1), ("\r\n\r\n<b/>", 3, 1), ("\r\r<b/>", 3, 1), ("\n\r<b/>", 3, 1),
    ("\r\n\r<b/>", 3, 1), ("\t <b/>", 1, 6), ("é<b/>", 1, 5), ("e\u{301}<b/>", 1, 6),
    ("👩‍💻<b/>", 1, 7), ("\u{FEFF}<b/>", 1, 5), ("\u{85}\u{2028}<b/>", 1, 6),
    ("<!--\n<b>\n--> <b/>", 3, 5), ("<![CDATA[<b>\n]]><b/>", 2, 4), ("<?b \n<b?><b/>", 2, 5),
    ("&lt;b<b/>", 1, 9),
  ])
  func placeBehind(_ text: String, line: Int, column: Int) throws {
    let root = try parse("<a>\(text)</a>")
    #expect(root.children.first?.position == Position(line: line, column: column))
  }

  @Test(arguments: [
    ("<a b='1' c='2'/>", [4, 10]), ("<a b = '1'\tc\t=\t\"2\"/>", [4, 12]),
    ("<a  b='>' c='/>'/>", [5, 11]), ("<a b='c=' c='b'></a>", [4, 11]),
    ("<a xmlns='u' b='1' xmlns:p='v' p:c='2'/>", [14, 32]),
    ("<a b='é👩‍💻e\u{301}' c='&#10;'/>", [4, 15]), ("<ä ö='1' ü='2'/>", [4, 10]),
    ("<a xmlnsb='1' c='2'/>", [4, 15]),
  ])
  func attributePlaces(_ text: String, columns: [Int]) throws {
    let root = try parse(text)
    #expect(root.attributes.map(\.position) == columns.map { Position(line: 1, column: $0) })
    #expect(root.attributePositions == root.attributes.map(\.position))
  }

  /// Text begins at its first character that is none of white space, and comments are none of it.
  @Test(arguments: [
    ("<a>x</a>", 1, 4), ("<a>\n  x</a>", 2, 3), ("<a><!-- note -->x</a>", 1, 17),
    ("<a>\n<!-- a -->\n<!-- b -->\n x</a>", 4, 2), ("<a> <![CDATA[x]]></a>", 1, 5),
    ("<a><b/>\tx</a>", 1, 9), ("<a> &#65;</a>", 1, 5), ("<a><?p?> x</a>", 1, 10),
  ])
  func textPlace(_ text: String, line: Int, column: Int) throws {
    let places = try parse(text).content.compactMap { item in
      if case .text(_, let position) = item { position } else { nil }
    }
    #expect(places == [Position(line: line, column: column)])
  }

  @Test func instructionPlaces() throws {
    let text = "<a><?one <?one?>\n  <?two\r\n a\r\n b ?><?three?></a>"
    let instructions = try parse(text).content.compactMap { item in
      if case .instruction(let instruction) = item { instruction } else { nil }
    }
    #expect(instructions.map(\.target) == ["one", "two", "three"])
    #expect(instructions.map(\.data) == ["<?one", "a\n b ", ""])
    #expect(
      instructions.map(\.position) == [
        Position(line: 1, column: 4), Position(line: 2, column: 3), Position(line: 4, column: 6),
      ]
    )
  }

  /// A column counts scalars of the decoded text, so every encoding gives the same places.
  @Test(arguments: 0..<8, TextForm.allCases)
  func placesInEveryForm(seed: Int, form: TextForm) throws {
    var numbers = FixedNumbers(seed: UInt64(seed))
    let document = Self.document(&numbers, isLatin: form == .latin1)
    let bytes = try #require(form.bytes(of: form.declaration + document.text))
    let shift = form.declaration.unicodeScalars.count
    let expected = document.places.map { place in
      guard place.position.line == 1 else { return place }
      var place = place
      place.position.column += shift
      return place
    }
    let places = PlacedDocument.Place.all(in: try Tree(parsing: bytes).root)
    #expect(places == expected)
  }

  private static func document(_ numbers: inout FixedNumbers, isLatin: Bool) -> PlacedDocument {
    var document = PlacedDocument()
    document.mark("root")
    document.write("<root>")
    var open = ["root"]
    for _ in 0..<120 {
      let name = ["a", "bé", "c-c"].randomElement(using: &numbers) ?? "a"
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0, 1:
        writeTag(name, to: &document, &numbers, isLatin: isLatin)
        document.write("/>")
      case 2, 3:
        writeTag(name, to: &document, &numbers, isLatin: isLatin)
        document.write(">")
        open.append(name)
      case 4 where open.count > 1:
        document.write("</\(open.removeLast())>")
      case 5:
        document.mark("?p")
        document.write("<?p ‹x›?>".replacing("‹x›", with: isLatin ? "ÿ" : "漢"))
      case 6: writeSpace(to: &document, &numbers)
      default:
        document.write("<!-- <\(name) -->")
      }
    }
    while let name = open.popLast() { document.write("</\(name)>") }
    return document
  }

  private static func writeTag(
    _ name: String,
    to document: inout PlacedDocument,
    _ numbers: inout FixedNumbers,
    isLatin: Bool
  ) {
    document.mark(name)
    document.write("<\(name)")
    for attribute in ["x", "yy", "zü"].shuffled(using: &numbers).prefix(2) {
      document.write(" ")
      writeSpace(to: &document, &numbers)
      document.mark(attribute)
      document.write("\(attribute)=\"")
      document.write(isLatin ? "é > x='1'" : "é𝄞e\u{301} > x='1'")
      writeSpace(to: &document, &numbers)
      document.write("\"")
    }
    writeSpace(to: &document, &numbers)
  }

  private static func writeSpace(
    to document: inout PlacedDocument,
    _ numbers: inout FixedNumbers
  ) {
    for _ in 0..<Int.random(in: 0..<3, using: &numbers) {
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0: document.breakLine("\n")
      case 1: document.breakLine("\r\n")
      // A line feed behind it would belong to it.
      case 2:
        document.breakLine("\r")
        document.write(" ")
      case 3: document.write("\t")
      default: document.write(" ")
      }
    }
  }

  /// The work grows with the file and no faster, also where it is all one line.
  @Test(.timeLimit(.minutes(1))) func longLine() throws {
    let count = 100_000
    let piece = "<b c='é'/>"
    let root = try parse("<a>" + String(repeating: piece, count: count) + "</a>")
    let children = root.children
    #expect(children.count == count)
    let last = try #require(children.last)
    #expect(last.position == Position(line: 1, column: 4 + piece.count * (count - 1)))
    #expect(last.attribute("c")?.position.column == 7 + piece.count * (count - 1))
  }

  @Test(.timeLimit(.minutes(1))) func manyLines() throws {
    let count = 100_000
    let root = try parse("<a>\n" + String(repeating: "<b/>\r\n", count: count) + "</a>")
    #expect(root.children.last?.position == Position(line: count + 1, column: 1))
  }
}
