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
  ///   - element: what it animates.
  init(of animation: XML.Element, changing element: XML.Element) {
    guard ["end", "min", "max"].allSatisfy({ animation[$0] == nil }),
      let begin = animation["begin"].map(ClockValue.seconds) ?? 0,
      let length = Self.length(of: animation), begin + length <= StyleAnimations.Run.longest
    else {
      self = .unknown
      return
    }
    // What is set for no time is set for good (SVG Animations 2, section 2.7).
    let isSet = animation.name == "set" && Self.word(animation["dur"]) == nil
    guard isSet || Self.word(animation["fill"]) == "freeze" else {
      self = .own
      return
    }
    self = Self.frozen(animation, element) ?? .unknown
  }

  /// The seconds that an element takes in all; nil where it goes on, or ends between its values.
  private static func length(of animation: XML.Element) -> Double? {
    guard let text = word(animation["dur"]) else { return animation.name == "set" ? 0 : nil }
    guard let seconds = ClockValue.seconds(text), seconds > 0, animation["repeatDur"] == nil
    else { return nil }
    guard let count = word(animation["repeatCount"]) else { return seconds }
    guard let count = Double(count), count >= 1, count == count.rounded() else { return nil }
    return seconds * count
  }

  private static func word(_ attribute: String?) -> String? {
    attribute.map { $0.filter { !$0.isWhitespace } }
  }

  /// What it leaves.
  private static func frozen(_ animation: XML.Element, _ element: XML.Element) -> Self? {
    let isSum = word(animation["additive"]) == "sum" || word(animation["accumulate"]) == "sum"
    let values = animation["values"]?.split(separator: ";").map(String.init)
    let isPartial = values == nil && animation["by"] != nil
    guard !isSum, !isPartial, let last = values?.last ?? animation["to"] else { return nil }
    let value = last
    switch animation.name {
    case "animateTransform":
      guard word(animation["attributeName"]) == "transform" else { return nil }
      return .transform("\(word(animation["type"]) ?? "translate")(\(value))")
    case "animate", "animateColor", "set":
      guard let name = word(animation["attributeName"]) else { return nil }
      let isSame = element[name].map { words($0) == words(value) } ?? false
      if isSame { return .own }
      guard let property = StyleProperty.number(of: name) else { return nil }
      let isGeometry = StyledGeometry.Property(rawValue: name) != nil
      guard isGeometry || StyleProperty.all[property].isAttribute else { return nil }
      // Of others than shapes these are attributes alone.
      return !isGeometry || shapes.contains(element.name) ? .attribute(value) : nil
    default: return nil
    }
  }

  private static let shapes: Set<String> = ["rect", "circle", "ellipse", "image", "foreignObject"]

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: { $0.isWhitespace || $0 == "," })
  }
}
