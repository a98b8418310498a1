package import XML

extension DocumentStyles {
  /// The names of the properties that anything gives an element itself, in any appearance: style sheets,
  /// attributes, animations; it inherits all others, or has their initial values.
  package func declared(for element: XML.Element) -> Set<String> {
    let place = element.order - base
    var blocks = attributeLists[Int(elements.attributeNumbers[place])].map {
      attributeBlocks[Int($0)]
    }
    blocks += matched.lists[Int(matched.numbers[place])].map { match in
      rules.blocks[Int(rules.rules[Int(match.rule)].block)]
    }
    let inline = elements.inlineNumbers[place]
    if inline >= 0 { blocks.append(inlineBlocks[Int(inline)]) }
    var properties = Set(blocks.flatMap { $0.normal + $0.important }.map(\.property))
    for change in animations.lists[Int(animations.numbers[place] ?? 0)] {
      properties.insert(.known(change.property))
    }
    for group in groups {
      for run in style(of: element, in: group[0]).own.animations.runs {
        properties.formUnion(rules.keyframes[run.name]?.changed ?? [])
      }
    }
    return Set(
      properties.compactMap { property in
        if case .known(let number) = property { StyleProperty.all[number].name } else { nil }
      }
    )
  }
}
