/// How long a text may be that a screen reader says at one go.
package enum SpeechLimit {
  /// Bytes: some five minutes, of which nobody keeps the beginning in mind.
  ///
  /// Rules compare what is heard word by word, so that a hundred thousand would take minutes.
  package static let longest = 4096

  /// The missing fact where something is longer.
  package static func tooLong(_ noun: String) -> String {
    "what \(noun) says, which is longer than \(longest) bytes"
  }

  /// The missing fact where something says what nobody wrote.
  package static func unwritten(_ noun: String) -> String { "what the \(noun) says" }
}
