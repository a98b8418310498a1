internal import A11yModel
package import Listening

extension ComponentFacts {
  /// What is painted for the eye alone, by its places in the source: lines between steps, grids,
  /// the lines of axes, tracks, and what its author calls decoration.
  package var decoration: Decoration {
    var decoration = Decoration()
    for index in component.parts.indices {
      let (source, kind) = (component.parts[index].source, component.parts[index].kind)
      switch component.parts[index].role {
      case .gridline, .connector, .track:
        decoration.add(source, name(of: component.parts[index]))
      case .axis where kind == .line || kind == .shape:
        decoration.add(source, name(of: component.parts[index]))
      default: if component.parts[index].isDecorative { decoration.add(source, nil) }
      }
    }
    return decoration
  }
}

/// What is painted for the eye alone.
package struct Decoration {
  /// Its places in the source, in painting order.
  package private(set) var sources: [Int] = []

  /// What it is called in a sentence; nil where its author alone calls it decoration.
  private var nouns: [Int: String?] = [:]

  package mutating func add(_ source: Int, _ noun: String?) {
    if nouns.updateValue(noun, forKey: source) == nil { sources.append(source) }
  }

  /// What an element is called in a sentence that is there for the eye alone; nil of any other.
  package func noun(of index: Int, _ tree: AccessibilityTree) -> String? {
    switch tree.elements[index].kind {
    case .connector, .track: return tree.elements[index].kind.rawValue
    // In SVG it need not be among what is painted for a purpose.
    case .gridline: return "gridlines"
    default: break
    }
    guard !nouns.isEmpty, let noun = nouns[tree.elements[index].source] else { return nil }
    return noun ?? tree.elements[index].kind.rawValue
  }
}
