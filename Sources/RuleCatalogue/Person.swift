/// Whom a failure shuts out, by how they get what others see.
public enum Person: String, Hashable, Sendable, CaseIterable {
  /// Listens to a screen reader, or reads it in braille.
  case listening
  /// Sees little, or little at a time.
  case lowVision = "low-vision"
  /// Cannot tell some colours apart, or sees none.
  case color = "colour"
  /// Enlarges text.
  case largeText = "large-text"
  /// Operates what is shown by a finger that does not hit small things, by voice or by a switch.
  case touch
  /// Is made dizzy or distracted by what moves.
  case motion
}
