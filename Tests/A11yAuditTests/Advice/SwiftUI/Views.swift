// swiftui/text
public struct Text: View {
  public var body: Never { stub() }
  // swiftui/text/init(_:tablename:bundle:comment:)
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { stub() }
  // swiftui/text/init(_:)
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { stub() }
  // swiftui/text/init(_:)
  public init(_ resource: LocalizedStringResource) { stub() }
  // swiftui/text/init(_:format:)
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { stub() }
  // swiftui/text/init(verbatim:)
  public init(verbatim content: String) { stub() }
}

// swiftui/image
public struct Image: View {
  public var body: Never { stub() }
  // swiftui/image/init(systemname:)
  public init(systemName: String) { stub() }
  // swiftui/image/init(decorative:bundle:)
  public init(decorative name: String, bundle: Bundle? = nil) { stub() }
}

// swiftui/label
public struct Label<Title: View, Icon: View>: View {
  public var body: Never { stub() }
}

// swiftui/button
public struct Button<Label: View>: View {
  public var body: Never { stub() }
  // swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { stub() }
}

extension Button where Label == Text {
  // swiftui/button/init(_:action:)
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { stub() }
}

// swiftui/hstack
public struct HStack<Content: View>: View {
  public var body: Never { stub() }
  // swiftui/hstack/init(alignment:spacing:content:)
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}

// swiftui/vstack
public struct VStack<Content: View>: View {
  public var body: Never { stub() }
  // swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}

// swiftui/spacer
public struct Spacer: View {
  public var body: Never { stub() }
  // swiftui/spacer/init(minlength:)
  public init(minLength: CGFloat? = nil) { stub() }
}

// swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public var body: Never { stub() }
}

// swiftui/viewthatfits
public struct ViewThatFits<Content: View>: View {
  public var body: Never { stub() }
}

// swiftui/anylayout
public struct AnyLayout {
  // swiftui/anylayout/init(_:)
  public init<L: Layout>(_ layout: L) { stub() }
}

// swiftui/layout
public protocol Layout {}

// swiftui/hstacklayout
public struct HStackLayout: Layout {
  // swiftui/hstacklayout/init(alignment:spacing:)
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}

// swiftui/vstacklayout
public struct VStackLayout: Layout {
  // swiftui/vstacklayout/init(alignment:spacing:)
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}

// swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View where Content: View {
  public var body: Never { stub() }
  // swiftui/foreach/init(_:id:content:)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  // swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { stub() }
}

// swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public var body: Never { stub() }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  // swiftui/progressview/init(value:total:)
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) { stub() }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  // swiftui/progressview/init(_:)
  public init(_ titleKey: LocalizedStringKey) { stub() }
  // swiftui/progressview/init(_:value:total:)
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    stub()
  }
}

// swiftui/gauge
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>:
  View
{
  public var body: Never { stub() }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  // swiftui/gauge/init(value:in:label:)
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) { stub() }
}

// swiftui/contentunavailableview
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  public var body: Never { stub() }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  // swiftui/contentunavailableview/init(_:systemimage:description:)
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    stub()
  }
}

// swiftui/phaseanimator
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public var body: Never { stub() }
}
