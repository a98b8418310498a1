internal import SwiftEvaluation
internal import SwiftSource

/// Views of one kind in a row, column or pile, as `ForEach` or repeated calls make them.
struct Row {
  /// What holds them.
  var container: ShownView
  /// What stands for each item, in order.
  var rounds: [[ShownView]]
  /// What else the container holds.
  var rest: [ShownView]
  /// The rounds of the `ForEach`; empty where calls are repeated.
  var items: [ShownView.Item]
  /// By which it is known in other evaluations.
  var key: Key
  /// Whether the row lies over a line that runs along it.
  var isOverLine = false

  struct Key: Hashable {
    var container: Place
    var views: [Place]
    var rounds: Place
    /// The rounds of outer repetitions.
    var outer: [Int]
  }

  var count: Int { rounds.count }

  var isColumn: Bool {
    if case .stack(let stack) = container.content { stack.axis == .column } else { false }
  }

  /// The lists that have an element for each item: what it is made for, and what the views around are given, the
  /// innermost first.
  var lists: [[Value]] {
    let given = container.customViews.reversed().flatMap { view in
      view.inputs.sorted { $0.key < $1.key }.compactMap { _, value -> [Value]? in
        if case .array(let elements, _) = value { elements } else { nil }
      }
    }
    return ([items.map(\.element)] + given).filter { $0.count == count }
  }

  /// What the views of the source are given that stand for the items, item by item.
  var itemInputs: [[String: Value]] {
    let depth = container.customViews.count
    func made(_ view: ShownView) -> ShownView.CustomView? {
      if view.customViews.count > depth { return view.customViews[depth] }
      return view.children.lazy.compactMap(made).first
    }
    return rounds.map { $0.lazy.compactMap(made).first?.inputs ?? [:] }
  }

  /// All rows below a view, the outer before the inner.
  static func all(in view: ShownView) -> [Row] {
    var inner: [Row] = []
    for (index, child) in view.children.enumerated() {
      var rows = all(in: child)
      if case .stack(let stack) = view.content, stack.axis == .depth {
        for place in rows.indices where !rows[place].isOverLine {
          rows[place].isOverLine = view.children.indices.contains {
            $0 != index && RowLines.isLine(view.children[$0], isColumn: rows[place].isColumn)
          }
        }
      }
      inner += rows
    }
    return all(of: view) + inner
  }

  /// The rows that a view holds itself.
  static func all(of view: ShownView) -> [Row] {
    let made = repeated(view)
    return made.isEmpty ? called(view) : made
  }

  /// What `ForEach` makes.
  private static func repeated(_ view: ShownView) -> [Row] {
    let depth = view.items.count
    var places: [Place] = []
    for child in view.children where child.items.count > depth {
      let place = child.items[depth].place
      if !places.contains(place) { places.append(place) }
    }
    return places.compactMap { place in
      var rounds: [Int: [ShownView]] = [:]
      var items: [Int: ShownView.Item] = [:]
      var rest: [ShownView] = []
      for child in view.children {
        if child.items.count > depth, child.items[depth].place == place {
          let item = child.items[depth]
          items[item.index] = item
          // What only makes room is no part of an item.
          if case .spacer = child.content { continue }
          rounds[item.index, default: []].append(child)
        } else {
          rest.append(child)
        }
      }
      guard rounds.count > 1 else { return nil }
      let order = rounds.keys.sorted()
      return Row(
        container: view,
        rounds: order.compactMap { rounds[$0] },
        rest: rest,
        items: order.compactMap { items[$0] },
        key: key(view, place)
      )
    }
  }

  /// What repeated calls of one view make, with what stands between them.
  private static func called(_ view: ShownView) -> [Row] {
    let depth = view.customViews.count
    func name(_ child: ShownView) -> String? {
      if child.customViews.count > depth { return child.customViews[depth].type }
      if case .spacer = child.content { return nil }
      return child.type
    }
    var counts: [String: Int] = [:]
    for child in view.children where child.items.count == view.items.count {
      if let name = name(child) { counts[name, default: 0] += 1 }
    }
    // The one that comes first is the item; what is repeated once less stands between.
    let most = counts.values.max() ?? 0
    guard
      most > 2
        || (most == 2 && view.customViews.count < (view.children.first?.customViews.count ?? 0)),
      let chosen = view.children.lazy.compactMap(name).first(where: { counts[$0] == most })
    else { return [] }
    var rounds: [[ShownView]] = []
    var rest: [ShownView] = []
    for child in view.children {
      guard let name = name(child) else { continue }
      if name == chosen {
        rounds.append([child])
      } else if rounds.isEmpty || rounds.count == most
        || child.customViews.count <= depth && counts[name] == 1
      {
        rest.append(child)
      } else {
        rounds[rounds.count - 1].append(child)
      }
    }
    let first = view.children.first { name($0) == chosen }
    return [
      Row(
        container: view,
        rounds: rounds,
        rest: rest,
        items: [],
        key: key(view, first?.place ?? view.place)
      )
    ]
  }

  private static func key(_ view: ShownView, _ place: Place) -> Key {
    Key(
      container: view.place,
      views: view.customViews.map(\.place),
      rounds: place,
      outer: view.items.map(\.index)
    )
  }
}
