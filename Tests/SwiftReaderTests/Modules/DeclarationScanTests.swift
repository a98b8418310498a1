import Testing

@testable import SwiftReader

/// The names that a source declares for other files.
@Suite struct DeclarationScanTests {
  @Test(arguments: [
    ("struct A {}", ["A"]),
    ("@MainActor public final class A: B { var c = 1; struct D {} }", ["A"]),
    (
      "enum `default` { case a }\nactor B {}\nprotocol C {}\ntypealias D = Int",
      ["default", "B", "C", "D"]
    ),
    (
      "func f(_ x: Int) -> Int { let y = 1; return y }\nlet g = 1, h = 2\nvar i: Int { 3 }",
      ["f", "g", "i"]
    ),
    ("extension A.B { struct C {} }", ["extension A", "extension A.B"]),
    ("private struct A {}\nfileprivate extension B {}\nprivate(set) var c = 1", ["c"]),
    ("private let (a, b) = f()\nstruct C {}", ["C"]),
    ("import struct Foundation.Date\nimport SwiftUI\nstruct A {}", ["A"]),
    ("// struct A {\n/* struct B { /* { */ */ struct C {}", ["C"]),
    ("let a = \"struct B { \\(\"{\" + \"{\") {\"\nstruct C {}", ["a", "C"]),
    ("let a = \"\"\"\n  struct B {\n  \\(b {)\n  \"\"\"\nstruct C {}", ["a", "C"]),
    ("let a = #\"{ \\( \" {\"#\nstruct C {}", ["a", "C"]),
    ("#if DEBUG\nstruct A {}\n#endif", ["A"]),
    ("struct A { func f() { let x = \"{\n}\n}\nstruct B {}", ["A", "B"]),
    ("func == (a: A, b: A) -> Bool { true }\nstruct B {}", ["==", "B"]),
    ("x.extension.y()\nlet z = A.self", ["z"]),
    ("", []),
  ])
  func names(_ source: String, _ expected: [String]) {
    #expect(DeclarationScan.names(in: Array(source.utf8)) == Set(expected))
  }

  @Test func `no nesting is too deep`() {
    let source = String(repeating: "\"\\(", count: 200_000) + "\nstruct A {}"
    #expect(DeclarationScan.names(in: Array(source.utf8)).isSubset(of: ["A"]))
  }
}
