import SwiftUI

#if canImport(Charts)
import Accessibility
import Charts
#endif

/// What the advice of rules takes as given: the names that stand for what a team has.
struct Advice: View, AXChartDescriptorRepresentable {
  var text: Text
  var circle: Circle
  var bar: BarMark
  var animation: Animation
  var attributes: AttributeScopes.FoundationAttributes
  var environment: EnvironmentValues

  var allSeries: [Series]
  var count: Int
  var data: [Series]
  var date: Date
  var day: String
  var dynamicTypeSize: DynamicTypeSize
  var hours: Double
  var index: Int
  var isCurrent: Bool
  var isShown: Bool
  var measurement: Measurement<UnitDuration>
  var name: String
  var position: Int
  var progress: Double
  var reduceMotion: Bool
  var ring: Color
  var separator: Color
  var series: Series
  var state: State
  var step: Step
  var steps: [Step]
  var value: Double
  var values: [String]

  struct Series: Identifiable {
    var id: String
    var name: String
  }

  struct Step: Equatable {
    var state: State
  }

  enum State {
    case current
    var words: LocalizedStringResource { "current" }
  }

  var body: some View { text }
  func next() {}
  func makeChartDescriptor() -> AXChartDescriptor { something() }
}

/// The argument of a parameter of which a snippet gives the label alone.
func something<T>() -> T { fatalError("advice runs") }
