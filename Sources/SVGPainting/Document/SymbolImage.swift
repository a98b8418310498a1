internal import Geometry
package import XML

/// Tells images that show something from symbols.
package enum SymbolImage {
  /// How many units an image is wide or high, whichever is more: however large they are shown, icons are
  /// drawn in units of their own.
  package static func units(of root: XML.Element) -> Double {
    root["viewBox"].flatMap(ViewBox.init).map { max($0.width, $0.height) } ?? .infinity
  }

  /// Whether its classes call it an icon.
  package static func isCalledIcon(_ root: XML.Element) -> Bool {
    root["class"]?.lowercased().contains("icon") ?? false
  }
}
