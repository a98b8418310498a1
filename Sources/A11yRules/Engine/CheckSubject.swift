internal import A11yModel
internal import Claims
internal import Listening
internal import Looking

/// What a check is asked about, one after another.
protocol CheckSubject {
  /// What the answer is about, and where its culprit stands.
  func target(in facts: ComponentFacts) -> Target

  /// The state it is in, where what it says differs for it.
  var state: String? { get }
}

extension CheckSubject {
  var state: String? { nil }
}

extension StepSpeech: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension NumberSpeech: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension ComponentFacts.Occurrence: CheckSubject {
  func target(in facts: ComponentFacts) -> Target {
    facts.target(of: element, in: facts.trees[snapshot])
  }
}

extension MeasuringAxis: CheckSubject {
  func target(in facts: ComponentFacts) -> Target {
    axis.map { Target($0.source) } ?? facts.root
  }
}

/// Something that the source declares.
protocol Declared: CheckSubject {
  /// Its place among the document's sources.
  var source: Int { get }
}

extension Declared {
  func target(in facts: ComponentFacts) -> Target { Target(source) }
}

extension HiddenLosses.Loss: Declared {}
extension Animation: Declared {}
extension Axis: Declared {}
extension Part: Declared {}
extension LegendKey: Declared {
  var source: Int { legend.source }
}

extension LegendLine: CheckSubject {}
extension LegendMatch: CheckSubject {}

extension ItemNaming: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension NamedText: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension SpacedTarget: CheckSubject {}
extension RecommendedTarget: CheckSubject {}
extension GrowingText: CheckSubject {}
extension BoundText: CheckSubject {}
extension RepeatedUpdate: CheckSubject {}
extension StandIn: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension HiddenControls: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension ErrorSpeech: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { target }
  var state: String? { speech.state }
}

extension ProgressSubject: CheckSubject {}
