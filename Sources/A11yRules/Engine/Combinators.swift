internal import A11yModel
internal import Listening
internal import RuleCatalogue

/// What becomes of several answers on one target.
enum Joining {
  /// Each stands for itself.
  case none
  /// Equal ones in several states are one.
  case states
  /// Equal ones are one, whatever state they are of.
  case equal
  /// Of what several states say, the worst counts.
  case worst
}

extension CheckSignature {
  /// A check that asks once about the component as a whole.
  func whole(_ judge: @escaping @Sendable (Ask) throws(Unknown) -> CheckAnswer) -> Check {
    Check(self) { context, verdicts in
      let ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
      verdicts.add(ask.answer(judge), to: ask)
    }
  }

  /// A check that asks about one thing that a component has, or has not.
  func one<Fact: Derived & SendableMetatype, Asked: CheckSubject & SendableMetatype>(
    of fact: Fact.Type,
    _ judge: @escaping @Sendable (Asked, Ask) throws(Unknown) -> CheckAnswer
  ) -> Check where Fact.Value == Asked? {
    each(of: { $0[Fact.self].map { [$0] } ?? [] }, joining: .none, judge)
  }

  /// A check that asks about each of what is derived of a component.
  func each<Subjects: Sequence & SendableMetatype>(
    of subjects: @escaping @Sendable (ComponentFacts) -> Subjects,
    joining: Joining = .none,
    _ judge: @escaping @Sendable (Subjects.Element, Ask) throws(Unknown) -> CheckAnswer
  ) -> Check where Subjects.Element: CheckSubject & SendableMetatype {
    each(among: { subjects($0.facts) }, joining: joining, judge)
  }

  /// A check that asks about each of what the rule's parameters or the profile choose of a component.
  func each<Subjects: Sequence & SendableMetatype>(
    among subjects: @escaping @Sendable (Ask) -> Subjects,
    joining: Joining = .none,
    _ judge: @escaping @Sendable (Subjects.Element, Ask) throws(Unknown) -> CheckAnswer
  ) -> Check where Subjects.Element: CheckSubject & SendableMetatype {
    let nothing: @Sendable (Ask) -> Void = { _ in }
    return each(among: subjects, knowing: nothing, joining: joining) {
      (subject, _, ask) throws(Unknown) in
      try judge(subject, ask)
    }
  }

  /// A check that asks about each of some subjects, by what is worked out once for all of them.
  func each<Subjects: Sequence & SendableMetatype, Known: SendableMetatype>(
    among subjects: @escaping @Sendable (Ask) -> Subjects,
    knowing known: @escaping @Sendable (Ask) -> Known,
    joining: Joining = .none,
    _ judge: @escaping @Sendable (Subjects.Element, Known, Ask) throws(Unknown) -> CheckAnswer
  ) -> Check where Subjects.Element: CheckSubject & SendableMetatype {
    Check(self) { context, verdicts in
      // Passes that say the same are one wherever they are counted.
      let isDescribed =
        verdicts.comparesPasses || joining == .equal && verdicts.countsPasses
      var ask = Ask(context, describing: isDescribed, of: context.facts.root)
      var joined = JoinedAnswers(joining)
      let known = known(ask)
      for subject in subjects(ask) {
        ask.target = subject.target(in: context.facts)
        ask.state = subject.state
        let answer = ask.answer { ask throws(Unknown) in try judge(subject, known, ask) }
        if !joined.take(answer, to: ask) { verdicts.add(answer, to: ask) }
      }
      joined.append(to: &verdicts)
    }
  }

  /// A check that asks about the component in each of its snapshots, of which the worst counts.
  func everySnapshot(
    _ judge: @escaping @Sendable (AccessibilityTree, Ask) throws(Unknown) -> CheckAnswer
  ) -> Check {
    Check(self) { context, verdicts in
      let ask = Ask(context, describing: true, of: context.facts.root)
      var worst = WorstVerdicts<Int>()
      for tree in context.facts.trees {
        let answer = ask.answer { ask throws(Unknown) in try judge(tree, ask) }
        if let verdict = answer.verdict(on: ask) { worst.add(verdict, of: 0) }
      }
      worst.append(to: &verdicts)
    }
  }
}

extension CheckSignature {
  /// A check that asks about things in each snapshot; of one that several show, the worst counts.
  func everySnapshot<Asked: CheckSubject & SendableMetatype>(
    of subjects: @escaping @Sendable (AccessibilityTree, Ask) -> [Asked],
    _ judge: @escaping @Sendable (Asked, Ask) throws(Unknown) -> CheckAnswer
  ) -> Check {
    Check(self) { context, verdicts in
      var ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
      var joined = JoinedAnswers(context.facts.trees.count > 1 ? .worst : .none)
      for tree in context.facts.trees {
        for subject in subjects(tree, ask) {
          ask.target = subject.target(in: context.facts)
          ask.state = subject.state
          let answer = ask.answer { ask throws(Unknown) in try judge(subject, ask) }
          if !joined.take(answer, to: ask) { verdicts.add(answer, to: ask) }
        }
      }
      joined.append(to: &verdicts)
    }
  }
}

/// Answers of which those on one target are joined.
private struct JoinedAnswers {
  private let joining: Joining
  private var held: [Verdict] = []
  private var seen: Set<Verdict> = []
  private var worst = WorstVerdicts<Target>()

  init(_ joining: Joining) { self.joining = joining }

  /// - Returns: whether the answer is joined with others.
  mutating func take(_ answer: CheckAnswer, to ask: Ask) -> Bool {
    guard joining != .none, joining != .states || ask.state != nil,
      joining != .equal || ask.facts.trees.count > 1
    else { return false }
    guard let verdict = answer.verdict(on: ask) else { return true }
    switch joining {
    case .none: return false
    case .states: held.append(verdict)
    case .equal: return !seen.insert(verdict).inserted
    case .worst: worst.add(verdict)
    }
    return true
  }

  func append(to verdicts: inout Verdicts) {
    verdicts.append(acrossStates: held)
    worst.append(to: &verdicts)
  }
}

extension Ask {
  /// What a check answers, of which a missing fact makes a doubt.
  func answer(_ judge: (Ask) throws(Unknown) -> CheckAnswer) -> CheckAnswer {
    do throws(Unknown) {
      return try judge(self)
    } catch {
      return unknown(error.fact, as: error.finding, error.particulars, likely: error.likely)
    }
  }
}

extension CheckAnswer {
  /// What is said of the subject of a question; nil where nothing is.
  func verdict(on ask: Ask) -> Verdict? {
    switch self {
    case .outOfScope: return nil
    case .finding(let verdict): return verdict
    case .holds(let evidence):
      var verdict = Verdict(.passed, ask.target)
      (verdict.state, verdict.evidence) = (ask.state, evidence)
      return verdict
    }
  }
}

extension Verdicts {
  /// Takes in an answer; of what holds, no more than is kept.
  mutating func add(_ answer: CheckAnswer, to ask: Ask) {
    if case .holds(let evidence) = answer, !describesPasses {
      pass(ask.target, state: ask.state, basis: evidence.isEmpty ? 0 : evidence.hashValue)
    } else if let verdict = answer.verdict(on: ask) {
      append(verdict)
    }
  }
}
