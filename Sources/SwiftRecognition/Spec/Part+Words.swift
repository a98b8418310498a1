// What is said of a value, and what is painted whatever that is.
extension Part {
  /// What is seen and heard of a value and may follow another, in order.
  var spoken: [String] {
    [self["label"], self["value-text"]].compactMap(\.self)
      + children.flatMap(\.all).compactMap(\.text)
  }

  /// The same with other words in the same order.
  func speaking(_ words: [String]) -> Part {
    var words = words[...]
    var part = self
    for name in ["label", "value-text"] where part[name] != nil { part[name] = words.popFirst() }
    part.children = part.children.map {
      $0.mapped { part in
        if part.text != nil { part.text = words.popFirst() }
      }
    }
    return part
  }

  /// Whether it looks as another does but for words and values, wherever either stands in the source.
  func isPainted(as other: Part) -> Bool {
    func painted(_ part: Part) -> Part {
      part.mapped { part in
        for name in ["label", "value", "min", "max", "value-text", "hint", "localized", "current"] {
          part[name] = nil
          part.unknown[name] = nil
        }
        part.text = part.text.map { _ in "" }
        part.unknown["text"] = nil
      }
    }
    return place == other.place && self["variant"] == other["variant"]
      && painted(self).looksAs(painted(other))
  }
}
