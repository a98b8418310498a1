internal import SwiftSource

/// The values of frameworks that are modelled: how they are made, and what is derived from them.
enum TermCatalogue {
  /// Types whose values are one of several names, and compare by them.
  static let choices: Set<String> = [
    "ColorScheme", "ColorSchemeContrast", "LayoutDirection", "ContentSizeCategory",
    "DynamicTypeSize", "UIUserInterfaceStyle", "UserInterfaceSizeClass",
    "AccessibilityAdjustmentDirection",
  ]

  /// Types whose array literals are sets of options.
  static let optionSets: Set<String> = ["AccessibilityTraits", "Edge.Set", "Axis.Set"]

  /// Types of frameworks that are known by name alone: any member of theirs is kept as it is.
  static let types = Set([
    "Color", "Font", "Font.Weight", "Font.Design", "Font.TextStyle", "UIColor", "ShapeStyle",
    "Angle", "CGSize", "CGPoint", "CGRect", "EdgeInsets", "Alignment", "HorizontalAlignment",
    "VerticalAlignment", "Edge", "Edge.Set", "StrokeStyle", "UnitPoint", "Gradient",
    "Gradient.Stop", "Animation", "AccessibilityTraits", "AccessibilityChildBehavior",
    "ButtonRole", "ButtonStyle", "ProgressViewStyle", "GaugeStyle", "RoundedCornerStyle",
    "ContentMode", "TextAlignment", "ImageScale", "SymbolRenderingMode", "SymbolVariants",
    "ContentTransition", "AnyTransition", "RedactionReasons", "Material", "Text.Case",
    "Image.TemplateRenderingMode", "RGBColorSpace", "Color.RGBColorSpace", "Axis.Set", "CGLineCap",
    "CGLineJoin", "UIFont", "UUID", "ColorResource", "Path", "GeometryProxy", "AnyShapeStyle",
    "LocalizedStringKey", "AccessibilityHeadingLevel", "AccessibilityActionKind", "BlendMode",
    "FillStyle", "LabelStyle", "PlainButtonStyle", "BorderedButtonStyle", "BorderlessButtonStyle",
    "BorderedProminentButtonStyle", "DefaultButtonStyle", "CircularProgressViewStyle",
    "LinearProgressViewStyle", "SymbolEffect",
    "Font.Leading", "PreviewLayout", "SensoryFeedback", "AccessibilityNotification",
    "AccessibilityNotification.Announcement", "UIAccessibility", "UIAccessibility.Notification",
    "AttributedString", "Bundle", "CharacterSet", "Scanner", "UITraitCollection", "DispatchQueue",
    "Task",
  ]).union(choices)

  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  static let systemColors: Set<String> = [
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
    "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "tintColor", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "placeholderText", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "black", "blue", "brown", "cyan", "darkGray", "gray", "green", "lightGray",
    "magenta", "orange", "purple", "red", "white", "yellow",
  ]

  /// Whether two implicit members are both colours, of which one is nothing else.
  static func areColors(_ first: Expression, _ second: Expression) -> Bool {
    guard case .member(nil, let one, _) = first.form, case .member(nil, let other, _) = second.form
    else { return false }
    return [one, other].allSatisfy(colors.contains) && ![one, other].allSatisfy(hierarchy.contains)
  }

  private static let hierarchy: Set<String> =
    ["primary", "secondary", "tertiary", "quaternary", "quinary"]

  private static let styles = colors.union(hierarchy).union([
    "tint", "foreground", "background", "separator", "placeholder", "selection", "link", "fill",
    "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial",
    "bar",
  ])

  private static let textStyles: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption", "caption2",
  ]

  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  private static let animations: Set<String> = [
    "default", "easeIn", "easeOut", "easeInOut", "linear", "spring", "bouncy", "smooth", "snappy",
    "interactiveSpring", "interpolatingSpring",
  ]

  /// The type of a static member; nil where the type has none of this name that is modelled.
  static func member(_ name: String, of type: String) -> String? {
    switch type {
    case "Color": colors.contains(name) ? "Color" : nil
    case "ShapeStyle", "AnyShapeStyle": styles.contains(name) ? "ShapeStyle" : nil
    case "UIColor": systemColors.contains(name) ? "UIColor" : nil
    case "Font", "Font.TextStyle": textStyles.contains(name) ? type : nil
    case "Font.Weight": weights.contains(name) ? type : nil
    case "Font.Design": ["default", "monospaced", "rounded", "serif"].contains(name) ? type : nil
    case "Bundle": ["main", "module"].contains(name) ? type : nil
    case "Animation": animations.contains(name) ? type : nil
    default: types.contains(type) ? type : nil
    }
  }

  /// The type of a property of a value; nil where it has none that is modelled.
  static func property(_ name: String, of type: String) -> String? {
    switch (type, name) {
    case ("Color", "gradient"), ("ShapeStyle", "gradient"): "ShapeStyle"
    case ("Color", _) where hierarchy.contains(name): "ShapeStyle"
    case ("ShapeStyle", _) where hierarchy.contains(name): "ShapeStyle"
    case ("CharacterSet", "inverted"): "CharacterSet"
    case ("GeometryProxy", "size"): "CGSize"
    default: nil
    }
  }

  static let functions = Signature.table(
    """
    AccessibilityNotification.Announcement.init(_:Any)
    Angle.degrees(_:Double)
    Angle.init(degrees:Double)
    Angle.init(radians:Double)
    Angle.radians(_:Double)
    Animation.bouncy(duration:Double,extraBounce:Double=)
    Animation.smooth(duration:Double=,extraBounce:Double=)
    Animation.snappy(duration:Double=,extraBounce:Double=)
    Animation.speed(_:Double)
    AttributedString.init(_:String)
    Animation.easeIn(duration:Double)
    Animation.easeInOut(duration:Double)
    Animation.easeOut(duration:Double)
    Animation.interactiveSpring(response:Double=,dampingFraction:Double=,blendDuration:Double=)
    Animation.interpolatingSpring(mass:Double=,stiffness:Double,damping:Double,initialVelocity:Double=)
    Animation.interpolatingSpring(duration:Double=,bounce:Double=,initialVelocity:Double=)
    Animation.linear(duration:Double)
    Animation.smooth(duration:Double,extraBounce:Double=)
    Animation.snappy(duration:Double,extraBounce:Double=)
    Animation.speed(_:Double)
    Animation.spring(duration:Double=,bounce:Double=)
    Animation.spring(response:Double=,dampingFraction:Double=,blendDuration:Double=)
    Animation.spring()
    Animation.delay(_:Double)
    Animation.repeatForever(autoreverses:Bool=)
    Animation.repeatCount(_:Int,autoreverses:Bool=)
    Animation.timingCurve(_:Double,_:Double,_:Double,_:Double,duration:Double=)
    BorderedButtonStyle.init()
    BorderedProminentButtonStyle.init()
    BorderlessButtonStyle.init()
    AnyTransition.asymmetric(insertion:AnyTransition,removal:AnyTransition)
    AnyTransition.combined(with:AnyTransition)
    AnyTransition.move(edge:Edge)
    AnyTransition.scale(scale:CGFloat,anchor:UnitPoint=)
    ContentTransition.numericText()
    ContentTransition.numericText(countsDown:Bool)
    ContentTransition.numericText(value:Double)
    ContentTransition.symbolEffect(_:SymbolEffect)
    CharacterSet.init(charactersIn:String)
    CGPoint.init(x:CGFloat,y:CGFloat)
    CGRect.init(x:CGFloat,y:CGFloat,width:CGFloat,height:CGFloat)
    CGSize.init(width:CGFloat,height:CGFloat)
    CircularProgressViewStyle.init()
    CircularProgressViewStyle.init(tint:Color)
    Color.init(_:String,bundle:Bundle=)
    Color.init(_:UIColor)
    Color.init(_:ColorResource)
    Color.init(_:Color.RGBColorSpace,red:Double,green:Double,blue:Double,opacity:Double=)
    Color.init(_:Color.RGBColorSpace,white:Double,opacity:Double=)
    Color.init(hue:Double,saturation:Double,brightness:Double,opacity:Double=)
    Color.init(red:Double,green:Double,blue:Double,opacity:Double=)
    Color.init(uiColor:UIColor)
    Color.init(white:Double,opacity:Double=)
    Color.opacity(_:Double)
    DefaultButtonStyle.init()
    EdgeInsets.init(top:CGFloat,leading:CGFloat,bottom:CGFloat,trailing:CGFloat)
    Font.bold()
    Font.custom(_:String,size:CGFloat)
    Font.custom(_:String,fixedSize:CGFloat)
    Font.custom(_:String,size:CGFloat,relativeTo:Font.TextStyle)
    Font.italic()
    Font.leading(_:Font.Leading)
    Font.monospaced()
    Font.monospacedDigit()
    Font.smallCaps()
    Font.system(_:Font.TextStyle,design:Font.Design?=,weight:Font.Weight?=)
    Font.system(size:CGFloat,weight:Font.Weight?=,design:Font.Design?=)
    Font.weight(_:Font.Weight)
    Gradient.init(colors:[Color])
    Gradient.init(stops:[Gradient.Stop])
    Gradient.Stop.init(color:Color,location:CGFloat)
    AnyShapeStyle.init(_:ShapeStyle)
    LinearProgressViewStyle.init()
    LinearProgressViewStyle.init(tint:Color)
    PlainButtonStyle.init()
    ShapeStyle.angularGradient(colors:[Color],center:UnitPoint,startAngle:Angle,endAngle:Angle)
    PreviewLayout.fixed(width:CGFloat,height:CGFloat)
    ShapeStyle.opacity(_:Double)
    ShapeStyle.linearGradient(colors:[Color],startPoint:UnitPoint,endPoint:UnitPoint)
    ShapeStyle.linearGradient(_:Gradient,startPoint:UnitPoint,endPoint:UnitPoint)
    ShapeStyle.radialGradient(colors:[Color],center:UnitPoint=,startRadius:CGFloat=,endRadius:CGFloat)
    Path.init()
    Path.strokedPath(_:StrokeStyle)
    Path.trimmedPath(from:CGFloat,to:CGFloat)
    StrokeStyle.init(lineWidth:CGFloat=,lineCap:CGLineCap=,lineJoin:CGLineJoin=,miterLimit:CGFloat=,dash:[CGFloat]=,dashPhase:CGFloat=)
    Scanner.init(string:String)
    UIAccessibility.post(notification:UIAccessibility.Notification,argument:Any?)
    UIColor.init(_:Color)
    UIColor.init(named:String)
    UIColor.init(red:CGFloat,green:CGFloat,blue:CGFloat,alpha:CGFloat)
    UIColor.init(white:CGFloat,alpha:CGFloat)
    UIColor.withAlphaComponent(_:CGFloat)
    UnitPoint.init(x:CGFloat,y:CGFloat)
    UUID.init()
    """
  )

  /// The initialisers of a type whose labels a call has.
  static func initialisers(of type: String, _ arguments: [Argument]) -> [Callable] {
    (functions["\(type).init"] ?? []).filter { $0.function.match(arguments) != nil }.map {
      let declaration = Declaration(.function($0.function), at: Place(line: 0, column: 0))
      return Callable(function: $0.function, declaration: declaration, owner: nil)
    }
  }

  /// Where a static member makes a value that a function of another type makes as well: `ShapeStyle` has the colours.
  static func signatures(_ name: String, of type: String, isMethod: Bool) -> [Signature]? {
    functions["\(type).\(name)"]
  }
}
