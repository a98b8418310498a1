import A11yModel
import Foundation
import SwiftReader
import TestSupport
import Testing

/// What cannot be read is one error of one file, with a place and a way forward.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
struct BadInputTests {
  private func complaints(_ source: String) throws -> [String] {
    let project = try Project(["X.swift": source])
    let reading = try project.reading(of: "X.swift")
    #expect(reading.document == nil && reading.spec == nil)
    return reading.complaints
  }

  @Test func `brackets are nested at most 200 deep`() throws {
    let open = String(repeating: "(", count: 300)
    #expect(
      try complaints("\nlet x = \(open)") == [
        "X.swift:2:209: cannot be read: brackets are nested more than 200 deep"
      ]
    )
  }

  @Test func `types are nested at most 200 deep`() throws {
    let open = String(repeating: "A<", count: 500)
    #expect(
      try complaints("let x: \(open)B") == [
        "X.swift:1:409: cannot be read: brackets are nested more than 200 deep"
      ]
    )
  }

  @Test func `lists are nested at most 12 deep`() throws {
    let open = String(repeating: "[", count: 22)
    #expect(
      try complaints("let x = \(open)") == [
        "X.swift:1:21: cannot be read: more than 12 “[” are open in one expression"
      ]
    )
  }

  @Test func `a chain of calls of which the parser dies is one error`() throws {
    let calls = String(repeating: ".b()", count: 30_000)
    let project = try Project(["X.swift": "let x = a\(calls)", "Y.swift": "func f( {}\n"])
    let reader = try project.reader()
    #expect(
      reader.reading(of: "X.swift").complaints == [
        "X.swift:1:1: cannot be read: the parser died of it, or took more than 5 s of processor time; "
          + "make its largest expressions smaller, or exclude it"
      ]
    )
    // Another process reads what follows.
    #expect(
      reader.reading(of: "Y.swift").complaints == [
        "Y.swift:1:8: expected ')' to end parameter clause"
      ]
    )
  }

  @Test func `a file has 4 MB at most`() throws {
    let text = String(repeating: "// nothing\n", count: 400_000)
    #expect(try complaints(text) == ["X.swift:1:1: cannot be read: is larger than 4 MB"])
  }

  @Test func `text is UTF-8`() throws {
    let project = try Project([:])
    try project.write(Data([0x6C, 0x65, 0x74, 0x0A, 0x20, 0xFF]), to: "X.swift")
    #expect(
      try project.reading(of: "X.swift").complaints == [
        "X.swift:2:2: cannot be read: it is no UTF-8; save it as UTF-8"
      ]
    )
  }

  @Test func `a file that is not there cannot be read`() throws {
    let project = try Project([:])
    #expect(
      try project.reading(of: "X.swift").complaints == [
        "X.swift:1:1: cannot be read: No such file or directory"
      ]
    )
  }

  @Test func `the first ten syntax errors are said at their places`() throws {
    let wrong = (1...12).map { "func f\($0)( {}\n" }.joined()
    let complaints = try complaints(wrong)
    #expect(complaints.count == 10)
    #expect(complaints.first?.hasPrefix("X.swift:1:9: ") == true)
  }

  @Test func `components beside a syntax error are audited`() throws {
    let project = try Project(["X.swift": Ring.view() + "\nfunc broken( {}\n"])
    let reading = try project.reading(of: "X.swift")
    #expect(reading.errors.map(\.location.line) == [22])
    #expect(reading.document?.components.count == 1)
  }

  @Test func `components that hold a syntax error are not`() throws {
    let text = Ring.view() + Ring.view().replacing("UploadRing", with: "OtherRing")
    let wrong = text.replacing("struct OtherRing: View {", with: "struct OtherRing: View { let = ")
    let reading = try Project(["X.swift": wrong]).reading(of: "X.swift")
    #expect(!reading.errors.isEmpty)
    #expect(reading.document?.components.map(\.id) == ["UploadRing"])
  }

  @Test func `recursion without end is no hang`() throws {
    let text = """
      import SwiftUI
      func f(_ n: Int) -> Int { f(n + 1) }
      struct Loop: View { var body: some View { VStack { Loop(); Text("\\(f(0))") } } }
      struct Long: View {
        var body: some View { ForEach(0..<1_000_000, id: \\.self) { Text("\\($0)") } }
      }
      #Preview { VStack { Loop(); Long() } }

      """
    let reading = try Project(["X.swift": text]).reading(of: "X.swift")
    #expect(reading.showsNothing)
  }
}
