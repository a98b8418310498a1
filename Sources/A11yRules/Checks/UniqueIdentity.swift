internal import A11yModel
internal import Support

extension Check {
  /// What tells steps or marks apart for the platform is another for each of them.
  static let uniqueIdentity = Check("unique-identity") { context, verdicts in
    guard let identity = context.component.identity else { return }
    if identity == .id {
      guard let first = context.component.repeatedIDs.first else {
        return verdicts.pass(context.facts.root)
      }
      verdicts.append(verdict(on: first, context))
    } else {
      let items = items(identity, context)
      guard items.count > 1 else { return }
      verdicts.append(verdict(on: items, identity, context))
    }
  }

  // MARK: items

  /// A step or a mark, and what tells it apart; nil where it has nothing of the kind.
  private struct Item {
    var key: String?
    var source: Int

    /// Why the key is not known.
    var missing: String?
  }

  private static func items(_ identity: Identity, _ context: CheckContext) -> [Item] {
    let component = context.component
    let noun = component.kind.itemNoun
    let isComplete = context.facts.isComplete.contains(.data)
    func item(_ key: Fact<String>, _ source: Int) -> Item {
      let fact = key.missing ?? (key.isAbsent && !isComplete ? unknown : nil)
      return Item(key: key.value, source: source, missing: fact)
    }
    let unknown = "the \(identity.rawValue) of each \(noun)"
    if let chart = component.chart {
      return chart.marks.enumerated().map { index, mark in
        switch identity {
        case .category: item(mark.category.map { .known($0) } ?? .absent, mark.source)
        case .value: item(mark.value.map(DecimalText.short), mark.source)
        default: item(.known(String(index)), mark.source)
        }
      }
    }
    let states = component.snapshots.first?.stepStates ?? []
    return component.steps.enumerated().map { index, step in
      switch identity {
      case .name: item(step.name, step.source)
      case .state:
        item(
          states.indices.contains(index) && states[index] != nil
            ? .known(component.states[states[index] ?? 0].id) : .absent,
          step.source
        )
      default: item(.known(String(index)), step.source)
      }
    }
  }

  private static func verdict(
    on items: [Item],
    _ identity: Identity,
    _ context: CheckContext
  ) -> Verdict {
    let noun = context.component.kind.itemNoun
    var verdict = Verdict(.passed, context.facts.root)
    verdict.evidence = [Evidence("identity", .text(identity.rawValue))]
    var counts: [String?: Int] = [:]
    var repeated: [Item] = []
    for item in items where item.missing == nil {
      counts[item.key, default: 0] += 1
      if counts[item.key] == 2 { repeated.append(item) }
    }
    if let first = repeated.first {
      let count = counts[first.key] ?? 0
      let same = first.key.map { "the \(identity.rawValue) ‘\($0)’" } ?? "no \(identity.rawValue)"
      let more = repeated.count > 1 ? ", and other \(noun)s share theirs" : ""
      verdict.result = .failed
      verdict.target.place = first.source
      verdict.message =
        "people may miss \(noun)s, or meet one in the place of another: \(count) \(noun)s have "
        + "\(same)\(more), and the platform takes them for one"
      let keys = repeated.prefix(10).map { $0.key ?? "" }
      verdict.evidence.append(Evidence("repeated", .list(keys)))
    } else if let fact = items.lazy.compactMap(\.missing).first {
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether the platform takes several \(noun)s for one depends on \(fact)"
    }
    return verdict
  }

  // MARK: ids of a file

  private static func verdict(on first: RepeatedID, _ context: CheckContext) -> Verdict {
    var verdict = Verdict(.failed, context.facts.root)
    verdict.target.place = first.source
    let same = "\(first.count) elements have the id ‘\(first.id)’"
    let noun = context.component.kind.itemNoun
    verdict.message =
      switch first.use {
      case .name:
        "people who use a screen reader may be told of another part: \(same), and what refers to it "
          + "means one of them"
      case .look:
        "people may see or follow another part: \(same), and what refers to it means one of them"
      case .item:
        "people may miss \(noun)s, or meet one in the place of another: \(same), and scripts take "
          + "them for one"
      }
    let ids = context.component.repeatedIDs.prefix(10).map(\.id)
    verdict.evidence = [Evidence("repeated", .list(ids))]
    return verdict
  }
}
