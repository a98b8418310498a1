internal import A11yModel
internal import Language
internal import Listening
internal import Looking

/// Looks between which nothing differs, in each variant: nobody tells them apart.
///
/// They are found once for all that look alike, and not pair by pair.
struct AlikeLooks {
  private let table: LookTable

  /// By variant.
  private var joined: [JoinedPairs]

  /// By variant, the looks that differ from their like in another.
  private var lost: [Set<Int>]

  init(_ table: LookTable) {
    self.table = table
    joined = table.variants.map { _ in JoinedPairs() }
    lost = table.variants.map { _ in [] }
  }

  /// Looks that are the same to the last detail, where they are too many to be compared in pairs.
  ///
  /// - Parameters:
  ///   - table: the looks.
  ///   - mayBeConfused: whether two that look the same in a variant, and in others or not, are found.
  init(
    ofMany table: LookTable,
    where mayBeConfused: (_ first: Int, _ second: Int, _ variant: Int, _ isLost: Bool) -> Bool = {
      _,
      _,
      _,
      _ in true
    }
  ) {
    self.init(table)
    let seen = table.looks.indices.map { table.seen(of: $0) }
    for variant in table.variants.indices {
      for group in Dictionary(grouping: table.looks.indices, by: { seen[$0][variant] }).values {
        for other in group.dropFirst()
        where table.judgedVariants(of: group[0], other).contains(variant) {
          let isLost = seen[group[0]] != seen[other]
          guard mayBeConfused(group[0], other, variant, isLost) else { continue }
          join(group[0], other, in: variant, isLost: isLost)
        }
      }
    }
  }

  mutating func join(_ first: Int, _ second: Int, in variant: Int, isLost: Bool) {
    joined[variant].join(first, second)
    if isLost { lost[variant].formUnion([first, second]) }
  }

  /// A verdict on each group.
  ///
  /// - Parameter context: the component.
  /// - Returns: one for each group and variant, at the first that is like one before it.
  func verdicts(_ context: CheckContext) -> [Verdict] {
    table.variants.indices.flatMap { variant in
      joined[variant].groups.map { verdict(on: $0, in: variant, context) }
    }
  }

  private func verdict(on group: [Int], in variant: Int, _ context: CheckContext) -> Verdict {
    let names = group.map { table.looks[$0].name }
    let isLost = !lost[variant].isDisjoint(with: group)
    let what =
      names.count == 2 ? "‘\(names[0])’ from ‘\(names[1])’" : NameList.text(names) + " apart"
    var verdict = Verdict(
      .failed,
      Target(table.looks[group[1]].source),
      "nobody can tell \(what)\(isLost ? " here" : ""): they look the same"
        + (isLost ? ", and do not in every appearance" : "")
    )
    verdict.variant = table.variants[variant]
    verdict.state = names.count > 3 ? NameList.plain(names) : names.joined(separator: ", ")
    verdict.cause = context.cause(group.prefix(3).map { table.looks[$0] })
    verdict.evidence = [Evidence("pair", .text(NameList.text(names)))]
    let coats = [group[0], group[1]].compactMap { table.color(of: $0, in: variant) }
    for coat in coats { verdict.note(coat) }
    if let tone = coats.first?.knownTones?.first {
      verdict.evidence.append(Evidence("colors", .text(tone.notation)))
    } else if let fact = coats.first?.missing {
      // The same token may be painted in two opacities.
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message = "whether anybody can tell \(what) depends on \(fact)"
    }
    return verdict
  }
}
