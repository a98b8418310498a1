import XML

/// A document under construction that knows where each thing in it begins, counted by itself.
struct PlacedDocument {
  private(set) var text = ""
  private(set) var position = Position.start

  /// Names of elements and attributes with their places, in document order.
  private(set) var places: [Place] = []

  struct Place: Hashable, CustomStringConvertible {
    var name: String
    var position: Position

    var description: String { "\(name) at \(position.line):\(position.column)" }
  }

  /// Text in one line.
  mutating func write(_ piece: String) {
    text += piece
    position.column += piece.unicodeScalars.count
  }

  /// A line break, of one or two characters.
  mutating func breakLine(_ ending: String) {
    text += ending
    position = Position(line: position.line + 1, column: 1)
  }

  mutating func mark(_ name: String) {
    places.append(Place(name: name, position: position))
  }
}

extension PlacedDocument.Place {
  /// What the parser says of an element and all within it.
  static func all(in element: Element) -> [PlacedDocument.Place] {
    var places = [PlacedDocument.Place(name: element.name, position: element.position)]
    places += element.attributes.map {
      PlacedDocument.Place(name: $0.name, position: $0.position)
    }
    for item in element.content {
      switch item {
      case .element(let child): places += all(in: child)
      case .text(_, let position):
        places.append(PlacedDocument.Place(name: "text", position: position))
      case .instruction(let instruction):
        places.append(
          PlacedDocument.Place(name: "?" + instruction.target, position: instruction.position)
        )
      }
    }
    return places
  }
}
