/// A pattern for a path: `*`, `?`, `[a-z]` and `**` as git reads them, and `{a,b}` where asked for.
struct Glob: Hashable, Sendable {
  private(set) var steps: [Step] = []

  /// What is asked of the next character, or where to go on without one.
  enum Step: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// Any character but what parts a path.
    case any
    case set(ScalarSet)
    /// Any number of characters, none included, but of what parts a path.
    case name
    /// Any number of characters, none included.
    case path
    /// Both ways, further on, are tried at once.
    case fork(Int, Int)
    /// On to what is further on.
    case jump(Int)
    /// Nothing more is asked.
    case end
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
          steps.append(.path)
        } else if isWhole, text[at] == "/" {
          at += 1
          folders()
          continue
        } else {
          steps.append(.name)
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

  /// No folder, or any number of them.
  private mutating func folders() {
    let start = steps.count
    steps += [.fork(start + 1, start + 3), .path, .scalar("/")]
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

  /// A pattern for the path of a target, whose brackets stand for themselves.
  ///
  /// - Parameter target: steps, each behind a slash; `*` is any text within one, and a step `**` any
  ///   number of them.
  init(target: some StringProtocol) {
    for step in target.unicodeScalars.split(separator: "/") {
      if step.elementsEqual("**".unicodeScalars) {
        let start = steps.count
        steps += [.fork(start + 1, start + 3), .scalar("/"), .path]
        continue
      }
      steps.append(.scalar("/"))
      for scalar in step {
        steps.append(scalar == "*" ? .name : .scalar(scalar))
      }
    }
  }
}

extension Glob.Step {
  /// Whether a character is what is asked for.
  func isMet(by scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let expected): scalar == expected
    case .any, .name: scalar != "/"
    case .path: true
    case .set(let set): set.contains(scalar)
    case .fork, .jump, .end: false
    }
  }

  /// Whether it goes on without a character.
  var mayTakeNothing: Bool {
    switch self {
    case .name, .path, .fork, .jump: true
    case .scalar, .any, .set, .end: false
    }
  }

  /// Whether it takes a character after another.
  var takesMany: Bool { self == .name || self == .path }
}
