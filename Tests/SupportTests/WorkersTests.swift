import Support
import Testing

@Suite struct WorkersTests {
  /// However long each takes, what comes of it is handed on in order, one at a time and once.
  @Test(arguments: [1, 2, 3, 8]) func resultsAreHandedOnInOrder(workers: Int) {
    let count = 2000
    var taken: [Int] = []
    Workers.inOrder(count, workers: workers) { place in
      // The first ones take longest.
      var sum = place
      for step in 0..<(place.isMultiple(of: 97) ? 20_000 : 10) { sum = sum &* 31 &+ step }
      return sum == .min ? -1 : place
    } take: { place in
      taken.append(place)
    }
    #expect(taken == Array(0..<count))
  }

  @Test func nothingIsHandedOnOfNothing() {
    var isCalled = false
    Workers.inOrder(0, workers: 4, { $0 }, take: { _ in isCalled = true })
    #expect(!isCalled)
  }
}
