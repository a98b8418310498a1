internal import Geometry
internal import XML

/// A symbol, drawn by what the words of its name mean: a sign, the frame that it stands in, or both.
struct Glyph {
  private let name: String
  private var sign: String?
  private var turn = 0.0
  private var frame: (filled: String, edge: String)?
  private var isFilled = false
  private var isStruck = false

  /// Whether the frame has most of its room below its middle.
  private var isInTriangle = false

  init(_ name: String) {
    self.name = name
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(8).map {
      String($0)
    }
    isFilled = words.contains("fill")
    isStruck = words.contains("slash")
    for word in words {
      if sign == nil { sign = GlyphShapes.signs[GlyphShapes.synonyms[word] ?? word] }
      if let pointer = GlyphShapes.pointers[word], sign == nil {
        // What points nowhere, or to several sides, is no arrow that could be drawn.
        let turns = words.compactMap { GlyphShapes.turns[$0] }
        if turns.count == 1, let turn = turns.first { (sign, self.turn) = (pointer, turn) }
      }
      if frame == nil { frame = GlyphShapes.frames[word] }
    }
    let rest = words.filter { GlyphShapes.frames[$0] == nil && !["fill", "slash"].contains($0) }
    // A frame without what stands in it is another symbol.
    if sign == nil, !rest.isEmpty { frame = nil }
    isInTriangle = frame != nil && words.contains("triangle")
  }

  /// The symbol in a box.
  ///
  /// - Parameters:
  ///   - box: as large as it is.
  ///   - paint: its colour.
  ///   - background: the colour behind it, which the sign in a filled frame shows.
  /// - Returns: its shapes.
  func markup(in box: Box, paint: String, on background: String) -> [Markup] {
    guard sign != nil || frame != nil else { return labelled(box, paint) }
    let own: [(name: String, value: String)] = [("data-paint", "fill"), ("fill", paint)]
    var all: [Markup] = []
    if let frame {
      all.append(path(isFilled ? frame.filled : frame.edge, box, 1, own))
    }
    if let sign {
      let isCut = isFilled && frame != nil
      let paint = isCut ? [(name: "fill", value: background)] : own
      let share = frame == nil ? 1 : isInTriangle ? 0.45 : 0.55
      let place = isInTriangle ? box.moved(by: Point(0, box.height / 10)) : box
      all.append(path(sign, place, share, paint, turned: turn))
    }
    if isStruck { all.append(path(GlyphShapes.slash, box, 1, own)) }
    return all
  }

  private func path(
    _ data: String,
    _ box: Box,
    _ share: Double,
    _ paint: [(name: String, value: String)],
    turned turn: Double = 0
  ) -> Markup {
    let scale = min(box.width, box.height) / 24 * share
    var transform = "translate(\(box.center.x.written) \(box.center.y.written)) "
    if turn != 0 { transform += "rotate(\(turn.written)) " }
    transform += "scale(\(Self.precise(scale))) translate(-12 -12)"
    return Markup(
      "path",
      [("d", data), ("transform", transform), ("fill-rule", "evenodd")] + paint
    )
  }

  /// Of a factor, more decimals count.
  private static func precise(_ factor: Double) -> String {
    "\((factor * 10000).rounded() / 10000)"
  }

  /// A box with as much of the name as can be read in it.
  private func labelled(_ box: Box, _ paint: String) -> [Markup] {
    let side = min(box.width, box.height)
    let room = max(Int(box.width / 3), 1)
    let label = name.count > room ? String(name.prefix(room)) : name
    let size = min(side / 2, box.width / Double(max(label.count, 1)) / 0.62)
    let edge = box.expanded(by: -0.5)
    return [
      Markup(
        "rect",
        [
          ("x", edge.left.written), ("y", edge.top.written),
          ("width", max(edge.width, 0).written), ("height", max(edge.height, 0).written),
          ("fill", "none"), ("stroke", paint), ("data-paint", "outline"),
        ]
      ),
      Markup(
        "text",
        [
          ("x", box.center.x.written), ("y", (box.center.y + size * 0.35).written),
          ("font-size", size.written), ("text-anchor", "middle"), ("data-paint", "fill"),
          ("fill", paint),
        ],
        content: [.text(label)]
      ),
    ]
  }
}
