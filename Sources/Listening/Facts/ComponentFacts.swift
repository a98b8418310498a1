package import A11yModel
package import Language

/// A component with what several checks ask of it, each computed once.
package final class ComponentFacts: Sendable {
  package let document: Document
  package let component: Component

  /// What outcomes call the component: its id, or else its path.
  package let name: String

  /// Which of several variants it is; nil where there are no others.
  package let variant: VariantMark?

  /// Where it begins.
  package let location: Location

  /// What outcomes about the component begin their fingerprints with.
  package let fingerprint: Fingerprint

  /// One for each snapshot.
  package let trees: [AccessibilityTree]

  /// The controls, by their places in the source.
  package let controls: Set<Int>

  /// The elements that are met, each once for all snapshots in which it is and says the same.
  package let occurrences: [Occurrence]

  /// The containers that are entered, each once for all snapshots in which it says the same.
  package let containers: [Occurrence]

  /// The primary language of the component's strings, in lower case; nil where not known.
  package let language: String?

  /// The component's language.
  package let spokenLanguage: SpokenLanguage

  /// The languages of what is said where nothing else is given.
  package let languages: SpokenLanguages

  /// The marks of a chart; none of anything else.
  package let marks: [Mark]

  /// The facts of what else it may be like, each with what differs, as phrases.
  package let possibilities: [(facts: ComponentFacts, differing: [String])]

  private let values = DerivedValues()

  /// What is derived from them.
  package subscript<Fact: Derived>(_ type: Fact.Type) -> Fact.Value { values.value(type, of: self) }

  package init(_ component: Component, of document: Document) {
    self.document = document
    self.component = component
    marks = component.chart?.marks ?? []
    name = component.id ?? document.path(of: component.source)
    location = document.location(of: component.source)
    variant = document.variantMark(of: component)
    fingerprint = Fingerprint(document.fingerprintName)
    let trees = component.snapshots.map(AccessibilityTree.init)
    self.trees = trees
    let language = component.language.value.map(LanguageTag.primary)
    self.language = language
    spokenLanguage = SpokenLanguage(component.language.value)
    languages = SpokenLanguages([language])
    controls = trees.reduce(into: []) { controls, tree in
      for index in tree.elements.indices where tree.elements[index].kind == .control {
        controls.insert(tree.elements[index].source)
      }
    }
    occurrences = Self.occurrences(component, trees) { $0.isExposed($1) }
    containers = Self.occurrences(component, trees) { $0.exposures[$1] == .container }
    possibilities = component.possibilities.map {
      (ComponentFacts($0.component, of: document), $0.facts)
    }
  }
}

extension ComponentFacts {
  /// Everything that has a name that is heard: stops, and containers on entering them.
  package var named: some Sequence<Occurrence> { [occurrences, containers].lazy.joined() }

  package var allNamed: [Occurrence] { occurrences + containers }

  /// Whether a screen reader meets anything of it, in any snapshot.
  package var isAnythingMet: Bool { trees.contains { $0.exposures.contains(.exposed) } }

  package func element(_ occurrence: Occurrence) -> Element {
    trees[occurrence.snapshot].elements[occurrence.element]
  }

  package func announcement(_ occurrence: Occurrence) -> Announcement {
    trees[occurrence.snapshot].announcement(of: occurrence.element)
  }

  func name(_ occurrence: Occurrence) -> Fact<String> {
    trees[occurrence.snapshot].name(of: occurrence.element)
  }

  /// The target that an element stands for: the step, mark or series it is about, else itself.
  package func target(of element: borrowing Element) -> Target {
    Target(source(of: element.subject) ?? element.source, at: element.source)
  }

  package func target(of index: Int, in tree: AccessibilityTree) -> Target {
    let place = tree.elements[index].source
    return Target(source(of: tree.elements[index].subject) ?? place, at: place)
  }

  /// The element of the source that declares what something is about.
  package func source(of subject: Element.Subject) -> Int? {
    if case .mark(let index) = subject, !marks.isEmpty { return marks[index].source }
    return component.source(of: subject)
  }

  /// The component's path in the document.
  package var path: String { component.id == nil ? name : document.path(of: component.source) }

  /// The component itself.
  package var root: Target { Target(component.source) }

  /// The groups of facts that are given in full.
  package var isComplete: Document.Completeness {
    component.completeness ?? document.completeness
  }

  /// How much of what a user meets is described.
  package var scope: Document.Scope { component.scope ?? document.scope }

  /// What fingerprints call the component.
  package var fingerprintName: String {
    guard document.dialect == .swiftui else { return name }
    let path = document.fingerprintPath(of: component.source)
    return [path, component.id, component.variant].compactMap(\.self).joined(separator: " ")
  }
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
