package import A11yModel

/// Some of a component's variants, by their places among all of them.
package struct VariantSet: Hashable, Sendable {
  private(set) var bits: UInt16 = 0

  package init() {}

  package func contains(_ variant: Int) -> Bool { bits & 1 << variant != 0 }

  package mutating func insert(_ variant: Int) { bits |= 1 << variant }

  mutating func formUnion(_ other: VariantSet) { bits |= other.bits }

  mutating func formIntersection(_ other: VariantSet) { bits &= other.bits }

  package var isEmpty: Bool { bits == 0 }
}

extension VariantSet: Sequence {
  /// The variants in order.
  package func makeIterator() -> Iterator { Iterator(bits: bits) }

  package struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt16

    package mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}

/// Of each of a component's variants, those beside which it gives no outcome of its own where it
/// looks like them: the one without increased contrast, and the one without elevation.
package struct PlainerVariants: Sendable {
  let plainer: [VariantSet]

  package init(_ variants: [Variant]) {
    plainer = variants.map { variant in
      var plainer = VariantSet()
      for other in [variant.withoutHighContrast, Variant(variant.appearance, .base)]
      where other != variant {
        if let index = variants.firstIndex(of: other) { plainer.insert(index) }
      }
      return plainer
    }
  }

  /// Of each variant, the plainer ones that look like it.
  package func repeats(_ looksAlike: (_ plain: Int, _ variant: Int) -> Bool) -> [VariantSet] {
    plainer.indices.map { variant in
      var repeats = VariantSet()
      for plain in plainer[variant] where looksAlike(plain, variant) { repeats.insert(plain) }
      return repeats
    }
  }

  /// The variants that repeat no plainer one in both of two things that are seen together.
  func judged(_ first: [VariantSet], _ second: [VariantSet]) -> VariantSet {
    var judged = VariantSet()
    for variant in plainer.indices {
      var common = first[variant]
      common.formIntersection(second[variant])
      if common.isEmpty { judged.insert(variant) }
    }
    return judged
  }
}
