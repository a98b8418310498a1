internal import A11yModel
internal import Support
internal import XML

extension SpecReader {
  /// The colours that have names of their own.
  mutating func readPalette() {
    let palettes = root.elements.filter { $0.specName == .palette }
    if palettes.count > 1 {
      report("a spec has one palette; put all colours into the first", at: palettes[1].position)
    }
    let imported = readImports(of: palettes)
    let elements = palettes.flatMap(\.children).filter { $0.specName == .color }
    var byName: [String: (element: XML.Element, token: Int)] = [:]
    for element in elements {
      guard let name = element[.name] else { continue }
      if let other = byName[name] {
        report(
          "the palette defines ‘\(Excerpt.of(name))’ in \(line(at: other.element.position)) already; "
            + "keep one",
          .name,
          of: element
        )
        continue
      }
      if name.isEmpty { report("a colour needs a name", .name, of: element) }
      if Token.reservedNames.contains(name) {
        report(
          "‘\(name)’ is the colour of the \(name) shown; call the token something else",
          .name,
          of: element
        )
      }
      if let (other, _) = imported?.color(name), !isFaulty(element),
        flag(.replaces, of: element) != true
      {
        report(
          "‘\(Excerpt.of(name))’ is imported, too"
            + (other.location.map { ", from \($0)" } ?? "")
            + "; leave one out, or say replaces=\"true\"",
          .name,
          of: element
        )
      }
      // Colours may refer to ones that come later.
      byName[name] = (element, colors.declare(name, source: source(of: element)))
    }
    for element in elements {
      guard let name = element[.name] else { continue }
      let definition = definition(of: element, name)
      guard let own = byName[name], own.element.order == element.order else { continue }
      colors.define(own.token, definition)
    }
    for circle in colors.settle() { report(circle, byName.mapValues(\.element)) }
  }

  /// The attributes of all variants, in their order.
  static let variantNames: [SpecName] = [
    .light, .dark, .lightHighContrast, .darkHighContrast,
    .lightElevated, .darkElevated, .lightHighContrastElevated, .darkHighContrastElevated,
  ]

  private mutating func definition(
    of element: XML.Element,
    _ name: String
  ) -> ColorTable.Definition {
    var definition = ColorTable.Definition(name: name, source: source(of: element))
    definition.value = color(.value, of: element, isDefining: true)
    var isGiven = element.has(.value)
    for (index, name) in Self.variantNames.enumerated() where element.has(name) {
      definition.give(color(name, of: element, isDefining: true), in: index)
      isGiven = true
    }
    isGiven = readUnknowns(of: element, into: &definition) || isGiven
    definition.opacity = opacity(of: element)
    definition.isAssumed = element[.confidence] == "assumed"
    if !isGiven, !isFaulty(element) {
      report(
        "the colour ‘\(Excerpt.of(name))’ has no value; give value=, or light= and dark=",
        at: element.position
      )
    }
    return definition
  }

  /// Takes in what is said not to be known of a colour; whether anything is.
  private mutating func readUnknowns(
    of element: XML.Element,
    into definition: inout ColorTable.Definition
  ) -> Bool {
    let children = element.isEmpty ? [] : element.elements.filter { $0.specName == .unknown }
    for child in children {
      let reason = child[.reason] ?? ""
      if child.has(.reason), reason.allSatisfy(\.isWhitespace) {
        report("say why nobody knows the colour", .reason, of: child)
      }
      let name = child[.appearance] ?? "all"
      let variant = Self.variantNames.firstIndex { $0.text == name }
      guard variant != nil || name == "all" else { continue }
      let unknown = ColorExpression(.unknown(reason), definition.name)
      if definition.give(unknown, in: variant) != nil {
        report(Self.knownAlready, at: child.position)
      }
    }
    return !children.isEmpty
  }

  private static let knownAlready =
    "the colour has a value there, or is said to be unknown twice; leave one out"

  /// Tokens that are defined by one another, at the attribute where their circle begins.
  private mutating func report(_ circle: [String], _ elements: [String: XML.Element]) {
    guard let first = circle.first, let element = elements[first] else { return }
    let next = circle.count > 1 ? circle[1] : first
    let attribute = element.attributes.first {
      $0.number != SpecName.name.rawValue && $0.value == next
    }
    let through = circle.dropFirst().prefix(4).map { "‘\(Excerpt.of($0))’" }
    report(
      "the colour ‘\(Excerpt.of(first))’ is defined by itself"
        + (through.isEmpty ? "" : ", through " + through.joined(separator: ", "))
        + (circle.count > 5 ? " and others" : "") + "; give it a value of its own",
      at: attribute?.position ?? element.position
    )
  }
}
