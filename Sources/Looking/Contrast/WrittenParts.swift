package import A11yModel
package import Listening
internal import Support

extension ComponentFacts {
  /// The texts that are seen and carry information, and the symbols where they are asked for: not
  /// decoration, nor what is a picture of itself, such as a logotype; indexes into the parts.
  ///
  /// What a look shows in several states or series is set alike in all of them and is there once; of
  /// what an image shows in several sizes, the smallest is.
  package func writtenParts(withSymbols: Bool) -> [Int] {
    let layout = self[PartLayout.self]
    var written: [Int] = []
    var places: [Int: Int] = [:]
    for index in component.parts.indices
    where layout.isText[index] || withSymbols && layout.isGlyph[index] {
      guard !component.parts[index].isDecorative, !component.parts[index].isEssential,
        let style = component.parts[index].textStyle
      else { continue }
      let source = component.parts[index].source
      guard let place = places[source] else {
        places[source] = written.count
        written.append(index)
        continue
      }
      let size = component.parts[written[place]].textStyle?.size.value ?? .infinity
      if style.size.value ?? .infinity < size { written[place] = index }
    }
    return written
  }
}

extension Part {
  /// The words of a text; of a symbol its name, or the sign that it is.
  package var shown: String { isText ? sample : symbol ?? sample }
}

extension Double {
  /// A size of text in words: without decimals where it is whole, else with one that is cut.
  package var sizeText: String {
    self == rounded() ? DecimalText.short(self) : DecimalText.truncated(self, places: 1)
  }
}

/// The texts that are seen and carry information; indexes into the parts.
package enum WrittenTexts: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [Int] {
    facts.writtenParts(withSymbols: false)
  }
}
