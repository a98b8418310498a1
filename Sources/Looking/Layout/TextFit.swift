package import A11yModel

/// Whether a text has the room that it needs, by an estimate.
package struct TextFit {
  package let answer: Answer

  /// The words that need too much: the longest, or all.
  package let words: String

  /// What they need and have, as a multiple; the greater, the worse.
  package let excess: Double

  /// Points.
  package let needed: Double
  package let available: Double
  package let side: Side

  /// On how many lines all of it must go, or of what lacks height how many it needs; nil where any
  /// number will do.
  package let lines: Int?

  package enum Answer {
    case fits
    /// Need and room are too close for an estimate, or some of the room is not known.
    case open(missing: String)
    case exceeds
  }

  package enum Side: String {
    case width
    case height
  }

  /// - Parameters:
  ///   - text: what is shown.
  ///   - enlarged: how it is set.
  ///   - room: what it has.
  ///   - measure: how wide characters are.
  ///   - tolerance: how much more or less than estimated it may need, as a part of the room.
  package init(
    _ text: String,
    _ enlarged: EnlargedText,
    in room: TextRoom,
    _ measure: TextMeasure,
    tolerance: Double
  ) {
    let pieces = measure.pieces(of: text, size: enlarged.size)
    // What is cut off where it ends has one line, unless its author says how many.
    let stated = room.lines ?? (room.overflow == .truncate && room.maxHeight == nil ? 1 : nil)
    func lines(_ share: Double) -> Int? {
      let high = room.maxHeight.map { Self.count($0 * share / enlarged.lineHeight) }
      return [stated, high].compactMap(\.self).min()
    }
    let (most, least) = (lines(1 + tolerance), lines(1 - tolerance))
    let likely = lines(1).map { max(1, $0) }
    guard most != 0 else {
      answer = .exceeds
      (words, side, self.lines) = (text, .height, 1)
      (needed, available) = (enlarged.lineHeight, room.maxHeight ?? 0)
      excess = needed / available
      return
    }
    if let tall = Self.doubtOfHeight(
      pieces,
      enlarged,
      in: room,
      (least, lines(1), most),
      tolerance
    ) {
      answer = .open(missing: "how high its lines are")
      (words, side, self.lines) = (text, .height, tall)
      (needed, available) = (Double(tall) * enlarged.lineHeight, room.maxHeight ?? 0)
      excess = needed / available
      return
    }
    self.lines = likely.flatMap { $0 < pieces.count ? $0 : nil }
    words = self.lines == nil ? pieces.longest?.text ?? text : text
    needed = pieces.width(on: likely)
    guard let width = room.maxWidth else {
      (side, available, excess) = (.width, .infinity, 0)
      answer = likely == nil ? .fits : .open(missing: "the width that it has")
      return
    }
    (side, available, excess) = (.width, width, needed / width)
    if pieces.width(on: most) > width * (1 + tolerance) {
      answer = .exceeds
    } else if least != 0, pieces.width(on: least) < width * (1 - tolerance) {
      answer = .fits
    } else {
      answer = .open(missing: "how wide its letters are")
    }
  }

  /// How many lines it needs where the width leaves no doubt but that of how many there are.
  ///
  /// - Parameters:
  ///   - pieces: the text.
  ///   - enlarged: how it is set.
  ///   - room: what it has.
  ///   - lines: how many lines there are where they are higher than estimated, as estimated, and
  ///     where they are lower.
  ///   - tolerance: how much more or less than estimated it may need.
  /// - Returns: nil where lines of any height that is likely do, or the width is in doubt as well.
  private static func doubtOfHeight(
    _ pieces: [TextMeasure.Piece],
    _ enlarged: EnlargedText,
    in room: TextRoom,
    _ lines: (least: Int?, likely: Int?, most: Int?),
    _ tolerance: Double
  ) -> Int? {
    guard room.maxHeight != nil, let least = lines.least, let likely = lines.likely,
      let most = lines.most
    else { return nil }
    let width = room.maxWidth ?? .infinity
    let few = 1...max(1, min(pieces.count, most))
    guard let needed = few.first(where: { pieces.width(on: $0) <= width * (1 + tolerance) }),
      needed > least
    else { return nil }
    let doesFit = pieces.width(on: max(1, likely)) < width * (1 - tolerance)
    return needed > likely || doesFit ? needed : nil
  }

  /// How many whole lines there are; none of what is no number.
  private static func count(_ lines: Double) -> Int {
    // Lengths that are divided differ in their last digits.
    lines.isFinite ? Int(min(lines + 1e-6, 1e6)) : 0
  }
}

extension TextFit: Comparable {
  package static func == (one: TextFit, other: TextFit) -> Bool {
    one.rank == other.rank && one.excess == other.excess
  }

  /// Whether one is less bad than another.
  package static func < (one: TextFit, other: TextFit) -> Bool {
    (one.rank, one.excess) < (other.rank, other.excess)
  }

  private var rank: Int {
    switch answer {
    case .fits: 0
    case .open: 1
    case .exceeds: 2
    }
  }
}
