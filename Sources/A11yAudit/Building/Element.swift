package import A11yModel

extension Spec {
  /// A part of a spec, as ``Spec/Step`` or ``Spec/Shape``.
  ///
  /// A type of your own becomes one where it conforms to the protocol of what may stand there and
  /// gives the node of what it is made of:
  ///
  /// ```swift
  /// struct NextButton: Spec.StepIndicatorContent {
  ///   var node: Spec.Node { Spec.Control(label: "Next", action: .next).node }
  /// }
  /// ```
  public protocol Element: Sendable {
    /// What it is written as.
    var node: Node { get }
  }

  /// The place in Swift code that made an element, or expects something.
  public struct Origin: Sendable, Hashable {
    /// The file as `#fileID` gives it.
    public let fileID: StaticString

    /// The file's path.
    public let filePath: StaticString

    /// From 1.
    public let line: UInt

    /// From 1, as the compiler counts.
    public let column: UInt

    package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
      self.column = column
    }

    /// By what they say.
    public static func == (left: Origin, right: Origin) -> Bool {
      left.location == right.location && "\(left.fileID)" == "\(right.fileID)"
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(location) }

    /// The place as messages give it.
    package var location: Location {
      Location(file: "\(filePath)", line: Int(line), column: Int(column))
    }
  }
}

/// Gives the elements of a spec their short names: in a type that conforms, `Step` is ``Spec/Step``.
///
/// There they take the place of others of the same names; those are written with their module then,
/// as in `SwiftUI.Text`.
public protocol SpecElements {}
