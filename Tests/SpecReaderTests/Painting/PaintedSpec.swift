import A11yModel
import SpecReader
import Testing
import XML

/// A spec, read and painted, whose parts a test looks at one by one.
struct PaintedSpec {
  let document: Document

  /// What a `<spec>` holds, with the system colours of a generation.
  init(_ content: String, generation: Generation = .ios26) throws {
    let text = "<spec xmlns=\"urn:a11y-audit:spec:1\">\(content)</spec>"
    let root = try Tree(parsing: Array(text.utf8)).root
    document = try SpecReader.read(root, file: "a.xml", generation: generation)
  }

  var component: Component { document.components[0] }
  var parts: [Part] { component.parts }

  /// The parts that an element of the source paints; by its name, and its place among all of it.
  func parts(_ name: String, _ place: Int = 1) -> [Part] {
    let sources = document.sources.indices.filter { document.sources[$0].name == name }
    return parts.filter { $0.source == sources[place - 1] }
  }

  func part(_ name: String, _ place: Int = 1) throws -> Part {
    try #require(parts(name, place).first)
  }

  func look(
    _ name: String,
    _ place: Int = 1,
    in variant: Variant = Variant(.light)
  ) throws -> RenderedVariant {
    try #require(component.rendering(of: try part(name, place))[variant])
  }

  /// The pairs of a part's fill.
  func pairs(
    _ name: String,
    _ place: Int = 1,
    in variant: Variant = Variant(.light)
  ) throws -> [Coat.Pair] {
    try #require(try look(name, place, in: variant).fill?.pairs)
  }

  /// The one contrast ratio of a part's fill, to four places.
  func ratio(
    _ name: String,
    _ place: Int = 1,
    in variant: Variant = Variant(.light)
  ) throws -> Double {
    let pairs = try pairs(name, place, in: variant)
    #expect(pairs.count == 1)
    return try #require(pairs.first).ratio.rounded
  }
}

extension Coat {
  var pairs: [Pair]? {
    if case .known(let pairs) = colors { pairs } else { nil }
  }

  var missing: String? {
    if case .unknown(let fact) = colors { fact } else { nil }
  }
}

extension Coat.Pair {
  /// As in “#000000 on #FFFFFF”.
  var text: String { "\(foreground.hex) on \(background.hex)" }
}

extension ContrastRatio {
  var rounded: Double { (value * 10_000).rounded() / 10_000 }
}
