internal import A11yModel
internal import Language
internal import Support

/// A component with what several checks ask of it, each computed once.
final class ComponentFacts: Sendable {
  let document: Document
  let component: Component

  /// What outcomes call the component: its id, or else its path.
  let name: String

  /// Where it begins.
  let location: Location

  /// What outcomes about the component begin their fingerprints with.
  let fingerprint: Fingerprint

  /// One for each snapshot.
  let trees: [AccessibilityTree]

  /// The controls, by their places in the source.
  let controls: Set<Int>

  /// The elements that are met, each once for all snapshots in which it is and says the same.
  let occurrences: [Occurrence]

  /// The containers that are entered, each once for all snapshots in which it says the same.
  let containers: [Occurrence]

  /// The primary language of the component's strings, in lower case; nil where not known.
  let language: String?

  /// The component's language.
  let spokenLanguage: SpokenLanguage
  let stepNames: StepNames

  /// The words for each of the component's states.
  let stateTerms: [StateTerms]

  /// The words for states that say another one.
  let contradictions: [ContradictedState]

  /// The marks of a chart; none of anything else.
  let marks: [Mark]

  /// What is heard of each mark that is met by itself.
  var markSpeeches: MarkSpeeches { marksHeard.value { MarkSpeeches(self) } }

  /// The categories of the marks by number.
  var categoryNumbers: CategoryNumbers { numbered.value { CategoryNumbers(component.chart) } }

  /// The categories of the chart as they are spoken in the component's language.
  var spokenCategories: [SpokenCategory] {
    categoriesSpoken.value {
      (component.chart?.categories ?? []).map { SpokenCategory($0, spokenLanguage) }
    }
  }

  /// Whether the component is described with something; always where nothing is needed.
  func has(_ need: Rule.Untested.Need?) -> Bool {
    switch need {
    case .colors: isColored.value { component.renderings.contains(where: \.isPainted) }
    case .parts: !component.parts.isEmpty
    case nil: true
    }
  }

  private let isColored = Once<Bool>()
  private let categoriesSpoken = Once<[SpokenCategory]>()

  /// What the data are called, and what they come to; nil where there are none.
  var dataNames: DataNames { namesOfData.value { DataNames(component.chart, spokenCategories) } }
  var chartFigures: ChartFigures? { figures.value { component.chart.flatMap(ChartFigures.init) } }

  /// Which edits mend what is wrong with colours.
  var paintCauses: PaintCauses { painted.value { PaintCauses(document, component) } }

  private let painted = Once<PaintCauses>()
  private let marksHeard = Once<MarkSpeeches>()
  private let numbered = Once<CategoryNumbers>()
  private let namesOfData = Once<DataNames>()
  private let figures = Once<ChartFigures?>()

  /// The series of which nothing is drawn: all that they have are bars or slices of 0, and no other
  /// values will come.
  var sizelessSeries: Set<Int> {
    sizeless.value {
      guard let chart = component.chart, !component.isDynamic,
        chart.form == .bar || chart.form?.isWhole ?? false
      else { return [] }
      var (empty, seen): (Set<Int>, Set<Int>) = ([], [])
      for mark in chart.marks {
        guard let series = mark.series else { continue }
        if mark.value.value == 0 { empty.insert(series) } else { seen.insert(series) }
      }
      return empty.subtracting(seen)
    }
  }

  private let sizeless = Once<Set<Int>>()

  /// How the value of each mark that is met by itself is told, in the order of their speeches.
  var valueTellings: [SpokenValue.Telling] { tellings.value { SpokenValue.tellings(self) } }

  private let tellings = Once<[SpokenValue.Telling]>()

  /// What says how far a progress is: values, and all that is heard; see `ProgressSpeech`.
  let valuedSpeeches = Once<[ProgressSpeech]>()
  let spokenSpeeches = Once<[ProgressSpeech]>()

  /// The steps in all snapshots, and what is heard of them.
  var stepVersions: StepVersions { versions.value { StepVersions(component, trees) } }
  var spokenSteps: SpokenSteps { spoken.value { SpokenSteps(self) } }

  /// What is heard of the steps, once for each state in which it differs.
  var stepSpeeches: [StepSpeech] { spokenSteps.speeches }

  /// The legend of a chart; nil where there is none.
  var legendKey: LegendKey? { legend.value { LegendKey(self) } }

  /// The words of what is said of each element that is met.
  var saidWords: SaidWords { said.value { SaidWords(self) } }

  private let said = Once<SaidWords>()

  /// The texts that are seen and carry information; indexes into the parts.
  var writtenTexts: [Int] { written.value { writtenParts(withSymbols: false) } }

  private let written = Once<[Int]>()

  /// What is there for everyone.
  var shownText: ShownText { shown.value { ShownText(self) } }

  private let versions = Once<StepVersions>()
  private let spoken = Once<SpokenSteps>()
  private let legend = Once<LegendKey?>()
  private let shown = Once<ShownText>()

  /// What its states or its series look like.
  var looks: LookTable {
    seenLooks.value { LookTable(component, unless: doubt("whether a legend shows the patterns")) }
  }

  /// What its parts hold, and what can be read of them.
  var layout: PartLayout { drawn.value { PartLayout(self) } }

  private let seenLooks = Once<LookTable>()
  private let drawn = Once<PartLayout>()

  init(_ component: Component, of document: Document) {
    self.document = document
    self.component = component
    marks = component.chart?.marks ?? []
    name = component.id ?? document.path(of: component.source)
    location = document.location(of: component.source)
    fingerprint = Fingerprint(document.stableName)
    let trees = component.snapshots.map(AccessibilityTree.init)
    self.trees = trees
    let language = component.language.value.map(LanguageTag.primary)
    self.language = language
    spokenLanguage = SpokenLanguage(component.language.value)
    stepNames = StepNames(component.steps, SpokenLanguages([language]))
    stateTerms = component.states.map { StateTerms($0, among: component.states) }
    contradictions = ContradictedState.all(in: component.states, SpokenLanguages([language]))
    controls = trees.reduce(into: []) { controls, tree in
      for index in tree.elements.indices where tree.elements[index].kind == .control {
        controls.insert(tree.elements[index].source)
      }
    }
    occurrences = Self.occurrences(component, trees) { $0.isExposed($1) }
    containers = Self.occurrences(component, trees) { $0.exposures[$1] == .container }
  }
}

extension ComponentFacts {
  /// Everything that has a name that is heard: stops, and containers on entering them.
  var named: some Sequence<Occurrence> { [occurrences, containers].lazy.joined() }

  /// Whether a screen reader meets anything of it, in any snapshot.
  var isAnythingMet: Bool { trees.contains { $0.exposures.contains(.exposed) } }

  func element(_ occurrence: Occurrence) -> Element {
    trees[occurrence.snapshot].elements[occurrence.element]
  }

  func announcement(_ occurrence: Occurrence) -> Announcement {
    trees[occurrence.snapshot].announcement(of: occurrence.element)
  }

  func name(_ occurrence: Occurrence) -> Fact<String> {
    trees[occurrence.snapshot].name(of: occurrence.element)
  }

  /// The target that an element stands for: the step, mark or series it is about, else itself.
  func target(of element: borrowing Element) -> Target {
    Target(source(of: element.subject) ?? element.source, at: element.source)
  }

  func target(of index: Int, in tree: AccessibilityTree) -> Target {
    let place = tree.elements[index].source
    return Target(source(of: tree.elements[index].subject) ?? place, at: place)
  }

  /// The element of the source that declares what something is about.
  func source(of subject: Element.Subject) -> Int? {
    if case .mark(let index) = subject, !marks.isEmpty { return marks[index].source }
    return component.source(of: subject)
  }

  /// The component's path in the document.
  var path: String { component.id == nil ? name : document.path(of: component.source) }

  /// The component itself.
  var root: Target { Target(component.source) }

  var isComplete: Document.Completeness { document.completeness }
}

extension Component {
  func target(of index: Int, in tree: AccessibilityTree) -> Target {
    let place = tree.elements[index].source
    return Target(source(of: tree.elements[index].subject) ?? place, at: place)
  }

  /// The element of the source that declares what something is about.
  func source(of subject: Element.Subject) -> Int? {
    switch subject {
    case .component, .category: nil
    case .step(let index): steps[index].source
    case .mark(let index): chart?.marks[index].source
    case .series(let index): chart?.series[index].source
    }
  }
}

extension Rendering {
  /// Whether any colour of it is known or said to be painted.
  fileprivate var isPainted: Bool { variants.contains { $0.fill != nil || $0.outline != nil } }
}
