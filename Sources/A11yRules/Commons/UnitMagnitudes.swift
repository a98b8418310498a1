/// Units that differ by a prefix of the SI: 5.2 km are 5200 m.
enum UnitMagnitudes {
  /// A unit as a multiple of the one it is made of.
  struct Magnitude: Hashable, Sendable {
    /// Which quantity it measures.
    var quantity: Int
    var factor: Double
  }

  /// The magnitude of a unit by its symbol or its name; nil for any without prefixes.
  static func magnitude(of unit: Word) -> Magnitude? { all[unit] }

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
    [("mm", 1e-3), ("cm", 1e-2), ("m", 1), ("km", 1e3)],
    [("mg", 1e-3), ("g", 1), ("kg", 1e3), ("t", 1e6)],
    [("ml", 1e-3), ("l", 1)], [("ms", 1e-3), ("s", 1)], [("j", 1), ("kj", 1e3)],
    [("w", 1), ("kw", 1e3)],
    [("byte", 1), ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("tb", 1e12)],
  ]
}
