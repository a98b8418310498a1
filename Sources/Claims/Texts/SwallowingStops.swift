internal import A11yModel
internal import ChartSpeech
internal import Language
package import Listening

/// The stops that silence something they hold, snapshot by snapshot, and what of it is said nowhere.
package struct SwallowingStops {
  private let facts: ComponentFacts
  private var meaning: HeardWords
  private var tree: AccessibilityTree
  private var snapshot = 0
  private var offered: OfferedActions?

  /// The elements of the snapshot that silence others.
  private var swallowers: Set<Int> = []

  /// What is said at the stops of an image, of which nobody knows which texts are but labels of what is
  /// said there.
  private var elsewhere: Elsewhere?

  /// What contradicts the value of a progress is not to be heard besides.
  private lazy var wrong = facts.otherShownShare(tolerance: 1)

  /// What a stop that silences others does not say.
  package struct Loss {
    package var announcement: Announcement

    /// What would be stops of their own.
    package var lost: [Int] = []

    /// The first of these, or of those that can be operated; nil where nothing is lost.
    package var first: Int?

    /// Whether all that the stop holds is silenced, and not combined.
    package var isOfSilenced = false

    /// Whether the first cannot be operated.
    package var isOperable = false

    /// Whether something can be operated in no other way.
    package var isStuck = false

    /// Whether nothing but texts is lost.
    package var areCaptions = false
  }

  /// Nil of a component without snapshots.
  package init?(_ facts: ComponentFacts) {
    guard let first = facts.trees.first else { return nil }
    (self.facts, meaning, tree) = (facts, HeardWords(facts), first)
  }

  /// Goes on to a snapshot.
  package mutating func enter(_ snapshot: Int) {
    (self.snapshot, tree, offered) = (snapshot, facts.trees[snapshot], nil)
    swallowers = []
    var last: Int?
    for exposure in tree.exposures {
      guard case .swallowed(let stop) = exposure, stop != last else { continue }
      swallowers.insert(stop)
      last = stop
    }
  }

  /// What is lost at an element; nil of what silences nothing that says something.
  package mutating func loss(at index: Int) -> Loss? {
    // Most elements hold nothing, and none of these is taken apart.
    guard tree.elements[index].end > index + 1,
      tree.elements[index].grouping != nil || swallowers.contains(index)
    else { return nil }
    let announcement = tree.announcement(of: index)
    var loss = Loss(announcement: announcement)
    if leavesChildren(index) { return loss }
    let swallowed = swallowed(by: index)
    guard !swallowed.isEmpty else { return nil }
    loss.isOfSilenced = tree.elements[index].grouping == .ignore
    loss.lost = lost(of: unheard(swallowed, at: index), at: index, announcement)
    guard !loss.lost.isEmpty else { return loss }
    let silenced = loss.isOfSilenced ? loss.lost.filter(tree.isOperable) : []
    loss.first = silenced.first ?? loss.lost.first
    loss.isOperable = !silenced.isEmpty
    loss.isStuck = silenced.contains { !(offered?.lead(to: $0, tree) ?? false) }
    loss.areCaptions = loss.lost.allSatisfy {
      tree.elements[$0].text != nil && tree.elements[$0].label == .absent
    }
    return loss
  }

  /// What the stop does not say as it is written, or what can be operated in it.
  private func unheard(_ swallowed: [Int], at index: Int) -> [Int] {
    let heard = facts[SaidWords.self].words(of: index, in: snapshot)
    let isSilencing = tree.elements[index].grouping == .ignore
    // Most is heard as it is written; behind a minus a number is another one.
    let hasMinus = MinusWords.mayStand(in: heard, tree.language(of: index))
    return swallowed.filter { child in
      (isSilencing && tree.isOperable(child)) || hasMinus
        || heard.range(of: Words(tree.ownWords(of: child))) == nil
    }
  }

  private mutating func lost(
    of unheard: [Int],
    at index: Int,
    _ announcement: Announcement
  ) -> [Int] {
    guard !unheard.isEmpty else { return [] }
    let element = tree.elements[index]
    let isSilencing = element.grouping == .ignore
    var texts = [announcement.text, tree.textOnRequest(index)]
    // What an image is described by is part of what stands for it.
    if element.role != nil, let hint = tree.hint(of: index) { texts.append(hint) }
    let isWhole = element.kind == .component
    if isWhole { texts.append(facts.chartTexts) }
    let axes = isWhole ? facts.carriedAxes(in: tree) : .none
    let said = meaning.all(in: texts)
    let actions = meaning.all(in: isSilencing ? element.customActions : [])
    let isAdjustable = element.traits.contains(.adjustable) && !facts.component.steps.isEmpty
    let range = NumberRange(saidIn: announcement.text, tree.language(of: index))
    if facts.component.isPicture, elsewhere == nil {
      elsewhere = Elsewhere(facts.occurrences.map { facts.announcement($0).text }, &meaning)
    }
    let saidTexts = HeardTexts(texts, meaning.meaning)
    let actionTexts = HeardTexts(element.customActions, meaning.meaning)
    if isSilencing, unheard.contains(where: tree.isOperable), offered == nil {
      offered = OfferedActions(tree, facts.component, &meaning)
    }
    let wrong = wrong
    return unheard.filter { child in
      // To hear of a control is not to reach it.
      if isSilencing, tree.isOperable(child) {
        if isAdjustable, case .step = tree.elements[child].subject { return false }
        let name = tree.subjectName(of: child, facts.component)
        let words = meaning.words(of: name)
        if !words.isEmpty, words.allSatisfy(actions.contains) || actionTexts.say(name) {
          return false
        }
        return !(offered?.cover(child, tree, &meaning) ?? false)
      }
      let own = tree.ownWords(of: child)
      if own == wrong || facts.repeatsValue(own, of: announcement.text) { return false }
      if range?.holds(own) ?? false { return false }
      let words = meaning.words(of: own)
      if elsewhere?.say(own, words) ?? false { return false }
      if Self.saysUnit(own, in: texts, facts.languageTag) { return false }
      if axes.holds(child, in: tree) { return false }
      if words.allSatisfy(said.contains) { return false }
      if saidTexts.spellOut(own) { return false }
      guard case .step(let step) = tree.elements[child].subject else { return true }
      // A user who can adjust the stop reaches the other steps one by one.
      if isAdjustable { return false }
      // Who hears how many steps there are knows that they are counted from 1.
      let count = "\(facts.component.steps.count)"
      return words != ["\(step + 1)"] || !(said.contains(count) || saidTexts.say(count))
    }
  }

  /// Whether a text is a unit alone that texts say by its name: “KCAL” beside “450 kilocalories”.
  private static func saysUnit(_ text: String, in texts: [String], _ tag: String?) -> Bool {
    guard Words(text).list.allSatisfy(UnitVocabulary.isUnit) else { return false }
    let unit = SpokenUnit.named(text, tag)
    return texts.contains { unit.isSaid(in: $0, tag) }
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
  private func leavesChildren(_ index: Int) -> Bool {
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
  private func swallowed(by index: Int) -> [Int] {
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
      return tree.elements[child].text != nil || tree.elements[child].label.told != nil
        || tree.elements[child].value.told != nil
    }
  }
}

extension AccessibilityTree {
  /// Whether anything around an element, short of another, has a name.
  fileprivate func isNamed(above index: Int, within outer: Int) -> Bool {
    ancestors(of: index).prefix { $0 != outer }.contains { elements[$0].label != .absent }
  }
}
