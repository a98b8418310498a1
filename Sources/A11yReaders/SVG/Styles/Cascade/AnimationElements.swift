internal import XML

/// What animation elements of a document change of its elements (SVG Animations 2, section 2).
struct AnimationElements {
  /// Each list of changes, by the numbers of their properties; the first is empty.
  private(set) var lists: [[Change]] = [[]]

  /// The places of the elements' lists, by the elements' places in document order.
  private(set) var numbers: [Int: Int32] = [:]

  /// What becomes of one property.
  struct Change: Hashable, Sendable {
    var property: Int
    var rest: Rest
  }

  /// The elements that animate others; what stands in their attributes is no style of theirs.
  static let names: Set<String> = [
    "animate", "set", "animateTransform", "animateMotion", "animateColor", "discard", "mpath",
  ]

  init(in root: XML.Element) {
    guard Self.names.contains(where: { root.documentMayUse($0) }) else { return }
    let times = AnimationTimes(in: root)
    var changed: [Int: [Int: Rest]] = [:]
    var changedByID: [String: [XML.Element]] = [:]
    Self.visit(root) { element, parent in
      guard let parent, element.isSVG, Self.names.contains(element.name),
        Self.beginsByItself(element),
        let property = Self.property(element)
      else { return }
      guard let address = element.address else {
        let rest = Rest(of: element, property, changing: parent, times)
        changed[parent.order - root.order, default: [:]].merge([property: rest]) { $0.and($1) }
        return
      }
      guard address.hasPrefix("#") else { return }
      changedByID[String(address.dropFirst()), default: []].append(element)
    }
    if !changedByID.isEmpty {
      Self.visit(root) { target, _ in
        guard let id = target["id"], let elements = changedByID.removeValue(forKey: id) else {
          return
        }
        for element in elements {
          guard let property = Self.property(element) else { continue }
          let rest = Rest(of: element, property, changing: target, times)
          changed[target.order - root.order, default: [:]].merge([property: rest]) { $0.and($1) }
        }
      }
    }
    var known: [[Change]: Int32] = [:]
    for (place, changes) in changed {
      let list = changes.map(Change.init).sorted { $0.property < $1.property }
      if known[list] == nil {
        known[list] = Int32(lists.count)
        lists.append(list)
      }
      numbers[place] = known[list]
    }
  }

  static func visit(
    _ root: XML.Element,
    _ body: (_ element: XML.Element, _ parent: XML.Element?) -> Void
  ) {
    var open: [(XML.Element, XML.Element?)] = [(root, nil)]
    while let (element, parent) = open.popLast() {
      body(element, parent)
      for child in element.children.reversed() { open.append((child, element)) }
    }
  }

  static func property(_ element: XML.Element) -> Int? {
    let name = element.name == "animateMotion" ? "offset-path" : element["attributeName"]
    guard let name else { return nil }
    return StyleProperty.number(of: placing.contains(name) ? "d" : name)
  }

  /// Attributes that are no properties, and say where an element is or what form it has.
  private static let placing: Set<String> = [
    "x1", "x2", "y1", "y2", "points", "dx", "dy", "viewBox", "pathLength", "textLength",
    "startOffset", "gradientTransform", "patternTransform", "offset", "fx", "fy", "fr",
  ]

  /// Whether it begins without anybody doing something (SVG Animations 2, section 2.5).
  static func beginsByItself(_ element: XML.Element) -> Bool {
    BeginTime(element["begin"]) != .never
  }
}
