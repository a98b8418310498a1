/// Looks between which nothing differs, in each variant: nobody tells them apart.
///
/// They are found once for all that look alike, and not pair by pair.
package struct AlikeLooks {
  package let table: LookTable

  /// By variant.
  private var joined: [JoinedPairs]

  /// By variant, the looks that differ from their like in another.
  private var lost: [Set<Int>]

  package init(_ table: LookTable) {
    self.table = table
    joined = table.variants.map { _ in JoinedPairs() }
    lost = table.variants.map { _ in [] }
  }

  /// Looks that are the same to the last detail, where they are too many to be compared in pairs.
  ///
  /// - Parameters:
  ///   - table: the looks.
  ///   - mayBeConfused: whether two that look the same in a variant, and in others or not, are found.
  package init(
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

  package mutating func join(_ first: Int, _ second: Int, in variant: Int, isLost: Bool) {
    joined[variant].join(first, second)
    if isLost { lost[variant].formUnion([first, second]) }
  }

  /// Some looks that are the same in one variant.
  package struct Group {
    package let looks: [Int]

    /// An index into the table's variants.
    package let variant: Int

    /// Whether they differ in another.
    package let isLost: Bool
  }

  package var groups: [Group] {
    table.variants.indices.flatMap { variant in
      joined[variant].groups.map { looks in
        Group(looks: looks, variant: variant, isLost: !lost[variant].isDisjoint(with: looks))
      }
    }
  }
}
