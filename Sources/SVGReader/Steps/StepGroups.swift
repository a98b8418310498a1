internal import A11yModel
internal import ChartRecognition
internal import Geometry
internal import SVGPainting
internal import XML

/// Finds the groups of an image that are called steps by their classes or ids and stand in a row.
struct StepGroups {
  private(set) var all: [DrawnSteps] = []
  private let painter: SVGPainter
  private let file: SVGFile

  /// Whether a class or an id calls its element a step.
  private var known: [String: Bool] = [:]

  /// Groups within one another that may be steps.
  private var rows: [(kind: Component.Kind?, steps: [XML.Element])] = []

  /// How often the symbol of one step may be as large as that of another: the current one stands out.
  private static let mostGrowth = 2.0

  /// More are no steps that anyone goes through.
  private static let most = 40

  /// - Parameter painter: an image that is painted.
  init(_ painter: SVGPainter) {
    (self.painter, file) = (painter, painter.file)
    findRows()
    guard !rows.isEmpty else { return }
    let looks = looks()
    var taken: Set<Int> = []
    for row in rows {
      let sources = row.steps.map(file.source)
      guard file.holder(of: sources[0], among: taken) == nil,
        Self.areSteps(sources.map { looks[$0] ?? Look() })
      else { continue }
      taken.formUnion(sources)
      let items = sources.map { DrawnSteps.Item(source: $0, caption: $0) }
      all.append(DrawnSteps(kind: row.kind, items: items))
    }
  }

  private static let groups: Set<String> = ["g", "a", "svg"]

  private mutating func findRows() {
    var open: [(element: XML.Element, kind: Component.Kind?)] = [(file.root, nil)]
    while let (element, outer) = open.popLast() {
      let kind = kind(of: element) ?? outer
      var steps: [XML.Element] = []
      for child in element.children
      where Self.groups.contains(child.name) && child.isSVG && isStep(child) {
        steps.append(child)
      }
      if (2...Self.most).contains(steps.count) { rows.append((kind, steps)) }
      open += element.children.reversed().map { ($0, kind) }
    }
  }

  private func kind(of element: XML.Element) -> Component.Kind? {
    guard Self.groups.contains(element.name) else { return nil }
    return [element["class"], element["id"]].lazy.compactMap(StepVocabulary.kind).first
  }

  private mutating func isStep(_ element: XML.Element) -> Bool {
    [element["class"], element["id"]].compactMap(\.self).contains { name in
      if let known = known[name] { return known }
      let isStep = StepVocabulary.isStep(name)
      known[name] = isStep
      return isStep
    }
  }

  // MARK: what they look like

  private struct Look {
    /// Around the largest shape that is more than a line.
    var symbol = Box.empty
    var whole = Box.empty
    var hasWords = false
  }

  /// What is seen of each step, by its place among the sources.
  private func looks() -> [Int: Look] {
    let sources = Set(rows.flatMap { $0.steps.map(file.source) })
    var looks: [Int: Look] = [:]
    func add(_ element: XML.Element, _ change: (inout Look) -> Void) {
      var next = file.holder(of: file.source(of: element), among: sources)
      while let source = next {
        change(&looks[source, default: Look()])
        next = file.sources[source].parent.flatMap { file.holder(of: $0, among: sources) }
      }
    }
    for shape in painter.shapes {
      add(shape.owner) { look in
        look.whole = look.whole.union(shape.box)
        let isLine = min(shape.box.width, shape.box.height) <= TickLines.thin
        if !isLine,
          shape.box.width * shape.box.height > look.symbol.width * look.symbol.height
            || look.symbol.isEmpty
        {
          look.symbol = shape.box
        }
      }
    }
    for text in painter.texts {
      add(text.element) { look in
        look.whole = look.whole.union(text.area.box)
        look.hasWords = look.hasWords || text.text.contains { $0.isLetter }
      }
    }
    return looks
  }

  /// Whether each has a symbol about as large as those of the others, and a name, and they stand in a row:
  /// bars and the stages of a funnel differ in size.
  private static func areSteps(_ looks: [Look]) -> Bool {
    guard looks.allSatisfy({ !$0.symbol.isEmpty && $0.hasWords }) else { return false }
    func areAlike(_ extents: [Double]) -> Bool {
      (extents.max() ?? 0) <= mostGrowth * (extents.min() ?? 0)
    }
    return areAlike(looks.map(\.symbol.width)) && areAlike(looks.map(\.symbol.height))
      && StepCourse(looks.map(\.symbol)).course != nil
  }
}
