// Writes Rules/*.xml into the source of the catalogue: `swift run embed-rules`, from the package's
// folder. It depends on nothing, so that it runs even where the embedded file is broken.
internal import Foundation

let target = "Sources/A11yRules/Catalogue/EmbeddedRules.swift"
let names = try FileManager.default.contentsOfDirectory(atPath: "Rules")
  .filter { $0.hasSuffix(".xml") }.sorted()

/// A raw string that any rule file can stand in.
func literal(_ text: String) -> String { "####\"\"\"\n\(text)\n\"\"\"####" }

/// The file without its declaration and what only people read.
func data(_ text: String) -> String {
  var text = text
  for name in ["help", "examples"] {
    while let start = text.range(of: "  <\(name)>"),
      let end = text.range(of: "</\(name)>\n", range: start.upperBound..<text.endIndex)
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
  }
  return text.components(separatedBy: "?>\n").last ?? text
}

let texts = try names.map { try String(contentsOfFile: "Rules/\($0)", encoding: .utf8) }
var output = """
  // swift-format-ignore-file
  // Written by `swift run embed-rules` from Rules/*.xml; edit those.

  enum EmbeddedRules {
    /// What rules say to the engine, in one document.
    static let data = \(literal(
      "<rules xmlns=\"urn:a11y-audit:spec:1\">\n" + texts.map(data).joined() + "</rules>"
    ))

    /// The files as they are, by the ids of their rules.
    static let texts: [String: String] = [

  """
for (name, text) in zip(names, texts) {
  output += "\"\(name.dropLast(4))\": \(literal(text)),\n"
}
output += "  ]\n}\n"
try output.write(toFile: target, atomically: true, encoding: .utf8)
print("\(names.count) rules embedded")
