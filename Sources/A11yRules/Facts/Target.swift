/// What is tested, and where the culprit would stand; both are indexes into the document's sources.
struct Target: Hashable, Sendable {
  var source: Int
  var place: Int

  init(_ source: Int, at place: Int? = nil) {
    self.source = source
    self.place = place ?? source
  }
}
