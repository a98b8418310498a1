import A11yReaders
import A11yRules
import Palettes
import SpecReader
import Testing
import XML

extension PaletteAccess {
  /// Finds tokens wherever some are looked for.
  fileprivate static let ofAnyTokens = PaletteAccess(
    place: { path, _ in Place(path, at: path, within: nil) },
    bytes: { _, _ in Array(##"{ "ink": { "$type": "color", "$value": "#000" } }"##.utf8) },
    entries: { _ in nil }
  )
}

/// The example of each element is read without an error, and audited.
@Suite struct ElementExampleTests {
  @Test(arguments: Grammar.spec.order)
  func examplesAreRight(_ name: String) throws {
    let type = try #require(Grammar.spec.types[name])
    let element = try Tree(parsing: Array(type.example.utf8)).root.name
    #expect(
      Grammar.spec.elements.first { $0.name == element }?.types.contains { $0.name == name } == true
    )
    let text = try #require(Self.document(of: name, holding: type.example))
    let settings = ReadingSettings(palettes: PaletteSources(PaletteLibrary(), .ofAnyTokens, nil))
    let content = try Reader.content(of: Array(text.utf8), file: "\(name).xml", settings)
    guard case .document(let document) = content else {
      Issue.record("\(name) is no spec")
      return
    }
    let outcomes = Audit().results(for: document).outcomes
    #expect(outcomes.isEmpty == document.components.isEmpty)
    // What is shown whole is as it should be.
    guard
      name == "spec"
        || Grammar.spec.types["spec"]?.children.contains(where: { $0.type == name }) == true
    else { return }
    #expect(outcomes.filter { $0.result == .failed }.map(\.message) == [])
  }

  /// A spec with an element of a type in the first place where one may stand.
  private static func document(of type: String, holding example: String) -> String? {
    if type == "spec" { return example }
    var seen: Set<String> = []
    var waiting: [(type: String, open: String, close: String)] = [
      ("spec", "<spec xmlns='\(Grammar.specNamespace)' lang='en'>", "</spec>")
    ]
    while !waiting.isEmpty {
      let (holder, open, close) = waiting.removeFirst()
      let children = Grammar.spec.types[holder]?.children ?? []
      if children.contains(where: { $0.type == type }) { return open + example + close }
      for child in children where seen.insert(child.type).inserted {
        let needed = (Grammar.spec.types[child.type]?.attributes ?? []).filter(\.isRequired)
          .map { " \($0.name)='\($0.kind.words?.first?.name ?? "1")'" }
        waiting.append(
          (child.type, open + "<\(child.name)\(needed.joined())>", "</\(child.name)>" + close)
        )
      }
    }
    return nil
  }
}
