internal import Geometry
internal import XML

extension AnimationElements {
  /// What a property is once an element that animates it is done.
  enum Rest: Hashable, Sendable {
    /// As if nothing had animated it.
    case own

    /// What its attribute would give it that says this.
    case attribute(String)

    /// The same of the attribute that transforms.
    case transform(String)
    case unknown
  }
}

extension AnimationElements.Rest {
  /// - Parameters:
  ///   - animation: an animation element that begins by itself.
  ///   - property: what it animates, by its number.
  ///   - element: what it animates it of.
  init(of animation: XML.Element, _ property: Int, changing element: XML.Element) {
    guard Self.isFollowed(animation) else {
      self = .own
      return
    }
    guard case .at(let begin) = BeginTime(animation["begin"]),
      let length = Self.length(of: animation), begin + length <= StyleAnimations.longest
    else {
      self = .unknown
      return
    }
    // What is set for no time is set for good (SVG Animations 2, section 2.7).
    let isEndless = length == 0
    let isLeft = isEndless || animation["fill"] == "freeze" && begin + length > 0
    self = isLeft ? Self.frozen(animation, property, element) : .own
  }

  /// Whether browsers follow it: what transforms says how.
  private static func isFollowed(_ animation: XML.Element) -> Bool {
    animation.name != "animateTransform"
      || ["translate", "scale", "rotate", "skewX", "skewY"]
        .contains(animation["type"] ?? "translate")
  }

  /// The seconds that an element takes in all; nil where it goes on, or ends between its values.
  private static func length(of animation: XML.Element) -> Double? {
    guard ["end", "min", "max"].allSatisfy({ animation[$0] == nil }) else { return nil }
    guard let text = animation["dur"], text.withoutSpace != "indefinite" else {
      return animation.name == "set" ? 0 : nil
    }
    guard let seconds = ClockValue.seconds(text), seconds > 0, animation["repeatDur"] == nil,
      let count = animation["repeatCount"].map({ Double($0.withoutSpace) }) ?? 1,
      count >= 1, count == count.rounded()
    else { return nil }
    return seconds * count
  }

  /// What it leaves.
  private static func frozen(
    _ animation: XML.Element,
    _ property: Int,
    _ element: XML.Element
  ) -> Self {
    let isSum = animation["additive"] == "sum" || animation["accumulate"] == "sum"
    let isPartial = animation["values"] == nil && animation["by"] != nil
    guard !isSum, !isPartial, animation.name != "animateMotion",
      let name = animation["attributeName"]
    else { return .unknown }
    let values = values(of: animation)
    guard let last = values.last, isTimed(animation, values.count) else { return .own }
    if animation.name == "animateTransform" {
      let text = "\(animation["type"] ?? "translate")(\(last))"
      return name == "transform" && (try? Transform(text)) != nil ? .transform(text) : .unknown
    }
    let isGeometry = StyledGeometry.Property(rawValue: name) != nil
    // Of others than shapes, and where there is no property, attributes alone are changed.
    guard StyleProperty.all[property].name == name,
      isGeometry ? shapes.contains(element.name) : StyleProperty.all[property].isAttribute
    else { return element[name]?.listed == last.listed ? .own : .unknown }
    let change = AnimationElements.Change(property: property, rest: .own)
    guard values.allSatisfy({ change.value($0) != nil || $0.contains("var(") }) else { return .own }
    return values.allSatisfy { isApplied($0, to: name) } ? .attribute(last) : .unknown
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
    if animation.name != "set", let list = animation["values"] { return list.itemized }
    let from = animation.name == "set" ? nil : animation["from"]
    return animation["to"].map { to in [from, to].compactMap { $0?.withoutSpace } } ?? []
  }

  /// Whether its values have as many times and curves as they need; what is broken animates nothing
  /// (SVG Animations 2, section 2.11).
  private static func isTimed(_ animation: XML.Element, _ count: Int) -> Bool {
    let count = animation["values"] == nil ? 2 : count
    let mode = animation["calcMode"] ?? "linear"
    if mode != "paced", animation.name != "set", let times = animation["keyTimes"]?.itemized {
      let isWhole = mode == "discrete" || times.last.flatMap { Double($0) } == 1
      guard times.count == count, isWhole else { return false }
    }
    return mode != "spline" || animation["keySplines"]?.itemized.count == count - 1
  }

  private static let shapes: Set<String> = ["rect", "circle", "ellipse", "image", "foreignObject"]
}
