package import A11yModel
internal import Geometry

/// How the parts of a component are laid out, each with what lies in it.
///
/// A part is as large as its source says; else as what lies in it, with some room around; else it has a
/// default size. What lies in a part stands below one another in its middle. A shape without a size
/// in another is as large as that. What is `around` an earlier part, or `over` one that it stands
/// beside, has its middle and takes no room.
package struct PartLayout {
  package let component: Component
  package let snapshot: Snapshot
  let document: Document
  let words: ShownWords

  /// The parts that lie in each, and last those that lie in none.
  private let contents: [[Int]]

  package init(_ component: Component, _ snapshot: Snapshot, of document: Document) {
    (self.component, self.snapshot, self.document) = (component, snapshot, document)
    words = ShownWords(snapshot) { subject in
      switch subject {
      case .step(let step): step <= DrawingDefaults.mostSteps
      case .mark(let mark): mark < ChartBands.most
      case .component, .series, .category: true
      }
    }
    let parts = component.parts
    var contents = [[Int]](repeating: [], count: parts.count + 1)
    for index in parts.indices { contents[parts[index].parent ?? parts.count].append(index) }
    self.contents = contents
  }

  /// The parts that lie directly in one, or in none, in painting order.
  package func parts(in parent: Int?) -> [Int] { contents[parent ?? component.parts.count] }

  /// A part with all that lies in it.
  ///
  /// - Parameters:
  ///   - index: the part.
  ///   - subject: what it is drawn for.
  ///   - size: how large it is, where the layout says so.
  ///   - place: which of its texts it shows, where it has several for that.
  /// - Returns: the part, laid out.
  package func block(
    _ index: Int,
    for subject: Element.Subject,
    size: Scene.Size? = nil,
    at place: Int = 0
  ) -> Block {
    let part = component.parts[index]
    switch part.kind {
    case .text: return text(index, for: subject, at: place)
    case .glyph:
      let extent = TextExtent(part.textStyle)
      let side = (part.width ?? extent.size).drawn
      var block = Block(
        part: index,
        subject: subject,
        size: size ?? Scene.Size(width: side, height: (part.height ?? side).drawn)
      )
      block.figure = .glyph(words.text(of: part, for: subject, at: place))
      return block
    case .shape, .line: return shape(index, for: subject, size: size)
    }
  }

  private func text(_ index: Int, for subject: Element.Subject, at place: Int) -> Block {
    let part = component.parts[index]
    let extent = TextExtent(part.textStyle)
    let lines = extent.lines(of: words.text(of: part, for: subject, at: place), in: part.room)
    let width = lines.map { extent.width(of: $0) }.max() ?? 0
    var block = Block(
      part: index,
      subject: subject,
      size: Scene.Size(width: width, height: Double(lines.count) * extent.lineHeight)
    )
    block.figure = .text(lines)
    return block
  }

  private func shape(_ index: Int, for subject: Element.Subject, size: Scene.Size?) -> Block {
    let part = component.parts[index]
    let shown = parts(in: index).filter { isThere($0, for: subject) }
    let inner = stack(of: blocks(shown.filter { !fills($0) }, for: subject))
    var block = Block(
      part: index,
      subject: subject,
      size: size ?? self.size(of: part, around: inner)
    )
    block.isSizeAssumed =
      size == nil && part.kind == .shape && (part.width == nil || part.height == nil)
    let middle = Point(
      (block.size.width - inner.size.width) / 2,
      (block.size.height - inner.size.height) / 2
    )
    let held = Block.Placed(inner, at: middle)
    let whole = shown.filter(fills)
    let isBelow = (whole.first ?? .max) < (shown.first { !fills($0) } ?? .max)
    let filling = whole.map {
      Block.Placed(self.block($0, for: subject, size: block.size), at: .zero)
    }
    block.children = isBelow ? filling + [held] : [held] + filling
    return block
  }

  private func size(of part: Part, around inner: Block) -> Scene.Size {
    if part.kind == .line {
      return Scene.Size(
        width: (part.width ?? DrawingDefaults.connectorLength).drawn,
        height: (part.height ?? DrawingDefaults.thickness).drawn
      )
    }
    let isEmpty = inner.children.isEmpty
    func side(_ length: Double) -> Double {
      isEmpty ? DrawingDefaults.shape : length + 2 * DrawingDefaults.padding
    }
    var (width, height) = (side(inner.size.width), side(inner.size.height))
    if part.shape == .circle { (width, height) = (max(width, height), max(width, height)) }
    return Scene.Size(width: (part.width ?? width).drawn, height: (part.height ?? height).drawn)
  }

  /// Whether a part is as large as what it lies in.
  private func fills(_ index: Int) -> Bool {
    let part = component.parts[index]
    return part.kind == .shape && part.parent != nil && part.width == nil && part.height == nil
      && part.around == nil && parts(in: index).isEmpty && part.role != .control
  }

  /// Whether a part is shown for a step, mark or the like in its place.
  package func isThere(_ index: Int, for subject: Element.Subject) -> Bool {
    let part = component.parts[index]
    guard part.subject == .component || part.subject == subject else { return false }
    if component.kind == .progress, let state = part.state, state != component.progress?.state {
      return false
    }
    return part.conditions.allSatisfy { StepCondition($0).holds(for: subject, in: self) }
  }
}
