internal import A11yModel
internal import Listening
internal import Looking

/// What checks say of a component, with passes counted rather than kept.
struct Verdicts: Sendable {
  private(set) var listed: [Verdict] = []

  /// The passed targets one by one, where passes are recorded.
  private(set) var recorded: [PassedTarget] = []

  /// The targets that were tested, by whatever rule.
  private(set) var targets = SourceSet()
  private var keeping: Keeping

  /// Whether a passed target says why it passed.
  var describesPasses: Bool { keeping == .listed }

  /// Whether it matters how often the same passes.
  var countsPasses: Bool { keeping != .noticed }

  /// Whether it matters what the evidence of a pass would tell; see ``Verdict/basis``.
  var comparesPasses: Bool { keeping == .recorded || keeping == .listed }

  /// Whether what a system colour takes part in is not judged.
  var isForCustomColors = false

  /// The only kind of failure that is looked for; nil for every.
  var condition: String?
  private var counted: [Pass: Int] = [:]

  /// Those of them that hold in every variant and state.
  private var plainCount = 0

  /// The variants in which something passed, where passes are only noticed.
  private var passedVariants = VariantSet()

  /// Colours that would do where others do not.
  var colors: PassingColors

  /// What becomes of passed targets.
  enum Keeping: Sendable {
    /// Not kept: whether there are any is all that is known of them.
    case noticed
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

  init(_ keeping: Keeping, _ colors: NearestColors = NearestColors()) {
    (self.keeping, self.colors) = (keeping, PassingColors(colors))
  }

  /// How many targets passed, by what distinguishes them in a report; none where passes are only
  /// noticed.
  var passes: [Pass: Int] {
    var passes = counted
    if keeping != .noticed, plainCount > 0 {
      passes[Pass(variant: nil, state: nil), default: 0] += plainCount
    }
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

  /// Adds a pass in one variant that is not described.
  mutating func pass(
    _ target: Target,
    in variant: Variant,
    state: @autoclosure () -> String?,
    basis: @autoclosure () -> Int
  ) {
    if keeping == .noticed {
      targets.insert(target.source)
      notice(variant)
    } else {
      pass(target, Pass(variant: variant, state: state()), keeping == .recorded ? basis() : 0)
    }
  }

  private mutating func pass(_ target: Target, _ pass: Pass, _ basis: Int) {
    targets.insert(target.source)
    if keeping == .noticed {
      notice(pass.variant)
    } else if keeping == .recorded {
      recorded.append(PassedTarget(target: target, pass: pass, basis: basis))
    } else if pass.variant == nil, pass.state == nil {
      plainCount += 1
    } else {
      counted[pass, default: 0] += 1
    }
  }

  private mutating func notice(_ variant: Variant?) {
    if let variant { passedVariants.insert(variant.index) } else { plainCount = 1 }
  }

  /// Whether anything passed that is of interest where only some appearances are.
  ///
  /// - Parameter appearances: those that are; nil for all.
  /// - Returns: whether passes were noticed, which is all that can be asked of them.
  func hasPasses(in appearances: Set<Appearance>? = nil) -> Bool {
    guard let appearances else { return plainCount > 0 || !passedVariants.isEmpty }
    return plainCount > 0
      || passedVariants.contains { appearances.contains(Variant.allCases[$0].appearance) }
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

  /// The verdicts on one question.
  struct Answers {
    var listed: [Verdict]
    var recorded: [PassedTarget]
  }

  var answers: Answers { Answers(listed: listed, recorded: recorded) }

  /// Another rule is decided: of the one before, only the targets stay.
  mutating func forget() {
    begin(keeping)
    plainCount = 0
    passedVariants = VariantSet()
  }

  /// Another question is asked of the rule: whether anything passed stays, too.
  mutating func begin(_ keeping: Keeping) {
    self.keeping = keeping
    if !listed.isEmpty { listed = [] }
    if !recorded.isEmpty { recorded = [] }
    if !counted.isEmpty { counted = [:] }
  }
}
