internal import A11yModel
internal import ChartSpeech
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

extension BoundText: CheckSubject {}
extension GrowingText: CheckSubject {}
extension LegendLine: CheckSubject {}
extension LegendMatch: CheckSubject {}
extension ProgressSubject: CheckSubject {}
extension RecommendedTarget: CheckSubject {}
extension RepeatedUpdate: CheckSubject {}
extension SpacedTarget: CheckSubject {}

extension ComponentFacts.Occurrence: CheckSubject {
  func target(in facts: ComponentFacts) -> Target {
    facts.target(of: element, in: facts.trees[snapshot])
  }
}

extension MeasuringAxis: CheckSubject {
  func target(in facts: ComponentFacts) -> Target { axis.map { Target($0.source) } ?? facts.root }
}

/// Something that has its target with it.
protocol Targeted: CheckSubject {
  var target: Target { get }
}

extension Targeted {
  func target(in facts: ComponentFacts) -> Target { target }
}

extension CurrentStep: Targeted {}
extension HiddenControls: Targeted {}
extension ItemNaming: Targeted {}
extension NamedText: Targeted {}
extension NumberSpeech: Targeted {}
extension StandIn: Targeted {}
extension StepSpeech: Targeted {}
extension ErrorSpeech: Targeted {
  var state: String? { speech.state }
}

/// Something that the source declares.
protocol Declared: CheckSubject {
  /// Its place among the document's sources.
  var source: Int { get }
}

extension Declared {
  func target(in facts: ComponentFacts) -> Target { Target(source) }
}

extension Animation: Declared {}
extension Axis: Declared {}
extension HiddenLosses.Loss: Declared {}
extension Part: Declared {}
extension LegendKey: Declared {
  var source: Int { legend.source }
}
