/// Something of a component that moves or changes by itself for a while.
@usableFromInline package struct Animation: Hashable, Sendable {
  package var kind: Kind

  /// What declares it; an index into the document's sources.
  package var source: Int

  /// Seconds that it takes once.
  package var duration: Fact<Double>

  /// How often it runs; infinite where it goes on for ever.
  package var repeats = 1.0

  /// Whether it begins without anybody doing something.
  package var startsByItself = true

  /// What becomes of it where a user wants less motion.
  package var reduced: Fact<Reduction>

  /// What stops or pauses it.
  package var stop: Fact<Int>

  /// Whether what is shown cannot be shown without it.
  package var isEssential = false

  package init(
    _ kind: Kind,
    source: Int,
    duration: Fact<Double>,
    reduced: Fact<Reduction>,
    stop: Fact<Int>
  ) {
    self.kind = kind
    self.source = source
    self.duration = duration
    self.reduced = reduced
    self.stop = stop
  }

  /// What happens.
  @usableFromInline package enum Kind: String, Hashable, Sendable, CaseIterable {
    case move
    case scale
    case rotate
    case bounce
    /// A line or an area becomes longer or larger, as a ring that fills.
    case grow
    /// What is behind moves at another pace than what is in front.
    case parallax
    case fade
    case color

    /// Whether anything changes its place, size or direction.
    package var isSpatial: Bool { self != .fade && self != .color }
  }

  /// What becomes of motion where a user wants less of it.
  @usableFromInline package enum Reduction: String, Hashable, Sendable, CaseIterable {
    /// Nothing moves.
    case none
    /// What moved fades or changes its colour instead.
    case fade
    /// It moves as ever.
    case same
  }

  /// Seconds that it takes in all; infinite where it goes on for ever.
  package var length: Fact<Double> {
    repeats == .infinity ? .known(.infinity) : duration.map { $0 * repeats }
  }
}
