/// Names that programs write on whatever they draw: they say which kind of shape it is, or count them,
/// and nothing of what it shows.
enum GeneratedName {
  /// Before the kinds of objects that LibreOffice writes as classes, as
  /// `com.sun.star.drawing.LineShape`.
  private static let kinds = "com.sun.star."

  /// Whether a class or an id is a kind of object in a program.
  static func isKind(_ name: String) -> Bool { name.hasPrefix(kinds) }

  /// Whether an id is the name of its element with a number: SVG.js writes `SvgjsLine1006`, Inkscape
  /// `path12`.
  static func isCount(_ id: String, of element: String) -> Bool {
    guard id.utf8.last.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) ?? false else {
      return false
    }
    let pieces = NamePieces.all(of: id)
    return pieces.dropLast().last == element.lowercased()
      && pieces.dropLast(2).allSatisfy { IdiomVocabulary.words(in: $0) == nil }
  }
}
