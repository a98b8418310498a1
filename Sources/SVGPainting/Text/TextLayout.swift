internal import Geometry

/// Puts the characters of a text where they belong (SVG 2, section 11.5), as far as that can be
/// known without fonts: along horizontal lines, and not on paths.
struct TextLayout {
  private var glyphs: [Glyph] = []

  /// Where chunks begin among the glyphs.
  private var chunks: [Int] = []

  /// One character.
  private struct Glyph {
    var span: Int
    var origin: Point
    var advance: Double
    var rotation: Double

    /// Whether it stands where the one before it ended.
    var continues: Bool
  }

  /// The boxes of a text's pieces: one for each run of characters of a span that stand beside each
  /// other.
  ///
  /// - Parameters:
  ///   - spans: in order; positions go on from one to the next.
  ///   - transform: from the text's user space to the device.
  /// - Returns: none where the text leaves no area or its numbers are too large.
  static func boxes(_ spans: [TextSpan], _ transform: Transform) -> [TextBox] {
    guard transform.inverse != nil else { return [] }
    var layout = TextLayout()
    layout.place(spans)
    layout.align(spans)
    return layout.boxes(spans, transform).filter { $0.area.isFinite && $0.area.area > 0 }
  }

  private mutating func place(_ spans: [TextSpan]) {
    var pen = Point.zero
    for (number, span) in spans.enumerated() {
      guard span.fontSize > 0, span.fontSize.isFinite else { continue }
      let start = glyphs.count
      for (index, character) in span.text.enumerated() {
        let x = index < span.x.count ? span.x[index] : nil
        let y = index < span.y.count ? span.y[index] : nil
        let moved = Point(
          index < span.dx.count ? span.dx[index] : 0,
          index < span.dy.count ? span.dy[index] : 0
        )
        let isChunk = x != nil || y != nil || glyphs.isEmpty
        if isChunk { chunks.append(glyphs.count) }
        pen = Point(x ?? pen.x, y ?? pen.y) + moved
        let rotation = index < span.rotate.count ? span.rotate[index] : span.rotate.last ?? 0
        let advance = Self.advance(of: character, span)
        glyphs.append(
          Glyph(
            span: number,
            origin: pen,
            advance: advance,
            rotation: rotation,
            continues: index > 0 && !isChunk && moved == .zero
          )
        )
        pen.x += advance
      }
      pen.x += stretch(from: start, span)
    }
  }

  private static func advance(of character: Character, _ span: TextSpan) -> Double {
    let width = Advances.width(of: character, span.typeface, isBold: span.isBold) * span.fontSize
    return width + span.letterSpacing + (character == " " ? span.wordSpacing : 0)
  }

  /// Brings a span to the length that its author says, and tells by how much it grew.
  ///
  /// Characters that are put one by one stay where they are.
  private mutating func stretch(from start: Int, _ span: TextSpan) -> Double {
    guard let length = span.textLength, length >= 0, start < glyphs.count,
      chunks[chunks.count - 1] <= start
    else { return 0 }
    let last = glyphs[glyphs.count - 1]
    let natural = last.origin.x + last.advance - glyphs[start].origin.x
    guard natural > 0 else { return 0 }
    let gaps = Double(glyphs.count - start - 1)
    for index in start..<glyphs.count {
      if span.stretchesGlyphs {
        let offset = glyphs[index].origin.x - glyphs[start].origin.x
        glyphs[index].origin.x = glyphs[start].origin.x + offset * length / natural
        glyphs[index].advance *= length / natural
      } else if gaps > 0 {
        let gap = (length - natural) / gaps
        glyphs[index].origin.x += gap * Double(index - start)
        if index + 1 < glyphs.count { glyphs[index].advance += gap }
      }
    }
    return gaps > 0 || span.stretchesGlyphs ? length - natural : 0
  }

  /// Moves each chunk so that its place is where its first span says (SVG 2, section 11.5,
  /// “Anchoring”).
  private mutating func align(_ spans: [TextSpan]) {
    for (index, start) in chunks.enumerated() {
      let end = index + 1 < chunks.count ? chunks[index + 1] : glyphs.count
      let span = spans[glyphs[start].span]
      let share = span.anchor.share(isRightToLeft: span.isRightToLeft)
      guard share > 0 else { continue }
      let parts = glyphs[start..<end]
      let left = parts.reduce(.infinity) { min($0, $1.origin.x) }
      let right = parts.reduce(-.infinity) { max($0, $1.origin.x + $1.advance) }
      let shift = glyphs[start].origin.x - left - (right - left) * share
      for glyph in start..<end { glyphs[glyph].origin.x += shift }
    }
  }

  private func boxes(_ spans: [TextSpan], _ transform: Transform) -> [TextBox] {
    var boxes: [TextBox] = []
    var index = 0
    while index < glyphs.count {
      let first = glyphs[index]
      var end = index + 1
      while end < glyphs.count, first.rotation == 0, glyphs[end].rotation == 0,
        glyphs[end].continues
      {
        end += 1
      }
      let last = glyphs[end - 1]
      let span = spans[first.span]
      let rise = span.shift - span.baseline.height(in: span.typeface) * span.fontSize
      let box = Box(
        left: 0,
        top: -rise - span.typeface.ascent * span.fontSize,
        right: last.origin.x + last.advance - first.origin.x,
        bottom: -rise + span.typeface.descent * span.fontSize
      )
      let place = transform.after(.translation(first.origin.x, first.origin.y))
        .after(first.rotation == 0 ? .identity : .rotation(degrees: first.rotation))
      boxes.append(
        TextBox(
          span: first.span,
          area: Parallelogram(box, place),
          fontSize: span.fontSize * transform.meanScale,
          isWidthEstimated: span.textLength == nil || end - index == 1
        )
      )
      index = end
    }
    return boxes
  }
}
