/// What is tested, and where the culprit would stand; both are indexes into the document's sources.
package struct Target: Hashable, Sendable {
  package var source: Int
  package var place: Int

  package init(_ source: Int, at place: Int? = nil) {
    self.source = source
    self.place = place ?? source
  }
}
