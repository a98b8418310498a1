import SwiftSource
import TestSupport
import Testing

/// What the parser's process makes of a source, good or bad.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ParserTests {
  private func refusal(_ text: String) throws -> (String, Int32, Int32)? {
    let process = try ParserProcess.start(at: try #require(SwiftParsing.path))
    guard case .refusal(let message, let line, let column) = try process.parse(Array(text.utf8))
    else { return nil }
    return (message, line, column)
  }

  @Test func placesCountScalars() throws {
    let source = try SwiftParsing.source(
      "let é = \"👩‍🚀\"; let b = 1\n// a11y-audit-disable x: why \nlet c = 2\r\nlet d = 3"
    )
    #expect(
      source.statements.map(\.place)
        == [(1, 1), (1, 16), (3, 1), (4, 1)].map {
          Place(line: $0.0, column: $0.1)
        }
    )
    #expect(source.comments.map(\.text) == ["a11y-audit-disable x: why"])
    #expect(source.comments.map(\.place) == [Place(line: 2, column: 1)])
  }

  @Test func errorsHaveTheirPlaces() throws {
    let source = try SwiftParsing.source("struct A {\n  let x = \n}\nstruct B { let y = 1 }\n")
    #expect(source.errors.map(\.place.line) == [2])
    var broken: [Bool] = []
    for case .declaration(let declaration) in source.statements.map(\.form) {
      if case .type(let nominal) = declaration.form { broken.append(nominal.isBroken) }
    }
    #expect(broken == [true, false])
  }

  @Test func nestingIsBounded() throws {
    let squares = String(repeating: "[", count: 13)
    #expect(try refusal("let x = \(squares)")?.2 == 21)
    #expect(
      try refusal(
        "let x = \(String(repeating: "[", count: 12))1\(String(repeating: "]", count: 12))"
      ) == nil
    )
    #expect(try refusal("\n" + String(repeating: "(", count: 201))?.1 == 2)
    #expect(try refusal("let a: " + String(repeating: "A<", count: 300)) != nil)
    #expect(try refusal("let s = \"\(squares)\" // \(squares)\n/* \(squares) */") == nil)
    #expect(try refusal("let s = \"\\(\(squares))\"") != nil)
    let chain = "a" + String(repeating: ".b()", count: 400)
    #expect(try refusal(chain)?.0.contains("nested") == true)
  }

  @Test func otherEncodingsAreRefused() throws {
    let process = try ParserProcess.start(at: try #require(SwiftParsing.path))
    #expect(
      try process.parse([0x61, 0x0A, 0x62, 0xFF, 0x63])
        == .refusal("it is no UTF-8; save it as UTF-8", line: 2, column: 2)
    )
  }

  /// What the parser dies of is an error of its file, and another process reads the next.
  @Test func deathIsAnError() throws {
    let process = try ParserProcess.start(at: try #require(SwiftParsing.path))
    let chain = "a" + String(repeating: ".b()", count: 200_000)
    #expect(throws: ParserFailure.died) { _ = try process.parse(Array(chain.utf8)) }
    #expect(throws: ParserFailure.died) { _ = try process.parse(Array("let a = 1".utf8)) }
    #expect(try refusal("let a = 1") == nil)
  }

  @Test func otherProgramsAreNone() {
    #expect(throws: ParserFailure.self) { _ = try ParserProcess.start(at: "/bin/true") }
    #expect(throws: ParserFailure.self) { _ = try ParserProcess.start(at: "/nowhere") }
  }
}
