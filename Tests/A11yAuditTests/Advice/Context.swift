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
  var announcement: AttributeScopes.AccessibilityAttributes
  var attributes: AttributeScopes.FoundationAttributes
  var environment: EnvironmentValues

  var allSeries: [Series]
  var color: Color
  var colors: [Color]
  var count: Int
  var current: Int
  var data: [Series]
  var date: Date
  var day: String
  var dynamicTypeSize: DynamicTypeSize
  var hours: Double
  var index: Int
  var isCurrent: Bool
  var isPaused: Bool {
    get { something() }
    nonmutating set {}
  }
  var isShown: Bool
  var measurement: Measurement<UnitDuration>
  var name: String
  var names: [String]
  var position: Int
  var progress: Double
  var reduceMotion: Bool
  var ring: Color
  var selection: Binding<Double?>
  var separator: Color
  var series: Series
  var state: State
  var step: Step
  var steps: [Step]
  var value: Double
  var values: [String]
  var words: String

  struct Series: Identifiable {
    var id: String
    var name: String
    var color: Color
  }

  struct Step: Equatable, Identifiable {
    var id: UUID
    var name: String
    var state: State
  }

  enum State {
    case current
    var words: LocalizedStringResource { "current" }
  }

  var body: some View { text }
  func next() {}
  func edit() {}
  func showTable() {}
  func makeChartDescriptor() -> AXChartDescriptor { something() }
}

/// The argument of a parameter of which a snippet gives the label alone.
func something<T>() -> T { fatalError("advice runs") }
