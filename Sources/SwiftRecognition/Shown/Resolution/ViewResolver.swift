package import SwiftEvaluation
internal import SwiftSource

extension ShownTree {
  /// What an evaluated tree shows, a tree for each variant.
  package static func trees(of node: ViewNode) -> [ShownTree] {
    TreeVariants.trees(of: node).map { choices, tree in
      let views = ViewResolver.views(of: tree, Inherited())
      return ShownTree(choices: choices, view: ViewResolver.one(views, "#Preview", at: tree.place))
    }
  }
}

/// Makes shown views of evaluated ones.
enum ViewResolver {
  /// The views that a node shows, with its modifiers and all that they inherit.
  static func views(of node: ViewNode, _ inherited: Inherited) -> [ShownView] {
    // What each modifier's own views inherit, and last the view itself: the outermost stands last.
    var outside: [Inherited] = []
    var inside = inherited
    for modifier in node.modifiers.reversed() {
      outside.append(inside)
      InheritedModifiers.apply(modifier, to: &inside)
    }
    var views = contents(of: node, inside)
    for (modifier, inherited) in zip(node.modifiers, outside.reversed()) {
      for index in views.indices { apply(modifier, to: &views[index], inherited) }
    }
    return views
  }

  /// Several views as one.
  static func one(_ views: [ShownView], _ type: String, at place: Place) -> ShownView {
    if views.count == 1 { return views[0] }
    var all = ShownView(.container(type), type, at: place)
    all.children = views
    return all
  }

  private static func contents(of node: ViewNode, _ inherited: Inherited) -> [ShownView] {
    switch node.kind {
    case .framework(let name): return framework(name, node, inherited)
    case .custom(let structure):
      guard !node.children.isEmpty else {
        return [FrameworkReading(node, inherited).drawn(structure.type)]
      }
      var inner = inherited
      inner.customViews.append(
        ShownView.CustomView(
          type: structure.type,
          place: node.place,
          inputs: structure.fields,
          identity: structure.identity,
          isStyle: node.isStyledProgress
        )
      )
      let views = node.children.flatMap { self.views(of: $0, inner) }
      return node.isStyledProgress ? views.map { $0.styled(at: node.place) } : views
    case .sequence: return node.children.flatMap { views(of: $0, inherited) }
    case .each:
      let identity = Fact<[String]>(node.arguments["id"], at: node.place, "an id") {
        if case .keyPath(let names) = $0 { names } else { nil }
      }
      return node.children.enumerated().flatMap { index, child in
        var inner = inherited
        inner.items.append(
          ShownView.Item(
            place: node.place,
            index: index,
            count: node.children.count,
            element: node.elements.indices.contains(index) ? node.elements[index] : .void,
            identity: identity
          )
        )
        return views(of: child, inner)
      }
    case .choice(let conditions):
      let reason = "it depends on \(conditions.first ?? "a condition"), which is not known"
      return [unknown(Unknown(reason, at: node.place), at: node.place, inherited)]
    case .unknown(let unknown): return [self.unknown(unknown, at: node.place, inherited)]
    }
  }

  static func unknown(_ unknown: Unknown, at place: Place, _ inherited: Inherited) -> ShownView {
    var view = ShownView(.unknown(unknown), "unknown", at: place)
    view.customViews = inherited.customViews
    view.items = inherited.items
    view.unknownPaints = unknown
    view.notes = [unknown]
    return view
  }

  private static func framework(
    _ name: String,
    _ node: ViewNode,
    _ inherited: Inherited
  ) -> [ShownView] {
    switch name {
    case "Group", "AnyView",
      "Section" where node.arguments.isEmpty:
      return node.children.flatMap { views(of: $0, inherited) }
    case "EmptyView": return []
    default: return FrameworkReading(node, inherited).views(name)
    }
  }
}

extension ViewNode {
  /// Whether it is what a style of the source makes of a progress view or a gauge.
  fileprivate var isStyledProgress: Bool {
    guard case .tuple(let facts)? = arguments["configuration"] else { return false }
    return facts.contains { ["fractionCompleted", "value"].contains($0.label) }
  }
}

extension ShownView {
  /// The same where the platform may tell assistive technology of it in its own way.
  fileprivate func styled(at place: Place) -> ShownView {
    var view = self
    let reason = "what is heard of it in a style of its own is not documented"
    view.accessibility.forget(Unknown(reason, at: place))
    view.accessibility.representation = .absent
    view.accessibility.replacedChildren = .absent
    return view
  }
}
