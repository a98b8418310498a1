// swiftui/accessibilityattachmentmodifier
public struct AccessibilityAttachmentModifier {}

extension View {
  public typealias Accessible = ModifiedContent<Self, AccessibilityAttachmentModifier>

  // swiftui/view/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: Text) -> Accessible { stub() }
  // swiftui/view/accessibilitylabel(_:)
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Accessible { stub() }
  // swiftui/view/accessibilitylabel(_:)
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Accessible { stub() }
  // swiftui/view/accessibilityvalue(_:)
  public func accessibilityValue(_ valueDescription: Text) -> Accessible { stub() }
  // swiftui/view/accessibilityvalue(_:)
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Accessible { stub() }
  // swiftui/view/accessibilityvalue(_:)
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> Accessible { stub() }
  // swiftui/view/accessibilityinputlabels(_:)
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> Accessible {
    stub()
  }
  // swiftui/view/accessibilityinputlabels(_:)
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> Accessible {
    stub()
  }
  // swiftui/view/accessibilityhidden(_:)
  public func accessibilityHidden(_ hidden: Bool) -> Accessible { stub() }
  // swiftui/view/accessibilityidentifier(_:)
  public func accessibilityIdentifier(_ identifier: String) -> Accessible { stub() }
  // swiftui/view/accessibilityaddtraits(_:)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Accessible { stub() }
  // swiftui/view/accessibilityremovetraits(_:)
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Accessible { stub() }
  // swiftui/view/accessibilitysortpriority(_:)
  public func accessibilitySortPriority(_ sortPriority: Double) -> Accessible { stub() }
  // swiftui/view/accessibilityelement(children:)
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { someView }
  // swiftui/view/accessibilityaction(named:_:)
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Accessible {
    stub()
  }
  // swiftui/view/accessibilityaction(named:_:)
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> Accessible { stub() }
  // swiftui/view/accessibilityadjustableaction(_:)
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Accessible { stub() }
  // swiftui/view/accessibilitycustomcontent(_:_:importance:)
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> Accessible { stub() }
  // swiftui/view/accessibilitychartdescriptor(_:)
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { someView }
}

// swiftui/accessibilitytraits
public struct AccessibilityTraits: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { stub() }
  // swiftui/accessibilitytraits/isbutton
  public static var isButton: AccessibilityTraits { stub() }
  // swiftui/accessibilitytraits/isheader
  public static var isHeader: AccessibilityTraits { stub() }
  // swiftui/accessibilitytraits/isselected
  public static var isSelected: AccessibilityTraits { stub() }
  // swiftui/accessibilitytraits/updatesfrequently
  public static var updatesFrequently: AccessibilityTraits { stub() }
}

// swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior {
  // swiftui/accessibilitychildbehavior/ignore
  public static var ignore: AccessibilityChildBehavior { stub() }
  // swiftui/accessibilitychildbehavior/contain
  public static var contain: AccessibilityChildBehavior { stub() }
  // swiftui/accessibilitychildbehavior/combine
  public static var combine: AccessibilityChildBehavior { stub() }
}

// swiftui/accessibilityadjustmentdirection
public enum AccessibilityAdjustmentDirection {}

// swiftui/accessibilityfocusstate
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  public init() where Value == Bool { stub() }
  public var wrappedValue: Value { stub() }
}

// accessibility/accessibilitynotification
public enum AccessibilityNotification {
  // accessibility/accessibilitynotification/announcement
  public struct Announcement {
    // accessibility/accessibilitynotification/announcement/init(_:)
    public init(_ announcement: String) { stub() }
    // accessibility/accessibilitynotification/announcement/post()
    public func post() { stub() }
  }
}

// foundation/attributescopes/accessibilityattributes
extension AttributeScopes {
  public struct AccessibilityAttributes {
    // foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority
    public var accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute { stub() }
    public enum AnnouncementPriorityAttribute {}
  }
}

// uikit/uiaccessibility
public enum UIAccessibility {
  // uikit/uiaccessibility/post(notification:argument:)
  public static func post(notification: UIAccessibility.Notification, argument: Any?) { stub() }

  // uikit/uiaccessibility/notification
  public struct Notification {
    // uikit/uiaccessibility/notification/announcement
    public static var announcement: UIAccessibility.Notification { stub() }
  }
}

// accessibility/axcustomcontent
public enum AXCustomContent {
  // accessibility/axcustomcontent/importance-swift.enum
  public enum Importance {
    case `default`
  }
}

// swiftui/axchartdescriptorrepresentable
public protocol AXChartDescriptorRepresentable {
  // swiftui/axchartdescriptorrepresentable/makechartdescriptor()
  func makeChartDescriptor() -> AXChartDescriptor
}

// accessibility/axchartdescriptor
public class AXChartDescriptor {}

// accessibility/axnumericdataaxisdescriptor
public class AXNumericDataAxisDescriptor {}
