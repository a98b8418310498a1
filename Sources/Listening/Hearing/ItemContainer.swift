package import A11yModel
internal import Language

/// What holds all steps or marks that are met one by one, as a screen reader tells it on the way in.
package enum ItemContainer: Hashable {
  /// A container with a name; an index into the elements.
  case named(Int)
  /// Containers of which none has a name that anybody gave it.
  case unnamed(Int)
  /// A container whose name nobody knows, for want of a fact.
  case unknown(String)
  /// No container; but what holds them is a stop of its own.
  case stop(Int)
  case none
}

extension AccessibilityTree {
  /// What holds some items together.
  package func container(of items: MetItems, in component: Component) -> ItemContainer {
    guard let first = items.all.first, let last = items.all.last else { return .none }
    let holders = ancestors(of: first.element).filter { elements[$0].end > last.element }
    let containers = holders.filter { holder in
      exposures[holder] == .container || isList(holder, of: first.element)
    }
    if let named = containers.first(where: { isNamed($0, in: component) }) { return .named(named) }
    if let fact = containers.lazy.compactMap({ self.name(of: $0).missing }).first {
      return .unknown(fact)
    }
    if let container = containers.first { return .unnamed(container) }
    return holders.first(where: isExposed).map { .stop($0) } ?? .none
  }

  /// Whether a screen reader counts what an element holds, and so tells where a list begins.
  private func isList(_ holder: Int, of item: Int) -> Bool {
    elements[item].parent == holder && elements[item].listPosition != nil
  }

  /// Whether a container has a name with words in it, and not that of the program that drew it.
  private func isNamed(_ container: Int, in component: Component) -> Bool {
    guard !elements[container].hasStockLabel, let name = name(of: container).told,
      !Words(name).isEmpty
    else { return false }
    return !(component.isPicture && GeneratorName.isOne(name))
  }
}
