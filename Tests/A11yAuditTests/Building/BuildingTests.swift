import A11yAudit
import SpecReader
import Testing
import XML

/// A spec that is built in Swift is the spec that its XML says.
@Suite struct BuildingTests {
  @Test(arguments: try SpecFile.all())
  func builtSpecsGiveEqualDocuments(_ file: SpecFile) throws {
    let built = try file.spec().document()
    let read = try file.document()
    let isEqual = built.withoutPlaces == read.withoutPlaces
    #expect(isEqual)
    #expect(built.origins.map(\.line) == Array(1...read.sources.count))
  }

  /// Every element and every attribute that Swift has is the one of that name.
  @Test func everythingInSwift() throws {
    let built = try EverythingSpec.spec.document().withoutPlaces
    let isEqual = try built == SpecFile.everything.document().withoutPlaces
    #expect(isEqual)
  }

  @Test(arguments: [
    ("step-indicator-demo", ExampleSpecs.stepIndicatorDemo),
    ("bar-chart-legend", ExampleSpecs.barChartLegend),
  ])
  func examplesInSwift(_ name: String, _ spec: Spec) throws {
    let file = SpecFile(path: "Examples/repaired/\(name).xml")
    let isEqual = try spec.document().withoutPlaces == file.document().withoutPlaces
    #expect(isEqual)
  }

  /// What is written is a spec for everyone: the schema accepts it, and it reads as it was.
  @Test(arguments: [
    EverythingSpec.spec, ExampleSpecs.stepIndicatorDemo, ExampleSpecs.barChartLegend,
  ])
  func textIsCanonical(_ spec: Spec) throws {
    guard let schema = Schema(Grammar.spec.schema) else {
      Issue.record("the schema does not compile")
      return
    }
    let isValid = schema.isValid(spec.text)
    #expect(isValid)
    let isEqual =
      try Document(spec.text).withoutPlaces == spec.document().withoutPlaces
    #expect(isEqual)
    let elements = spec.text.split(separator: "\n").dropFirst().filter {
      !$0.contains("  </") && !$0.hasPrefix("</")
    }
    #expect(try spec.document().sources.count == elements.count)
  }

  @Test func textOfASpec() {
    #expect(
      WordsOfSpecs.spec.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <spec xmlns="urn:a11y-audit:spec:1" complete="tree data">
          <progress type="ring" value="0.25" min="-1" max="80" label="‘a’ &amp; &quot;b&quot; &lt;c&gt;" traits="updates-frequently summary-element">
            <text sort-priority="1e+300">]]&gt; {percent} %</text>
          </progress>
        </spec>

        """
    )
  }

  @Test func conditionsAndLoops() throws {
    let texts = try [false, true].map { try Conditional(isLong: $0).spec.document() }
      .map { $0.sources.map(\.name).joined(separator: " ") }
    #expect(
      texts == [
        "spec step-indicator step step look focus",
        "spec step-indicator step step look text text announcement",
      ]
    )
  }

  private enum WordsOfSpecs: SpecElements {
    static let spec = Spec(complete: [.tree, .data]) {
      Progress(
        type: .ring,
        value: 0.25,
        min: -1,
        max: 80,
        label: #"‘a’ & "b" <c>"#,
        traits: [.updatesFrequently, .summaryElement]
      ) {
        Text("]]> {percent} %", sortPriority: 1e300)
      }
    }
  }

  private struct Conditional: SpecElements {
    var isLong: Bool

    var spec: Spec {
      Spec {
        StepIndicator(current: 1) {
          for name in ["One", "Two"] { Step(name: name) }
          Look {
            if isLong {
              Text("{position}")
              Text("{name}")
            }
          }
          switch isLong {
          case true: Announcement("{name}", on: .advance)
          case false: Focus(on: .back, newScreen: true)
          }
        }
      }
    }
  }
}
