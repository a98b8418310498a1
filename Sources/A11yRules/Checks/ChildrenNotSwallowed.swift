internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What a stop holds is said by it, or can be asked for there.
  static let childrenNotSwallowed = CheckSignature(
    "children-not-swallowed",
    restingOn: [.axes],
    cases: ["ignore"],
    evidence: ["announcement", "swallowed"]
  ).deciding { context, verdicts in
    var worst = WorstVerdicts<Target>(isWorse: isWorse(_:than:))
    var meaning = HeardWords(context.facts)
    var elsewhere: Elsewhere?
    let versions = context.facts[StepVersions.self]
    for (snapshot, tree) in context.facts.trees.enumerated() {
      var swallowers = swallowers(in: tree)[...]
      var offered: OfferedActions?
      for index in versions.news(in: snapshot, tree).joined() {
        while let first = swallowers.first, first < index { swallowers.removeFirst() }
        let isSwallower = swallowers.first == index
        guard tree.elements[index].end > index + 1,
          tree.elements[index].grouping != nil || isSwallower,
          let verdict = verdict(on: index, in: snapshot, &meaning, &elsewhere, &offered, context)
        else { continue }
        worst.add(verdict)
      }
    }
    worst.append(to: &verdicts)
  }

  /// The stops that silence something they hold, in their order.
  private static func swallowers(in tree: AccessibilityTree) -> [Int] {
    var swallowers: [Int] = []
    var last: Int?
    for exposure in tree.exposures {
      guard case .swallowed(let stop) = exposure, stop != last else { continue }
      swallowers.append(stop)
      last = stop
    }
    return swallowers
  }

  /// Whether a stop loses more in one state than in another.
  private static func isWorse(_ verdict: Verdict, than other: Verdict) -> Bool {
    let ranks = (verdict.result.rank, other.result.rank)
    guard ranks.0 == ranks.1 else { return ranks.0 > ranks.1 }
    return verdict.impact ?? .serious > other.impact ?? .serious
  }

  private static func verdict(
    on index: Int,
    in snapshot: Int,
    _ meaning: inout HeardWords,
    _ elsewhere: inout Elsewhere?,
    _ offered: inout OfferedActions?,
    _ context: CheckContext
  ) -> Verdict? {
    let tree = context.facts.trees[snapshot]
    let target = context.facts.target(of: index, in: tree)
    if leavesChildren(index, tree) { return Verdict(.passed, target) }
    let swallowed = swallowed(by: index, tree)
    guard !swallowed.isEmpty else { return nil }
    let heard = context.facts[SaidWords.self].words(of: index, in: snapshot)
    let isSilencing = tree.elements[index].grouping == .ignore
    // Most is heard as it is written; behind a minus a number is another one.
    let hasMinus = MinusWords.mayStand(in: heard)
    let unheard = swallowed.filter { child in
      (isSilencing && tree.isOperable(child)) || hasMinus
        || heard.range(of: Words(tree.ownWords(of: child))) == nil
    }
    guard !unheard.isEmpty else { return Verdict(.passed, target) }
    let announcement = tree.announcement(of: index)
    var texts = [announcement.text, tree.textOnRequest(index)]
    // What an image is described by is part of what stands for it.
    if tree.elements[index].role != nil, let hint = tree.hint(of: index) { texts.append(hint) }
    let isWhole = tree.elements[index].kind == .component
    if isWhole { texts.append(context.facts.chartTexts) }
    let axes = isWhole ? context.facts.carriedAxes(in: tree) : .none
    let said = meaning.all(in: texts)
    let actions = meaning.all(in: isSilencing ? tree.elements[index].customActions : [])
    let isAdjustable =
      tree.elements[index].traits.contains(.adjustable) && !context.component.steps.isEmpty
    let range = NumberRange(saidIn: announcement.text, tree.language(of: index))
    elsewhere = elsewhere ?? wordsOfOthers(context, &meaning)
    let saidTexts = HeardTexts(texts, meaning.meaning)
    let actionTexts = HeardTexts(tree.elements[index].customActions, meaning.meaning)
    let silenced = Set(isSilencing ? unheard.filter(tree.isOperable) : [])
    if !silenced.isEmpty { offered = offered ?? OfferedActions(tree, context.component, &meaning) }
    // What contradicts the value of a progress is not to be heard besides.
    let wrong = context.facts.otherShownShare(tolerance: 1)
    let lost = unheard.filter { child in
      // To hear of a control is not to reach it.
      if isSilencing, tree.isOperable(child) {
        if isAdjustable, case .step = tree.elements[child].subject { return false }
        let name = tree.subjectName(of: child, context.component)
        let words = meaning.words(of: name)
        if !words.isEmpty, words.allSatisfy(actions.contains) || actionTexts.say(name) {
          return false
        }
        return !(offered?.cover(child, tree, &meaning) ?? false)
      }
      let own = tree.ownWords(of: child)
      if own == wrong || context.facts.repeatsValue(own, of: announcement.text) { return false }
      if range?.holds(own) ?? false { return false }
      let words = meaning.words(of: own)
      if elsewhere?.say(own, words) ?? false { return false }
      if saysUnit(own, in: texts) { return false }
      if axes.holds(child, in: tree) { return false }
      if words.allSatisfy(said.contains) { return false }
      if saidTexts.spellOut(own) { return false }
      guard case .step(let step) = tree.elements[child].subject else { return true }
      // A user who can adjust the stop reaches the other steps one by one.
      if isAdjustable { return false }
      // Who hears how many steps there are knows that they are counted from 1.
      let count = "\(context.component.steps.count)"
      return words != ["\(step + 1)"] || !(said.contains(count) || saidTexts.say(count))
    }
    guard let first = lost.first(where: silenced.contains) ?? lost.first else {
      return Verdict(.passed, target)
    }
    let isOperable = silenced.contains(first)
    let quoted = announcement.text.isEmpty ? "nothing" : "‘\(announcement.text)’"
    var verdict = Verdict(
      announcement.missing.isEmpty ? .failed : .cantTell(announcement.missing, likely: .fail),
      target,
      "people who use a screen reader hear \(quoted) and "
        + (isOperable ? "cannot operate " : "miss ")
        + tree.quotedName(of: first, context.component)
        + (lost.count > 1 ? " and \(lost.count - 1) more" : "")
    )
    verdict.evidence = [
      Evidence("announcement", .text(announcement.text)),
      Evidence("swallowed", .list(lost.map { tree.subjectName(of: $0, context.component) })),
    ]
    let isStuck = lost.contains { silenced.contains($0) && !(offered?.lead(to: $0, tree) ?? false) }
    verdict.impact = isStuck ? .critical : isOperable ? nil : impact(of: lost, tree)
    if isSilencing { verdict.remedy = "ignore" }
    return verdict
  }

  /// Whether a text is a unit alone that texts say by its name: “KCAL” beside “450 kilocalories”.
  private static func saysUnit(_ text: String, in texts: [String]) -> Bool {
    guard Words(text).list.allSatisfy(UnitVocabulary.isUnit) else { return false }
    let unit = SpokenUnit.named(text)
    return texts.contains { unit.isSaid(in: $0) }
  }

  /// What is said at the stops of an image; nil where what each stop stands for is known.
  ///
  /// Of an image nobody knows which texts are but labels of what is said there.
  private static func wordsOfOthers(
    _ context: CheckContext,
    _ meaning: inout HeardWords
  ) -> Elsewhere? {
    guard context.component.isPicture else { return nil }
    let texts = context.facts.occurrences.map { context.facts.announcement($0).text }
    return Elsewhere(texts, &meaning)
  }

  /// What is said at other stops.
  private struct Elsewhere {
    private let words: HeardWords.Heard
    private let heard: HeardTexts

    init(_ texts: [String], _ meaning: inout HeardWords) {
      words = meaning.all(in: texts)
      heard = HeardTexts(texts, meaning.meaning)
    }

    /// Whether a text is said there, of which some words carry meaning.
    func say(_ text: String, _ words: [String]) -> Bool {
      words.allSatisfy(self.words.contains) || heard.say(text)
    }
  }

  /// Whether an element groups what it holds without silencing it: as a container, or as one stop
  /// that says it all.
  private static func leavesChildren(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    guard tree.elements[index].grouping != nil else { return false }
    return tree.descendants(of: index).contains { child in
      switch tree.exposures[child] {
      case .merged(into: index): true
      case .exposed: tree.container(of: child) == index
      default: false
      }
    }
  }

  /// What would be a stop of its own and has something to say.
  private static func swallowed(by index: Int, _ tree: AccessibilityTree) -> [Int] {
    var operableEnd = 0
    // What is named or can be operated in it is for svg-presentational-children.
    let isPresentational =
      tree.elements[index].isRoleStated && tree.elements[index].role?.presentsChildren ?? false
    return tree.descendants(of: index).filter { child in
      guard tree.exposures[child] == .swallowed(by: index), child >= operableEnd else {
        return false
      }
      if tree.elements[child].isUnpainted { return false }
      if isPresentational {
        return tree.elements[child].text != nil && tree.elements[child].label == .absent
          && !tree.isNamed(above: child, within: index)
      }
      if tree.isOperable(child) {
        // What it holds is its name.
        operableEnd = tree.elements[child].end
        // SwiftUI merges the properties of what is combined, and the action of a button “may become
        // a named action” (Apple, AccessibilityChildBehavior.combine): words alone can be lost.
        return tree.elements[index].grouping == .ignore || !tree.ownWords(of: child).isEmpty
      }
      // A button's own visible text is for the rule on labels in names.
      if tree.elements[index].kind == .control, tree.elements[child].kind == .text { return false }
      return tree.elements[child].text != nil || tree.elements[child].label.value != nil
        || tree.elements[child].value.value != nil
    }
  }

  /// The impact of words that are not heard.
  private static func impact(of lost: [Int], _ tree: AccessibilityTree) -> Impact? {
    let areCaptions = lost.allSatisfy {
      tree.elements[$0].text != nil && tree.elements[$0].label == .absent
    }
    return areCaptions ? .moderate : nil
  }
}

extension AccessibilityTree {
  /// Whether anything around an element, short of another, has a name.
  fileprivate func isNamed(above index: Int, within outer: Int) -> Bool {
    ancestors(of: index).prefix { $0 != outer }.contains { elements[$0].label != .absent }
  }
}
