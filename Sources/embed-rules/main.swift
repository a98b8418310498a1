// Writes Rules/*.xml into the sources of the catalogue: `make embed`, from the package's folder.
internal import A11yModel
internal import A11yRules
internal import Foundation
internal import RuleCatalogue
internal import XML

/// Writes what is known of languages into the source of their room.
func embedLanguages() throws {
  let folder = "Sources/Language/Languages"
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".xml") }.sorted()
  let files = try names.map { name in
    let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    return (name: name, root: try Tree(parsing: Array(bytes)).root)
  }
  let (path, source) = (
    "Sources/Language/EmbeddedLanguages.swift", EmbeddedLanguagesWriter(files).source
  )
  if (try? String(contentsOfFile: path, encoding: .utf8)) != source {
    try source.write(toFile: path, atomically: true, encoding: .utf8)
  }
  print("\(names.count) files of languages embedded")
}

let names = try FileManager.default.contentsOfDirectory(atPath: "Rules")
  .filter { $0.hasSuffix(".xml") }.sorted()
let files = try names.map { name in
  (name: "Rules/\(name)", bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "Rules/\(name)"))))
}
do {
  let writer = EmbeddedRulesWriter(try Catalogue.empty.adding(files), files.map(\.bytes))
  for (path, source) in [
    ("Sources/RuleCatalogue/BuiltInRules.swift", writer.source),
    ("Sources/EmbeddedRules/RuleTexts.swift", writer.textSource),
  ] where (try? String(contentsOfFile: path, encoding: .utf8)) != source {
    // What is as it was is not written, so that nothing is compiled for it.
    try source.write(toFile: path, atomically: true, encoding: .utf8)
  }
  print("\(files.count) rules embedded")
  try embedLanguages()
} catch let problems as InputErrors {
  for each in problems.errors { print("\(each.location): error: \(each.message)") }
  exit(2)
}
