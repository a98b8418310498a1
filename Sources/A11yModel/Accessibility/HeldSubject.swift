/// What an element is about, in eight bytes.
@usableFromInline
struct HeldSubject: Hashable, Sendable {
  @usableFromInline var index: CompactIndex
  @usableFromInline var kind: Kind

  @usableFromInline
  enum Kind: UInt8, Sendable {
    case component, step, mark, series, category
  }

  @inlinable
  init(_ subject: Element.Subject) {
    switch subject {
    case .component: (kind, index) = (.component, CompactIndex(nil))
    case .step(let step): (kind, index) = (.step, CompactIndex(step))
    case .mark(let mark): (kind, index) = (.mark, CompactIndex(mark))
    case .series(let series): (kind, index) = (.series, CompactIndex(series))
    case .category(let category): (kind, index) = (.category, CompactIndex(category))
    }
  }

  @inlinable var subject: Element.Subject {
    let index = Int(index.held)
    return switch kind {
    case .component: .component
    case .step: .step(index)
    case .mark: .mark(index)
    case .series: .series(index)
    case .category: .category(index)
    }
  }
}
