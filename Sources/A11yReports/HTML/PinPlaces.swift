internal import A11yModel
internal import Geometry
internal import Support

/// Where the pins of findings stand around a drawing: in a row above or below it, whichever is nearer to what
/// they are about, each with a line that leads there.
struct PinPlaces {
  private(set) var groups: [Group] = []

  /// The numbers for which there is no room.
  private(set) var left: [Int] = []

  private let width: Double
  private let height: Double

  /// The pins of findings that are about one thing.
  struct Group {
    var numbers: [Int]
    var box: Box
    var isBelow: Bool

    /// Where its middle is, in pixels of the page.
    var middle = 0.0

    /// How wide it is, with the room between it and others.
    var width: Double { Double(numbers.count) * PinPlaces.pin + PinPlaces.gap }
  }

  /// How wide a pin is, how far apart groups are, and how wide a drawing is shown at least where its size
  /// allows: pixels of the page.
  private static let (pin, gap) = (20.0, 4.0)
  private static let shownWidth = 270.0

  /// Lines end so far within what is so high: pixels of the page.
  private static let (inset, large) = (4.0, 24.0)

  /// How much larger than it is a drawing is shown at most.
  static let mostScale = 1.5

  /// How wide the drawing is shown at least.
  private var shown: Double { min(Self.shownWidth, width * Self.mostScale) }
  private var scale: Double { shown / max(width, 1) }

  /// - Parameters:
  ///   - marks: the numbers of findings, and what each is about.
  ///   - state: what is drawn.
  init(_ marks: [(number: Int, box: Box)], on state: PictureState) {
    (width, height) = (state.width, state.height)
    for (number, box) in marks {
      if let same = groups.firstIndex(where: { $0.box == box }) {
        groups[same].numbers.append(number)
      } else {
        let isBelow = height - box.bottom < box.top
        groups.append(Group(numbers: [number], box: box, isBelow: isBelow))
      }
    }
    groups.sort { $0.box.center.x < $1.box.center.x }
    fit(false)
    fit(true)
    groups = row(false) + row(true)
  }

  /// Puts what is too much for a row into the other, where there is room, or leaves it out.
  private mutating func fit(_ isBelow: Bool) {
    func taken(_ isBelow: Bool) -> Double {
      groups.filter { $0.isBelow == isBelow }.map(\.width).reduce(0, +)
    }
    while taken(isBelow) > shown, let last = groups.lastIndex(where: { $0.isBelow == isBelow }) {
      if taken(!isBelow) + groups[last].width <= shown {
        groups[last].isBelow.toggle()
      } else {
        left += groups.remove(at: last).numbers
      }
    }
  }

  /// Those of a row, beside one another and as near as can be to what they are about.
  private func row(_ isBelow: Bool) -> [Group] {
    var row = groups.filter { $0.isBelow == isBelow }
    var edge = 0.0
    for index in row.indices {
      row[index].middle = max(row[index].box.center.x * scale, edge + row[index].width / 2)
      edge = row[index].middle + row[index].width / 2
    }
    edge = shown
    for index in row.indices.reversed() {
      row[index].middle = min(row[index].middle, edge - row[index].width / 2)
      edge = row[index].middle - row[index].width / 2
    }
    return row
  }

  /// Where a group stands, as a share of the width.
  func place(of group: Group) -> String { Self.short(group.middle / max(shown, 1) * 100) + "%" }

  /// The line from pins to what they are about, and where it ends, as data of paths.
  func leader(of group: Group) -> (line: String, end: String) {
    let start = Point(group.middle / scale, group.isBelow ? height : 0)
    let end = end(of: start, at: group.box, group.isBelow)
    return ("M\(Self.short(start.x)) \(Self.short(start.y))L\(end)", "M\(end)h0")
  }

  /// Where a line ends: at the edge of what is small, as a letter, and within what is large.
  private func end(of start: Point, at box: Box, _ isBelow: Bool) -> String {
    let box = box.intersection(Box(x: 0, y: 0, width: width, height: height))
    let x = box.left <= start.x && start.x <= box.right ? start.x : box.center.x
    let inset = box.height * scale < Self.large ? 0 : Self.inset / scale
    return "\(Self.short(x)) \(Self.short(isBelow ? box.bottom - inset : box.top + inset))"
  }

  private static func short(_ number: Double) -> String { DecimalText.truncated(number, places: 1) }
}
