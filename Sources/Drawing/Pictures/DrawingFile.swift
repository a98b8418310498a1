package import XML

/// A drawing as a file of its own.
package enum DrawingFile {
  /// What tells a file that was drawn from any other.
  package static let mark = "<!-- Drawn by a11y-audit. -->"

  package static func text(of markup: Markup) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(mark)\n\(markup.fragment)\n"
  }

  /// Whether a file has a mark in its head, so that it may be written anew.
  package static func isMarked(_ bytes: some Collection<UInt8>, by mark: String) -> Bool {
    String(decoding: bytes.prefix(200), as: UTF8.self).contains(mark)
  }
}
