internal import A11yModel
internal import Support
internal import XML

extension ComponentReader {
  /// Where a part lies, and when it is there.
  mutating func placement(of element: XML.Element) -> Placement {
    Placement(
      over: earlierPart(.over, of: element),
      around: earlierPart(.around, of: element),
      gap: spec.number(.gap, of: element),
      condition: spec.word(.when, of: element),
      opacity: spec.opacity(of: element),
      missingOpacity: spec.unknown(.opacity, of: element).map { unknown in
        "the opacity of the \(element.name)\(unknown.suffix)"
      },
      isDisabled: spec.flag(.disabled, of: element) ?? false,
      disabledWhen: spec.word(.disabledWhen, of: element)
    )
  }

  /// The source of an earlier part of the component, which an attribute names.
  private mutating func earlierPart(_ name: SpecName, of element: XML.Element) -> Int? {
    guard let target = spec.reference(name, of: element) else { return nil }
    let source = spec.source(of: element)
    guard target > node.component.source, target < source else {
      let other = "<\(spec.sources[target].name)> of \(spec.line(of: target))"
      let reason =
        target == source
        ? "this is the part itself; name an earlier one"
        : target > source
          ? "\(other) is painted later; put it before this <\(element.name)>"
          : "\(other) is no part of this component; name one that is"
      spec.report(
        "\(name.text)=\"\(Excerpt.of(element[name] ?? ""))\": \(reason)",
        name,
        of: element
      )
      return nil
    }
    node.referredSources.insert(target)
    return target
  }

  /// How a text or a glyph is set; what is not said is not known.
  mutating func textStyle(of element: XML.Element) -> TextStyle {
    let weight = element[.weight]
    let name: TextStyle.Name? = spec.word(.style, of: element)
    // What nobody knows of the style is not known of the size, either, unless that is given.
    func lack(_ fact: SpecName) -> String {
      (spec.unknown(fact, of: element) ?? spec.unknown(.style, of: element))?.suffix ?? ""
    }
    var style =
      name.map { TextStyle($0, isEmphasized: weight == "emphasized", on: spec.platform) }
      ?? TextStyle(
        size: .unknown("the size of the text" + lack(.size)),
        weight: .unknown("the weight of the text" + lack(.weight)),
        scales: .unknown(TextStyle.scaling + lack(.scales))
      )
    if let size = spec.number(.size, of: element) {
      style.size = .known(size)
      // A size that belongs to a text style grows with it (custom(_:size:relativeTo:)).
      if name == nil, spec.unknown(.style, of: element) == nil {
        style.scales = scaling(ofSizeOn: spec.platform)
      }
    } else if let unknown = spec.unknown(.size, of: element) {
      style.size = .unknown("the size of the text" + unknown.suffix)
    }
    if let scales = spec.flag(.scales, of: element) { style.scales = .known(scales) }
    if let unknown = spec.unknown(.scales, of: element) {
      style.scales = .unknown(TextStyle.scaling + unknown.suffix)
    }
    style.limit = spec.word(.typeLimit, of: element)
    if let weight = weight.flatMap({ FontWeight.values[$0] }) { style.weight = .known(weight) }
    if let unknown = spec.unknown(.weight, of: element) {
      style.weight = .unknown("the weight of the text" + unknown.suffix)
    }
    if weight == "emphasized", element[.style] == nil, !spec.isFaulty(element) {
      spec.report(
        "weight=\"emphasized\" is the weight that a text style emphasizes with; give style=, or a "
          + "weight such as bold",
        .weight,
        of: element
      )
    }
    return style
  }

  /// Whether a text of a size in points follows the text size that people choose.
  private func scaling(ofSizeOn platform: Platform) -> Fact<Bool> {
    platform == .ios ? .known(false) : .unknown(TextStyle.macOSScaling)
  }

  /// The room that a text has; nil where nothing is said of it.
  mutating func room(of element: XML.Element) -> TextRoom? {
    guard element.mayHave(Self.roomNames) else { return nil }
    let lines = element[.lines].flatMap(NumberSyntax.count)
    if lines == 0 {
      spec.report(
        "lines=\"0\": a text has at least one line; leave this out where any number is allowed",
        .lines,
        of: element
      )
    }
    let room = TextRoom(
      maxWidth: spec.number(.maxWidth, of: element),
      maxHeight: spec.number(.maxHeight, of: element),
      lines: lines,
      overflow: spec.word(.overflow, of: element)
    )
    return room == TextRoom() ? nil : room
  }

  private static let roomNames = AttributeNames(.maxWidth, .maxHeight, .lines, .overflow)
}
