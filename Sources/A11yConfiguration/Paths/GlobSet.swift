/// Globs as one automaton, which reads a text once, however many there are.
///
/// What it has read stands for the set of places in the globs that this leads to. Each set, and where a
/// character leads from it, is worked out when a text first comes there, and known from then on. Globs
/// that begin alike share the places of their beginning.
struct GlobSet: Sendable {
  private var places = GlobTree()

  private var states: [State] = []
  private var numbers: [[Int32]: Int] = [:]
  private var moves: [UInt64: Int] = [:]

  /// How many places all states hold.
  private var held = 0

  /// How often what is known was dropped to have room; the states from before mean nothing then.
  private(set) var generation = 0

  /// How many places were looked at.
  private var steps = 0

  /// Which places are in the set that is worked out: those with the last mark.
  private var marks: [UInt32] = []
  private var mark: UInt32 = 0

  /// What was read so far.
  private struct State: Sendable {
    /// Ascending.
    var places: [Int32]

    /// The numbers of the globs that stand for all of it, ascending.
    var ends: [Int32]
  }

  /// Places in all: where thousands of globs match in ever other ways, a run would take minutes.
  ///
  /// No list that people wrote takes a hundredth of that, for sets are worked out once.
  static let mostSteps = 200_000_000

  private let mostSteps: Int

  /// Places that are held, of four bytes each, and characters by which one leads to another.
  private static let most = (places: 4_000_000, moves: 1_000_000)

  /// - Parameters:
  ///   - globs: each with the number that it is told by, ascending.
  ///   - mostSteps: after how many places it gives up.
  init(_ globs: [(number: Int, glob: Glob)], mostSteps: Int = GlobSet.mostSteps) {
    self.mostSteps = mostSteps
    for (number, glob) in globs { places.add(glob, number: number) }
    marks = Array(repeating: 0, count: places.count)
    begin()
  }

  /// Nothing was read yet.
  static let start = 0

  /// Nothing matches, whatever follows.
  private static let dead = 1

  private mutating func begin() {
    (states, numbers, moves, held) = ([], [:], [:], 0)
    mark += 1
    var reached: [Int32] = []
    enter(places.starts, &reached)
    reached.sort()
    add(reached)
    if !reached.isEmpty { add([]) }
  }

  /// Whether it gave up; then it tells of no match any more.
  var isExhausted: Bool { steps > mostSteps }

  /// The numbers of the globs that stand for what was read, ascending.
  func matches(in state: Int) -> [Int32] { states[state].ends }

  /// What was read, and a character.
  mutating func state(behind scalar: Unicode.Scalar, from state: Int) -> Int {
    let from = states[state].places
    guard !from.isEmpty else { return state }
    let move = UInt64(state) << 32 | UInt64(scalar.value)
    if let known = moves[move] { return known }
    guard !isExhausted else { return Self.dead }
    mark += 1
    var reached: [Int32] = []
    for place in from where places.step(at: place).isMet(by: scalar) {
      enter(places.step(at: place).takesMany ? [place] : places.next(behind: place), &reached)
    }
    reached.sort()
    steps += from.count + reached.count
    if let known = numbers[reached] {
      moves[move] = known
      return known
    }
    guard held + reached.count <= Self.most.places, moves.count < Self.most.moves else {
      begin()
      generation += 1
      return numbers[reached] ?? add(reached)
    }
    moves[move] = states.count
    return add(reached)
  }

  @discardableResult
  private mutating func add(_ reached: [Int32]) -> Int {
    numbers[reached] = states.count
    let ends = reached.flatMap { places.ends(at: $0) }.sorted()
    states.append(State(places: reached, ends: ends))
    held += reached.count
    return states.count - 1
  }

  /// Goes on to all places that are reached without a character.
  private mutating func enter(_ open: [Int32], _ reached: inout [Int32]) {
    var open = open
    while let place = open.popLast() {
      guard marks[Int(place)] != mark else { continue }
      marks[Int(place)] = mark
      let step = places.step(at: place)
      if step.mayTakeNothing { open += places.next(behind: place) }
      if step.takesMany || !step.mayTakeNothing { reached.append(place) }
    }
  }
}
