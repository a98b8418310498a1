internal import A11yModel
internal import SVGPainting
internal import Support
internal import XML

/// What elements contribute to the names of others that refer to them (Accessible Name and
/// Description Computation 1.2, section 4.3.2).
struct SVGContributions {
  private let file: SVGFile
  private let presence: SVGPresence
  private var statements = SVGStatementReader()

  /// What each element contributes that was asked for.
  private var known: [Int: String] = [:]

  /// Whether each node of the file is hidden, or lies in what is; nil until it is asked for.
  private var hidden: [Bool]?

  /// How much more may be looked at and said: a few bytes of references stand for any number.
  private(set) var bytesLeft = 4 << 20

  /// What looking at an element counts for.
  private static let bytesPerElement = 16

  init(_ file: SVGFile, _ presence: SVGPresence) {
    (self.file, self.presence) = (file, presence)
  }

  /// What an element contributes where another refers to it; nil where there is too much of it.
  mutating func text(of element: XML.Element) -> String? {
    guard bytesLeft > 0 else { return nil }
    let text: String
    if let known = known[element.order] {
      text = known
      bytesLeft -= text.utf8.count
    } else {
      // Where the element itself is hidden, what it holds counts all the same (step 2A).
      var run = Run(countsHidden: isHidden(element))
      add(element, to: &run)
      text = run.text.singleSpaced
      known[element.order] = text
    }
    return bytesLeft > 0 ? text : nil
  }

  // MARK: what is hidden

  private mutating func isHidden(_ element: XML.Element) -> Bool {
    let root = file.root
    let known = hidden ?? hiddenNodes()
    hidden = known
    return known[element.order - root.order]
  }

  private mutating func hiddenNodes() -> [Bool] {
    let root = file.root
    var hidden = Array(repeating: false, count: root.nodeCount)
    var open = [(root, false)]
    while let (element, isOuterHidden) = open.popLast() {
      let isHidden = isOuterHidden || isOut(element)
      hidden[element.order - root.order] = isHidden || !presence.isVisible(element)
      open += element.elements.map { ($0, isHidden) }
    }
    return hidden
  }

  /// Whether an element is out of reach with all within it.
  private mutating func isOut(_ element: XML.Element) -> Bool {
    statements.read(element)?.isHidden ?? false || !presence.isRendered(element)
  }

  // MARK: what they say

  /// A text while it is put together.
  private struct Run {
    var text = ""
    var countsHidden: Bool

    /// The places of what is within `use` here, from outside in.
    var copied: [Int] = []
    var depth = 0
  }

  private mutating func add(_ element: XML.Element, to run: inout Run) {
    bytesLeft -= Self.bytesPerElement
    guard bytesLeft > 0, run.depth < Bounds.maximumDepth else { return }
    run.depth += 1
    defer { run.depth -= 1 }
    let isVisible = run.countsHidden || presence.isVisible(element)
    if isVisible, let name = name(of: element) {
      append(name, to: &run)
    } else if element.name == "use" {
      addCopy(element, to: &run)
    } else {
      addContent(element, isVisible, to: &run)
    }
  }

  /// What its value is, or else what its author calls it (steps 2C, 2D and 2I).
  private mutating func name(of element: XML.Element) -> String? {
    let statement = statements.read(element)
    if let statement, let role = SVGRole(statement).stated,
      A11yModel.Element.valued.contains(role),
      let value = statement.text("valuetext") ?? statement.text("valuenow")
    {
      return value
    }
    return statement?.text("label") ?? element.title
  }

  private mutating func append(_ text: String, to run: inout Run) {
    bytesLeft -= text.utf8.count
    guard bytesLeft > 0 else { return }
    run.text += text
  }

  private mutating func addCopy(_ element: XML.Element, to run: inout Run) {
    guard let target = element.address.flatMap(file.target), target.isSVG,
      !target.holds(element), !run.copied.contains(target.order),
      run.countsHidden || !isOut(target)
    else { return }
    run.copied.append(target.order)
    add(target, to: &run)
    run.copied.removeLast()
  }

  private mutating func addContent(_ element: XML.Element, _ isVisible: Bool, to run: inout Run) {
    let chosen = element.name == "switch" ? presence.children(of: element).first : nil
    for part in element.content {
      guard bytesLeft > 0 else { return }
      switch part {
      case .instruction: continue
      case .text(let text, _): if isVisible { append(text, to: &run) }
      case .element(let child):
        guard !SVGText.unread.contains(child.name),
          !(child.isSVG && SVGInclusion.unrendered.contains(child.name)),
          element.name != "switch" || child.order == chosen?.order,
          run.countsHidden || !isOut(child)
        else { continue }
        if SVGText.isParted(child) { run.text += " " }
        add(child, to: &run)
        if SVGText.placed.contains(child.name) { run.text += " " }
      }
    }
  }
}
