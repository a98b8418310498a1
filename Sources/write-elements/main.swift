internal import Foundation
// Writes the elements of the spec dialect as values of Swift: `make embed`, from the
// package's folder. It needs the grammar and not what it writes, so that it runs even where that is
// broken.
internal import SpecReader
internal import XML

try ElementsWriter(.spec).source.write(
  toFile: "Sources/A11yAudit/Building/Elements.swift",
  atomically: true,
  encoding: .utf8
)
print("\(Grammar.spec.order.count) types of elements written")
