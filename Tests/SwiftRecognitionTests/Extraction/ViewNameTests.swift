import SwiftEvaluation
import SwiftRecognition
import TestSupport
import Testing
import XML

/// Parts are called by the names of views, by which findings are known again.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct ViewNameTests {
  private static let node = """
    struct Node: View {
      let title: String
      let isDone: Bool

      var body: some View {
        VStack {
          Circle().fill(isDone ? .green : .gray).frame(width: 20, height: 20)
            .overlay { Text("a") }
          Text(title)
        }
      }
    }

    """
  private static let steps = """
    struct Steps: View {
      @State private var step = 1
      let titles = ["One", "Two", "Three"]

      var body: some View {
        VStack {
          HStack {
            ForEach(titles.indices, id: \\.self) { index in
              Node(title: titles[index], isDone: index <= step)
            }
          }
          Button("Next") { step += 1 }
        }
      }
    }

    """
  private static let preview = "#Preview {\n  Steps()\n}\n"

  /// The names of each element's views, from the outside in, as fingerprints have them.
  private func names(_ text: String) throws -> [String] {
    let source = try SwiftParsing.source("import SwiftUI\n" + text)
    let extraction = SpecExtraction(
      module: Module([source]),
      paths: { _ in "Steps.swift" },
      generator: "the test"
    )
    let spec = try extraction.spec(of: 0).text
    var all: [String] = []
    func visit(_ element: Element, _ path: [String]) {
      let path = path + (element["view"].map { [$0] } ?? [])
      all.append("\(element.name) \(path.joined(separator: "/"))")
      for child in element.elements { visit(child, path) }
    }
    visit(try Tree(parsing: Array(spec.utf8)).root, [])
    return all
  }

  @Test func partsAreCalledByTheViewsThatMakeThem() throws {
    let names = try names(Self.node + Self.steps + Self.preview)
    #expect(names.contains("step-indicator Steps"))
    #expect(names.contains("shape Steps/Node/Circle"))
    #expect(names.contains("text Steps/Node/Circle/Text"))
    #expect(names.contains("text Steps/Node/Text"))
    #expect(names.contains("control Steps/Button"))
  }

  @Test func namesStayWhereViewsMove() throws {
    #expect(
      try names(Self.preview + Self.steps + Self.node)
        == names(Self.node + Self.steps + Self.preview)
    )
  }

  @Test func namesStayWhereAPreviewIsAdded() throws {
    let more = "#Preview(\"Page\") {\n  VStack {\n    Steps()\n  }\n}\n"
    #expect(
      try names(Self.node + Self.steps + Self.preview + more)
        == names(Self.node + Self.steps + Self.preview)
    )
  }

  @Test func namesStayWhereAModifierIsAdded() throws {
    let changed = Self.node.replacing("Text(title)", with: "Text(title).padding().id(title)")
    #expect(
      try names(changed + Self.steps + Self.preview) == names(Self.node + Self.steps + Self.preview)
    )
  }
}
