/// Which of up to 256 samples something holds for.
package struct SampleMask: Hashable, Sendable, Sequence {
  private var words: SIMD4<UInt64>

  package static let none = SampleMask(words: .zero)

  /// The samples of a range, which ends at 256 at most.
  static func range(_ range: Range<Int>) -> SampleMask {
    var words = SIMD4<UInt64>.zero
    for word in 0..<4 {
      let part = range.clamped(to: word * 64..<word * 64 + 64)
      let (low, high) = (part.lowerBound - word * 64, part.upperBound - word * 64)
      // A shift by as many bits as there are leaves none.
      words[word] = low < high ? ~0 << UInt64(low) & ~(high == 64 ? 0 : ~0 << UInt64(high)) : 0
    }
    return SampleMask(words: words)
  }

  /// The first samples.
  static func first(_ count: Int) -> SampleMask { range(0..<count) }

  /// One sample.
  static func only(_ index: Int) -> SampleMask {
    var mask = none
    mask.insert(index)
    return mask
  }

  private init(words: SIMD4<UInt64>) { self.words = words }

  var isEmpty: Bool { words == .zero }

  package var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  func intersection(_ other: SampleMask) -> SampleMask { SampleMask(words: words & other.words) }
  package func union(_ other: SampleMask) -> SampleMask { SampleMask(words: words | other.words) }
  func subtracting(_ other: SampleMask) -> SampleMask { SampleMask(words: words & ~other.words) }

  /// The samples, the first one first.
  package func makeIterator() -> Iterator { Iterator(words: words) }

  package struct Iterator: IteratorProtocol {
    fileprivate var words: SIMD4<UInt64>
    private var word = 0

    fileprivate init(words: SIMD4<UInt64>) { self.words = words }

    package mutating func next() -> Int? {
      while words[word] == 0 {
        guard word < 3 else { return nil }
        word += 1
      }
      let bit = words[word].trailingZeroBitCount
      words[word] &= words[word] - 1
      return word * 64 + bit
    }
  }
}
