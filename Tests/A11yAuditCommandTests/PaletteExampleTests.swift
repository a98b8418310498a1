import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// The examples that import colours, with reports that point into the imported files.
@Suite struct PaletteExampleTests {
  @Test(arguments: ["catalogue", "tokens"])
  func importsAreReported(_ name: String) throws {
    var machine = Machine()
    let folder = Repository.root.appending(path: "Examples/palettes")
    let paths = try #require(
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    )
    for path in paths where path.hasSuffix(".json") || path.hasSuffix(".xml") {
      let bytes = try Repository.bytes(folder.appending(path: path))
      machine.files["Examples/palettes/\(path)"] = String(decoding: bytes, as: UTF8.self)
    }
    let result = machine.run("check", "Examples/palettes/\(name).xml")
    #expect(result.complaints == "")
    try expectFile("Examples/palettes/\(name).txt", holds: result.output)
  }
}
