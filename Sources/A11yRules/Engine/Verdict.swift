internal import A11yModel

/// What a check says of one target; the engine makes an outcome of it.
struct Verdict: Hashable, Sendable {
  var result: Result
  var target: Target
  var message: String
  var evidence: [Evidence] = []
  var variant: Variant?
  var state: String?

  /// Whether a system colour of the document's generation takes part.
  var usesSystemColor = false
  var isAssumed = false
  var isPlatformDefault = false

  /// The impact, where it is not the rule's.
  var impact: Impact?

  /// Which of the rule's remedies fits; nil for the one without a case.
  var remedy: String?

  /// The case of remedies that say how to give the words for a state, where those are missing.
  static let words = "words"

  /// What holds of the target that some requirements depend on, as `operable`.
  var conditions: Set<String> = []

  /// What findings with one remedy have in common; nil for the place alone.
  var cause: String?
  var causes: [String] = []

  /// Of a pass that is not described, what its evidence would tell: equal answers to two questions
  /// are one.
  var basis = 0

  enum Result: Hashable, Sendable {
    case passed
    case failed
    /// The facts that are missing, and which way it leans.
    case cantTell([String], likely: Outcome.Likelihood)
  }

  init(_ result: Result, _ target: Target, _ message: String = "") {
    self.result = result
    self.target = target
    self.message = message
  }
}

/// What is tested, and where the culprit would stand; both are indexes into the document's sources.
struct Target: Hashable, Sendable {
  var source: Int
  var place: Int

  init(_ source: Int, at place: Int? = nil) {
    self.source = source
    self.place = place ?? source
  }
}

extension Verdict {
  /// Few verdicts on one target differ, so the target tells most of them apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(variant)
    hasher.combine(basis)
  }
}

/// What checks say of a component, with passes counted rather than kept.
struct Verdicts: Sendable {
  private(set) var listed: [Verdict] = []

  /// How many targets passed, by what distinguishes them in a report.
  private(set) var passes: [Pass: Int] = [:]

  /// The targets that were tested.
  private(set) var targets: Set<Int> = []

  /// Whether every passed target is listed.
  private let keepsPasses: Bool

  /// Whether a passed target says why it passed.
  let describesPasses: Bool

  /// Whether what a system colour takes part in is not judged.
  var isForCustomColors = false

  /// The only kind of failure that is looked for; nil for every.
  var condition: String?
  private var nearestColors: [ColorQuestion: Color?] = [:]

  struct Pass: Hashable, Sendable {
    var variant: Variant?
    var state: String?
  }

  private struct ColorQuestion: Hashable {
    var color: Color
    var others: [Color]
    var minimum: ContrastRatio
  }

  /// - Parameter keepsPasses: whether every passed target is listed with its evidence.
  init(keepsPasses: Bool) {
    self.keepsPasses = keepsPasses
    describesPasses = keepsPasses
  }

  private init(keepsPasses: Bool, describesPasses: Bool) {
    self.keepsPasses = keepsPasses
    self.describesPasses = describesPasses
  }

  mutating func append(_ verdict: Verdict) {
    if isForCustomColors, verdict.usesSystemColor { return }
    if let condition, verdict.result != .passed, !verdict.conditions.contains(condition) {
      var other = Verdict(.passed, verdict.target)
      (other.variant, other.state) = (verdict.variant, verdict.state)
      append(other)
      return
    }
    targets.insert(verdict.target.source)
    if verdict.result == .passed, !keepsPasses {
      passes[Pass(variant: verdict.variant, state: verdict.state), default: 0] += 1
    } else {
      listed.append(verdict)
    }
  }

  /// - Parameters:
  ///   - target: what passes.
  ///   - state: the state it is in, where it differs for it.
  ///   - basis: what the evidence would tell, where it is not described.
  mutating func pass(_ target: Target, state: String? = nil, basis: Int = 0) {
    guard keepsPasses || condition != nil else {
      targets.insert(target.source)
      passes[Pass(variant: nil, state: state), default: 0] += 1
      return
    }
    var verdict = Verdict(.passed, target)
    (verdict.state, verdict.basis) = (state, basis)
    append(verdict)
  }

  /// Adds verdicts, one for all states in which a check says the same of a target.
  mutating func append(acrossStates verdicts: [Verdict]) {
    var states: [Verdict: [String?]] = [:]
    var order: [Verdict] = []
    for verdict in verdicts {
      var key = verdict
      key.state = nil
      if states[key] == nil { order.append(key) }
      states[key, default: []].append(verdict.state)
    }
    for var verdict in order {
      if let own = states[verdict], own.count == 1 { verdict.state = own[0] }
      append(verdict)
    }
  }

  var isEmpty: Bool { listed.isEmpty && passes.isEmpty }

  /// The nearest colour to some equal ones that reaches a ratio against all of some others.
  ///
  /// Nil where the former differ, for no one colour can stand for a gradient. Each question is
  /// answered once.
  mutating func nearest(
    to colors: [Color],
    reaching minimum: ContrastRatio,
    against others: [Color]
  ) -> Color? {
    guard let color = colors.first, colors.allSatisfy({ $0 == color }) else { return nil }
    var different: [Color] = []
    for other in others where !different.contains(other) { different.append(other) }
    let question = ColorQuestion(color: color, others: different, minimum: minimum)
    if let answer = nearestColors[question] { return answer }
    let answer = color.nearest(reaching: minimum, against: different)
    nearestColors[question] = .some(answer)
    return answer
  }

  /// What is known of colours goes on; the verdicts do not.
  func next(keepsPasses: Bool? = nil) -> Verdicts {
    var next = Verdicts(
      keepsPasses: keepsPasses ?? self.keepsPasses,
      describesPasses: describesPasses
    )
    next.nearestColors = nearestColors
    return next
  }

  /// Takes over the targets and what is known of colours.
  mutating func learn(from other: Verdicts) {
    targets.formUnion(other.targets)
    nearestColors = other.nearestColors
  }
}
