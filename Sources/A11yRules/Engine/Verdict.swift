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

  /// The passed targets one by one, where passes are recorded.
  private(set) var recorded: [PassedTarget] = []

  /// The targets that were tested.
  private(set) var targets = SourceSet()
  private let keeping: Keeping

  /// Whether a passed target says why it passed.
  var describesPasses: Bool { keeping == .listed }

  /// Whether what a system colour takes part in is not judged.
  var isForCustomColors = false

  /// The only kind of failure that is looked for; nil for every.
  var condition: String?
  private var counted: [Pass: Int] = [:]

  /// Those of them that hold in every variant and state.
  private var plainCount = 0
  private var nearestColors: [ColorQuestion: Color?] = [:]

  /// What becomes of passed targets.
  enum Keeping: Sendable {
    case counted
    /// Kept one by one, without evidence.
    case recorded
    /// Kept one by one, with evidence.
    case listed
  }

  /// What distinguishes passes in a report.
  struct Pass: Hashable, Sendable {
    var variant: Variant?
    var state: String?
  }

  /// One pass, as far as equal ones are one.
  struct PassedTarget: Hashable, Sendable {
    var target: Target
    var pass: Pass
    var basis: Int
  }

  private struct ColorQuestion: Hashable {
    var color: Color
    var others: [Color]
    var minimum: ContrastRatio
  }

  init(_ keeping: Keeping) { self.keeping = keeping }

  /// How many targets passed, by what distinguishes them in a report.
  var passes: [Pass: Int] {
    var passes = counted
    if plainCount > 0 { passes[Pass(variant: nil, state: nil), default: 0] += plainCount }
    return passes
  }

  mutating func append(_ verdict: Verdict) {
    if isForCustomColors, verdict.usesSystemColor { return }
    if let condition, verdict.result != .passed, !verdict.conditions.contains(condition) {
      var other = Verdict(.passed, verdict.target)
      (other.variant, other.state) = (verdict.variant, verdict.state)
      append(other)
      return
    }
    if verdict.result == .passed, keeping != .listed {
      pass(verdict.target, Pass(variant: verdict.variant, state: verdict.state), verdict.basis)
    } else {
      targets.insert(verdict.target.source)
      listed.append(verdict)
    }
  }

  /// Adds a pass that is not described.
  ///
  /// - Parameters:
  ///   - target: what passes.
  ///   - state: the state it is in, where it differs for it.
  ///   - basis: what its evidence would tell; see ``Verdict/basis``.
  mutating func pass(
    _ target: Target,
    state: String? = nil,
    basis: @autoclosure () -> Int = 0
  ) {
    if keeping == .listed {
      var verdict = Verdict(.passed, target)
      (verdict.state, verdict.basis) = (state, basis())
      append(verdict)
    } else {
      pass(target, Pass(variant: nil, state: state), keeping == .recorded ? basis() : 0)
    }
  }

  private mutating func pass(_ target: Target, _ pass: Pass, _ basis: Int) {
    targets.insert(target.source)
    if keeping == .recorded {
      recorded.append(PassedTarget(target: target, pass: pass, basis: basis))
    } else if pass.variant == nil, pass.state == nil {
      plainCount += 1
    } else {
      counted[pass, default: 0] += 1
    }
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

  var isEmpty: Bool {
    listed.isEmpty && counted.isEmpty && plainCount == 0 && recorded.isEmpty
  }

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
  func next(_ keeping: Keeping? = nil) -> Verdicts {
    var next = Verdicts(keeping ?? self.keeping)
    next.nearestColors = nearestColors
    return next
  }

  /// Takes over the targets and what is known of colours.
  mutating func learn(from other: Verdicts) {
    targets.formUnion(other.targets)
    nearestColors = other.nearestColors
  }
}
