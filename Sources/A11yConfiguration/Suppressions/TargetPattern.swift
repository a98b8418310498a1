/// A target's path, or a pattern of such paths: `/svg[1]/g[2]/rect[*]`, `/spec[1]/chart[1]/**`.
///
/// A `*` stands for any text within one step, a step `**` for any number of steps, none included;
/// brackets stand for themselves.
package struct TargetPattern: Hashable, Sendable {
  /// As it is written.
  package var text: String

  /// How a pattern is written.
  package static let form =
    "a path is expected, as in /svg[1]/g[2]; * stands for part of a step, ** for any steps"

  /// Reads a pattern; nil where it is none.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.count > 1 else { return nil }
    let steps = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    guard steps.allSatisfy({ !$0.isEmpty }) else { return nil }
    self.text = text
  }

  /// Whether it means one path alone, and is that path.
  var isPath: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

  /// What paths are matched with.
  var glob: Glob { Glob(target: text) }
}
