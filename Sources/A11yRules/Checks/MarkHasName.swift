internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What is heard of each mark or step says which one it is, and touch can find it.
  static let markHasName = CheckSignature(
    "mark-has-name",
    formerly: "mark-name",
    parameters: ["minimum-frame"],
    restingOn: [.marks, .series],
    cases: ["frame", "series", "step"],
    evidence: ["announcement"]
  ).deciding { context, verdicts in
    var seen: Set<Verdict> = []
    var seenPasses: Set<SeenPass> = []
    var speeches = DistinctSpeeches(expecting: 0) { place in
      announcement(ofItem: place.element, in: place.snapshot, context)
    }
    let isAlone = context.facts.trees.count == 1
    let series = context.facts.seriesToSay
    var names = NameListener(context.facts)
    for snapshot in context.facts.trees.indices {
      let tree = context.facts.trees[snapshot]
      var groups = ItemGroups(context.facts, snapshot: snapshot)
      for index in tree.elements.indices {
        guard let item = item(at: index, snapshot, series, context) else { continue }
        let lack = lack(of: item, series, &groups, &names, context)
        if lack == nil, !verdicts.describesPasses {
          let target = target(of: item, context)
          let state = state(of: item, context)
          if isAlone || !verdicts.countsPasses {
            verdicts.pass(target, state: state, basis: index)
          } else {
            let place = DistinctSpeeches.Place(item.element, in: snapshot)
            let speech = speeches.textNumber(at: place)
            let pass = SeenPass(target: target, state: state, speech: speech)
            if seenPasses.insert(pass).inserted { verdicts.pass(target, state: state) }
          }
          continue
        }
        let verdict = verdict(on: item, lack, context)
        if isAlone || seen.insert(verdict).inserted { verdicts.append(verdict) }
      }
    }
  }

  /// What tells passes of several snapshots apart.
  private struct SeenPass: Hashable {
    var target: Target
    var state: String?
    var speech: Int
  }

  /// A step or mark that is met.
  private struct Item {
    var noun: String
    /// What it is called in the model.
    var name: Fact<String>
    /// Its series, where one of several; nil where nothing else is to be said.
    var series: Int?

    /// The step it is, or the mark.
    var step: Int?
    var mark: Int?
    var element: Int
    /// The first stop in it that may name it.
    var stop: Int
    var snapshot: Int
    var isStep: Bool { step != nil }
  }

  /// What is wrong with an item.
  private enum Lack {
    /// It has no name at all.
    case name
    /// Nobody knows what it is called.
    case knownName(String)
    /// What it is called is not heard, as far as the missing facts allow to tell; or what must be known
    /// to tell whether it is.
    case saidName(String, missing: [String], doubt: String?)
    /// What it is called is a number, and only the value is heard, which is the same.
    case nameAsValue(String)
    /// Its series is not heard.
    case saidSeries(String, missing: [String])
    /// Its frame is too small to be touched: “10 by 0”.
    case frame(String)
  }

  private static func item(
    at index: Int,
    _ snapshot: Int,
    _ seriesNames: [SeriesName?],
    _ context: CheckContext
  ) -> Item? {
    let tree = context.facts.trees[snapshot]
    let name: Fact<String>
    var series: Int?
    var (ownStep, ownMark): (Int?, Int?)
    switch (tree.elements[index].kind, tree.elements[index].subject) {
    case (.step, .step(let step)):
      ownStep = step
      name = context.component.steps[step].name
    case (.mark, .mark(let mark)):
      let marks = context.facts.marks
      guard !marks.isEmpty else { return nil }
      ownMark = mark
      name = marks[mark].category.map { .known($0) } ?? .absent
      if let own = marks[mark].series, own < seriesNames.count, seriesNames[own] != nil {
        series = own
      }
    default: return nil
    }
    guard let stop = tree.firstNamingStop(in: index) else { return nil }
    return Item(
      noun: tree.elements[index].kind.rawValue,
      name: name,
      series: series,
      step: ownStep,
      mark: ownMark,
      element: index,
      stop: stop,
      snapshot: snapshot
    )
  }

  /// What is heard of an item.
  private static func announcement(of item: Item, _ context: CheckContext) -> Announcement {
    announcement(ofItem: item.element, in: item.snapshot, context)
  }

  private static func announcement(
    ofItem element: Int,
    in snapshot: Int,
    _ context: CheckContext
  ) -> Announcement {
    let tree = context.facts.trees[snapshot]
    return tree.onlyHeard(in: element).map { tree.announcement(of: $0) }
      ?? tree.announcement(ofAllIn: element)
  }

  private static func lack(
    of item: Item,
    _ series: [SeriesName?],
    _ groups: inout ItemGroups,
    _ names: inout NameListener,
    _ context: CheckContext
  ) -> Lack? {
    let tree = context.facts.trees[item.snapshot]
    if tree.isNameEmpty(item.stop) { return .name }
    if let fact = item.name.missing { return .knownName(fact) }
    let around = groups.names(around: item.element)
    let heard = names.said.words(ofAllIn: item.element, in: item.snapshot)
    if let name = item.name.value, !names.hears(item.step, in: heard) {
      let tag = context.facts.languageTag(of: item.stop, in: item.snapshot)
      let category =
        item.mark.flatMap { names.category(ofMark: $0, tag) } ?? names.category(name, tag)
      let isPlain = item.isStep && !category.isPicture
      func isSaid(in said: Words) -> Bool {
        (isPlain ? said.contains(Words(name)) : category.isSaid(in: said))
          || AmpersandNames.isSaid(name, in: said)
      }
      let isSaidAround = around.ofItem.contains { isSaid(in: Words($0)) }
      guard isSaidAround || isSaid(in: heard) else {
        let missing =
          announcement(of: item, context).missing { Words.ofSymbol($0).contains(Words(name)) }
          + [around.missingOfItem].compactMap(\.self)
        let texts = [heard] + around.ofItem.map(Words.init)
        let doubt = missing.isEmpty && !isPlain ? category.doubt(in: texts) : nil
        return .saidName(name, missing: missing, doubt: doubt)
      }
      if !isSaidAround, !item.isStep, item.snapshot == 0,
        names.hearsValue(insteadOf: category, item.element)
      {
        return .nameAsValue(name)
      }
    }
    if let series = item.series.flatMap({ series[$0] }) {
      let isSaid =
        heard.contains(series.words)
        || around.ofSeries.contains { Words($0).contains(series.words) }
        || tree.exposed(in: item.element).contains { tree.onRequest($0).contains(series.words) }
      if !isSaid {
        let missing =
          announcement(of: item, context).missing + [around.missingOfSeries].compactMap(\.self)
        return .saidSeries(series.text, missing: missing)
      }
    }
    return tree.smallFrame(of: item.element, item.stop, below: context.number("minimum-frame"))
      .map { .frame($0) }
  }

  private static func target(of item: Item, _ context: CheckContext) -> Target {
    let tree = context.facts.trees[item.snapshot]
    var target = context.facts.target(of: item.stop, in: tree)
    target.source = context.facts.target(of: item.element, in: tree).source
    return target
  }

  private static func verdict(on item: Item, _ lack: Lack?, _ context: CheckContext) -> Verdict {
    let text = announcement(of: item, context).text
    var verdict = Verdict(.passed, target(of: item, context))
    verdict.evidence = [Evidence("announcement", .text(text))]
    verdict.state = state(of: item, context)
    verdict.matter = item.step.map { .name(step: $0) }
    // What mends one lack must not bring another: a label of its own says all that is to be heard.
    if item.mark.map({ context.facts.marks[$0].value.value == nil }) ?? false { verdict.sites = [] }
    let heard = text.isEmpty ? "nothing" : "‘\(text)’"
    switch lack {
    case nil: break
    case .name:
      verdict.result = .failed
      verdict.message =
        "people who use a screen reader hear no name for this \(item.noun)"
        + (text.isEmpty ? "" : ", only \(heard)")
      if text.isEmpty { verdict.cause = context.facts.causeOfSilentMarks }
      if item.isStep { verdict.remedy = "step" }
    case .knownName(let fact):
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether ‘\(text)’ tells people who use a screen reader which \(item.noun) this is depends "
        + "on \(fact)"
    case .saidName(let name, let missing, let doubt):
      if item.isStep { verdict.remedy = "step" }
      let facts = doubt.map { [$0] } ?? missing
      verdict.result =
        facts.isEmpty ? .failed : .cantTell(facts, likely: doubt == nil ? .fail : .none)
      verdict.message =
        "people who use a screen reader \(facts.isEmpty ? "are" : "may") not "
        + "\(facts.isEmpty ? "" : "be ")told which \(item.noun) this is: "
        + (text.isEmpty ? "no ‘\(name)’ is heard" : "they hear \(heard) and not ‘\(name)’")
    case .nameAsValue(let name):
      verdict.sites = []
      verdict.result = .failed
      verdict.message =
        "people who use a screen reader are not told which \(item.noun) this is: the ‘\(name)’ in "
        + "\(heard) is its value"
    case .saidSeries(let series, let missing):
      verdict.result = missing.isEmpty ? .failed : .cantTell(missing, likely: .fail)
      verdict.message =
        "people who use a screen reader \(missing.isEmpty ? "are not" : "may not be") told of "
        + "which series this mark is: they hear \(heard) and not ‘\(series)’"
      verdict.remedy = "series"
    case .frame(let frame):
      verdict.matter = nil
      verdict.result = .failed
      verdict.message =
        "people who explore by touch cannot find the \(item.noun) ‘\(text)’: its frame is "
        + "\(frame) points"
      verdict.remedy = "frame"
    }
    return verdict
  }

  private static func state(of item: Item, _ context: CheckContext) -> String? {
    let tree = context.facts.trees[item.snapshot]
    guard context.facts.trees.count > 1, case .step(let step) = tree.elements[item.element].subject
    else { return nil }
    return context.component.snapshots[item.snapshot].stepStates[step].map {
      context.component.states[$0].id
    }
  }
}
