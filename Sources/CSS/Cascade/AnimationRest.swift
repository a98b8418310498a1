internal import Geometry
internal import XML

extension AnimationElements {
  /// What a property is once the elements that animate it are done.
  enum Rest: Hashable, Sendable {
    /// As if nothing had animated it.
    case own

    /// What its attribute would give it that says this.
    case attribute(String)

    /// The same of the attribute that transforms.
    case transform(String)
    case unknown

    /// The same after another one.
    func and(_ other: Rest) -> Rest {
      if self == .own { return other }
      return other == .own ? self : .unknown
    }
  }
}

extension AnimationElements.Rest {
  /// - Parameters:
  ///   - animation: an animation element.
  ///   - property: what it animates, by its number.
  ///   - element: what it animates it of.
  ///   - times: when the animation elements of the document begin.
  init(
    of animation: XML.Element,
    _ property: Int,
    changing element: XML.Element,
    _ times: AnimationTimes
  ) {
    let begin = times.begin(of: animation)
    guard begin != .never, Self.isTransform(animation) else {
      self = .own
      return
    }
    guard case .at(let begin) = begin, let length = times.length(of: animation),
      begin + length <= StyleAnimations.Run.longest
    else {
      self = .unknown
      return
    }
    let isEndless = animation.name == "set" && !times.hasLength(animation)
    let isOver = !isEndless && begin + length <= 0
    guard isEndless || animation["fill"] == "freeze" && !isOver else {
      self = .own
      return
    }
    self = Self.frozen(animation, property, element)
  }

  /// Whether an element that transforms says how; one that does not changes nothing.
  private static func isTransform(_ animation: XML.Element) -> Bool {
    guard animation.name == "animateTransform" else { return true }
    let type = animation["type"] ?? "translate"
    return ["translate", "scale", "rotate", "skewX", "skewY"].contains(type)
      && values(of: animation).allSatisfy { (try? Transform("\(type)(\($0))")) != nil }
  }

  /// What it leaves.
  private static func frozen(
    _ animation: XML.Element,
    _ property: Int,
    _ element: XML.Element
  ) -> Self {
    let isSum = animation["additive"] == "sum" || animation["accumulate"] == "sum"
    let isPartial = animation["values"] == nil && animation["by"] != nil
    guard !isSum, !isPartial, animation.name != "animateMotion" else { return .unknown }
    let values = values(of: animation)
    // What is broken animates nothing (SVG Animations 2, section 2.11).
    let count = animation["values"] == nil ? 2 : values.count
    guard let last = values.last, isTimed(animation, count) else { return .own }
    switch animation.name {
    case "animateTransform":
      guard animation["attributeName"] == "transform" else { return .unknown }
      return .transform("\(animation["type"] ?? "translate")(\(last))")
    case "animate", "set":
      guard let name = animation["attributeName"] else { return .own }
      let isGeometry = StyledGeometry.Property(rawValue: name) != nil
      // Of others than shapes, and where there is no property, attributes alone are changed.
      guard StyleProperty.all[property].name == name,
        !isGeometry || shapes.contains(element.name),
        isGeometry || StyleProperty.all[property].isAttribute
      else {
        let isSame = element[name]?.listed == last.listed
        return isSame ? .own : .unknown
      }
      let change = AnimationElements.Change(property: property, rest: .own)
      guard values.allSatisfy({ change.value($0) != nil || $0.contains("var(") }) else {
        return .own
      }
      return values.allSatisfy { isApplied($0, to: name) } ? .attribute(last) : .unknown
    default: return .unknown
    }
  }

  /// Whether all browsers give a property this value, which not all read as an attribute's.
  private static func isApplied(_ value: String, to name: String) -> Bool {
    if value.contains("var(") || value.contains("calc(") { return false }
    if name == "fill" || name == "stroke" {
      return !["none", "context-fill", "context-stroke"].contains(value) && !value.contains("url(")
    }
    return !name.hasSuffix("opacity") || !value.hasSuffix("%")
  }

  /// The values that it goes through.
  static func values(of animation: XML.Element) -> [String] {
    guard animation.name != "set", let list = animation["values"] else {
      let from = animation.name == "set" ? nil : animation["from"]
      return animation["to"].map { to in [from, to].compactMap(\.self).map(\.withoutSpace) } ?? []
    }
    return list.itemized
  }

  /// Whether the times and curves of its values are as many as they have to be.
  private static func isTimed(_ animation: XML.Element, _ count: Int) -> Bool {
    let mode = animation["calcMode"] ?? "linear"
    if mode != "paced", animation.name != "set", let items = animation["keyTimes"]?.itemized {
      let times = items.map { Double($0) ?? -1 }
      guard times.count == count, times.first == 0, mode == "discrete" || times.last == 1,
        zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }), times.allSatisfy({ $0 <= 1 })
      else { return false }
    }
    guard mode == "spline" else { return true }
    let splines = animation["keySplines"]?.itemized.map(\.listed) ?? []
    return splines.count == count - 1
      && splines.allSatisfy { spline in
        spline.count == 4
          && spline.allSatisfy { number in Double(number).map { (0...1).contains($0) } ?? false }
      }
  }

  private static let shapes: Set<String> = ["rect", "circle", "ellipse", "image", "foreignObject"]
}
