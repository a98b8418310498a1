import A11yModel
import Testing

@testable import A11yReaders

/// A ring of progress may have a track that is but the rest of it.
@Suite struct PartedTrackTests {
  private func percent(_ attributes: String, track: String, fill: String) throws -> Double? {
    let ring = "cx='50' cy='50' r='40' fill='none' stroke-width='10' pathLength='100'"
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" \(attributes)>\
      <circle \(ring) stroke="#ddd" \(track)/><circle \(ring) stroke="#00f" \(fill)/></svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    return document.components[0].progress?.drawnPercent.map { $0.rounded() }
  }

  @Test func restOfRing() throws {
    let (track, fill) = ("stroke-dasharray='70 30'", "stroke-dasharray='30 70'")
    let mirrored = "transform='matrix(1 0 0 -1 0 100)' " + track
    for rest in [mirrored, track + " stroke-dashoffset='-30'"] {
      #expect(try percent("class='progress'", track: rest, fill: fill) == 30)
      // Nothing says that it is no pie of two parts.
      #expect(try percent("aria-label='30% yes'", track: rest, fill: fill) == nil)
    }
    // They leave a gap, or lie on one another.
    #expect(
      try percent("class='progress'", track: "stroke-dasharray='40 60' " + mirroring, fill: fill)
        == nil
    )
  }

  private let mirroring = "transform='matrix(1 0 0 -1 0 100)'"
}
