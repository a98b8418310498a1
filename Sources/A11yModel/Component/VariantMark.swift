/// What tells a component from others that are the same but for a condition which nobody knows.
public struct VariantMark: Hashable, Sendable {
  /// The condition, as `wide=true`.
  public var name: String

  /// What all of them are called.
  package var component: String

  /// How many there are.
  package var count: Int

  package init(name: String, component: String, count: Int) {
    (self.name, self.component, self.count) = (name, component, count)
  }
}

extension Document {
  /// What tells a component from others of its name; nil where it is the only one.
  package func variantMark(of component: Component) -> VariantMark? {
    guard let name = component.variant, let base = component.variantBase else { return nil }
    let count = components.count {
      $0.variant != nil && $0.kind == component.kind && $0.variantBase == base
    }
    return count > 1 ? VariantMark(name: name, component: String(base), count: count) : nil
  }
}

extension Component {
  /// Its id without the number that tells it from the first of its variants.
  fileprivate var variantBase: Substring? {
    guard let id else { return nil }
    let digits = id.reversed().prefix { ("0"..."9").contains($0) }.count
    let rest = id.dropLast(digits)
    return digits > 0 && rest.last == "-" && rest.count > 1 ? rest.dropLast() : id[...]
  }
}
