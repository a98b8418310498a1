internal import Dispatch

/// Threads that take pieces of work one by one.
package enum Workers {
  /// Does something for each of several places, and gives what it came to in their order.
  ///
  /// - Parameters:
  ///   - count: how many places there are.
  ///   - workers: how many of them may be worked on at once; what comes out does not depend on it.
  ///   - work: what is done for a place, from 0.
  /// - Returns: what each place came to.
  package static func results<Result: Sendable>(
    _ count: Int,
    workers: Int,
    _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let workers = min(workers, count)
    guard workers > 1 else { return (0..<count).map(work) }
    let queue = WorkQueue<Result>(count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while let place = queue.next() { queue.finish(place, work(place)) }
    }
    return queue.results
  }
}

/// Places that are taken one by one, and what each came to.
private final class WorkQueue<Result: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var taken = 0
  private var known: [Result?]

  init(_ count: Int) { known = Array(repeating: nil, count: count) }

  /// The next place that nobody has taken; nil where none is left.
  func next() -> Int? {
    lock.whileHeld {
      guard taken < known.count else { return nil }
      defer { taken += 1 }
      return taken
    }
  }

  func finish(_ place: Int, _ result: Result) { lock.whileHeld { known[place] = result } }

  /// What each place came to, once all are finished.
  var results: [Result] { known.compactMap { $0 } }
}
