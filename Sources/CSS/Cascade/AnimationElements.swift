package import XML

/// What animation elements of a document change of its elements (SVG Animations 2, section 2).
package struct AnimationElements {
  /// Each list of changes, by the numbers of their properties; the first is empty.
  private(set) var lists: [[Change]] = [[]]

  /// The places of the elements' lists, by the elements' places in document order.
  private(set) var numbers: [Int: Int32] = [:]

  /// The values that attributes of elements go through which nothing else moves or sizes, by the
  /// elements' places in document order and the attributes' names.
  private(set) var courses: [Int: [String: [String]]] = [:]

  /// What becomes of one property.
  struct Change: Hashable, Sendable {
    var property: Int
    var rest: Rest
  }

  /// The elements that animate others; what stands in their attributes is no style of theirs.
  package static let names: Set<String> = [
    "animate", "set", "animateTransform", "animateMotion", "animateColor", "discard", "mpath",
  ]

  /// Those that browsers follow: none knows `animateColor` any more.
  private static let animating: Set<String> = [
    "animate", "set", "animateTransform", "animateMotion",
  ]

  init(in root: XML.Element, _ rules: StyleRules) {
    guard Self.names.contains(where: { root.documentMayUse($0) }) else { return }
    let language = root.language
    // What a class changes reaches what the element holds, and what selectors find beside it.
    let reached = rules.rules.contains(where: \.selector.isPositional) ? root : nil
    var changed: [Int: [Int: Rest]] = [:]
    var moved: Set<Int> = []
    func add(_ animation: XML.Element, changing target: XML.Element) {
      let changesClass = !rules.rules.isEmpty && animation["attributeName"] == "class"
      guard let property = changesClass ? Self.content : Self.property(animation, of: target) else {
        return
      }
      let rest = Rest(of: animation, property, changing: target)
      guard rest != .own else { return }
      let place = (changesClass ? reached ?? target : target).order - root.order
      changed[place, default: [:]].merge([property: rest]) { _, _ in .unknown }
      guard Self.places.contains(property) else { return }
      if let name = Self.coursed(animation) {
        courses[place, default: [:]][name, default: []] += Rest.values(of: animation)
      } else {
        moved.insert(place)
      }
    }
    var changedByID: [String: [XML.Element]] = [:]
    Self.visit(root) { element, parent in
      guard let parent, element.isSVG, Self.animating.contains(element.name),
        BeginTime(element["begin"]) != .never, element.isForReader(of: language)
      else { return }
      guard let address = element.address else { return add(element, changing: parent) }
      guard address.hasPrefix("#") else { return }
      changedByID[String(address.dropFirst()), default: []].append(element)
    }
    if !changedByID.isEmpty {
      Self.visit(root) { target, _ in
        guard let id = target["id"], let elements = changedByID.removeValue(forKey: id) else {
          return
        }
        for element in elements { add(element, changing: target) }
      }
    }
    var known: [[Change]: Int32] = [:]
    for (place, changes) in changed {
      let list = changes.map(Change.init).sorted { $0.property < $1.property }
      numbers[place] = known.place(of: list, amongMet: &lists)
    }
    courses = courses.filter { !moved.contains($0.key) }
  }

  package static func visit(
    _ root: XML.Element,
    _ body: (_ element: XML.Element, _ parent: XML.Element?) -> Void
  ) {
    var open: [(XML.Element, XML.Element?)] = [(root, nil)]
    while let (element, parent) = open.popLast() {
      body(element, parent)
      for child in element.children.reversed() { open.append((child, element)) }
    }
  }

  /// The number of the property that an element changes of another, or of one that stands for it.
  private static func property(_ animation: XML.Element, of target: XML.Element) -> Int? {
    if animation.name == "animateMotion" { return StyleProperty.number(of: "offset-path") }
    guard let name = animation["attributeName"] else { return nil }
    if name == "href" || name == "xlink:href" {
      return servers.contains(target.name) ? content : target.name == "a" ? nil : form
    }
    if servers.contains(target.name), contents.contains(name) { return content }
    return placing.contains(name) ? form : StyleProperty.number(of: name)
  }

  /// What stands for all that says where an element is or what form it has.
  private static let form = StyleProperty.number(of: "d")

  /// What stands for all that says what an element holds.
  private static let content = StyleProperty.number(of: "display")

  /// Whatever says where an element is or what form it has.
  private static let places = Set(
    StyleProperty.geometry.compactMap { StyleProperty.number(of: $0.name) }
  )

  /// The attribute that goes through listed values and no others; nil where an element animates
  /// otherwise.
  private static func coursed(_ animation: XML.Element) -> String? {
    guard ["animate", "set"].contains(animation.name), let name = animation["attributeName"],
      ["x", "y", "width", "height", "cx", "cy", "r"].contains(name),
      animation["additive"] != "sum", animation["accumulate"] != "sum",
      animation["by"] == nil || animation["values"] != nil
    else { return nil }
    return name
  }

  private static let servers: Set<String> = ["linearGradient", "radialGradient", "pattern"]

  /// Attributes by which more or less is seen of what a pattern holds.
  private static let contents: Set<String> = [
    "viewBox", "preserveAspectRatio", "patternUnits", "patternContentUnits",
  ]

  /// Attributes that are no properties, and say where an element is or what form it has.
  private static let placing: Set<String> = [
    "x1", "x2", "y1", "y2", "points", "dx", "dy", "viewBox", "preserveAspectRatio", "pathLength",
    "textLength", "startOffset", "gradientTransform", "patternTransform", "offset", "fx", "fy",
    "fr", "clipPathUnits", "gradientUnits", "spreadMethod", "markerWidth", "markerHeight",
    "markerUnits", "refX", "refY", "orient",
  ]
}
