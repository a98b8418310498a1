// charts/chart
public struct Chart<Content: ChartContent>: View {
  public var body: Never { stub() }
  // charts/chart/init(content:)
  public init(@ChartContentBuilder content: () -> Content) { stub() }
}

// charts/chartcontent
public protocol ChartContent {
  associatedtype Body: ChartContent
  var body: Body { get }
}

extension Never: ChartContent {}

// charts/chartcontentbuilder
@resultBuilder
public enum ChartContentBuilder {
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { stub() }
}

// charts/barmark
public struct BarMark: ChartContent {
  public var body: Never { stub() }
  // charts/barmark/init(x:y:width:height:stacking:)
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { stub() }
}

// charts/sectormark
public struct SectorMark: ChartContent {
  public var body: Never { stub() }
  // charts/sectormark/init(angle:innerradius:outerradius:angularinset:)
  public init(
    angle: PlottableValue<some Plottable>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { stub() }
}

// charts/markdimension
public struct MarkDimension {
  // charts/markdimension/automatic
  public static var automatic: MarkDimension { stub() }
  // charts/markdimension/fixed(_:)
  public static func fixed(_ value: CGFloat) -> MarkDimension { stub() }
}

// charts/markstackingmethod
public struct MarkStackingMethod {
  // charts/markstackingmethod/standard
  public static var standard: MarkStackingMethod { stub() }
}

// charts/plottable
public protocol Plottable {}
extension Double: Plottable {}
extension String: Plottable {}

// charts/plottablevalue
public struct PlottableValue<Value: Plottable> {
  // charts/plottablevalue/value(_:_:)
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
  {
    stub()
  }
}

extension ChartContent {
  // charts/chartcontent/symbol(by:)
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { someContent }
  // charts/chartcontent/linestyle(by:)
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    someContent
  }
  // charts/chartcontent/annotation(position:alignment:spacing:content:)
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { someContent }
  // charts/chartcontent/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { someContent }
  // charts/chartcontent/accessibilitylabel(_:)
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    someContent
  }
  // charts/chartcontent/accessibilityvalue(_:)
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { someContent }
  // charts/chartcontent/accessibilityvalue(_:)
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    someContent
  }
}

// charts/annotationposition
public struct AnnotationPosition {
  // charts/annotationposition/automatic
  public static var automatic: AnnotationPosition { stub() }
  // charts/annotationposition/overlay
  public static var overlay: AnnotationPosition { stub() }
  // charts/annotationposition/trailing
  public static var trailing: AnnotationPosition { stub() }
}

extension View {
  // swiftui/view/chartxaxislabel(_:position:alignment:spacing:)
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { someView }
  // swiftui/view/chartyaxislabel(_:position:alignment:spacing:)
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { someView }
  // swiftui/view/chartyaxis(content:)
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View { someView }
  // swiftui/view/chartxselection(value:)
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { someView }
  // swiftui/view/chartlegend(_:)
  public func chartLegend(_ visibility: Visibility) -> some View { someView }
  // swiftui/view/chartforegroundstylescale(_:)
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { someView }
  // swiftui/view/chartforegroundstylescale(domain:range:type:)
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain,
    range: Range,
    type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle { someView }
}

// swiftui/visibility
public enum Visibility {
  case visible
}

// charts/scaledomain
public protocol ScaleDomain {}
extension Array: ScaleDomain where Element: Plottable {}

// charts/scalerange
public protocol ScaleRange {
  associatedtype VisualValue
}
extension Array: ScaleRange where Element: ShapeStyle {
  public typealias VisualValue = Element
}

// charts/scaletype
public struct ScaleType {}

// charts/axiscontent
public protocol AxisContent {}

// charts/axiscontentbuilder
@resultBuilder
public enum AxisContentBuilder {
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { stub() }
}

// charts/axismarks
public struct AxisMarks<Content>: AxisContent {}

extension AxisMarks where Content == Never {
  // charts/axismarks/init(preset:position:values:stroke:)
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { stub() }
}

// charts/axismarkpreset
public struct AxisMarkPreset {
  // charts/axismarkpreset/automatic
  public static var automatic: AxisMarkPreset { stub() }
}

// charts/axismarkposition
public struct AxisMarkPosition {
  // charts/axismarkposition/automatic
  public static var automatic: AxisMarkPosition { stub() }
}

// swiftui/strokestyle
public struct StrokeStyle {}

// charts/axismarkvalues
public struct AxisMarkValues {
  // charts/axismarkvalues/automatic
  public static var automatic: AxisMarkValues { stub() }
  // charts/axismarkvalues/stride(by:roundlowerbound:roundupperbound:)
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { stub() }
}

// charts/axisvaluelabel
public struct AxisValueLabel<Content> {}
