/// A pattern for a path: `*`, `?`, `[a-z]` and `**` as git reads them, and `{a,b}` where asked for.
///
/// Matching takes at most the product of the lengths of pattern and path.
struct Glob: Hashable, Sendable {
  private var steps: [Step] = []

  /// What is asked of the next character, or where to go on without one.
  private enum Step: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// Any character but what parts a path.
    case any
    case anyOrSlash
    case set(ScalarSet)
    /// Both ways are tried at once.
    case fork(Int, Int)
    case jump(Int)
  }

  /// - Parameters:
  ///   - text: the pattern, without what .gitignore says before and behind it.
  ///   - hasBraces: whether `{a,b}` stands for either.
  /// - Throws: what is wrong with it.
  init(_ text: [Unicode.Scalar], hasBraces: Bool) throws(PatternError) {
    var at = 0
    try sequence(text, &at, hasBraces: hasBraces, depth: 0, beginsPart: true)
  }

  /// Braces within one another; what is written by hand needs few.
  private static let maximumDepth = 16

  /// Compiles up to the end, or within braces up to a comma or the closing one.
  private mutating func sequence(
    _ text: [Unicode.Scalar],
    _ at: inout Int,
    hasBraces: Bool,
    depth: Int,
    beginsPart: Bool
  ) throws(PatternError) {
    var beginsPart = beginsPart
    while at < text.count {
      let scalar = text[at]
      if depth > 0, scalar == "," || scalar == "}" { return }
      switch scalar {
      case "*":
        let start = at
        while at < text.count, text[at] == "*" { at += 1 }
        let isWhole = beginsPart && at - start > 1
        let ends = at == text.count || depth > 0 && (text[at] == "," || text[at] == "}")
        if isWhole, ends {
          loop(.anyOrSlash)
        } else if isWhole, text[at] == "/" {
          at += 1
          folders()
          continue
        } else {
          loop(.any)
        }
      case "?":
        steps.append(.any)
        at += 1
      case "[": steps.append(.set(try ScalarSet(text, &at)))
      case "{" where hasBraces:
        try alternatives(text, &at, depth: depth + 1, beginsPart: beginsPart)
      case "\\":
        guard at + 1 < text.count else {
          throw PatternError("nothing stands behind the last backslash; remove it")
        }
        steps.append(.scalar(text[at + 1]))
        at += 2
      default:
        steps.append(.scalar(scalar))
        at += 1
      }
      beginsPart = scalar == "/"
    }
  }

  private mutating func loop(_ step: Step) {
    let start = steps.count
    steps += [.fork(start + 1, start + 3), step, .jump(start)]
  }

  /// No folder, or any number of them.
  private mutating func folders() {
    let start = steps.count
    steps += [.fork(start + 1, start + 5)]
    loop(.anyOrSlash)
    steps.append(.scalar("/"))
  }

  private mutating func alternatives(
    _ text: [Unicode.Scalar],
    _ at: inout Int,
    depth: Int,
    beginsPart: Bool
  ) throws(PatternError) {
    guard depth <= Self.maximumDepth else {
      throw PatternError("braces lie more than \(Self.maximumDepth) deep within one another")
    }
    var ends: [Int] = []
    while true {
      at += 1
      let fork = steps.count
      steps.append(.jump(fork + 1))
      try sequence(text, &at, hasBraces: true, depth: depth, beginsPart: beginsPart)
      guard at < text.count else { throw PatternError("‘{’ is never closed; close it with ‘}’") }
      guard text[at] == "," else { break }
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[fork] = .fork(fork + 1, steps.count)
    }
    at += 1
    for end in ends { steps[end] = .jump(steps.count) }
  }

  /// Whether it stands for a text as a whole.
  func matches(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var current = Places(count: steps.count + 1)
    var next = current
    var open: [Int] = []
    enter(0, &current, &open)
    for scalar in text {
      if current.list.isEmpty { return false }
      next.clear()
      for place in current.list where place < steps.count && isMet(steps[place], by: scalar) {
        enter(place + 1, &next, &open)
      }
      swap(&current, &next)
    }
    return current.contains(steps.count)
  }

  private func isMet(_ step: Step, by scalar: Unicode.Scalar) -> Bool {
    switch step {
    case .scalar(let expected): scalar == expected
    case .any: scalar != "/"
    case .anyOrSlash: true
    case .set(let set): set.contains(scalar)
    case .fork, .jump: false
    }
  }

  /// Goes on to all places that are reached without a character.
  private func enter(_ place: Int, _ places: inout Places, _ open: inout [Int]) {
    open.append(place)
    while let place = open.popLast() {
      guard places.insert(place), place < steps.count else { continue }
      switch steps[place] {
      case .fork(let one, let other): open += [other, one]
      case .jump(let target): open.append(target)
      default: break
      }
    }
  }

  /// A set of places that is cleared at once.
  private struct Places {
    private(set) var list: [Int] = []
    private var marks: [UInt32]
    private var mark: UInt32 = 1

    init(count: Int) { marks = Array(repeating: 0, count: count) }

    func contains(_ place: Int) -> Bool { marks[place] == mark }

    mutating func insert(_ place: Int) -> Bool {
      guard marks[place] != mark else { return false }
      marks[place] = mark
      list.append(place)
      return true
    }

    mutating func clear() {
      list.removeAll(keepingCapacity: true)
      mark += 1
    }
  }
}
