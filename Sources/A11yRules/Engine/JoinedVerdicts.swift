internal import A11yModel
internal import Listening

/// What a check says of a component of which some facts are not known, in each way that it may be:
/// what holds in all of them holds, and of all else nobody can tell.
struct JoinedVerdicts {
  private var order: [Key] = []
  private var answers: [Key: Answer] = [:]

  /// How many ways there were.
  private var count = 1

  /// What verdicts on the same have in common.
  private struct Key: Hashable {
    var source: Int
    var variant: Variant?
    var state: String?
  }

  private struct Answer {
    /// Those of the first way in which there are any.
    var verdicts: [Verdict]

    /// How bad the worst of them is in the first way.
    var first: Int

    /// The first that fails, and in how many ways one does.
    var failure: Verdict?
    var failures: Int

    /// What is different in the first way that is better or worse than the first of all.
    var differing: [String] = []
  }

  /// - Parameter verdicts: those on the component as it is taken to be.
  init(_ verdicts: [Verdict]) { add(verdicts, []) }

  /// Adds what is said of the component as it may be besides.
  ///
  /// - Parameters:
  ///   - verdicts: what the check says.
  ///   - differing: the facts that are different.
  mutating func add(_ verdicts: [Verdict], _ differing: [String]) {
    if !differing.isEmpty { count += 1 }
    var own: [Key: [Verdict]] = [:]
    for verdict in verdicts {
      let key = Key(source: verdict.target.source, variant: verdict.variant, state: verdict.state)
      if answers[key] == nil, own[key] == nil { order.append(key) }
      own[key, default: []].append(verdict)
    }
    for key in order {
      let own = own[key] ?? []
      let worst = own.max { $0.result.rank < $1.result.rank }
      let rank = worst?.result.rank ?? 0
      let failure = worst?.result == .failed ? worst : nil
      guard var answer = answers[key] else {
        answers[key] = Answer(
          verdicts: own,
          first: differing.isEmpty ? rank : 0,
          failure: failure,
          failures: failure == nil ? 0 : 1,
          differing: differing.isEmpty || rank == 0 ? [] : differing
        )
        continue
      }
      if answer.differing.isEmpty, rank != answer.first { answer.differing = differing }
      answer.failures += failure == nil ? 0 : 1
      answer.failure = answer.failure ?? failure
      if answer.verdicts.isEmpty || answer.first == 0 && rank == 1 { answer.verdicts = own }
      answers[key] = answer
    }
  }

  /// What holds however the component is, and what cannot be told.
  var verdicts: [Verdict] {
    order.flatMap { key -> [Verdict] in
      guard let answer = answers[key] else { return [] }
      guard var failure = answer.failure, answer.failures < count else { return answer.verdicts }
      let likely: Outcome.Likelihood = answer.first == 2 ? .fail : .none
      failure.result = .cantTell(answer.differing, likely: likely)
      return [failure]
    }
  }
}
