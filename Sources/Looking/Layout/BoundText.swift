package import A11yModel
package import Listening

/// A text that something bounds, or of which it is said what becomes of it where it is too long.
package struct BoundText {
  package let part: Part
  package let style: TextStyle
  package let room: TextRoom
  package let samples: TextSamples

  package func target(in facts: ComponentFacts) -> Target { Target(part.source) }
}

extension ComponentFacts {
  /// The texts that something bounds and that grow.
  package var boundTexts: [BoundText] {
    let parts = self[WrittenTexts.self].filter { index in
      let part = component.parts[index]
      return part.textStyle?.scales == .known(true) && part.room?.isBound ?? false
    }
    guard !parts.isEmpty else { return [] }
    let samples = TextSamples(self, of: parts)
    return parts.compactMap { index in
      let part = component.parts[index]
      guard let style = part.textStyle, let room = part.room else { return nil }
      return BoundText(part: part, style: style, room: room, samples: samples)
    }
  }
}

extension TextRoom {
  /// Whether anything bounds it, or is said of what becomes of a text that is too long for it.
  fileprivate var isBound: Bool {
    maxWidth != nil || maxHeight != nil || lines != nil || (overflow != nil && overflow != .wrap)
  }
}
