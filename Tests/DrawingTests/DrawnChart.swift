import A11yModel
import A11yReaders
import Drawing
import Geometry
import Testing
import XML

/// A chart of a spec as it is laid out.
struct DrawnChart {
  let component: Component
  let scene: Scene
  private let document: Document

  /// - Parameters:
  ///   - attributes: of the chart.
  ///   - content: of the chart.
  ///   - state: the name of the snapshot.
  /// - Throws: where the spec cannot be read.
  init(_ attributes: String, _ content: String, in state: String = "initial") throws {
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette extends="ios26"/>
        <chart \(attributes) backdrop="systemBackground">\(content)</chart></spec>
      """
    guard case .document(let document) = try Reader.content(of: Array(text.utf8), file: "chart.xml")
    else {
      throw UnreadChart()
    }
    self.document = document
    component = document.components[0]
    let snapshot = try #require(component.snapshots.firstIndex { $0.name == state })
    scene = Scene(of: component, in: snapshot, document)
  }

  struct UnreadChart: Error {}

  /// The drawing in the first appearance.
  var markup: Markup { scene.drawing(of: component, in: document, component.variants[0]).markup }

  /// Where the parts stand that an element of the source says or is shown by.
  func box(of path: String) -> Box? {
    Picture(of: component, in: 0, document).spots.places[.init(path)]?.box
  }

  func items(_ role: Part.Role, _ kind: Part.Kind = .shape) -> [Scene.Item] {
    scene.items.filter {
      component.parts[$0.part].role == role && component.parts[$0.part].kind == kind
    }
  }

  /// Where the shapes of marks stand.
  var bars: [Box] { items(.mark).map(\.box) }

  /// The words that are drawn, with where they stand.
  var texts: [(text: String, at: Point)] {
    scene.items.compactMap { item in
      if case .text(let text, let point, _) = item.figure { (text, point) } else { nil }
    }
  }

  func point(of text: String) throws -> Point { try #require(texts.first { $0.text == text }).at }

  /// The corners of the lines of series.
  var lines: [[Point]] {
    items(.series, .line).compactMap { item in
      guard case .stroke(.path(let path), _) = item.figure else { return nil }
      return path.split { "ML".contains($0) }.map { pair in
        let numbers = pair.split(separator: " ").compactMap { Double($0) }
        return numbers.count == 2 ? Point(numbers[0], numbers[1]) : Point(.nan, .nan)
      }
    }
  }

  static let series =
    #"<series id="a" name="A" color="systemBlue"/><series id="b" name="B" color="systemRed"/>"#

  static let bar =
    #"<look part="mark"><shape kind="rectangle"><fill color="systemBlue"/></shape></look>"#

  static let line = """
    <look part="series"><shape kind="line"><stroke color="systemBlue" width="2"/></shape></look>
    """

  /// Marks of one series, or of none.
  static func marks(_ values: [Double?], series: String? = nil) -> String {
    values.enumerated().map { index, value in
      let own = series.map { " series=\"\($0)\"" } ?? ""
      return "<mark category=\"c\(index)\"\(own)\(value.map { " value=\"\($0.written)\"" } ?? "")/>"
    }.joined()
  }
}
