package import A11yModel
package import Listening

/// What is to grow: a text, or all texts of an image.
package enum GrowingText {
  case written(Part, TextStyle)
  case ofImage(OfImage)

  package func target(in facts: ComponentFacts) -> Target {
    switch self {
    case .written(let part, _): Target(part.source)
    case .ofImage: facts.root
    }
  }
}

extension GrowingText {
  /// The texts of an image, which grow together or not at all.
  package struct OfImage {
    package private(set) var first: String?
    package private(set) var count = 0
    package private(set) var missing: String?
    package private(set) var isSizeKnown = true

    fileprivate mutating func add(_ part: Part, _ style: TextStyle) {
      guard part.isText else { return }
      first = first ?? part.sample
      missing = missing ?? style.scales.missing
      count += 1
      isSizeKnown = isSizeKnown && style.size.value != nil
    }
  }
}

extension ComponentFacts {
  /// What is written, and last the texts of an image together.
  package func growingTexts(withSymbols hasSymbols: Bool) -> [GrowingText] {
    var image = GrowingText.OfImage()
    var texts: [GrowingText] = []
    for index in hasSymbols ? writtenParts(withSymbols: true) : self[WrittenTexts.self] {
      guard let style = component.parts[index].textStyle else { continue }
      if style.unit == .pixel {
        image.add(component.parts[index], style)
      } else {
        texts.append(.written(component.parts[index], style))
      }
    }
    return texts + [.ofImage(image)]
  }
}
