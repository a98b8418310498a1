internal import XML

extension XML.Element {
  /// A hatching, dashes or a marker in the author's words; nil where these say that there is none.
  func ornament(_ name: SpecName) -> String? {
    guard let text = self[name] else { return nil }
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    // Dashes of no length are a line without gaps, as in SVG.
    let isPlain = words.allSatisfy { ["none", "solid"].contains($0) || Double($0) == 0 }
    return isPlain ? nil : text
  }
}
