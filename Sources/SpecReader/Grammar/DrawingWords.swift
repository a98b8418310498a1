package import A11yModel
internal import Support
internal import XML

extension PlaceCondition: DocumentedWords {
  package var summary: String {
    switch self {
    case .first: "The first alone."
    case .last: "The last alone."
    case .notFirst: "All but the first."
    case .notLast: "All but the last."
    }
  }
}

extension Part.Shape: DocumentedWords {
  package var summary: String {
    switch self {
    case .circle: "A circle, or an ellipse where width and height differ."
    case .capsule: "A rectangle whose shorter sides are half circles."
    case .rectangle: "A rectangle with sharp corners."
    case .roundedRectangle: "A rectangle with round corners."
    case .arc: "A part of a ring, as of a progress."
    case .slice: "A sector of a disc or of a ring, as in a pie or donut."
    case .line: "A line, as that of a series."
    case .area: "What lies below a line."
    case .triangle: "A triangle."
    case .diamond: "A square on its corner."
    case .cross: "A cross, upright or diagonal."
    case .star: "A star."
    case .path: "Any other form."
    }
  }
}

extension StrokeAlignment: DocumentedWords {
  var summary: String {
    switch self {
    case .inside: "Within the edge, as strokeBorder of SwiftUI."
    case .center: "Half within and half outside, as stroke of SwiftUI."
    case .outside: "Outside the edge."
    }
  }
}

extension TextStyle.Name: DocumentedWords {
  package var summary: String {
    let sizes = [(Platform.ios, "iOS"), (.macos, "macOS")].compactMap { platform, name in
      TextStyle(self, on: platform).size.value.map { "\(DecimalText.short($0)) on \(name)" }
    }
    return "Points at the default text size: \(sizes.joined(separator: ", "))."
  }
}

extension FontWeight {
  static var words: [AttributeType.Word] {
    names.map { name in
      let weight = values[name].map { "\(DecimalText.short($0)) in CSS." }
      return AttributeType.Word(name, weight ?? "That of the text style's emphasized variant.")
    }
  }
}

extension DynamicTypeSize: DocumentedWords {
  package var summary: String {
    let body = TextStyle(.body, on: .ios).size(at: self).map(DecimalText.short) ?? ""
    let standard = self == .large ? ", the default" : ""
    return "At which body text has \(body) points\(standard)."
  }
}

extension TextRoom.Overflow: DocumentedWords {
  package var summary: String {
    switch self {
    case .wrap: "It goes on in the next line; a word that is too long is broken."
    case .truncate: "It is cut off."
    case .scroll: "People scroll to the rest."
    case .shrink: "It is set smaller (minimumScaleFactor)."
    case .adapt: "The layout becomes another that has room for it (ViewThatFits)."
    }
  }
}

extension Animation.Kind: DocumentedWords {
  package var summary: String {
    switch self {
    case .move: "It changes its place."
    case .scale: "It becomes larger or smaller."
    case .rotate: "It turns."
    case .bounce: "It overshoots and comes back, as a spring does."
    case .grow: "A line or an area becomes longer or larger, as a ring that fills."
    case .parallax: "What is behind moves at another pace than what is in front."
    case .fade: "It appears or disappears where it is."
    case .color: "It changes its colour."
    }
  }
}

extension Animation.Reduction: DocumentedWords {
  package var summary: String {
    switch self {
    case .none: "Nothing moves."
    case .fade: "What moved fades or changes its colour instead."
    case .same: "It moves as ever."
    }
  }
}

extension AnimationStart: DocumentedWords {
  var summary: String {
    switch self {
    case .automatic: "By itself."
    case .user: "When a user does something."
    }
  }
}
