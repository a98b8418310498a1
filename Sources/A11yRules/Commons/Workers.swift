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
    results(count, workers: workers, each: ()) { place, _ in work(place) }.results
  }

  /// The same where each worker has something that it keeps from one place to the next.
  ///
  /// - Parameters:
  ///   - count: how many places there are.
  ///   - workers: how many of them may be worked on at once.
  ///   - state: what each worker begins with.
  ///   - work: what is done for a place, from 0.
  /// - Returns: what each place came to, and what each worker ended with.
  static func results<Result: Sendable, State: Sendable>(
    _ count: Int,
    workers: Int,
    each state: State,
    _ work: @Sendable (Int, inout State) -> Result
  ) -> (results: [Result], states: [State]) {
    let workers = min(workers, count)
    guard workers > 1 else {
      var state = state
      return ((0..<count).map { work($0, &state) }, [state])
    }
    let queue = WorkQueue<Result, State>(count)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var state = state
      while let place = queue.next() { queue.finish(place, work(place, &state)) }
      queue.end(state)
    }
    return (queue.results, queue.states)
  }
}

/// Places that are taken one by one, and what they came to.
private final class WorkQueue<Result: Sendable, State: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private var taken = 0
  private var known: [Result?]

  /// What the workers ended with.
  private(set) var states: [State] = []

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

  func end(_ state: State) { lock.whileHeld { states.append(state) } }

  /// What each place came to, once all are finished.
  var results: [Result] { known.compactMap { $0 } }
}
