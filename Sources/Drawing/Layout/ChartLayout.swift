extension Scene {
  /// A chart, laid out.
  static func chart(_ layout: PartLayout) -> Scene {
    Scene(size: Size(width: 2 * DrawingDefaults.margin, height: 2 * DrawingDefaults.margin))
  }
}
