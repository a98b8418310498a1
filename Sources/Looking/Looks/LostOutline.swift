internal import A11yModel

/// An outline in the colours of what lies behind it.
///
/// Where others that look the same lie on something else, as bars on the lines of a grid, it tells
/// nothing there either.
struct LostOutline: Hashable, Sendable {
  /// What shape it goes around.
  var content: String
  var tones: Set<Color>

  /// Whether a cue is the same outline where it can be seen.
  func isSeen(as seen: SeenCue) -> Bool {
    seen.cue.kind == .outline && seen.cue.content == content
      && seen.coats.allSatisfy { Set($0.tones) == tones }
  }
}
