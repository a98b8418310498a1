package import A11yModel
internal import ChartWords
internal import Geometry
package import SVGPainting
package import XML

/// What an SVG file shows, as far as a chart may be recognised in it: its elements in document
/// order, each with its words, its place and its colours.
package struct ChartScene {
  package private(set) var nodes: [Node] = []

  /// The tag of the language that the image states for all of it.
  let language: String?

  /// The area of the image.
  let area: Box

  /// How many texts, and how many shapes that are seen, stand before each node.
  private let textCounts: [Int32]
  private let shapeCounts: [Int32]

  /// What the shapes paint on the device.
  private let canvas: Canvas

  /// One element that is rendered.
  package struct Node {
    package var element: XML.Element

    /// An index into the nodes; -1 for the root.
    var parent: Int

    /// One past the last descendant.
    var end: Int
    package var kind: Kind

    /// What its author calls it.
    var phrases: [IdiomPhrase] = []

    /// Whether its label is a library’s word for what it is, and no name of what it shows.
    var hasStockLabel = false

    /// Around all that is seen of it.
    var box = Box.empty

    /// What is read there, of a text or of letters drawn as outlines.
    package var text: Fact<String> = .absent

    /// The number that this is; nil where it is none, or nobody knows the words.
    var value: ShownValue?
    var number: Double? { value?.number }

    /// What its inside and its outline are painted with, without their opacity.
    var fill: Ink = .none
    var stroke: Ink = .none

    /// What of its look that leaves out, by which a legend may tell it.
    var texture = Texture()

    /// Pixels of the device; of a text.
    var fontSize = 0.0

    /// Whether all of a text is bold.
    var isBold = false

    /// Whether a text does not run from left to right.
    var isTurned = false

    /// The layer of its inside, or of its outline where it has no other; -1 of what is no shape.
    var layer: Int32 = -1

    /// Whether a document within the image shows it: it is seen, and nobody knows where.
    var isForeign = false

    /// Whether anything is seen of it in a known place.
    package var isSeen: Bool { !box.isEmpty }

    /// Whether words are read there.
    var isText: Bool { kind == .text || kind == .outlines }

    /// Whether it is letters that are drawn as outlines, and nobody knows what they say.
    var isUnread: Bool { kind == .outlines && text.missing != nil }
  }

  /// What tells shapes of one colour from each other.
  struct Texture: Hashable {
    /// The lengths of the dashes and gaps of its outline.
    var dash: String?

    /// Pixels of the device.
    var strokeWidth = 0.0

    /// The place of its pattern in document order.
    var pattern: Int?

    /// Twentieths.
    var opacity = 20
  }

  package enum Kind {
    case group
    case shape
    case text
    /// Letters drawn as outlines.
    case outlines
  }

  package init(_ painter: SVGPainter) {
    area = painter.shownArea
    canvas = painter.canvas
    language = painter.file.root["xml:lang"] ?? painter.file.root["lang"]
    var builder = ChartSceneBuilder(painter)
    nodes = builder.build()
    var (texts, shapes): ([Int32], [Int32]) = ([0], [0])
    for index in nodes.indices {
      if nodes[index].isText {
        nodes[index].value = nodes[index].text.value.flatMap { [language] in
          ShownValue($0, language)
        }
      }
      texts.append(texts[index] + (nodes[index].isText ? 1 : 0))
      let isShape = nodes[index].kind == .shape && nodes[index].isSeen
      shapes.append(shapes[index] + (isShape ? 1 : 0))
    }
    (textCounts, shapeCounts) = (texts, shapes)
  }

  subscript(_ index: Int) -> Node { nodes[index] }

  /// How many texts a node is or holds.
  func texts(in index: Int) -> Int { Int(textCounts[nodes[index].end] - textCounts[index]) }

  /// How many shapes that are seen it is or holds.
  func shapes(in index: Int) -> Int { Int(shapeCounts[nodes[index].end] - shapeCounts[index]) }

  /// Whether a node holds all texts of the image and takes up most of it: then it is more than a part.
  func isMost(_ index: Int) -> Bool {
    let (box, all) = (nodes[index].box, nodes[0].box)
    return texts(in: index) == texts(in: 0)
      && box.width * box.height * 2 > all.width * all.height
  }

  /// What a shape paints on the device; nil of anything else.
  func region(of index: Int) -> Region? {
    nodes[index].layer < 0 ? nil : canvas.layers[Int(nodes[index].layer)].region
  }

  /// The rectangle that a shape paints, as far as it is seen; nil of anything else.
  func rectangle(of index: Int) -> UprightRectangle? {
    let box = nodes[index].box
    // What shows another element may show more than one shape.
    guard var rectangle = region(of: index).flatMap(UprightRectangle.init),
      rectangle.box.expanded(by: 0.5).contains(box)
    else { return nil }
    rectangle.clip(to: box)
    return rectangle
  }

  /// Around all that is seen of some nodes.
  func box(around nodes: [Int]) -> Box { nodes.reduce(Box.empty) { $0.union(self.nodes[$1].box) } }

  /// The nodes around one, the innermost first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: nodes[index].parent) { self.nodes[$0].parent }.prefix { $0 >= 0 }
  }

  /// Whether a node is another or lies in it.
  func lies(_ index: Int, in other: Int) -> Bool {
    index >= other && index < nodes[other].end
  }
}

extension ChartScene.Node {
  /// The colour that tells it from its like: that of its inside, else of its outline.
  var key: Ink { fill.isNone ? stroke : fill }
}

extension Ink {
  var isNone: Bool { self == .none }

  /// The same, were it opaque: opacity fades a colour, and does not change what it stands for.
  var solid: Ink {
    switch self {
    case .color(let color):
      .color(Color(red: color.red, green: color.green, blue: color.blue))
    default: self
    }
  }
}
