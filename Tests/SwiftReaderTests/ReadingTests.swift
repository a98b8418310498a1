import A11yModel
import SwiftReader
import TestSupport
import Testing

@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
struct ReadingTests {
  @Test func `a file becomes a document with its places in the source`() throws {
    let project = try Project(["Views/Ring.swift": Ring.view()])
    let reading = try project.reading(of: "Views/Ring.swift")
    #expect(reading.complaints == [])
    let document = try #require(reading.document)
    #expect(document.dialect == .swiftui)
    #expect(document.file == "Views/Ring.swift")
    let component = try #require(document.components.first)
    #expect(component.kind == .progress)
    #expect(document.location(of: component.source).file == "Views/Ring.swift")
    #expect(document.code.texts.keys.sorted() == ["Views/Ring.swift"])
    #expect(reading.readFiles == ["\(project.folder)/Views/Ring.swift"])
  }

  @Test func `a file that shows nothing says so`() throws {
    let project = try Project([
      "Form.swift": "import SwiftUI\nstruct Form: View { var body: some View { Text(\"Name\") } }\n"
    ])
    let reading = try project.reading(of: "Form.swift")
    #expect(reading.showsNothing && reading.document == nil)
  }
}
