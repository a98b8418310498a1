internal import A11yModel
package import A11yRules

/// What the outcomes of a file come to for people: everything that one edit mends, and every fact that
/// is missing, once.
///
/// A rule that sums up others stands for what these fail, at the component; what cannot be told for
/// want of one fact is one finding, whichever rules wait for it; and all else is one where it has one
/// rule and one cause. What is suppressed stays apart from what is not.
package struct FindingList {
  /// Failures by their places, then what could not be told by its places.
  package private(set) var findings: [Finding] = []

  private let outcomes: [Outcome]

  /// What outcomes of one finding have in common.
  private struct Key: Hashable {
    var file: String
    var subject: Subject
    var suppression: Suppression?
  }

  private enum Subject: Hashable {
    case cause(rule: String, String)
    /// What a rule finds that another one sums up; by the place of that one's outcome.
    case part(of: Int, rule: String)
    /// Of a component, or of all of the file.
    case doubt(missing: [String], of: String?)
  }

  /// A rule on a component.
  private struct RuleOnComponent: Hashable {
    var component: String
    var rule: String

    /// Whether it is of what nobody suppresses.
    var isOpen: Bool
  }

  /// - Parameter outcomes: those of a file, in the order of the document.
  package init(_ outcomes: [Outcome]) {
    self.outcomes = outcomes
    let headlines = headlines
    var numbers: [Key: Int] = [:]
    var groups: [(key: Key, indices: [Int])] = []
    for index in outcomes.indices where Self.isListed(outcomes[index]) {
      let key = key(of: index, headlines)
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append((key, []))
      }
      groups[number].indices.append(index)
    }
    var sums: [Int: Int] = [:]
    for (key, indices) in groups {
      guard case .part(let headline, _) = key.subject else {
        findings.append(finding(indices))
        continue
      }
      if let number = sums[headline] {
        findings[number].parts.append(finding(indices))
      } else {
        sums[headline] = findings.count
        let own = outcomes[headline]
        findings.append(Finding(first: own, outcomes: [own], parts: [finding(indices)]))
      }
    }
    for number in sums.values { findings[number].takeOverFromParts() }
    findings = findings.joiningVariants
    findings =
      findings.filter { $0.first.result == .failed }.inOrderOfPlaces
      + findings.filter { $0.first.result == .cantTell }.inOrderOfPlaces
  }

  private static func isListed(_ outcome: borrowing Outcome) -> Bool {
    !outcome.isComposite && (outcome.result == .failed || outcome.result == .cantTell)
  }

  /// What sums up which rules: the first that names one speaks of it.
  private var headlines: [RuleOnComponent: Int] {
    var headlines: [RuleOnComponent: Int] = [:]
    for index in outcomes.indices
    where outcomes[index].isComposite && outcomes[index].result == .failed {
      let isOpen = outcomes[index].suppression == nil
      for rule in outcomes[index].causes {
        let part = RuleOnComponent(
          component: outcomes[index].component,
          rule: rule,
          isOpen: isOpen
        )
        if headlines[part] == nil { headlines[part] = index }
      }
    }
    return headlines
  }

  private func key(of index: Int, _ headlines: [RuleOnComponent: Int]) -> Key {
    let rule = outcomes[index].rule
    var subject = Subject.cause(rule: rule, outcomes[index].cause)
    if outcomes[index].result == .cantTell {
      // A rule of one's own may not name what it lacks.
      let missing = outcomes[index].missing
      let isOfFile = !missing.isEmpty && missing.allSatisfy { FileFact(rawValue: $0) != nil }
      subject = .doubt(
        missing: missing.isEmpty ? [rule, outcomes[index].cause] : missing,
        of: isOfFile ? nil : outcomes[index].component
      )
    } else {
      let part = RuleOnComponent(
        component: outcomes[index].component,
        rule: rule,
        isOpen: outcomes[index].suppression == nil
      )
      if let headline = headlines[part] { subject = .part(of: headline, rule: rule) }
    }
    return Key(
      file: outcomes[index].location.file,
      subject: subject,
      suppression: outcomes[index].suppression
    )
  }

  private func finding(_ indices: [Int]) -> Finding {
    let worst = indices.max { left, right in
      let leanings = (outcomes[left].leaning, outcomes[right].leaning)
      return leanings.0 != leanings.1
        ? leanings.0 < leanings.1 : Finding.isLessBad(outcomes[left], outcomes[right])
    }
    var finding = Finding(
      first: outcomes[worst ?? indices[0]],
      outcomes: indices.map { outcomes[$0] }
    )
    finding.standAtSharedPlace()
    if finding.first.result == .cantTell { finding.speakOfFact() }
    return finding
  }
}

extension Outcome {
  /// What most likely fails speaks for what nobody can say anything of.
  fileprivate var leaning: Int {
    switch likely {
    case .fail: 2
    case .some(.none): 1
    case .pass, nil: 0
    }
  }
}

extension Finding {
  /// The outcomes of several places stand where one edit mends them all, or else at the first.
  fileprivate mutating func standAtSharedPlace() {
    guard let start = outcomes.first,
      outcomes.indices.contains(where: { outcomes[$0].location != start.location })
    else { return }
    first.target = first.editLocation == nil ? start.target : nil
    first.location = first.editLocation ?? start.location
  }

  /// What waits for one fact and is not all alike is told by their number.
  fileprivate mutating func speakOfFact() {
    guard !isOfOneCause, !first.missing.isEmpty else { return }
    let targets = targetCount
    let verb = targets == 1 ? "passes" : "pass"
    first.message =
      "whether \(Coverage.count(targets, "target")) \(verb) depends on "
      + first.missing.joined(separator: " and ")
    if Set(outcomes.indices.map { outcomes[$0].remedy }).count > 1 { first.remedy = "" }
  }

  /// What sums up others is as bad as the worst of them, and proves something where one of them does.
  fileprivate mutating func takeOverFromParts() {
    let all = parts.map(\.first)
    let proofs = all.filter(\.isProof)
    let telling = proofs.isEmpty ? all : proofs
    first.isComposite = false
    first.impact = telling.map(\.impact).max() ?? first.impact
    for requirement in all.flatMap(\.requirements) where !first.requirements.contains(requirement) {
      first.requirements.append(requirement)
    }
    first.isAdvisory = proofs.isEmpty && all.allSatisfy(\.isAdvisory)
    first.isPlatformDefault = proofs.isEmpty && !first.isAdvisory
  }
}

extension [Finding] {
  /// By line and column; findings on one place keep their order.
  var inOrderOfPlaces: [Finding] {
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].first.location, self[right].first.location)
      return (one.line, one.column, left) < (other.line, other.column, right)
    }
    return order.map { self[$0] }
  }
}
