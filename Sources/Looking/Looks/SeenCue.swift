internal import A11yModel
internal import Listening

/// A cue in a look, with the paints that carry it.
struct SeenCue: Hashable, Sendable {
  package var cue: Cue

  /// None where only some show it.
  package var coats: [Coat]

  /// Whether only some show it, or it may be a step's own and not its state's.
  var isDoubtful = false

  /// What is not known of a text or a symbol that nobody names; nil of any other.
  var unwritten: String?
  var measures = Measures()

  /// Whether people learn what it stands for.
  var isExplained = Certainty.yes

  /// Points of size or stroke width and units of weight, by which a cue may differ from itself.
  struct Measures: Hashable, Sendable {
    var width: Double?
    var height: Double?
    var stroke: Double?
    var textSize: Double?
    var textWeight: Double?

    /// What two have in common.
    func common(with other: Measures) -> Measures {
      var common = self
      if width != other.width { common.width = nil }
      if height != other.height { common.height = nil }
      if stroke != other.stroke { common.stroke = nil }
      if textSize != other.textSize { common.textSize = nil }
      if textWeight != other.textWeight { common.textWeight = nil }
      return common
    }
  }

  init(cue: Cue, coats: [Coat]) {
    self.cue = cue
    self.coats = coats
  }

  /// Whether it is surely there and no text that names a series.
  var isDrawn: Bool { !isDoubtful && cue.kind != .label && cue.kind != .axis }

  /// The cue as one that not all show, in no size of its own.
  var doubted: SeenCue {
    var cue = SeenCue(cue: cue, coats: [])
    cue.isDoubtful = true
    return cue
  }

  /// The cue as it is where all show it.
  func merged(with other: SeenCue) -> SeenCue {
    var merged = isDoubtful || other.isDoubtful ? doubted : self
    if !merged.isDoubtful { merged.coats += other.coats }
    merged.measures = measures.common(with: other.measures)
    return merged
  }

  /// What is not known where both show texts, or symbols, and some are not known: they may be those of
  /// the others.
  static func open(_ kind: Cue.Kind, _ one: [SeenCue], _ other: [SeenCue]) -> String? {
    func missing(_ cues: [SeenCue]) -> String? {
      cues.first { $0.unwritten != nil && $0.cue.kind == kind }?.unwritten
    }
    guard let fact = missing(one) ?? missing(other) else { return nil }
    return [one, other].allSatisfy { $0.contains { $0.cue.kind == kind } } ? fact : nil
  }

  /// Whose cue is first in order.
  enum Side {
    case one
    case other
    case both
  }

  /// Of the rest of two sights' cues, whose is next.
  static func first(_ one: [SeenCue], _ left: Int, _ other: [SeenCue], _ right: Int) -> Side {
    guard left < one.count else { return .other }
    guard right < other.count else { return .one }
    if one[left].cue == other[right].cue { return .both }
    return one[left].cue < other[right].cue ? .one : .other
  }

  /// The cues of two sights side by side, in their order; nil where one of them shows none.
  static func pairs(_ one: [SeenCue], _ other: [SeenCue]) -> [(SeenCue?, SeenCue?)] {
    var pairs: [(SeenCue?, SeenCue?)] = []
    pairs.reserveCapacity(max(one.count, other.count))
    var (left, right) = (0, 0)
    while left < one.count || right < other.count {
      switch first(one, left, other, right) {
      case .one: pairs.append((one[left], nil))
      case .other: pairs.append((nil, other[right]))
      case .both: pairs.append((one[left], other[right]))
      }
      let last = pairs[pairs.count - 1]
      if last.0 != nil { left += 1 }
      if last.1 != nil { right += 1 }
    }
    return pairs
  }
}
