/// Which of up to 256 samples something holds for.
struct SampleMask: Hashable, Sendable, Sequence {
  private var words: SIMD4<UInt64>

  static let none = SampleMask(words: .zero)

  /// The first samples.
  static func first(_ count: Int) -> SampleMask {
    var mask = none
    for index in 0..<count { mask.insert(index) }
    return mask
  }

  private init(words: SIMD4<UInt64>) { self.words = words }

  var isEmpty: Bool { words == .zero }

  var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  mutating func insert(_ index: Int) { words[index >> 6] |= 1 << UInt64(index & 63) }

  func intersection(_ other: SampleMask) -> SampleMask { SampleMask(words: words & other.words) }
  func union(_ other: SampleMask) -> SampleMask { SampleMask(words: words | other.words) }
  func subtracting(_ other: SampleMask) -> SampleMask { SampleMask(words: words & ~other.words) }

  /// The samples, the first one first.
  func makeIterator() -> Iterator { Iterator(words: words) }

  struct Iterator: IteratorProtocol {
    fileprivate var words: SIMD4<UInt64>
    private var word = 0

    fileprivate init(words: SIMD4<UInt64>) { self.words = words }

    mutating func next() -> Int? {
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
