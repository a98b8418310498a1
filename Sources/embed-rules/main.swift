// Writes Rules/*.xml into the source of the catalogue: `make embed`, from the package's
// folder.
internal import A11yModel
internal import A11yRules
internal import Foundation

let target = "Sources/A11yRules/Catalogue/EmbeddedRules.swift"
let names = try FileManager.default.contentsOfDirectory(atPath: "Rules")
  .filter { $0.hasSuffix(".xml") }.sorted()
let files = try names.map { name in
  (name: "Rules/\(name)", bytes: Array(try Data(contentsOf: URL(fileURLWithPath: "Rules/\(name)"))))
}
do {
  let source = EmbeddedRulesWriter(try Catalogue.empty.adding(files), files.map(\.bytes)).source
  try source.write(toFile: target, atomically: true, encoding: .utf8)
  print("\(files.count) rules embedded")
} catch let problems as InputErrors {
  for each in problems.errors { print("\(each.location): error: \(each.message)") }
  exit(2)
}
