/// The steps of globs, those of a common beginning once: each leads on alone, so that what leads to it
/// is in its beginning.
struct GlobTree: Sendable {
  private var steps: [Glob.Step] = []

  /// Where each step leads to.
  private var following: [[Int32]] = []

  /// The numbers of the globs that end at each step that ends some.
  private var ending: [Int32: [Int32]] = [:]
  private var places: [Beginning: Int32] = [:]

  /// Where globs begin.
  private(set) var starts: [Int32] = []

  /// A step behind others; steps lead to others by how far these are from them.
  private struct Beginning: Hashable, Sendable {
    /// The place of the step before it; -1 where it is the first.
    var before: Int32
    var step: Glob.Step
  }

  var count: Int { steps.count }

  mutating func add(_ glob: Glob, number: Int) {
    let known = count
    var path: [Int32] = []
    for (index, step) in (glob.steps + [.end]).enumerated() {
      path.append(place(of: step.relative(to: index), behind: path.last ?? -1))
    }
    if path[0] >= known { starts.append(path[0]) }
    for (index, step) in glob.steps.enumerated() {
      for target in step.targets(at: index) where path[target] >= known {
        following[Int(path[index])].append(path[target])
      }
    }
    ending[path[path.endIndex - 1], default: []].append(Int32(number))
  }

  private mutating func place(of step: Glob.Step, behind before: Int32) -> Int32 {
    let beginning = Beginning(before: before, step: step)
    if let known = places[beginning] { return known }
    let place = Int32(count)
    places[beginning] = place
    steps.append(step)
    following.append([])
    return place
  }

  func step(at place: Int32) -> Glob.Step { steps[Int(place)] }

  func next(behind place: Int32) -> [Int32] { following[Int(place)] }

  func ends(at place: Int32) -> [Int32] { ending[place] ?? [] }
}

extension Glob.Step {
  /// The step at a place of a glob, with where it leads to told by how far that is.
  fileprivate func relative(to index: Int) -> Self {
    switch self {
    case .fork(let one, let other): .fork(one - index, other - index)
    case .jump(let target): .jump(target - index)
    case .scalar, .any, .set, .name, .path, .end: self
    }
  }

  /// Where it leads to from a place of its glob.
  fileprivate func targets(at index: Int) -> [Int] {
    switch self {
    case .fork(let one, let other): [one, other]
    case .jump(let target): [target]
    case .scalar, .any, .set, .name, .path: [index + 1]
    case .end: []
    }
  }
}
