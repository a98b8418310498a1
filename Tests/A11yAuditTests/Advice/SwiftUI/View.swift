// What the advice of rules uses of SwiftUI, Swift Charts, Accessibility and UIKit, where they cannot
// be imported: signatures alone, each with the page under https://developer.apple.com/documentation
// that states it. Nothing of it runs.
@_exported import Foundation

// swiftui/view
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { stub() }
}

// swiftui/viewbuilder
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { stub() }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { stub() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { stub() }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { stub() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { stub() }
}

// swiftui/emptyview
public struct EmptyView: View {
  public var body: Never { stub() }
}

// swiftui/tupleview
public struct TupleView<Content>: View {
  public var body: Never { stub() }
}

// swiftui/viewbuilder/buildeither(first:)
public struct ConditionalContent<First, Second>: View {
  public var body: Never { stub() }
}

// swiftui/view
extension Optional: View where Wrapped: View {
  public var body: Never { stub() }
}

// swiftui/modifiedcontent
public struct ModifiedContent<Content, Modifier>: View {
  public var body: Never { stub() }
}

// swiftui/localizedstringkey
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { stub() }
  public init(stringInterpolation: StringInterpolation) { stub() }

  // swiftui/localizedstringkey/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { stub() }
    public mutating func appendLiteral(_ literal: String) { stub() }
    public mutating func appendInterpolation(_ string: String) { stub() }
    public mutating func appendInterpolation<T: FormatSpecifiable>(_ value: T) { stub() }
  }
}

// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:)
public protocol FormatSpecifiable {}
extension Int: FormatSpecifiable {}
extension Double: FormatSpecifiable {}

/// What stands where a body would be.
func stub() -> Never { fatalError("a declaration runs") }

/// What stands where a body would give a view of some type.
var someView: Text { stub() }

/// What stands where a body would give content of a chart of some type.
var someContent: BarMark { stub() }
