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
  package static func results<Result: Sendable, State: Sendable>(
    _ count: Int,
    workers: Int,
    each state: State,
    _ work: @Sendable (Int, inout State) -> Result
  ) -> (results: [Result], states: [State]) {
    let workers = min(workers, count)
    guard workers > 1 else {
      var state = state
      var results: [Result] = []
      results.reserveCapacity(count)
      for place in 0..<count { results.append(work(place, &state)) }
      return (results, [state])
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

extension Workers {
  /// Does something for each of several places, and hands on what it came to in their order, each as
  /// soon as all before it are handed on.
  ///
  /// - Parameters:
  ///   - count: how many places there are.
  ///   - workers: how many of them may be worked on at once.
  ///   - work: what is done for a place, from 0.
  ///   - take: takes what a place came to, one at a time.
  package static func inOrder<Result: Sendable>(
    _ count: Int,
    workers: Int,
    _ work: @Sendable (Int) -> Result,
    take: (Result) -> Void
  ) {
    let workers = min(workers, count)
    guard workers > 1 else {
      for place in 0..<count { take(work(place)) }
      return
    }
    withoutActuallyEscaping(take) { take in
      let line = WaitingLine(count, atMost: workers * mostWaiting, take)
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        while let place = line.next() { line.finish(place, work(place)) }
      }
    }
  }

  /// For each worker, so many results wait at most for one that comes late.
  private static let mostWaiting = 64
}

/// Places that are taken one by one, and what they came to until all before them are handed on.
private final class WaitingLine<Result: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  private let count: Int
  private let take: (Result) -> Void
  private var begun = 0
  private var handedOn = 0
  private var waiting: [Int: Result] = [:]

  /// Whether one of the workers is handing on what has come.
  private var isHandingOn = false

  /// So many more may wait.
  private let room = DispatchSemaphore(value: 0)

  init(_ count: Int, atMost most: Int, _ take: @escaping (Result) -> Void) {
    self.count = count
    self.take = take
    for _ in 0..<most { room.signal() }
  }

  /// The next place that nobody has taken, when there is room for its result; nil where none is left.
  func next() -> Int? {
    room.wait()
    let place: Int? = lock.whileHeld {
      guard begun < count else { return nil }
      defer { begun += 1 }
      return begun
    }
    if place == nil { room.signal() }
    return place
  }

  func finish(_ place: Int, _ result: Result) {
    lock.whileHeld { waiting[place] = result }
    while let next = nextResult() {
      take(next)
      lock.whileHeld { isHandingOn = false }
      room.signal()
    }
  }

  /// What is to be handed on now, by whoever asks; nil where it has not come, or another is at it.
  private func nextResult() -> Result? {
    lock.whileHeld {
      guard !isHandingOn, let result = waiting.removeValue(forKey: handedOn) else { return nil }
      isHandingOn = true
      handedOn += 1
      return result
    }
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
