/// Two looks of a table, in one variant.
package struct LookPair {
  package let table: LookTable
  package let first: Int
  package let second: Int

  /// An index into the table's variants.
  package let variant: Int

  package init(table: LookTable, first: Int, second: Int, variant: Int) {
    (self.table, self.first, self.second, self.variant) = (table, first, second, variant)
  }

  package var looks: (Look, Look) { (table.looks[first], table.looks[second]) }
  package var names: (String, String) { (table.looks[first].name, table.looks[second].name) }

  /// Whether colour has a meaning of its own for one of them.
  package var hasHue: Bool { table.hasHue(first, second) }

  package func difference(_ thresholds: CueThresholds) -> LookDifference {
    table.difference(first, second, in: variant, thresholds)
  }
}
