extension View {
  // swiftui/view/foregroundstyle(_:)
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { someView }
  // swiftui/view/tint(_:)
  public func tint(_ tint: Color?) -> some View { someView }
  // swiftui/view/overlay(alignment:content:)
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { someView }
  // swiftui/view/preferredcolorscheme(_:)
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { someView }
  // swiftui/view/opacity(_:)
  public func opacity(_ opacity: Double) -> some View { someView }
  // swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { someView }
  // swiftui/view/linelimit(_:)
  public func lineLimit(_ number: Int?) -> some View { someView }
  // swiftui/view/dynamictypesize(_:)
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { someView }
  // swiftui/view/dynamictypesize(_:)
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { someView }
  // swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { someView }
  // swiftui/view/contentshape(_:eofill:)
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { someView }
  // swiftui/view/ontapgesture(count:perform:)
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    someView
  }
  // swiftui/view/onchange(of:initial:_:)
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View { someView }
  // swiftui/view/transition(_:)
  public func transition(_ t: AnyTransition) -> some View { someView }
  // swiftui/view/animation(_:value:)
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { someView }
}

// swiftui/dynamictypesize
public enum DynamicTypeSize: Comparable {
  case large
  case accessibility3
  // swiftui/dynamictypesize/isaccessibilitysize
  public var isAccessibilitySize: Bool { stub() }
}

// swiftui/animation
public struct Animation {
  // swiftui/animation/spring
  public static var spring: Animation { stub() }
  // swiftui/animation/linear
  public static var linear: Animation { stub() }
  // swiftui/animation/default
  public static var `default`: Animation { stub() }
  // swiftui/animation/repeatcount(_:autoreverses:)
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { stub() }
  // swiftui/animation/repeatforever(autoreverses:)
  public func repeatForever(autoreverses: Bool = true) -> Animation { stub() }
}

// swiftui/anytransition
public struct AnyTransition {
  // swiftui/anytransition/opacity
  public static var opacity: AnyTransition { stub() }
  // swiftui/anytransition/slide
  public static var slide: AnyTransition { stub() }
}

// swiftui/colorscheme
public enum ColorScheme {
  case light
}

// swiftui/environment
@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { stub() }
  public var wrappedValue: Value { stub() }
}

// swiftui/environmentvalues
public struct EnvironmentValues {
  // swiftui/environmentvalues/accessibilityreducemotion
  public var accessibilityReduceMotion: Bool { stub() }
  // swiftui/environmentvalues/accessibilitydifferentiatewithoutcolor
  public var accessibilityDifferentiateWithoutColor: Bool { stub() }
  // swiftui/environmentvalues/colorschemecontrast
  public var colorSchemeContrast: ColorSchemeContrast { stub() }
}

// swiftui/colorschemecontrast
public enum ColorSchemeContrast {}

// swiftui/scaledmetric
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) { stub() }
  public var wrappedValue: Value { stub() }
}

// swiftui/binding
public struct Binding<Value> {}
