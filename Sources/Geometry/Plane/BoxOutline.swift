extension Box {
  /// Pixels that an outline may lie beside an edge.
  private static let tolerance = 1.0

  /// Whether what is painted by a stroke of some width reaches along all edges.
  package func isOutlined(by stroke: Box, width: Double) -> Bool {
    let inner = stroke.expanded(by: -width / 2)
    return abs(inner.left - left) <= Self.tolerance && abs(inner.right - right) <= Self.tolerance
      && abs(inner.top - top) <= Self.tolerance && abs(inner.bottom - bottom) <= Self.tolerance
  }
}
