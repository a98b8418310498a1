/// What a reader of a report should know besides, in words, and what it is about.
public struct Note: Hashable, Sendable {
  public var place: Place
  public var message: String

  /// What a note is about.
  public enum Place: Hashable, Sendable {
    case location(Location)

    /// A file or a folder as a whole.
    case file(String)

    /// All that is done at one go.
    case run
  }

  public init(_ message: String, on place: Place = .run) {
    self.message = message
    self.place = place
  }

  /// Where it is shown: of a whole file, at its start; nowhere where it is about no file.
  public var location: Location? {
    switch place {
    case .location(let location): location
    case .file(let file): Location(file: file, line: 1, column: 1)
    case .run: nil
    }
  }
}

extension Note: CustomStringConvertible {
  /// Its message behind what it is about.
  public var description: String {
    switch place {
    case .location(let location): "\(location): \(message)"
    case .file(let file): "\(file): \(message)"
    case .run: message
    }
  }
}
