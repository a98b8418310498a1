internal import A11yModel
internal import XML

/// A legend that a library lays over its drawing as a document in another language: HTML that
/// `foreignObject` holds.
///
/// Where its lines stand is up to that document; what belongs together is what one of its elements holds.
struct ForeignLegend {
  /// A colour and the words that explain it.
  struct Line {
    var holder: XML.Element
    var swatch: XML.Element
    var color: Color
    var text: XML.Element
    var words: String
  }

  private(set) var lines: [Line] = []
  private let background: (XML.Element) -> Color?

  /// Nil where no legend is found.
  ///
  /// - Parameters:
  ///   - document: what holds the document.
  ///   - isLegend: whether an element is called a legend or a part of one.
  ///   - background: what the box of an element is painted with; nil where that is not known, or nothing
  ///     of it is shown.
  init?(
    in document: XML.Element,
    isLegend: (XML.Element) -> Bool,
    background: @escaping (XML.Element) -> Color?
  ) {
    self.background = background
    var open = Array(document.children.reversed())
    while let element = open.popLast() {
      if isLegend(element) { add(element) } else { open += element.children.reversed() }
    }
    guard !lines.isEmpty else { return nil }
  }

  /// Adds the innermost elements that hold one coloured box and a text.
  private mutating func add(_ element: XML.Element) {
    let before = lines.count
    for child in element.children { add(child) }
    guard lines.count == before else { return }
    let words = element.allWords
    guard words.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    let swatches = swatches(in: element)
    guard swatches.count == 1, swatches[0].element.order != element.order else { return }
    let text = element.children.first {
      $0.order != swatches[0].element.order && !$0.allWords.isEmpty
    }
    lines.append(
      Line(
        holder: element,
        swatch: swatches[0].element,
        color: swatches[0].color,
        text: text ?? element,
        words: words
      )
    )
  }

  /// The coloured boxes without words.
  private func swatches(in element: XML.Element) -> [(element: XML.Element, color: Color)] {
    if element.allWords.isEmpty, let color = background(element) {
      return [(element, color)]
    }
    return element.children.flatMap(swatches)
  }
}

extension XML.Element {
  /// All that is written in it, with single spaces.
  fileprivate var allWords: String {
    var texts: [String] = []
    var open = [self]
    while let element = open.popLast() {
      texts += element.text.split(whereSeparator: \.isWhitespace).map(String.init)
      open += element.children.reversed()
    }
    return texts.joined(separator: " ")
  }
}
