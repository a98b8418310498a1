/// What an inert image has not, or has otherwise, counted.
struct Omissions {
  /// What there may be of which.
  enum Kind: String, CaseIterable {
    case script = "script"
    case event = "event attribute"
    case link = "address of a link"
    case address = "address outside the file"
    case repetition = "reference that goes in a circle or shows too much"
    case clip = "clip of CSS"
    case filter = "filter"
    case blend = "blend mode"
    case background = "background image"
    case shadow = "text shadow"
    case statement = "statement of its styles that is not followed"
    case element = "element of another kind"
    case excess = "element beyond the bounds of a drawing"
    case document = "document within the image"
    case picture = "image"
    case motion = "element that moves, drawn without that"
    case doubt = "element that may look otherwise, as in other windows or while it is animated"
    case color = "colour that is not known"

    /// How several of them are called.
    fileprivate var plural: String {
      switch self {
      case .address: "addresses outside the file"
      case .link: "addresses of links"
      case .repetition: "references that go in a circle or show too much"
      case .clip: "clips of CSS"
      case .statement: "statements of its styles that are not followed"
      case .element: "elements of other kinds"
      case .excess: "elements beyond the bounds of a drawing"
      case .document: "documents within the image"
      case .motion: "elements that move, drawn without that"
      case .doubt:
        "elements that may look otherwise, as in other windows or while they are animated"
      case .color: "colours that are not known"
      case .script, .event, .filter, .blend, .background, .shadow, .picture: rawValue + "s"
      }
    }
  }

  private var counts: [Kind: Int] = [:]

  mutating func add(_ kind: Kind, _ count: Int = 1) { counts[kind, default: 0] += count }

  func has(_ kind: Kind) -> Bool { counts[kind, default: 0] > 0 }

  /// All of it, in words.
  var remarks: [String] {
    let boxed: [Kind] = [.document, .picture]
    let drawn: [Kind] = [.motion, .doubt, .color]
    let rest = Kind.allCases.filter { !boxed.contains($0) && !drawn.contains($0) }
    return [("left out: ", rest), ("drawn as a labelled box: ", boxed), ("", drawn)]
      .compactMap { head, kinds in
        let words = kinds.compactMap(words)
        return words.isEmpty ? nil : head + words.joined(separator: ", ")
      }
  }

  private func words(_ kind: Kind) -> String? {
    let count = counts[kind, default: 0]
    return count == 0 ? nil : "\(count) \(count == 1 ? kind.rawValue : kind.plural)"
  }
}
