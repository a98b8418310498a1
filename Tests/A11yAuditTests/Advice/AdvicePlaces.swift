/// The places in a program where a snippet may belong, and the snippet at each of them.
struct AdvicePlaces {
  /// Whether it says less than a program needs: a name alone, or the labels of arguments alone.
  let isIncomplete: Bool

  /// The snippet at each place, a declaration in a line, of which one is to compile.
  let lines: [String]

  /// A file with each line; imports are in its first.
  var source: String {
    """
    import SwiftUI; \(Self.others); extension Advice {
    \(lines.joined(separator: "\n"))
    }
    """
  }

  #if os(Linux)
  private static let others = "import Foundation"
  #else
  private static let others = "import Accessibility; import Charts; import UIKit"
  #endif

  init(_ code: String) {
    let call = code.replacing(/\(((?:\w+:)+)\)/) { match in
      let labels = match.output.1.split(separator: ":")
      let arguments = labels.map { $0 == "_" ? "something()" : "\($0): something()" }
      return "(\(arguments.joined(separator: ", ")))"
    }
    let isName = code.wholeMatch(of: /[\w.]+/) != nil
    isIncomplete = isName || call != code
    let declarations =
      switch code.first {
      case "@": Self.attributed(code)
      case ".": Self.members(call)
      default: (isName ? [Declaration("typealias", " = \(code)")] : []) + Self.statements(call)
      }
    lines = declarations.enumerated().map { index, declaration in
      "private \(declaration.kind) place\(index)\(declaration.rest)"
    }
  }

  /// What is declared at a place, without its name.
  private struct Declaration {
    var kind: String
    var rest: String

    init(_ kind: String, _ rest: String) {
      self.kind = kind
      self.rest = rest
    }

    /// A function that takes a value of its type.
    init(using value: String) { self.init("func", "() { _ = \(value) }") }
  }

  /// A property that has the attribute.
  private static func attributed(_ attribute: String) -> [Declaration] {
    let variables = attribute.contains(" var ") ? [""] : [" value", " value = 1.0", " value: Bool"]
    return variables.map { variable in
      Declaration("struct", " { \(attribute)\(variable.isEmpty ? "" : " var")\(variable) }")
    }
  }

  /// A member of a view, of a mark, or of what is an argument of theirs.
  private static func members(_ member: String) -> [Declaration] {
    let instances = [
      "text", "circle", "bar", "animation", "announcement", "attributes", "environment",
    ]
    let types = [
      "AccessibilityChildBehavior", "Animation", "Color", "Font", "MarkDimension", "PlottableValue",
    ]
    let values = (instances + types).map { "\($0)\(member)" }
    let actions = ["text", "bar"].map { "\($0)\(member) { }" }
    return (values + actions).map(Declaration.init(using:))
  }

  /// A value, also with content of its own, or a part of a view.
  private static func statements(_ code: String) -> [Declaration] {
    [
      Declaration(using: code), Declaration(using: "\(code) { _ in text }"),
      Declaration("func", "() { @ViewBuilder func part() -> some View { \(code) } }"),
    ]
  }
}
