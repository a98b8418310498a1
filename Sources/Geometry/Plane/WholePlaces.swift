extension Double {
  /// The nearest whole number, by which places that are as good as equal are put together.
  package var step: Int { isFinite ? Int(max(-1e9, min(1e9, self)).rounded()) : 1_000_000_001 }
}

extension Box {
  /// Whether the middle of another lies within its sides.
  package func holdsMiddle(of other: Box) -> Bool { contains(other.center) }
}
