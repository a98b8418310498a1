internal import SwiftEvaluation
internal import SwiftSource

extension ViewResolver {
  /// Applies a modifier to a view that has those that stand before it.
  static func apply(
    _ modifier: ViewNode.Modifier,
    to view: inout ShownView,
    _ inherited: Inherited
  ) {
    guard !InheritedModifiers.inheritedAlone.contains(modifier.name) else { return }
    guard modifier.isKnown else {
      let unknown = ModifierEffects.unknown(modifier)
      let paints = ModifierEffects.changesPaints(modifier.name)
      let exposure = ModifierEffects.changesExposure(modifier.name)
      if paints { view.forgetPaints(unknown) }
      if exposure { view.forgetExposure(unknown) }
      if paints || exposure { view.notes.append(unknown) }
      return
    }
    if AccessibilityReading.apply(modifier, to: &view, inherited) { return }
    if LayoutReading.apply(modifier, to: &view) { return }
    if ActionReading.apply(modifier, to: &view) { return }
    PaintReading(inherited: inherited).apply(modifier, to: &view)
  }

  /// A view as the only child of a container, for what its own facts cannot say after what they say already.
  static func wrap(_ view: inout ShownView, _ name: String, at place: Place) {
    var outer = ShownView(.container(name), view.type, at: view.place)
    outer.customViews = view.customViews
    outer.items = view.items
    outer.disabled = view.disabled
    outer.children = [view]
    view = outer
  }

  /// The children of a depth, the lowest first.
  static func inPaintingOrder(_ children: [ShownView]) -> [ShownView] {
    guard children.contains(where: { !$0.order.isAbsent }) else { return children }
    return children.enumerated().sorted {
      let (one, other) = ($0.element.order.content ?? 0, $1.element.order.content ?? 0)
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }
}
