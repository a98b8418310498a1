internal import XML

extension XML.Element {
  /// Its id; nil where it has none, or an empty one, which names nothing (DOM, section 4.9).
  package var identifier: String? {
    self["id"].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
