import SpecReader
import TestSupport
import Testing

@testable import write_elements

/// What Swift has of the dialect is what the grammar says.
@Test func elementsAreCurrent() throws {
  let file = Repository.root.appending(path: "Sources/A11yAudit/Building/Elements.swift")
  let isCurrent =
    String(decoding: try Repository.bytes(file), as: UTF8.self) == ElementsWriter(.spec).source
  #expect(isCurrent, "run 'make embed'")
}
