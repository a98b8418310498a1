// swiftui/shape
public protocol Shape: View, Sendable {}

// swiftui/insettableshape
public protocol InsettableShape: Shape {}

// swiftui/circle
public struct Circle: InsettableShape {
  public var body: Never { stub() }
  public init() { stub() }
}

// swiftui/rectangle
public struct Rectangle: InsettableShape {
  public var body: Never { stub() }
  public init() { stub() }
}

extension Shape {
  // swiftui/shape/fill(_:style:)
  public func fill<S: ShapeStyle>(_ content: S) -> some View { someView }
  // swiftui/shape/stroke(_:linewidth:)
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { someView }
}

extension InsettableShape {
  // swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View { someView }
}

// swiftui/shapestyle
public protocol ShapeStyle: Sendable {}

// swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  // swiftui/shapestyle/primary
  public static var primary: HierarchicalShapeStyle { stub() }
}

// swiftui/color
public struct Color: ShapeStyle, View {
  public var body: Never { stub() }
  // swiftui/color/init(_:red:green:blue:opacity:)
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) { stub() }
  // swiftui/color/init(uicolor:)
  public init(uiColor: UIColor) { stub() }
  // swiftui/color/init(_:bundle:)
  public init(_ name: String, bundle: Bundle? = nil) { stub() }
  // swiftui/color/white
  public static var white: Color { stub() }
  // swiftui/color/secondary
  public static var secondary: Color { stub() }
  // swiftui/color/opacity(_:)
  public func opacity(_ opacity: Double) -> Color { stub() }

  // swiftui/color/rgbcolorspace
  public enum RGBColorSpace {
    case sRGB
  }
}

// uikit/uicolor
public class UIColor: NSObject {
  // uikit/uicolor/label
  public class var label: UIColor { stub() }
  // uikit/uicolor/secondarylabel
  public class var secondaryLabel: UIColor { stub() }
  // uikit/uicolor/systembackground
  public class var systemBackground: UIColor { stub() }
}

// swiftui/font
public struct Font: Hashable, Sendable {
  // swiftui/font/headline
  public static var headline: Font { stub() }
  // swiftui/font/caption
  public static var caption: Font { stub() }
  // swiftui/font/caption2
  public static var caption2: Font { stub() }
  // swiftui/font/custom(_:size:relativeto:)
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: Font.TextStyle
  ) -> Font { stub() }
  // swiftui/font/system(size:weight:design:)
  public static func system(
    size: CGFloat,
    weight: Font.Weight? = nil,
    design: Font.Design? = nil
  ) -> Font { stub() }

  // swiftui/font/textstyle
  public enum TextStyle {
    case body
  }
  // swiftui/font/weight
  public struct Weight {}
  // swiftui/font/design
  public enum Design {}
}

// uikit/uifontmetrics
public class UIFontMetrics: NSObject {}

// swiftui/alignment
public struct Alignment {
  // swiftui/alignment/center
  public static var center: Alignment { stub() }
}

// swiftui/horizontalalignment
public struct HorizontalAlignment {
  // swiftui/horizontalalignment/center
  public static var center: HorizontalAlignment { stub() }
}

// swiftui/verticalalignment
public struct VerticalAlignment {
  // swiftui/verticalalignment/center
  public static var center: VerticalAlignment { stub() }
}
