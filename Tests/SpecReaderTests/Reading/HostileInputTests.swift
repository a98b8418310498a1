import TestSupport
import Testing
import XML

/// Input made to hurt is refused in good time, with a place.
@Suite struct HostileInputTests {
  @Test(arguments: [
    ("", "1:1 the file is empty; an XML document was expected"),
    (
      "<spec xmlns='urn:a11y-audit:spec:1'>\n<chart type='bar'>\n</spec>",
      "3:1 </spec> does not close <chart> of line 2; close <chart> first"
    ),
    (
      "<!DOCTYPE spec [<!ENTITY a 'ha'><!ENTITY b '&a;&a;'>]><spec>&b;</spec>",
      "1:1 a document type declaration (<!DOCTYPE>) is not allowed here; remove it"
    ),
  ])
  func malformed(_ text: String, message: String) {
    #expect(problems(with: text) == [message])
  }

  @Test func wrongEncoding() {
    let start = Array(SpecSource.spec("\n<chart type='bar' label='caf").dropLast(7).utf8)
    #expect(
      problems(with: start + [0xE9]) == [
        "2:29 the byte 0xE9 here is not UTF-8; save the file as UTF-8, or declare its encoding, as "
          + "in <?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
      ]
    )
  }

  @Test func deepNesting() {
    let text = SpecSource.spec(
      "<chart type='bar'>\n" + String(repeating: "<group>", count: 10_000)
        + String(repeating: "</group>", count: 10_000) + "</chart>"
    )
    #expect(
      problems(with: text) == [
        "2:1779 elements lie more than 256 deep (maximumDepth); flatten the document"
      ]
    )
  }

  /// As deep as is allowed, which the reader's own recursion bears.
  @Test func deepestNesting() {
    let groups = Bounds.maximumDepth - 3
    let text = SpecSource.spec(
      "<chart type='bar'>" + String(repeating: "<group label='a'>", count: groups)
        + "<text>x</text>" + String(repeating: "</group>", count: groups) + "</chart>"
    )
    #expect(problems(with: text) == [])
  }

  @Test(.timeLimit(.minutes(1))) func longAttribute() {
    let long = String(repeating: "x", count: 20 << 20)
    let text = SpecSource.spec("<chart type='bar'\n  label='\(long)'/>")
    #expect(
      problems(with: text) == [
        "2:3 the attribute ‘label’ is over 16 MB (maximumAttributeBytes); shorten it"
      ]
    )
  }

  /// What a message quotes is short, however long the input is.
  @Test(.timeLimit(.minutes(1))) func longValues() {
    func found(_ attribute: String, _ length: Int) -> [String] {
      let value = String(repeating: "x", count: length)
      return problems(with: SpecSource.spec("<chart type='bar' \(attribute)='{\(value)'/>"))
    }
    for attribute in [
      "backdrop", "label='{' id", "surface", "lang", "gap", "unknown", "id='1' label",
    ] {
      let messages = found(attribute, 100_000)
      #expect(!messages.isEmpty)
      // What it quotes is cut alike; of an attribute that is none it names those that there are.
      #expect(messages.map(\.count) == found(attribute, 900_000).map(\.count))
      #expect(messages.allSatisfy { $0.count < (attribute == "unknown" ? 350 : 300) })
    }
  }

  /// A palette can chain its tokens, and the work stays in proportion.
  @Test(.timeLimit(.minutes(1))) func longChain() {
    let count = 5000
    let chain = (0..<count).map { "<color name='c\($0)' value='c\($0 + 1)'/>" }.joined()
    let end = "<color name='c\(count)' value='red'/>"
    let chart = "<chart type='bar' backdrop='c0'/>"
    #expect(problems(with: SpecSource.spec("<palette>\(chain)\(end)</palette>\(chart)")) == [])
    let circle = "<color name='c\(count)' value='c0'/>"
    let found = problems(with: SpecSource.spec("<palette>\(chain)\(circle)</palette>\(chart)"))
    #expect(found.count == 1)
    let message =
      " the colour ‘c0’ is defined by itself, through ‘c1’, ‘c2’, ‘c3’, ‘c4’ and others; "
      + "give it a value of its own"
    #expect(found.first?.hasSuffix(message) == true)
  }

  /// Many errors cost no more than many elements.
  @Test(.timeLimit(.minutes(1))) func manyErrors() {
    let marks = String(repeating: "<mark series='lwo' valeu='1'/>\n", count: 3000)
    let text = SpecSource.spec("<chart type='bar'><series id='low'/>\n\(marks)</chart>")
    #expect(problems(with: text).count == 6000)
    let charts = String(repeating: "<chart type='bar' backdrop='blu'/>", count: 2000)
    #expect(problems(with: SpecSource.spec(charts)).count == 2000)
  }

  /// A document that ends too early, wherever that is, is one error.
  @Test func truncation() throws {
    let bytes = Array(try SpecSource.everything().text.utf8)
    let end = bytes.count - "</spec>\n".utf8.count
    for count in stride(from: 0, through: end, by: 61) {
      #expect(problems(with: Array(bytes.prefix(count))).count == 1)
    }
  }

  /// Whatever is put in another's place is read or refused, and never ends the process.
  @Test func displacement() throws {
    let text = try SpecSource.everything().text
    let root = try Tree(parsing: Array(text.utf8)).root
    var elements: [XML.Element] = []
    func collect(_ element: XML.Element) {
      elements.append(element)
      for child in element.children { collect(child) }
    }
    for child in root.children { collect(child) }
    var numbers = FixedNumbers(seed: 7)
    var refused = 0
    for _ in 0..<150 {
      guard let one = elements.randomElement(using: &numbers),
        let other = elements.randomElement(using: &numbers)
      else { continue }
      let mixed = text.replacing(one.source, with: other.source + one.source, maxReplacements: 1)
      if !problems(with: mixed).isEmpty { refused += 1 }
    }
    #expect(refused > 50)
  }
}
