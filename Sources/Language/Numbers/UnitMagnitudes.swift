/// Units that differ by a prefix of the SI: 5.2 km are 5200 m.
package enum UnitMagnitudes {
  /// A unit as a multiple of the one it is made of.
  package struct Magnitude: Hashable, Sendable {
    /// Which quantity it measures.
    package var quantity: Int
    package var factor: Double
  }

  /// The magnitude of a unit by its symbol or its name; nil for any without prefixes.
  package static func magnitude(of unit: Word) -> Magnitude? { all[unit] }

  private static let all = WordTable<Magnitude>(
    quantities.enumerated().flatMap { place, units in
      units.flatMap { symbol, factor in
        UnitVocabulary.terms(forWord: Word(symbol)).map {
          (key: Word($0), value: Magnitude(quantity: place, factor: factor))
        }
      }
    }
  )

  private static let quantities: [[(String, Double)]] = [
    [("nm", 1e-9), ("µm", 1e-6), ("mm", 1e-3), ("cm", 1e-2), ("m", 1), ("km", 1e3)],
    [("ng", 1e-9), ("µg", 1e-6), ("mg", 1e-3), ("g", 1), ("kg", 1e3), ("t", 1e6)],
    [("µl", 1e-6), ("ml", 1e-3), ("cl", 1e-2), ("dl", 1e-1), ("l", 1)],
    [("µmol", 1e-6), ("mmol", 1e-3), ("mol", 1)],
    [("ns", 1e-9), ("µs", 1e-6), ("ms", 1e-3), ("s", 1)],
    [("j", 1), ("kj", 1e3), ("mj", 1e6)], [("w", 1), ("kw", 1e3), ("gw", 1e9), ("tw", 1e12)],
    [("wh", 1), ("kwh", 1e3), ("mwh", 1e6), ("gwh", 1e9), ("twh", 1e12)],
    [("mv", 1e-3), ("v", 1), ("kv", 1e3)], [("milliamp", 1e-3), ("amp", 1)],
    [("hz", 1), ("khz", 1e3), ("mhz", 1e6), ("ghz", 1e9)],
    [("pa", 1), ("hpa", 1e2), ("kpa", 1e3), ("mpa", 1e6)],
    [("byte", 1), ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("tb", 1e12), ("pb", 1e15)],
    [("bit", 1), ("kbit", 1e3), ("mbit", 1e6), ("gbit", 1e9)],
    [("bps", 1), ("kbps", 1e3), ("mbps", 1e6), ("gbps", 1e9)],
  ]
}
