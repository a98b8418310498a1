import SwiftReader
import Testing

@Suite("Where the parser is") struct ExtractorTests {
  @Test func `a program without one says how to get it`() {
    #expect(Extractor(nil).obstacle != nil)
  }
}
