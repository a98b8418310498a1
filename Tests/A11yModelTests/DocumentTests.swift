import A11yModel
import Testing

@Suite struct DocumentTests {
  /// Two components, the first with two texts in a shape.
  private let document = Document(
    dialect: .spec,
    file: "a.xml",
    scope: .component,
    completeness: [.tree],
    platform: .ios,
    generation: .ios26,
    sources: [
      Source(name: "spec", parent: nil, ordinal: 1, line: 1, column: 1),
      Source(name: "chart", parent: 0, ordinal: 1, line: 2, column: 2),
      Source(name: "shape", parent: 1, ordinal: 2, line: 3, column: 4),
      Source(name: "text", parent: 2, ordinal: 1, line: 4, column: 6),
      Source(name: "text", parent: 2, ordinal: 2, line: 5, column: 6),
      Source(name: "chart", parent: 0, ordinal: 2, line: 6, column: 2),
    ],
    palette: [],
    components: []
  )

  @Test func paths() {
    #expect(document.path(of: 0) == "/spec[1]")
    #expect(document.path(of: 4) == "/spec[1]/chart[1]/shape[2]/text[2]")
    #expect(document.path(of: 5) == "/spec[1]/chart[2]")
  }

  @Test func places() {
    let location = document.location(of: 4)
    #expect(location == Location(file: "a.xml", line: 5, column: 6))
    #expect(location.description == "a.xml:5:6")
    #expect(document.location(of: 3) < location)
    #expect(location < Location(file: "b.xml", line: 1, column: 1))
  }

  @Test func nesting() {
    #expect(document.lies(4, within: 4))
    #expect(document.lies(4, within: 2))
    #expect(document.lies(4, within: 0))
    #expect(!document.lies(4, within: 3))
    #expect(!document.lies(2, within: 4))
    #expect(!document.lies(5, within: 1))
  }

  @Test func facts() {
    #expect(Fact.known(1).value == 1)
    #expect(Fact<Int>.absent.value == nil)
    #expect(Fact<Int>.unknown("the size").missing == "the size")
    #expect(Fact.known(1).map { "\($0)" } == .known("1"))
    #expect(Fact<Int>.unknown("x").map { "\($0)" } == .unknown("x"))
    #expect(Fact<Int>.absent.map { "\($0)" } == .absent)
  }

  @Test func variants() {
    #expect(Variant.allCases.count == 8)
    #expect(Appearance.darkHighContrast.base == .dark)
    #expect(Appearance.lightHighContrast.isHighContrast)
    #expect(!Appearance.light.isHighContrast)
    #expect(Variant(.darkHighContrast, .elevated).withoutHighContrast == Variant(.dark, .elevated))
    var component = Component(kind: .chart, source: 1)
    #expect(component.variants == Appearance.allCases.map { Variant($0) })
    component.surfaces = [.base, .elevated]
    component.appearances = [.dark]
    #expect(component.variants == [Variant(.dark), Variant(.dark, .elevated)])
  }

  @Test func traits() {
    let traits: Traits = [.header, .button, .updatesFrequently]
    #expect(traits.names == ["button", "header", "updates-frequently"])
    #expect(Set(Traits.names.map(\.name)).count == Traits.names.count)
    #expect(Set(Traits.names.map(\.trait.rawValue)).count == Traits.names.count)
  }

  @Test func percentages() {
    func progress(_ value: Fact<Double>, _ minimum: Double, _ maximum: Double) -> Double? {
      Progress(
        form: .ring,
        isDeterminate: true,
        value: value,
        minimum: minimum,
        maximum: maximum,
        unit: .absent
      ).percent
    }
    #expect(progress(.known(0.25), 0, 1) == 25)
    #expect(progress(.known(15), 10, 20) == 50)
    #expect(progress(.known(3), 0, 2) == 150)
    #expect(progress(.known(1), 1, 1) == nil)
    #expect(progress(.known(1), 2, 1) == nil)
    #expect(progress(.absent, 0, 1) == nil)
  }

  @Test func errorsStandInOrder() {
    let errors = [
      InputError("b", at: Location(file: "a.xml", line: 2, column: 1)),
      InputError("a", at: Location(file: "a.xml", line: 2, column: 1)),
      InputError("z", at: Location(file: "a.xml", line: 1, column: 9)),
    ]
    #expect(errors.sorted().map(\.message) == ["z", "a", "b"])
  }
}
