package import A11yModel
package import Listening

/// What texts show for each step, mark or category that shares them, in any state.
package struct TextSamples {
  /// By the place in the source, each text once, in the order in which they are met.
  private var texts: [Int: [String]] = [:]

  /// Where some are too long to be looked at as a whole.
  private var cut: Set<Int> = []

  /// - Parameters:
  ///   - facts: the component.
  ///   - parts: the texts; indexes into its parts.
  package init(_ facts: ComponentFacts, of parts: [Int]) {
    let sources = Set(parts.map { facts.component.parts[$0].source })
    var seen: Set<Sample> = []
    func add(_ text: String, at source: Int) {
      guard !text.isEmpty, seen.insert(Sample(source: source, text: text)).inserted else { return }
      texts[source, default: []].append(text)
    }
    for part in facts.component.parts where sources.contains(part.source) {
      add(part.sample, at: part.source)
    }
    for tree in facts.trees {
      for index in tree.elements.indices where sources.contains(tree.elements[index].source) {
        let element = tree.elements[index]
        if let text = element.text {
          add(text, at: element.source)
        } else if element.kind == .text || element.kind == .title {
          cut.insert(element.source)
        }
      }
    }
  }

  private struct Sample: Hashable {
    var source: Int
    var text: String
  }

  package func texts(of part: Part) -> [String] { texts[part.source] ?? [] }

  /// The missing fact where not all that a part shows is known; nil where it is.
  package func missing(of part: Part) -> String? {
    part.missingText ?? (cut.contains(part.source) ? SpeechLimit.tooLong("the text") : nil)
  }
}
